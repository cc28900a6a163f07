import Foundation

/// Measures the age of requests, although the wall clock can be set at any time.
///
/// The age of a request of this boot is a difference of uptimes. For a request of an earlier boot, only the wall clock
/// knows how long the system was off. It is trusted if it is consistent from the opening of the queue for at least a
/// minute, so a clock that is wrong for seconds does no harm.
struct QueueClock: Sendable {
  enum Answer: Equatable {
    case no
    case yes
    /// Yes by the wall clock, which still has to be observed for this time.
    case unknown(for: Duration)
  }

  /// The time for which the wall clock is observed before it is trusted.
  static let observation = Duration.seconds(60)

  private let boot: SystemBoot
  private let watch: Stopwatch
  private let wallClock: @Sendable () -> Date
  /// The time of the boot by the wall clock: the earliest that was observed.
  private var bootDate: Date

  init(boot: SystemBoot, watch: Stopwatch, wallClock: @escaping @Sendable () -> Date) {
    self.boot = boot
    self.watch = watch
    self.wallClock = wallClock
    bootDate = wallClock().addingTimeInterval(-boot.uptime.seconds)
  }

  private var uptime: Duration { boot.uptime + watch.elapsed }

  /// The moment by both clocks.
  var now: QueueMoment {
    QueueMoment(date: wallClock(), boot: boot.id, uptime: uptime.milliseconds)
  }

  /// Whether the limit has passed since a moment.
  mutating func hasPassed(_ limit: Duration, since moment: QueueMoment) -> Answer {
    if remaining(of: limit, since: moment) > .zero { return .no }
    // Everything of an earlier boot is at least as old as this boot.
    if isOfThisBoot(moment) || uptime >= limit { return .yes }
    let rest = Self.observation - watch.elapsed
    return rest > .zero ? .unknown(for: rest) : .yes
  }

  /// The rest of a limit that began at a moment; zero or less if it may be over.
  mutating func remaining(of limit: Duration, since moment: QueueMoment) -> Duration {
    limit - age(of: moment)
  }

  /// The time since a moment; after a restart of the system, by a wall clock that may be wrong.
  mutating func age(of moment: QueueMoment) -> Duration {
    let uptime = uptime
    if isOfThisBoot(moment) { return .milliseconds(uptime.milliseconds - moment.uptime) }
    bootDate = min(bootDate, wallClock().addingTimeInterval(-uptime.seconds))
    let age = bootDate.timeIntervalSince(moment.date) + uptime.seconds
    return max(uptime, .seconds(age))
  }

  private func isOfThisBoot(_ moment: QueueMoment) -> Bool {
    moment.boot == boot.id && moment.boot != nil
  }
}

/// A moment by two clocks: the wall clock, which can be set, and the time since the system has booted.
struct QueueMoment: Codable, Sendable {
  /// By the wall clock.
  var date: Date
  /// Identifies the boot; nil if the system doesn't say.
  var boot: String?
  /// Milliseconds since that boot, sleep included.
  var uptime: Int64
}

/// The current boot of the system.
package struct SystemBoot: Sendable {
  /// Identifies the boot; nil if the system doesn't say.
  var id: String?
  /// The time since the boot, sleep included.
  var uptime: Duration

  /// The current boot, now.
  package static var current: SystemBoot {
    #if canImport(Darwin)
    var size = 0
    sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0)
    var bytes = [UInt8](repeating: 0, count: size)
    sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0)
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    let clock = CLOCK_MONOTONIC_RAW
    #else
    let file = "/proc/sys/kernel/random/boot_id"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let clock = CLOCK_BOOTTIME
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    let id = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return SystemBoot(
      id: id.isEmpty ? nil : id,
      uptime: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    )
  }
}
