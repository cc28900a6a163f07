import Foundation
import HTTPPeers

/// Sends the requests of a row of the fault table with another client, used as its documentation shows, and
/// prints the outcome as JSON.
@main
struct PeerProbe {
  static func main() async throws {
    let told = try JSONDecoder().decode(Told.self, from: Data(CommandLine.arguments[1].utf8))
    guard let peer = peers[told.transport] else {
      print("peers: \(peers.keys.sorted().joined(separator: ", "))")
      exit(64)
    }
    let client = try peer(told.trusted)
    var outcomes: [String: Int] = [:]
    for _ in 0..<(told.row.times ?? 1) {
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<(told.row.count ?? 1) { group.addTask { await outcome(told, client) } }
        for await outcome in group { outcomes[outcome, default: 0] += 1 }
      }
    }
    let lines = outcomes.sorted { $0.key < $1.key }.map { outcome, count in
      count == 1 ? outcome : "\(count) × \(outcome)"
    }
    let found = Found(outcome: lines.joined(separator: "; "))
    print(String(decoding: try JSONEncoder().encode(found), as: UTF8.self))
  }

  private static func outcome(_ told: Told, _ client: any Peer) async -> String {
    var headers = told.row.headers ?? [:]
    if told.row.token == true { headers["Authorization"] = "Bearer t0ken-s3cret" }
    let request = PeerRequest(
      url: told.home.absoluteString + (told.row.path ?? "/here"),
      method: told.row.method ?? "GET",
      headers: headers,
      body: told.row.body,
      seconds: told.row.timeout ?? 50
    )
    guard let answer = try? await client.send(request) else { return "error" }
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }
}

/// The arguments from `run.py`.
struct Told: Decodable, Sendable {
  let row: Row
  let transport: String
  let home: URL
  let trusted: String

  struct Row: Decodable, Sendable {
    var method: String?
    var path: String?
    var body: String?
    var headers: [String: String]?
    var token: Bool?
    var timeout: Double?
    var count: Int?
    var times: Int?
  }
}

/// The outcome that `run.py` reads.
struct Found: Encodable {
  var outcome: String
  var waits: [Int] = []
}
