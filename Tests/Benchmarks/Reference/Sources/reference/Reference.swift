import Foundation
import Yams

/// Reads a manifest with Yams.
///
/// `reference compose FILE ROUNDS` prints the median CPU time in nanoseconds.
@main
enum Reference {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (task, path, rounds) = (arguments[1], arguments[2], Int(arguments[3]) ?? 1)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var times: [UInt64] = []
    for _ in 0..<rounds {
      let start = now()
      let text = String(decoding: data, as: UTF8.self)
      guard try Yams.compose(yaml: text) != nil else { fatalError("no document") }
      times.append(now() - start)
    }
    times.sort()
    print(task, times[times.count / 2])
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
