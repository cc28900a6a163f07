import Foundation
import NNNetwork

/// Runs NNNetwork's library; `Tests/Benchmarks/run` calls it.
///
/// A task is a function that returns the nanoseconds for one request. To add one, add a line to `tasks`.
@main
enum NetworkBench {
  static let usage = """
    NetworkBench COUNT FOLDER TASK…     print each task's nanoseconds for a request, wall and processor, and
                                        its allocations; for the tasks `bare` and `loopback`, FOLDER is a URL
    """

  typealias Task = @Sendable (_ count: Int, _ folder: URL) async throws -> Void

  static let tasks: [String: Task] = [
    "enqueue": { try await Queueing.enqueue($0, in: $1) },
    "replay": { try await Queueing.enqueue($0, in: $1, sends: true) },
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
    "bare-sync": { try Queueing.sync($0, $1) },
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let count = arguments.first.flatMap({ Int($0) }) else {
      return print(usage)
    }
    for name in arguments.dropFirst(2) {
      guard let task = tasks[name] else { return print(usage) }
      let folder = try place(of: name, arguments[2])
      let allocated = allocationCount()
      let (wall, processor) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
      try await task(count, folder)
      let (took, used) = (now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - processor)
      let allocations = (allocationCount() - allocated) / count
      print(name, took / UInt64(count), used / UInt64(count), allocations)
    }
  }

  /// The URL of the server, or an empty folder for the task.
  private static func place(of task: String, _ argument: String) throws -> URL {
    if let url = URL(string: argument), url.scheme == "http" { return url }
    let folder = URL(fileURLWithPath: argument).appendingPathComponent(task)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
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
