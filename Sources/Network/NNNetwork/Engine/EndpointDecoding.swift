/// An endpoint whose response is decoded by another serializer.
struct EndpointDecoding<Source: Endpoint, Response: Sendable>: Endpoint {
  let source: Source
  let responseSerializer: ResponseSerializer<Response>
  var headers: HTTPHeaders
  var decisions: [any ResponseDecision]

  init(_ source: Source, by serializer: ResponseSerializer<Response>) {
    self.source = source
    responseSerializer = serializer
    headers = source.headers
    decisions = source.decisions
  }

  var service: Source.Services { source.service }
  var path: String { source.path }
  var method: HTTPMethod { source.method }
  var params: Source.Params { source.params }
  var serializer: ParamsSerializer { source.serializer }
  var idempotency: Idempotency { source.idempotency }
  var adapters: [any RequestAdapter] { source.adapters }
  var timeout: Duration? { source.timeout }
  var deadline: Duration? { source.deadline }
  var options: RequestOptions { source.options }
  var queuing: QueuePolicy { source.queuing }
  var queueHandler: String { source.queueHandler }
}
