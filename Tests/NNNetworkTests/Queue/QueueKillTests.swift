import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Processes that enqueue and send to a real server, killed at any moment.
///
/// The server supports `Idempotency-Key`. It refuses requests, and loses connections before and
/// after the effect. `ND_KILLS` is the number of kills at random moments; `make kills` sets it.
@Suite(.requires(.python(.plain)), .serialized)
struct QueueKillTests {
  private let scratch: ScratchFolder
  private let server: Served

  init() throws {
    scratch = try ScratchFolder()
    server = try Served("server.py", by: Python.installed.first)
  }

  /// A running child process, and its output.
  private func child(
    _ arguments: String...
  ) throws -> (process: Process, output: FileHandle, end: Task<Void, Never>) {
    let process = Process()
    process.executableURL = try Command.product("queue-child")
    process.arguments = [scratch.url.path, server.words[0]] + arguments
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    let end = Task { for await _ in stream {} }
    return (process, output.fileHandleForReading, end)
  }

  /// Compares the journal and the server at the end.
  private func check(_ what: String) async throws {
    let drain = try await Command.run(
      Command.product("queue-child").path,
      [scratch.url.path, server.words[0], "drain"]
    )
    #expect(drain.stdout == "drained\n", "\(drain.stderr)")
    let home = FixedService(url("http://127.0.0.1:\(server.words[0])"))
    let list = Request<FixedService, NoParams, String>(
      service: home,
      path: "/effects",
      params: NoParams()
    )
    let network = NetworkClient(environment: FixedEnvironment(), transport: URLSessionTransport())
    let effects = try await network.get(list).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let journal = try scratch.text("journal").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let tried = Set(journal.filter { $0[0] == "try" }.compactMap { Int($0[2]) })
    let confirmed = Set(journal.filter { $0[0] == "ok" }.compactMap { Int($0[2]) })
    let done = effects.compactMap { Int($0[1]) }
    let lost = confirmed.subtracting(done)
    var reordered = 0
    for lane in ["x", "y", "z"] {
      let numbers = effects.filter { $0[0] == lane }.compactMap { Int($0[1]) }
      reordered += zip(numbers, numbers.dropFirst()).count { $0 > $1 }
    }
    print(
      "queue, \(what): \(confirmed.count) confirmed, \(done.count) effects,",
      "\(lost.count) lost, \(done.count - Set(done).count) doubled, \(reordered) reordered"
    )
    #expect(lost.isEmpty)
    #expect(Set(done).count == done.count)
    #expect(reordered == 0)
    #expect(tried.isSuperset(of: done))
    #expect(!confirmed.isEmpty)
  }

  @Test func killedAtRandomMoments() async throws {
    let kills = ProcessInfo.processInfo.environment["ND_KILLS"].flatMap { Int($0) } ?? 20
    // The seed depends on the number of kills, so that another run kills at other moments.
    var random = SeededGenerator(seed: UInt64(kills))
    for number in 0..<kills {
      let (process, output, end) = try child("live")
      // On a slow machine, one in four is killed while it starts.
      if !number.isMultiple(of: 4) { _ = output.availableData }
      try await Task.sleep(for: .microseconds(Int.random(in: 20_000...150_000, using: &random)))
      kill(process.processIdentifier, SIGKILL)
      await end.value
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGKILL, "it crashed")
    }
    try await check("\(kills) kills at random")
  }

  @Test func killedAtEveryOperationOnTheDisk() async throws {
    let operations = Places.isLongRun ? 120 : 18
    for number in 1...operations {
      let (process, _, end) = try child("live", "\(number)")
      await end.value
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGKILL, "it crashed")
    }
    try await check("\(operations) kills at operations on the disk")
  }
}
