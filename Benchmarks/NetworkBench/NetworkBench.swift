import Foundation
import NNNetwork

/// Runs NNNetwork's library; `Benchmarks/run` calls it.
///
/// A task is a function that returns nanoseconds for one request; a further one is a line in `tasks`.
@main
enum NetworkBench {
  static let usage = """
    NetworkBench COUNT FOLDER TASK…     print each task's nanoseconds for a request, wall and processor
    """

  typealias Task = @Sendable (_ count: Int, _ folder: URL) async throws -> Void

  static let tasks: [String: Task] = [
    "enqueue-memory": { count, _ in try await Queueing.enqueue(count, in: MemoryQueueStore()) },
    "enqueue-unsynced": { try await Queueing.enqueue($0, in: Queueing.file($1, syncs: false)) },
    "enqueue-synced": { try await Queueing.enqueue($0, in: Queueing.file($1)) },
    "enqueue-synced-64": { try await Queueing.enqueue($0, in: Queueing.file($1), atOnce: 64) },
    "replay": { try await Queueing.replay($0, from: Queueing.file($1, syncs: false)) },
    "bare-sync": { try Queueing.sync($0, $1) },
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let count = arguments.first.flatMap({ Int($0) }) else {
      return print(usage)
    }
    for name in arguments.dropFirst(2) {
      guard let task = tasks[name] else { return print(usage) }
      let folder = URL(fileURLWithPath: arguments[2]).appendingPathComponent(name)
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (wall, processor) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
      try await task(count, folder)
      let (took, used) = (now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - processor)
      print(name, took / UInt64(count), used / UInt64(count))
    }
  }

  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
