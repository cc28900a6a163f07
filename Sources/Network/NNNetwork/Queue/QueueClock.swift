import Foundation

/// Measures the age of requests, even if the wall clock is changed.
///
/// If a request was made since the last boot of the system, its age is a difference of uptimes. If the request was made
/// earlier, only the wall clock tells how long the system was off. The wall clock is trusted only after the queue has
/// been open for a minute. Of the ages that the wall clock gave in that time, the smallest is used, so a clock that is
/// wrong for some seconds does no harm.
struct QueueClock: Sendable {
  enum Answer: Equatable {
    case no
    case yes
    /// Yes according to the wall clock, which has to be observed for this much longer before it is trusted.
    case unknown(for: Duration)
  }

  /// The time for which the wall clock is observed before it is trusted.
  static let observation = Duration.seconds(60)

  private let boot: SystemBoot
  private let watch: Stopwatch
  private let wallClock: @Sendable () -> Date
  /// The date of the last boot: the earliest of the dates computed from the wall clock so far.
  private var bootDate: Date

  init(boot: SystemBoot, watch: Stopwatch, wallClock: @escaping @Sendable () -> Date) {
    self.boot = boot
    self.watch = watch
    self.wallClock = wallClock
    bootDate = wallClock().addingTimeInterval(-boot.uptime.seconds)
  }

  private var uptime: Duration { boot.uptime + watch.elapsed }

  /// The current moment by the wall clock and by the uptime.
  var now: QueueMoment {
    QueueMoment(date: wallClock(), boot: boot.id, uptime: uptime.milliseconds)
  }

  /// Whether at least the time `limit` has passed since a moment.
  mutating func hasPassed(_ limit: Duration, since moment: QueueMoment) -> Answer {
    if remaining(of: limit, since: moment) > .zero { return .no }
    // The age of a moment before this boot is at least the uptime.
    if isOfThisBoot(moment) || uptime >= limit { return .yes }
    let rest = Self.observation - watch.elapsed
    return rest > .zero ? .unknown(for: rest) : .yes
  }

  /// The remaining time of a limit that began at a moment; zero or negative if the limit may have passed.
  mutating func remaining(of limit: Duration, since moment: QueueMoment) -> Duration {
    limit - age(of: moment)
  }

  /// The time since a moment; if the moment was before this boot, measured by the wall clock, which may be wrong.
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

/// A moment measured by the wall clock, which can be changed, and by the time since the boot of the system.
struct QueueMoment: Codable, Sendable {
  /// The date by the wall clock.
  var date: Date
  /// Identifies the boot of the system; nil if unknown.
  var boot: String?
  /// The number of milliseconds since that boot, including sleep.
  var uptime: Int64
}

/// A boot of the system and the time since then.
package struct SystemBoot: Sendable {
  /// Identifies the boot; nil if unknown.
  var id: String?
  /// The time since the boot, including sleep.
  var uptime: Duration

  /// The current boot and the time since then.
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
