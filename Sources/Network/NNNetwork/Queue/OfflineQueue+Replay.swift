import Foundation

extension OfflineQueue {
  /// Sends the request of a record once, as the client would send an endpoint now.
  func replay(
    _ record: QueueRecord
  ) async -> (result: Result<RawResponse, NetworkError>, verdict: QueueVerdict) {
    let endpoint: Replay<Services>
    let environment: Environment
    do {
      let decoder = QueueRecord.decoder
      let service = try decoder.decode(Services.self, from: Data(record.service.utf8))
      environment = try decoder.decode(Environment.self, from: Data(record.environment.utf8))
      endpoint = Replay(record, service: service)
    } catch {
      let reason = "the app no longer has its service or environment"
      return (.failure(Self.invalid(reason, record)), .dead(.cannotBeSent(reason)))
    }
    var owner = pipeline.owner(of: endpoint)
    if let account { owner.record(record.account, for: account) }
    owner.holdsAnonymous = true
    let result: Result<RawResponse, NetworkError>
    do throws(NetworkError) {
      result = .success(
        try await pipeline.run(
          endpoint,
          at: endpoint.service.url(for: environment),
          method: endpoint.method,
          as: owner,
          decoding: endpoint.responseSerializer
        )
      )
    } catch {
      result = .failure(error)
    }
    let session: QueueVerdict.Session =
      account == nil ? .unknown : record.account == nil ? .nobodys : .accounts
    return (result, QueueVerdict(result, session: session, now: now))
  }

  private static func invalid(_ reason: String, _ record: QueueRecord) -> NetworkError {
    NetworkError(
      .invalidRequest(reason),
      method: HTTPMethod(rawValue: record.method),
      url: ""
    )
  }
}

/// An endpoint made from a record.
private struct Replay<Services: NetworkService>: Endpoint {
  let record: QueueRecord
  let service: Services
  let method: HTTPMethod

  init(_ record: QueueRecord, service: Services) {
    self.record = record
    self.service = service
    method = HTTPMethod(rawValue: record.method)
  }

  var path: String { record.path }
  /// Any value except ``NoParams``, for which the serializer below would not be called.
  var params: Bool { true }
  var idempotency: Idempotency { .key(record.key) }
  var options: RequestOptions { record.options ?? RequestOptions() }
  var timeout: Duration? { record.timeoutSeconds.map { .seconds($0) } }
  var responseSerializer: ResponseSerializer<RawResponse> { ResponseSerializer { $0 } }

  var headers: HTTPHeaders {
    var headers = HTTPHeaders()
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
