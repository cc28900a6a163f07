import Foundation
public import Logging

/// Observes requests.
public protocol EventMonitor: Sendable {
  /// Called on any thread with an event; it should return quickly because the request waits.
  func record(_ event: NetworkEvent)
}

extension [any EventMonitor] {
  /// Creates the event only if there is a monitor.
  func record(_ event: () -> NetworkEvent) {
    guard !isEmpty else { return }
    let event = event()
    for monitor in self { monitor.record(event) }
  }
}

/// Something that happened to a request.
///
/// It contains no secrets and no bodies. Every request is `started` once and then either `finished` or
/// `failed` once.
public enum NetworkEvent: Sendable {
  /// A request was made.
  case started(RequestSummary)
  /// An attempt is sent.
  case sending(RequestSummary)
  /// An attempt ended with a response or an error.
  case received(Result<ResponseSummary, TransportError>, RequestSummary, took: Duration)
  /// The decision with this name restarts the request, after a wait.
  case restarting(by: String, after: Duration, RequestSummary)
  /// A redirect is followed.
  case redirecting(to: String, RequestSummary)
  /// The request succeeded.
  case finished(RequestSummary, took: Duration)
  /// The request failed.
  case failed(NetworkError, RequestSummary, took: Duration)
}

/// A request as monitors may see it.
public struct RequestSummary: Hashable, Sendable {
  /// The number of the request within the process, from 1; the same in all its events.
  public let id: Int
  /// The number of the attempt, from 1; 0 before the first.
  public let attempt: Int
  /// The method.
  public let method: HTTPMethod
  /// The URL, redacted.
  public let url: String
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body; nil if it is sent from a file.
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

/// A response as monitors may see it.
public struct ResponseSummary: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body in memory.
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

  /// A monitor that writes to the logger.
  ///
  /// The end of a request is logged as `info`, or as `error` if it failed and was not cancelled; attempts
  /// are logged as `debug`, and curl commands as `trace`.
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
