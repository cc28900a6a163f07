import Foundation
import NNNetwork

/// Meets one fault with one transport, and prints the outcome as JSON.
///
/// Each fault gets a new process, because some faults end the process.
@main
struct FaultProbe {
  static func main() async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(CommandLine.arguments[1].utf8))
    let found = told.transport == "bare" ? await BareSession.meet(told) : await meet(told)
    print(String(decoding: try JSONEncoder().encode(found), as: UTF8.self))
  }

  private static func meet(_ told: Told) async -> Found {
    let watcher = Watcher()
    var client = Client(told, transport: URLSessionTransport(), watcher: watcher)
    var outcomes: [String: Int] = [:]
    for _ in 0..<(told.row.times ?? 1) {
      if told.row.releases == true {
        client = Client(told, transport: URLSessionTransport(), watcher: watcher)
      }
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<(told.row.count ?? 1) { group.addTask { [client] in await client.outcome() } }
        for await outcome in group { outcomes[outcome, default: 0] += 1 }
      }
    }
    let lines = outcomes.sorted { $0.key < $1.key }.map { outcome, count in
      count == 1 ? outcome : "\(count) × \(outcome)"
    }
    let told = lines.joined(separator: "; ")
    return Found(outcome: watcher.sawSecret ? "a secret in an event" : told)
  }
}
