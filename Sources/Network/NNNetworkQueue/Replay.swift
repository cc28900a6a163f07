import Foundation
import NNNetwork

extension OfflineQueue {
  /// Sends the request of a record once, as the client would send an endpoint now.
  ///
  /// - Returns: the result, and the URL of the service; nil if the app no longer has the service or environment.
  func replay(
    _ record: QueueRecord
  ) async -> (result: Result<RawResponse, NetworkError>, service: URL?) {
    let method = HTTPMethod(rawValue: record.method)
    let decoder = QueueRecord.decoder
    guard let service = try? decoder.decode(Services.self, from: Data(record.service.utf8)),
      let environment = try? decoder.decode(
        Services.Environment.self,
        from: Data(record.environment.utf8)
      )
    else {
      let reason = "the app no longer has its service or environment"
      return (.failure(NetworkError(.invalidRequest(reason), method: method, url: "")), nil)
    }
    let url = service.url(for: environment)
    do throws(NetworkError) {
      let response = try await client.engine.run(
        Replay(record: record, service: service, method: method),
        at: url,
        method: method,
        isFromQueue: true
      ) { $0 }
      return (.success(response), url)
    } catch {
      return (.failure(error), url)
    }
  }
}

/// An endpoint made from a record.
private struct Replay<Services: NetworkService>: Endpoint {
  let record: QueueRecord
  let service: Services
  let method: HTTPMethod

  var path: String { record.path }
  /// Any value except ``NoParams``, for which the serializer below would not be called.
  var params: Bool { true }
  var idempotency: Idempotency { .key(record.request.idempotencyKey) }
  var responseSerializer: ResponseSerializer<RawResponse> { ResponseSerializer { $0 } }

  var options: RequestOptions {
    var options = RequestOptions()
    options.timeout = record.timeoutSeconds.map { .seconds($0) }
    options.retry = 0
    return options
  }

  var headers: HTTPHeaders {
    var headers: HTTPHeaders = [:]
    for field in record.headers where field.count == 2 { headers.add(field[0], field[1]) }
    return headers
  }

  var serializer: ParamsSerializer {
    ParamsSerializer { [record] _ in
      EncodedParams(
        query: record.query,
        body: record.body.map { .data($0) } ?? .none,
        contentType: record.contentType
      )
    }
  }
}
