import Foundation

/// Lets two clients take turns against one server, and counts the processor's time of this process.
///
///     bench-client ORIGIN BARE OURS BYTES CONCURRENCY REQUESTS ROUNDS
///
/// A round is four turns of so many requests, ABBA, so that a drift of the machine hits both alike. It
/// prints one line per round: the CPU time in nanoseconds of 1,000 requests for each of the two.
@main
struct BenchClient {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 8, let origin = URL(string: words[1]),
      let bare = Clients.all[words[2]], let ours = Clients.all[words[3]],
      let bytes = Int(words[4]), let concurrency = Int(words[5]), let requests = Int(words[6]),
      let rounds = Int(words[7])
    else {
      print("clients: \(Clients.all.keys.sorted().joined(separator: ", "))")
      exit(64)
    }
    let turn = Turn(bytes: bytes, concurrency: concurrency, requests: requests)
    let clients = (bare(origin), ours(origin))
    _ = (try await turn.run(clients.0), try await turn.run(clients.1))
    for _ in 0..<rounds {
      let first = try await turn.run(clients.0)
      let second = try await turn.run(clients.1) + turn.run(clients.1)
      let last = try await turn.run(clients.0)
      let scale = { (time: Int) in time * 1_000 / (2 * turn.requests) }
      print(scale(first + last), scale(second))
    }
  }
}

/// So many requests, so many at a time.
struct Turn {
  let bytes: Int
  let concurrency: Int
  let requests: Int

  /// The nanoseconds of the processor that they take.
  func run(_ client: any Client) async throws -> Int {
    let start = Self.processorTime
    try await withThrowingTaskGroup(of: Void.self) { group in
      for place in 0..<concurrency {
        let share = (requests + place) / concurrency
        group.addTask {
          for _ in 0..<share {
            let count = try await client.get("/\(bytes)")
            guard count == bytes else { throw WrongAnswer(bytes: count) }
          }
        }
      }
      try await group.waitForAll()
    }
    return Self.processorTime - start
  }

  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

struct WrongAnswer: Error { let bytes: Int }
