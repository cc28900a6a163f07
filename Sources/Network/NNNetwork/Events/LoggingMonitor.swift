public import Logging

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
