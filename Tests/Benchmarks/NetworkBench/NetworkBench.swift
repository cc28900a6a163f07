import Foundation
import NNNetwork

/// Runs NNNetwork's library; `Tests/Benchmarks/run` calls it.
///
/// A task is a function that returns the nanoseconds for one request. To add one, add a line to `tasks`.
@main
enum NetworkBench {
  static let usage = """
    NetworkBench COUNT URL TASK…     print each task's nanoseconds for a request, wall and processor, and its
                                     allocations; URL is the server for the tasks `bare` and `loopback`
    """

  typealias Task = @Sendable (_ count: Int, _ server: URL) async throws -> Void

  static let tasks: [String: Task] = [
    "stub-0": { count, _ in try await Stubbed.ours(count, bytes: 0) },
    "stub-1000": { count, _ in try await Stubbed.ours(count, bytes: 1_000) },
    "stub-100000": { count, _ in try await Stubbed.ours(count, bytes: 100_000) },
    "store-0": { count, _ in try await Stubbed.ours(count, bytes: 0, .store) },
    "monitor-0": { count, _ in try await Stubbed.ours(count, bytes: 0, .monitor) },
    "hand-0": { count, _ in try await Stubbed.byHand(count, bytes: 0) },
    "hand-1000": { count, _ in try await Stubbed.byHand(count, bytes: 1_000) },
    "hand-100000": { count, _ in try await Stubbed.byHand(count, bytes: 100_000) },
    "bare-1": { try await Loopback.bare($0, $1, atOnce: 1) },
    "bare-8": { try await Loopback.bare($0, $1, atOnce: 8) },
    "bare-64": { try await Loopback.bare($0, $1, atOnce: 64) },
    "loopback-1": { try await Loopback.ours($0, $1, atOnce: 1) },
    "loopback-8": { try await Loopback.ours($0, $1, atOnce: 8) },
    "loopback-64": { try await Loopback.ours($0, $1, atOnce: 64) },
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let count = arguments.first.flatMap({ Int($0) }),
      let server = URL(string: arguments[2])
    else { return print(usage) }
    for name in arguments.dropFirst(2) {
      guard let task = tasks[name] else { return print(usage) }
      let allocated = allocationCount()
      let (wall, processor) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
      try await task(count, server)
      let (took, used) = (now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - processor)
      let allocations = (allocationCount() - allocated) / count
      print(name, took / UInt64(count), used / UInt64(count), allocations)
    }
  }

  /// The number of allocations that `Support/allocations.c` has counted; 0 if it is not preloaded.
  private static func allocationCount() -> Int {
    guard let symbol = dlsym(nil, "allocation_count") else { return 0 }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
  }

  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
