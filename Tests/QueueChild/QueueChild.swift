import Foundation
import NNNetwork
import NNNetworkQueue

/// A process that enqueues and sends, for a test that kills it.
///
/// - `queue-child FOLDER PORT live` prints `started`, then enqueues and sends until it is killed.
/// - `live N` kills itself before the Nth operation on the disk.
/// - `drain` sends the remaining requests and exits.
///
/// `FOLDER/journal` gets a line `try LANE NUMBER` before each call, and `ok LANE NUMBER` after a
/// confirmed one.
@main
struct QueueChild {
  let folder: URL
  let queue: OfflineQueue<Local>
  let journal: Journal

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let port = Int(arguments[2]) else { exit(64) }
    let folder = URL(fileURLWithPath: arguments[1])
    let fatal = arguments.count == 5 ? Int(arguments[4]) : nil
    let count = Counter()
    let store = try RequestFolder(folder.appendingPathComponent("queue")) { _ in
      if count.next() == fatal {
        kill(getpid(), SIGKILL)
        while true { pause() }
      }
    }
    let configuration = NetworkConfiguration(timeout: .seconds(5))
    let soon = Duration.milliseconds(1) ... .milliseconds(20)
    var limits = QueueLimits(count: 100_000)
    (limits.offline, limits.refused) = (soon, soon)
    let queue = try OfflineQueue<Local>(
      NetworkClient(environment: port, configuration),
      in: store,
      limits: limits
    )
    let child = QueueChild(
      folder: folder,
      queue: queue,
      journal: try Journal(folder.appendingPathComponent("journal"))
    )
    await queue.start()
    switch arguments[3] {
    case "live": try await child.live()
    case "drain": try await child.drain()
    default: exit(64)
    }
  }

  private func live() async throws {
    FileHandle.standardOutput.write(Data("started\n".utf8))
    while true {
      try await enqueue()
      if await queue.pending.count > 20 { try await Task.sleep(for: .milliseconds(5)) }
      if Bool.random() { try await Task.sleep(for: .microseconds(Int.random(in: 0..<3_000))) }
    }
  }

  private func drain() async throws {
    while await !queue.pending.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    await queue.stop()
    print("drained")
  }

  private func enqueue() async throws {
    let lane = ["x", "y", "z"][Int.random(in: 0..<3)]
    let number = try journal.note("try", lane)
    try await queue.enqueue(Effect(lane: lane, number: number))
    try journal.note("ok", lane, number)
  }
}

struct Local: NetworkService, Codable {
  func url(for port: Int) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)") else {
      preconditionFailure("a number is a port")
    }
    return url
  }
}

struct Effect: QueuedEndpoint {
  typealias Response = NoResponse
  let service = Local()
  let path = "/effects"
  let method = HTTPMethod.post
  let params: String
  let serializer = ParamsSerializer.raw("text/plain")
  let queuing: QueuePolicy

  init(lane: String, number: Int) {
    params = "\(lane) \(number)"
    queuing = QueuePolicy(lane: lane, handler: "effect", attempts: 1_000_000)
  }
}

/// Counts the operations on the disk.
final class Counter: Sendable {
  private let last = Locked(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// The attempted and the confirmed calls, written immediately.
struct Journal {
  private let handle: FileHandle
  private let counter: Last

  final class Last { var last = 0 }

  init(_ file: URL) throws {
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let text = try String(contentsOf: file, encoding: .utf8)
    counter = Last()
    counter.last =
      text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .compactMap { Int($0) }.max() ?? 0
    handle = try FileHandle(forUpdating: file)
    try handle.seekToEnd()
  }

  @discardableResult
  func note(_ word: String, _ lane: String, _ number: Int? = nil) throws -> Int {
    if number == nil { counter.last += 1 }
    let number = number ?? counter.last
    try handle.write(contentsOf: Data("\(word) \(lane) \(number)\n".utf8))
    return number
  }
}
