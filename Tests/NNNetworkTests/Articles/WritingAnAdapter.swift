import Foundation
import NDNetworkCommitted

// The examples of WritingAnAdapter.md.

private struct CountryAdapter: RequestAdapter {
  let country: @Sendable () -> Country

  func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers["X-Country"] = country().rawValue
  }
}

private func adapt() {
  let configuration = NetworkConfiguration(
    adapters: [
      CountryAdapter { Settings.shared.environment.country },
      .acceptLanguage { Settings.shared.environment.country.languages.map(\.locale) },
      .userAgent(product: "Nextdoor", version: "5.1"),
      Adapter { request, context in
        request.headers["X-Attempt"] = "\(context.attempt + 1)"
      },
    ]
  )
  _ = configuration
}

private struct TraceAdapter: RequestAdapter {
  let traceParent: @Sendable () -> String?

  func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    if let parent = traceParent() { request.headers["traceparent"] = parent }
  }
}

private actor ETagCache: HTTPTransport {
  private let next: any HTTPTransport
  private var copies: [URL: RawResponse] = [:]

  init(_ next: any HTTPTransport) { self.next = next }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    guard request.method == .get, transfer.destination == nil, !transfer.isStreamed else {
      return try await next.send(request, transfer: transfer)
    }
    var request = request
    let copy = copies[request.url]
    if let tag = copy?.headers["ETag"] { request.headers["If-None-Match"] = tag }
    let response = try await next.send(request, transfer: transfer)
    if response.status == 304, let copy { return copy }
    if response.isSuccess, response.headers["ETag"] != nil { copies[request.url] = response }
    return response
  }
}
