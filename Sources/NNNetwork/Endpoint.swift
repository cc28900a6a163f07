/// A request as a type: one struct for each thing a server can be asked.
///
/// Group endpoints in a namespace, one file each; only what differs from the defaults is written:
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
  /// The services of the app, most often inferred from ``service``.
  ///
  /// Not called `Service`: within an endpoint that name is the app's own type.
  associatedtype Services: NetworkService
  /// What the request says, in its query or body.
  associatedtype Params: Encodable & Sendable = NoParams
  /// What the caller gets.
  associatedtype Response: Sendable

  /// Who is asked.
  var service: Services { get }

  /// The path below the service's URL, percent-encoded already, with a query if one is fixed.
  ///
  /// Put what is not known when the code is written through `pathSegment` of `String`.
  var path: String { get }

  /// The method used by `send`; by default `GET`. `get`, `post` and so on use their own.
  var method: HTTPMethod { get }

  /// What the request says.
  var params: Params { get }

  /// Where and how the parameters are written; by default in the query.
  var serializer: ParamsSerializer { get }

  /// Headers of this request alone; they hold over the client's.
  var headers: HTTPHeaders { get }

  /// How the answer becomes a ``Response``; by default JSON where the type is `Decodable`.
  var responseSerializer: ResponseSerializer<Response> { get }

  /// Whether it may be sent twice; by default as the method says.
  var idempotency: Idempotency { get }

  /// Adapters of this request, run after the client's.
  var adapters: [any RequestAdapter] { get }

  /// Decisions of this request, asked before the client's.
  var decisions: [any ResponseDecision] { get }

  /// How long an attempt may take; nil for the client's.
  var timeout: Duration? { get }

  /// How long all attempts and the waits between them may take; nil for the client's.
  var deadline: Duration? { get }

  /// Whether it waits in an ``OfflineQueue`` until it can be sent; by default it does not.
  var queuing: QueuePolicy { get }

  /// The name under which an ``OfflineQueue`` finds the handler of its answer, where the policy names
  /// none; by default the type's name.
  var queueHandler: String { get }
}

extension Endpoint {
  /// `GET`.
  public var method: HTTPMethod { .get }
  /// In the query.
  public var serializer: ParamsSerializer { .url }
  /// None.
  public var headers: HTTPHeaders { [:] }
  /// As the method says.
  public var idempotency: Idempotency { .byMethod }
  /// None.
  public var adapters: [any RequestAdapter] { [] }
  /// None.
  public var decisions: [any ResponseDecision] { [] }
  /// The client's.
  public var timeout: Duration? { nil }
  /// The client's.
  public var deadline: Duration? { nil }
  /// It is sent now or fails.
  public var queuing: QueuePolicy { .never }
  /// The type's name.
  public var queueHandler: String { "\(Self.self)" }
}

extension Endpoint where Params == NoParams {
  /// None.
  public var params: NoParams { NoParams() }
}

extension Endpoint where Response: Decodable {
  /// JSON.
  public var responseSerializer: ResponseSerializer<Response> { .json }
}

extension Endpoint where Response == String {
  /// Text in the charset that the server names.
  public var responseSerializer: ResponseSerializer<String> { .text }
}

extension Endpoint where Response == NoResponse {
  /// The body is not looked at.
  public var responseSerializer: ResponseSerializer<NoResponse> { .none }
}
