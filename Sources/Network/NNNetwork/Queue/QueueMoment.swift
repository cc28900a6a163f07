import Foundation

/// A moment by two clocks: the wall clock, which can be set, and the time since the system has booted.
struct QueueMoment: Codable, Sendable {
  /// By the wall clock.
  var date: Date
  /// Identifies the boot; nil if the system doesn't say.
  var boot: String?
  /// Milliseconds since that boot, sleep included.
  var uptime: Int64
}
