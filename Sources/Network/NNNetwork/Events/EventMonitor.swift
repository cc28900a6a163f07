import Foundation
public import Logging

/// Observes the requests of a client.
public protocol EventMonitor: Sendable {
  /// Receives an event, on any thread; return quickly, because the request waits until the method returns.
  func record(_ event: NetworkEvent)
}

extension [any EventMonitor] {
  /// Passes an event to all monitors; the event is created only if there is a monitor.
  func record(_ event: () -> NetworkEvent) {
    guard !isEmpty else { return }
    let event = event()
    for monitor in self { monitor.record(event) }
  }
}

/// Something that happened to a request.
///
/// Events contain no secrets and no bodies. Every request has one `started` event, and later one `finished` or `failed`
/// event.
public enum NetworkEvent: Sendable {
  /// A request was made.
  case started(RequestSummary)
  /// An attempt begins.
  case sending(RequestSummary)
  /// An attempt ended with a response or an error.
  case received(Result<ResponseSummary, TransportError>, RequestSummary, took: Duration)
  /// The decision with this name restarts the request after a wait.
  case restarting(by: String, after: Duration, RequestSummary)
  /// A redirect is followed.
  case redirecting(to: String, RequestSummary)
  /// The request succeeded.
  case finished(RequestSummary, took: Duration)
  /// The request failed.
  case failed(NetworkError, RequestSummary, took: Duration)
}

/// A redacted request, for monitors.
public struct RequestSummary: Hashable, Sendable {
  /// The number of the request within the process, starting at 1; the same in all events of the request.
  public let id: Int
  /// The number of the attempt, starting at 1; 0 before the first attempt.
  public let attempt: Int
  /// The method.
  public let method: HTTPMethod
  /// The URL, redacted.
  public let url: String
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body in bytes; nil if the body is sent from a file.
  public let bodyBytes: Int?
  /// The request as a curl command, redacted and without its body.
  public let curl: String

  init(id: Int, attempt: Int, request: HTTPRequest, redaction: Redaction) {
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

/// A redacted response, for monitors.
public struct ResponseSummary: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body in memory, in bytes; 0 if the body was written to a file or is read as a stream.
  public let bodyBytes: Int
  /// The durations of the parts of the attempt.
  public let metrics: TransferMetrics?

  init(_ response: RawResponse, redaction: Redaction) {
    status = response.status
    headers = redaction.headers(response.headers)
    bodyBytes = response.body.count
    metrics = response.metrics
  }
}

/// Writes events to swift-log, without secrets.
public struct LoggingMonitor: EventMonitor {
  private let logger: Logger

  /// Creates a monitor that writes to the logger.
  ///
  /// The end of a request is logged as `info`, or as `error` if it failed and was not cancelled. Restarts are logged as
  /// `info`, all other events as `debug`, and curl commands as `trace`.
  public init(_ logger: Logger = Logger(label: "NNNetwork")) { self.logger = logger }

  /// Logs the event.
  public func record(_ event: NetworkEvent) {
    switch event {
    case .started(let request): log(.debug, "started", request)
    case .sending(let request):
      log(.debug, "sending", request)
      logger.trace("\(request.curl)", metadata: ["request": "\(request.id)"])
    case .received(.success(let response), let request, let took):
      log(.debug, "received", request, ["status": "\(response.status)", "took": "\(took)"])
    case .received(.failure(let error), let request, let took):
      log(.debug, "no response", request, ["error": "\(error)", "took": "\(took)"])
    case .restarting(let decision, let wait, let request):
      log(.info, "restarting", request, ["decision": "\(decision)", "after": "\(wait)"])
    case .redirecting(let url, let request): log(.debug, "redirected", request, ["to": "\(url)"])
    case .finished(let request, let took): log(.info, "finished", request, ["took": "\(took)"])
    case .failed(let error, let request, let took):
      log(
        error.isCancelled ? .info : .error,
        "failed",
        request,
        ["error": "\(error)", "took": "\(took)"]
      )
    }
  }

  private func log(
    _ level: Logger.Level,
    _ what: Logger.Message,
    _ request: RequestSummary,
    _ more: Logger.Metadata = [:]
  ) {
    var metadata = more
    metadata["request"] = "\(request.id)"
    metadata["attempt"] = "\(request.attempt)"
    metadata["method"] = "\(request.method)"
    metadata["url"] = "\(request.url)"
    logger.log(level: level, what, metadata: metadata)
  }
}
