import Foundation
import HTTPPeers

/// Lets clients take turns with one server, and measures the CPU time of this process.
///
///     bench-client ORIGIN BYTES CONCURRENCY REQUESTS ROUNDS CLIENT…
///
/// In each round, every client has two turns of REQUESTS requests: the first in the given order, the second in
/// reverse order. If the machine becomes slower or faster, this affects all clients equally. It prints one line
/// per round: the CPU time in nanoseconds of 1,000 requests for each client.
@main
struct BenchClient {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count > 6, let origin = URL(string: words[1]), let bytes = Int(words[2]),
      let concurrency = Int(words[3]), let requests = Int(words[4]), let rounds = Int(words[5])
    else {
      print("clients: URLSession, AsyncHTTPClient, \(peers.keys.sorted().joined(separator: ", "))")
      exit(64)
    }
    let turn = Turn(bytes: bytes, concurrency: concurrency, requests: requests)
    let clients = try words[6...].map { name in
      guard let client = try client(name, for: origin) else { throw UnknownClient(name: name) }
      return client
    }
    for client in clients { _ = try await turn.run(client) }
    for _ in 0..<rounds {
      var times = clients.map { _ in 0 }
      for place in Array(clients.indices) + clients.indices.reversed() {
        times[place] += try await turn.run(clients[place])
      }
      print(times.map { "\($0 * 1_000 / (2 * requests))" }.joined(separator: " "))
    }
  }
}

struct UnknownClient: Error { let name: String }

/// A number of requests, of which some run at the same time.
struct Turn {
  let bytes: Int
  let concurrency: Int
  let requests: Int

  /// The CPU time of the requests in nanoseconds.
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
