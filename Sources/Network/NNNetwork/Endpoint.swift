/// A request as a type: declare one struct for each operation of a server.
///
/// Group endpoints in a namespace, one per file, and declare only the properties that differ from the defaults:
///
/// ```swift
/// extension RouteAPI {
///   struct GetRouteList: Endpoint {
///     typealias Response = KMBResponse<[Route]>
///     let service = Service.kmb
///     let path = "/v1/transport/kmb/route/"
///   }
/// }
/// ```
public protocol Endpoint<Response>: Sendable {
  /// The services of the app; usually inferred from ``service``.
  ///
  /// This type is not called `Service` because, inside an endpoint, that name refers to the app's own type.
  associatedtype Services: NetworkService
  /// The parameters, sent in the query or the body.
  associatedtype Params: Encodable & Sendable = NoParams
  /// The value that the caller receives.
  associatedtype Response: Sendable

  /// The service that receives the request.
  var service: Services { get }

  /// The path below the service's URL; it may contain a fixed query.
  ///
  /// Characters not allowed in a URL are percent-encoded; existing percent-encoding is kept.
  ///
  /// Encode values that are known only at run time with `String`'s `pathSegment`.
  var path: String { get }

  /// The method used by `send`, by default `GET`; the client's `get` and `post` ignore this property.
  var method: HTTPMethod { get }

  /// The parameters.
  var params: Params { get }

  /// Encodes the parameters into the query or the body; by default into the query.
  var serializer: ParamsSerializer { get }

  /// Headers of this request only; they override the client's.
  var headers: HTTPHeaders { get }

  /// How the response is decoded; by default as JSON if ``Response`` is `Decodable` and not `Data`, `String` or
  /// ``NoResponse``.
  var responseSerializer: ResponseSerializer<Response> { get }

  /// Whether the request may be sent twice; by default the method decides.
  var idempotency: Idempotency { get }

  /// Adapters of this request only; they run after the client's.
  var adapters: [any RequestAdapter] { get }

  /// Decisions of this request only; they are asked before the client's.
  ///
  /// There is one exception: this list's status check, and the decisions after it, are asked just before the client's
  /// status check. So the client's redirects and retries are asked before this list's status check.
  var decisions: [any ResponseDecision] { get }

  /// The maximum time without progress in an attempt; nil to use the client's.
  var timeout: Duration? { get }

  /// The maximum time for all attempts and the waits between them; nil to use the client's, which doesn't apply to
  /// transfers (``NetworkConfiguration/deadline``).
  var deadline: Duration? { get }

  /// Which networks and caches the request may use; by default all.
  var options: RequestOptions { get }

  /// Whether the request waits in an ``OfflineQueue`` until it can be sent; by default it doesn't.
  var queuing: QueuePolicy { get }
}

extension Endpoint {
  /// `GET` by default.
  public var method: HTTPMethod { .get }
  /// Encodes the parameters into the query by default.
  public var serializer: ParamsSerializer { .url }
  /// No headers by default.
  public var headers: HTTPHeaders { [:] }
  /// By default the method decides.
  public var idempotency: Idempotency { .byMethod }
  /// No adapters by default.
  public var adapters: [any RequestAdapter] { [] }
  /// No decisions by default.
  public var decisions: [any ResponseDecision] { [] }
  /// The client's timeout by default.
  public var timeout: Duration? { nil }
  /// The client's deadline by default.
  public var deadline: Duration? { nil }
  /// All networks and caches by default.
  public var options: RequestOptions { RequestOptions() }
  /// By default the request is not queued: it is sent now or fails.
  public var queuing: QueuePolicy { .never }
}

extension Endpoint where Params == NoParams {
  /// No parameters by default.
  public var params: NoParams { NoParams() }
}

extension Endpoint where Response: Decodable {
  /// By default decodes JSON; `Data` is the unchanged body, `String` is the text in the charset of `Content-Type`, and
  /// for ``NoResponse`` the body is ignored.
  public var responseSerializer: ResponseSerializer<Response> { .standard }
}

/// The type of ``Endpoint/params`` for a request without parameters.
public struct NoParams: Encodable, Hashable, Sendable {
  /// Creates the only value.
  public init() {}
}

/// The response of a request whose response body is ignored.
public struct NoResponse: Decodable, Hashable, Sendable {
  /// Creates the only value.
  public init() {}
}

/// Whether a server may receive a request twice without harm.
///
/// A request that must not be sent twice is never retried, because after a lost connection the client cannot know
/// whether the server has processed the request (RFC 9110, section 9.2.2).
public enum Idempotency: Hashable, Sendable {
  /// The method decides: `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS` and `TRACE` may be sent again.
  case byMethod
  /// The request may be sent again although its method isn't idempotent; for example, a search sent with `POST`.
  case idempotent
  /// The server discards duplicates by this key, which every attempt sends as `Idempotency-Key`.
  case key(String)
  /// The request must not be sent again although its method is idempotent.
  case unsafe

  /// Whether a request with that method may be sent again.
  public func allowsReplay(of method: HTTPMethod) -> Bool {
    switch self {
    case .byMethod: method.isIdempotent
    case .idempotent, .key: true
    case .unsafe: false
    }
  }
}

/// The properties of an endpoint, read once per request.
///
/// With these values the engine needs no generics. Generic code of this module would not be specialized for an app's
/// endpoints, because endpoints are types of another module.
struct EndpointValues: Sendable {
  let path: String
  let params: any Encodable & Sendable
  let serializer: ParamsSerializer
  let headers: HTTPHeaders
  let idempotency: Idempotency
  let adapters: [any RequestAdapter]
  var decisions: [any ResponseDecision]
  let timeout: Duration?
  let deadline: Duration?
  let options: RequestOptions

  init(_ endpoint: some Endpoint) {
    path = endpoint.path
    params = endpoint.params
    serializer = endpoint.serializer
    headers = endpoint.headers
    idempotency = endpoint.idempotency
    adapters = endpoint.adapters
    decisions = endpoint.decisions
    timeout = endpoint.timeout
    deadline = endpoint.deadline
    options = endpoint.options
  }
}
