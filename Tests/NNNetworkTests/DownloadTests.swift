import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// A download creates the whole file or none, and an existing file is kept until then.
@Suite(.timeLimit(.minutes(1))) struct DownloadTests {
  private let folder: ScratchFolder
  private var file: URL { folder.url("it.bin") }

  init() throws {
    folder = try ScratchFolder()
    try Data("old".utf8).write(to: folder.url("it.bin"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
  }

  private func download(
    _ answers: [StubAnswer],
    decisions: [any ResponseDecision] = []
  ) async -> NetworkError? {
    let stub = StubTransport()
    for answer in answers { stub.on("any", answer) { _ in true } }
    do throws(NetworkError) {
      try await client(stub, decisions: decisions).download(plain(), to: file)
      return nil
    } catch {
      return error
    }
  }

  private let new = StubAnswer.response(200, body: Data("new".utf8))

  @Test func refusedResponseReplacesNoFile() async throws {
    struct Own: Error {}
    let decisions: [any ResponseDecision] = [
      Decision("refuses") { _, _ in .fail(.rejected(nil)) },
      Decision("throws") { _, _ in throw Own() },
      Decision("cancels") { outcome, _ in
        withUnsafeCurrentTask { $0?.cancel() }
        return .proceed(outcome)
      },
    ]
    for decision in decisions {
      let error = await Task { await download([new], decisions: [decision]) }.value
      #expect(error != nil)
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      #expect(try names() == ["it.bin"])
    }
  }

  @Test func repeatedAttemptLeavesNoFile() async throws {
    let again = Decision("again") { _, _ in .restart(after: .zero) }
    let error = await download([new, .response(500)], decisions: [again])
    #expect(error?.status == 500)
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try names() == ["it.bin"])
    let last = StubAnswer.response(200, body: Data("last".utf8))
    #expect(await download([new, last], decisions: [again]) == nil)
    #expect(try Data(contentsOf: file) == Data("last".utf8))
    #expect(try names() == ["it.bin"])
  }

  @Test func responseOfADecisionIsWrittenToo() async throws {
    let kept = Decision("kept") { _, _ in
      .proceed(.success(RawResponse(status: 200, body: Data("kept".utf8))))
    }
    #expect(await download([.failure(.notConnected)], decisions: [kept]) == nil)
    #expect(try Data(contentsOf: file) == Data("kept".utf8))
  }

  @Test func badStatusWritesNoFile() async throws {
    let error = await download([.response(404, body: Data("no".utf8))], decisions: [])
    #expect(error?.status == 404)
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  @Test func unwritablePathIsAFileError() async throws {
    let folderInTheWay = folder.url("taken")
    try FileManager.default.createDirectory(
      at: folderInTheWay.appendingPathComponent("full"),
      withIntermediateDirectories: true
    )
    for place in [folder.url("missing/it.bin"), folderInTheWay] {
      let stub = StubTransport()
      stub.on("any", new) { _ in true }
      let error = await #expect(throws: NetworkError.self) {
        try await client(stub).download(plain(), to: place)
      }
      guard case .transport(let cause)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(cause.kind == .file)
    }
    #expect(try names().sorted() == ["it.bin", "taken"])
  }

  @Test(.requires(.python(.plain)))
  func nameOfAnyLengthAndMissingFolder() async throws {
    let server = try #require(TestServer.shared)
    let network = NetworkClient(environment: FixedEnvironment())
    let request = Request<FixedService, NoParams, Data>(
      service: server.home,
      path: "/bytes?count=10",
      params: NoParams()
    )
    let long = folder.url(String(repeating: "n", count: 255))
    try await network.download(request, to: long)
    #expect(try Data(contentsOf: long).count == 10)
    let error = await #expect(throws: NetworkError.self) {
      try await network.download(request, to: folder.url("missing/it.bin"))
    }
    guard case .transport(let cause)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.kind == .file)
    #expect(try names().count == 2)
  }
}
