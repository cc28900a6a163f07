/// The properties of an endpoint, read once for a request.
///
/// The engine works on these and is not generic: an app's endpoints are types of another module, for which
/// generic code of this one is not specialized.
struct EndpointValues: Sendable {
  let path: String
  let params: any Encodable & Sendable
  let serializer: ParamsSerializer
  let headers: HTTPHeaders
  let idempotency: Idempotency
  let adapters: [any RequestAdapter]
  let decisions: [any ResponseDecision]
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
