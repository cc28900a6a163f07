/// A request that is made where it is sent, without declaring a type.
///
/// An app names its services once, and then writes two type arguments instead of three:
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
  /// The service that receives the request.
  public var service: Service
  /// The path below the service's URL; characters that a URL cannot contain are percent-encoded.
  public var path: String
  /// The method used by `send`; `get` and `post` use their own.
  public var method: HTTPMethod = .get
  /// The parameters.
  public var params: Params
  /// Encodes the parameters into the query or the body.
  public var serializer: ParamsSerializer
  /// Headers of this request only; they override the client's.
  public var headers: HTTPHeaders = [:]
  /// How the response is decoded.
  public var responseSerializer: ResponseSerializer<Response>
  /// Whether the request may be sent twice.
  public var idempotency: Idempotency = .byMethod
  /// Adapters of this request only, run after the client's.
  public var adapters: [any RequestAdapter] = []
  /// Decisions of this request only, asked before the client's.
  public var decisions: [any ResponseDecision] = []
  /// The maximum time without progress in an attempt; nil for the client's.
  public var timeout: Duration?
  /// The maximum time for all attempts and the waits between them; nil for the client's, which doesn't apply to
  /// transfers.
  public var deadline: Duration?
  /// Which networks and caches it may use.
  public var options = RequestOptions()
  /// Whether it waits in an ``OfflineQueue`` until it can be sent.
  public var queuing: QueuePolicy = .never

  /// Whether it waits in an ``OfflineQueue`` until it can be sent, with the default policy.
  public var shouldQueue: Bool {
    get { queuing != .never }
    set { queuing = newValue ? .whenOffline : .never }
  }

  /// A request with a response serializer.
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
  /// A request whose response is JSON, or `Data`, `String` or ``NoResponse``.
  public init(
    service: Service,
    path: String,
    params: Params = NoParams(),
    serializer: ParamsSerializer = .url
  ) {
    self.init(
      service: service,
      path: path,
      params: params,
      serializer: serializer,
      response: .standard
    )
  }
}
