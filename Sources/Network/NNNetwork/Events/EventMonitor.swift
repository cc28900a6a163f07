import Foundation

/// Observes the requests of a client.
public protocol EventMonitor: Sendable {
  /// Receives an event, on any thread; return quickly, because the request waits until the method returns.
  func record(_ event: NetworkEvent)
}

/// Something that happened to a request.
///
/// The texts of an event are redacted (``Redaction``), and computed only when they are read.
public enum NetworkEvent: Sendable {
  /// An attempt begins.
  case sending(RequestSummary)
  /// An attempt ended with a response or an error.
  case received(RequestSummary, Result<RawResponse, TransportError>, took: Duration)
  /// The request succeeded, or failed with the error; every request has one such event.
  case finished(RequestSummary, NetworkError?, took: Duration)
}

/// A request, for monitors.
public struct RequestSummary: Sendable, CustomStringConvertible {
  /// The number of the request within the process, starting at 1; the same in all events of the request.
  public let id: Int
  /// The number of attempts so far.
  public let attempt: Int
  let request: HTTPRequest
  let redaction: Redaction

  /// The method and the URL, redacted, on one line.
  public var description: String {
    "\(request.method.rawValue) \(redaction.url(request.url.absoluteString))".onOneLine
  }

  /// The request as a curl command, redacted and without its body.
  public var curl: String { request.curlCommand(redaction) }
}
