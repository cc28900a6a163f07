import Foundation
import NNNetwork

/// A process that enqueues and sends, for a test that kills it.
///
/// - `queue-child FOLDER PORT live` prints `started`, then enqueues and sends until it is killed.
/// - `live N MOMENT` kills itself at the Nth operation on the disk.
/// - `drain` sends the remaining requests and exits.
/// - `fill BYTES` enqueues until the log may not grow by more, and continues without the limit.
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
    var disk: any LogDisk = POSIXDisk(folder.appendingPathComponent("queue"))
    if arguments.count == 6, let number = Int(arguments[4]) {
      disk = DeadlyDisk(disk, at: number, moment: arguments[5])
    }
    let configuration = NetworkConfiguration(timeout: .seconds(5))
    let soon = Duration.milliseconds(1) ... .milliseconds(20)
    let queue = try await OfflineQueue<Local>(
      NetworkClient(environment: port, configuration),
      store: FileQueueStore(disk),
      limits: QueueLimits(count: 100_000, refusals: 1_000_000, offline: soon, refused: soon)
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
    case "fill": try await child.fill(Int(arguments[4]) ?? 0)
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

  private func fill(_ bytes: Int) async throws {
    signal(SIGXFSZ, SIG_IGN)
    #if os(Linux)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
    let resource = RLIMIT_FSIZE
    #endif
    let log = folder.appendingPathComponent("queue/queue.log").path
    let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int ?? 0
    var limit = rlimit()
    getrlimit(resource, &limit)
    let unlimited = limit.rlim_cur
    limit.rlim_cur = rlim_t(size + bytes)
    setrlimit(resource, &limit)
    var refusals = 0
    while refusals < 5 {
      do { try await enqueue() } catch let error as QueueError {
        if refusals == 0 { print(error) }
        refusals += 1
      }
    }
    limit.rlim_cur = unlimited
    setrlimit(resource, &limit)
    for _ in 0..<10 { try await enqueue() }
    try await drain()
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

struct Effect: Endpoint {
  typealias Response = NoResponse
  let service = Local()
  let path = "/effects"
  let method = HTTPMethod.post
  let params: String
  let serializer = ParamsSerializer.raw("text/plain")
  let queuing: QueuePolicy

  init(lane: String, number: Int) {
    params = "\(lane) \(number)"
    queuing = .whenOffline(lane: lane)
  }
}

/// The attempted and the confirmed calls, written immediately.
struct Journal {
  private let handle: FileHandle
  private let counter: Counter

  final class Counter { var last = 0 }

  init(_ file: URL) throws {
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let text = try String(contentsOf: file, encoding: .utf8)
    counter = Counter()
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
