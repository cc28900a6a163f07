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

  /// How the response is decoded; by default with ``ResponseSerializer/json`` if ``Response`` is `Decodable`.
  var responseSerializer: ResponseSerializer<Response> { get }

  /// Whether the request may be sent twice; by default the method decides.
  var idempotency: Idempotency { get }

  /// Adapters of this request only; they run after the client's.
  var adapters: [any RequestAdapter] { get }

  /// Decisions of this request only; they are asked before the client's.
  var decisions: [any ResponseDecision] { get }

  /// Settings of this request only, such as a timeout; by default the client's settings apply.
  var options: RequestOptions { get }

  /// Whether the request may wait in a queue until it can be sent; by default it is sent now or fails.
  ///
  /// A client refuses a request that may wait; send it with `OfflineQueue` of NNNetworkQueue.
  var shouldQueue: Bool { get }
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
  /// The client's settings by default.
  public var options: RequestOptions { RequestOptions() }
  /// By default the request is not queued.
  public var shouldQueue: Bool { false }
}

extension Endpoint where Params == NoParams {
  /// No parameters by default.
  public var params: NoParams { NoParams() }
}

extension Endpoint where Response: Decodable {
  /// By default decodes JSON; `Data` is the unchanged body, `String` is its text, and for ``NoResponse`` the body is
  /// ignored.
  public var responseSerializer: ResponseSerializer<Response> { .json }
}

/// The type of ``Endpoint/params`` for a request without parameters.
public struct NoParams: Encodable, Hashable, Sendable {
  /// Creates the only value.
  public init() {}
}

/// The response of a request whose response body is ignored.
public struct NoResponse: Decodable, Hashable, Sendable {}

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
  case notIdempotent

  /// Whether a request with that method may be sent again.
  func allowsReplay(of method: HTTPMethod) -> Bool {
    switch self {
    case .byMethod: method.isIdempotent
    case .idempotent, .key: true
    case .notIdempotent: false
    }
  }
}
