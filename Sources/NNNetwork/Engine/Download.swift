import Foundation

/// An endpoint whose response body goes to a file; the rest is the source endpoint's.
struct Download<Source: Endpoint>: Endpoint {
  let source: Source
  let file: URL
  let part: URL

  init(_ source: Source, to file: URL, by part: URL) {
    self.source = source
    self.file = file
    self.part = part
  }

  var service: Source.Services { source.service }
  var path: String { source.path }
  var method: HTTPMethod { source.method }
  var params: Source.Params { source.params }
  var serializer: ParamsSerializer { source.serializer }
  var headers: HTTPHeaders { source.headers }
  var responseSerializer: ResponseSerializer<NoResponse> {
    ResponseSerializer { [file, part] response in
      guard response.isSuccess else { throw ResponseFormatError.noFile(status: response.status) }
      // A decision may have replaced the transport's response by one in memory.
      if response.file == nil { try response.body.write(to: part) }
      guard rename((response.file ?? part).path, file.path) == 0 else {
        throw TransportError(.file, detail: "the download cannot be moved to its destination")
      }
      return NoResponse()
    }
  }
  var idempotency: Idempotency { source.idempotency }
  var adapters: [any RequestAdapter] { source.adapters }
  var decisions: [any ResponseDecision] { source.decisions }
  var timeout: Duration? { source.timeout }
  var deadline: Duration? { source.deadline }
  var queuing: QueuePolicy { source.queuing }
}
