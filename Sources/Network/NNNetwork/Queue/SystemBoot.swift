import Foundation

/// The current boot of the system.
struct SystemBoot: Sendable {
  /// Identifies the boot; nil if the system doesn't say.
  var id: String?
  /// The time since the boot, sleep included.
  var uptime: Duration

  /// The current boot, now.
  static var current: SystemBoot {
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
