import Foundation

/// Something that happened to a request.
///
/// Nothing in it is secret, and no body is.
///
/// Every request is `started` once and then either `finished` or `failed` once.
public enum NetworkEvent: Sendable {
  /// A request was asked for.
  case started(RequestSummary)
  /// An attempt leaves.
  case sending(RequestSummary)
  /// An attempt came back, or did not.
  case received(Result<ResponseSummary, TransportError>, RequestSummary, took: Duration)
  /// A decision wants another attempt, after a wait.
  case restarting(by: DecisionID, after: Duration, RequestSummary)
  /// A redirect is followed.
  case redirecting(to: String, RequestSummary)
  /// The caller got a value.
  case finished(RequestSummary, took: Duration)
  /// The caller got an error.
  case failed(NetworkError, RequestSummary, took: Duration)
}

/// A request as those who watch may see it.
public struct RequestSummary: Hashable, Sendable {
  /// Tells the request from all others of the process; the same in all its events.
  public let id: RequestID
  /// Which attempt it is, from 1; 0 before the first.
  public let attempt: Int
  /// The method.
  public let method: HTTPMethod
  /// The URL, with its secrets left out.
  public let url: String
  /// The headers, with their secrets left out.
  public let headers: HTTPHeaders
  /// How many bytes the body has; nil if it is sent from a file.
  public let bodyBytes: Int?
  /// The request as a line for a shell, with its secrets and its body left out.
  public let curl: String

  init(id: RequestID, attempt: Int, request: HTTPRequest, redaction: Redaction) {
    self.id = id
    self.attempt = attempt
    method = request.method
    url = redaction.url(request.url.absoluteString)
    headers = redaction.headers(request.headers)
    bodyBytes =
      switch request.body {
      case .none: 0
      case .data(let data): data.count
      case .file: nil
      }
    curl = CURLCommand.text(request, url: url, headers: headers, body: .leftOut)
  }
}

/// An answer as those who watch may see it.
public struct ResponseSummary: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The headers, with their secrets left out.
  public let headers: HTTPHeaders
  /// How many bytes of the body are in memory.
  public let bodyBytes: Int

  init(_ response: RawResponse, redaction: Redaction) {
    status = response.status
    headers = redaction.headers(response.headers)
    bodyBytes = response.body.count
  }
}

/// Watches requests.
public protocol EventMonitor: Sendable {
  /// Takes note of an event, quickly: the request waits. Called on any thread.
  func record(_ event: NetworkEvent)
}

extension [any EventMonitor] {
  /// Makes the event only if somebody watches.
  func record(_ event: () -> NetworkEvent) {
    guard !isEmpty else { return }
    let event = event()
    for monitor in self { monitor.record(event) }
  }
}
