public import Foundation

/// A request made where it is needed, without a type of its own.
///
/// An app names its services once, and then writes two types instead of three:
///
/// ```swift
/// typealias Request<Params: Encodable & Sendable, Response: Sendable> =
///   NNNetwork.Request<NDCountries.Service, Params, Response>
///
/// var request = Request<FindResidenceParams, [Address]>(
///   service: .api, path: "/mobile/v1/addresses", params: .init(postalCode: "00144"))
/// request.headers["Accept"] = "application/vnd.nextdoor/schema/suggested-address.v3+json"
/// let addresses = try await network.get(request)
/// ```
public struct Request<
  Service: NetworkService,
  Params: Encodable & Sendable,
  Response: Sendable
>: Endpoint {
  /// Who is asked.
  public var service: Service
  /// The path below the service's URL, percent-encoded already.
  public var path: String
  /// The method used by `send`; `get`, `post` and so on use their own.
  public var method: HTTPMethod = .get
  /// What the request says.
  public var params: Params
  /// Where and how the parameters are written.
  public var serializer: ParamsSerializer
  /// Headers of this request alone; they hold over the client's.
  public var headers: HTTPHeaders = [:]
  /// How the answer becomes a `Response`.
  public var responseSerializer: ResponseSerializer<Response>
  /// Whether it may be sent twice.
  public var idempotency: Idempotency = .byMethod
  /// Adapters of this request, run after the client's.
  public var adapters: [any RequestAdapter] = []
  /// Decisions of this request, asked before the client's.
  public var decisions: [any ResponseDecision] = []
  /// How long an attempt may take; nil for the client's.
  public var timeout: Duration?
  /// How long all attempts and the waits between them may take; nil for the client's.
  public var deadline: Duration?
  /// Whether it waits in an ``OfflineQueue`` until it can be sent.
  public var queuing: QueuePolicy = .never
  /// The path, without its query.
  public var queueHandler: String { String(path.prefix { $0 != "?" }) }

  /// Whether it waits in an ``OfflineQueue`` until it can be sent, in the way that most do.
  public var shouldQueue: Bool {
    get { queuing != .never }
    set { queuing = newValue ? .whenOffline : .never }
  }

  /// A request whose answer is read in a way of its own.
  public init(
    service: Service,
    path: String,
    params: Params,
    serializer: ParamsSerializer = .url,
    response: ResponseSerializer<Response>
  ) {
    self.service = service
    self.path = path
    self.params = params
    self.serializer = serializer
    self.responseSerializer = response
  }
}

extension Request where Response: Decodable {
  /// A request whose answer is JSON.
  public init(
    service: Service,
    path: String,
    params: Params,
    serializer: ParamsSerializer = .url
  ) {
    self.init(
      service: service,
      path: path,
      params: params,
      serializer: serializer,
      response: .json
    )
  }
}

extension Request where Response == NoResponse {
  /// A request whose answer has no body, or none that matters.
  public init(
    service: Service,
    path: String,
    params: Params,
    serializer: ParamsSerializer = .url
  ) {
    self.init(
      service: service,
      path: path,
      params: params,
      serializer: serializer,
      response: .none
    )
  }
}

extension Request where Response == Data {
  /// A request whose answer is taken as it comes.
  public init(
    service: Service,
    path: String,
    params: Params,
    serializer: ParamsSerializer = .url
  ) {
    self.init(
      service: service,
      path: path,
      params: params,
      serializer: serializer,
      response: .data
    )
  }
}

extension Request where Response == String {
  /// A request whose answer is text.
  public init(
    service: Service,
    path: String,
    params: Params,
    serializer: ParamsSerializer = .url
  ) {
    self.init(
      service: service,
      path: path,
      params: params,
      serializer: serializer,
      response: .text
    )
  }
}

extension Request where Params == NoParams, Response: Decodable {
  /// A request without parameters whose answer is JSON.
  public init(service: Service, path: String) {
    self.init(service: service, path: path, params: NoParams())
  }
}
