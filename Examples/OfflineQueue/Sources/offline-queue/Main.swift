import Foundation
import NNNetwork
import NNNetworkQueue

/// Posts while the server is stopped and restarted, and prints the events of the queue.
@main
enum Main {
  static func main() async throws {
    let server = Server()
    try await server.start()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("offline-queue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }

    print("— the server is there")
    var app = try await App(folder, server.port)
    let answer = try await app.post("Hello")
    await app.wait(for: "answered")
    if let answer { print("  the answer: \(answer.number) “\(answer.text)”") }

    print("— the server goes")
    server.stop()
    try await app.post("Is anybody there?")
    await app.wait(for: "no answer")
    try await app.post("")
    try await app.post("I shall wait.")

    print("— the app ends and is opened again")
    await app.end()
    app = try await App(folder, server.port)
    await app.wait(for: "no answer")

    print("— the server comes back")
    try await server.start()
    await app.queue.wake()
    await app.wait(for: "answered", count: 2)
    for letter in await app.queue.deadLetters {
      print("  dead letter: \(letter.reason)")
      try await app.queue.discard(letter.request)
    }
    await app.end()
    server.stop()
  }
}

/// The objects that live as long as the app runs.
struct App {
  let queue: OfflineQueue<ChatService>
  private var posts = 0
  private let printer = Printer()
  private let watching: Task<Void, Never>

  init(_ folder: URL, _ port: Int) async throws {
    queue = try OfflineQueue(NetworkClient(environment: port), in: folder)
    await queue.handle("post-message", response: .json) {
      (_, result: Result<Message, QueueFailure>) in
      if case .success(let message) = result {
        print("  the server has it: \(message.number) “\(message.text)”")
      }
    }
    let (events, printer) = (queue.events, printer)
    watching = Task {
      for await event in events { await printer.print(event.line) }
    }
    await queue.start()
  }

  /// The response to a message that was sent immediately; nil if it waits in the queue.
  @discardableResult
  mutating func post(_ text: String) async throws -> Message? {
    let outcome = try await queue.send(PostMessage(text))
    posts += 1
    await wait(for: "queued", count: posts)
    if case .answered(let message) = outcome { return message }
    return nil
  }

  func end() async {
    await queue.stop()
    await watching.value
  }

  /// Returns when the given number of events of a kind has been printed.
  func wait(for kind: String, count: Int = 1) async {
    while await printer.count(of: kind) < count { try? await Task.sleep(for: .milliseconds(5)) }
  }
}

actor Printer {
  private var lines: [String] = []

  func print(_ line: String) {
    Swift.print("  \(line)")
    lines.append(line)
  }

  func count(of kind: String) -> Int { lines.count { $0.hasPrefix(kind) } }
}

extension QueueEvent {
  /// The event as one line, without values that differ from run to run.
  var line: String {
    switch self {
    case .queued: "queued"
    case .sending: "sending"
    case .waiting(_, .noAnswer, _): "no answer; the lane waits"
    case .waiting(_, .notNow(let status), _): "not now (\(status ?? 0)); the lane waits"
    case .waiting(_, .sessionExpired, _): "the session has expired; the lane waits"
    case .answered(_, let response): "answered (\(response.status))"
    case .dead(let letter): "given up: \(letter.reason)"
    case .discarded: "discarded"
    case .damaged(let file): "damaged: \(file)"
    case .notStored(_, let error): "not stored: \(error)"
    }
  }
}
