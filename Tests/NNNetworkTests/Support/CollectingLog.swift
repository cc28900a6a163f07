import Logging

@testable import NNNetwork

/// A log in memory with everything that a handler gets.
final class CollectingLog: Sendable {
  private let lines = Locked<[String]>([])

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  static func make() -> (CollectingLog, Logger) {
    let log = CollectingLog()
    var logger = Logger(label: "test") { _ in Handler(log: log) }
    logger.logLevel = .trace
    return (log, logger)
  }

  private struct Handler: LogHandler {
    let log: CollectingLog
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let more = event.metadata ?? [:]
      log.lines.withLock { $0.append("\(event.level) \(event.message) \(more)") }
    }
  }
}
