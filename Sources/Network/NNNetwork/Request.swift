/// A request created where it is sent, without declaring an endpoint type.
///
/// Declare a type alias that fixes your services, so that a request has two type arguments instead of three:
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
  /// The path below the service's URL; characters not allowed in a URL are percent-encoded.
  public var path: String
  /// The method used by `send`; the client's `get` and `post` ignore this property.
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
  /// Adapters of this request only; they run after the client's.
  public var adapters: [any RequestAdapter] = []
  /// Decisions of this request only; they are asked before the client's.
  public var decisions: [any ResponseDecision] = []
  /// Settings of this request only.
  public var options = RequestOptions()
  /// Whether the request may wait in a queue; a client refuses it then, and `OfflineQueue` accepts it.
  public var shouldQueue = false

  /// Creates a request with a response serializer.
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
  /// Creates a request whose response is decoded as JSON, or is `Data`, a `String` or ``NoResponse``.
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
      response: .json
    )
  }
}
