import Foundation

extension Call {
  /// The request of the next attempt, built from scratch by all adapters.
  mutating func draft() async throws(NetworkError) -> HTTPRequest {
    try checkCancellation()
    let plain = try plainRequest()
    context.sent = plain
    var request = plain
    for adapter in pipeline.adapters { try await apply(adapter, to: &request) }
    request.headers.set(endpoint.headers)
    if pipeline.takesStepsOfEndpoints {
      for adapter in endpoint.adapters { try await apply(adapter, to: &request) }
    }
    if let redirect {
      request.method = redirect.method
      if !redirect.keepsBody { request.dropBody() }
    }
    if let point = transfer.resume?.point {
      request.headers["Range"] = "bytes=\(point.offset)-"
      request.headers["If-Range"] = point.validator
    }
    if context.hasLeftService {
      request.url = plain.url
      request.body = plain.body
    }
    let isElsewhere = redirect != nil || request.url != plain.url
    if isElsewhere, !context.isAtService(request.url) {
      configuration.redaction.strip(&request.headers)
      for name in configuration.headersOfOrigin { request.headers[name] = nil }
      for name in request.credential?.fields ?? [] { request.headers[name] = nil }
      request.credentialVersion = nil
      request.credential = nil
    }
    guard !context.owner.isReplaced else { throw failure(.accountChanged) }
    if let account = request.credential?.account {
      guard account == context.credentialAccount ?? account else { throw failure(.accountChanged) }
      context.credentialAccount = account
    }
    if let problem = request.problem ?? (isElsewhere ? request.urlProblem : nil) {
      throw failure(.invalidRequest(problem))
    }
    return request
  }

  /// Method, URL and parameters, before any adapter.
  private mutating func plainRequest() throws(NetworkError) -> HTTPRequest {
    var request = HTTPRequest(method: method, url: context.serviceURL)
    request.idempotency = endpoint.idempotency
    request.options = endpoint.options
    do {
      let content = try self.content ?? endpoint.serializer.encode(endpoint.params)
      self.content = content
      if let redirect {
        request.method = redirect.method
        request.url = redirect.url
        if redirect.keepsBody { content.writeBody(to: &request) }
      } else {
        request.url = try ServicePath.url(
          of: endpoint.path,
          query: content.query,
          at: context.serviceURL,
          context.serviceOrigin
        )
        content.writeBody(to: &request)
      }
    } catch {
      throw failure(.invalidRequest(summary(of: error)))
    }
    if case .key(let key) = endpoint.idempotency { request.headers["Idempotency-Key"] = key }
    return request
  }

  /// Errors from outside NNNetwork are named by type only: their texts may contain the parameters.
  private func summary(of error: any Error) -> String {
    switch error {
    case let error as ParamsError: error.description
    case let error as ServicePath.Malformed: error.summary(configuration.redaction)
    case let error as EncodingError: error.locationSummary
    default: "encoding the parameters threw \(type(of: error))"
    }
  }

  private func apply(
    _ adapter: any RequestAdapter,
    to request: inout HTTPRequest
  ) async throws(NetworkError) {
    do {
      try await adapter.adapt(&request, in: context)
    } catch {
      try checkCancellation()
      throw failure(error is AccountChanged ? .accountChanged : .adapter(error))
    }
    try checkCancellation()
  }

  /// An error with everything known so far.
  func failure(_ reason: NetworkError.Reason) -> NetworkError {
    let response = context.lastResponse
    return NetworkError(
      reason: reason,
      method: method,
      url: configuration.redaction.url(context.sent.url.absoluteString),
      attempt: context.attempt,
      status: response?.status,
      headers: configuration.redaction.headers(response?.headers ?? [:]),
      bodyPrefix: response?.prefix
    )
  }

  /// The request as monitors may see it.
  var summary: RequestSummary {
    RequestSummary(
      id: context.id,
      attempt: context.attempt,
      request: context.sent,
      redaction: configuration.redaction
    )
  }
}

extension HTTPRequest {
  /// Removes the body and the headers that describe it.
  fileprivate mutating func dropBody() {
    body = .none
    for field in headers where field.name.lowercased().hasPrefix("content-") {
      headers[field.name] = nil
    }
  }
}
