import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Bodies from files that change.
@Suite(.requires(.python(.plain)), .timeLimit(.minutes(1)))
struct UploadTests {
  private let server: TestServer
  private let folder: ScratchFolder
  private var file: URL { folder.url("body") }

  init() throws {
    server = try #require(TestServer.shared)
    folder = try ScratchFolder()
  }

  private func upload(
    within timeout: Duration = .seconds(50),
    onProgress: TransferProgress? = nil
  ) async throws -> Int {
    let network = NetworkClient(
      server.home.url(for: FixedEnvironment()),
      NetworkConfiguration(timeout: timeout)
    )
    return try await network.upload(file, to: "/size", as: Int.self, onProgress: onProgress)
  }

  @Test func missingFileIsAFileError() async throws {
    let error = await #expect(throws: NetworkError.self) { try await upload() }
    guard case .transport(let cause)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.kind == .file)
  }

  @Test func emptyAndWholeFilesArrive() async throws {
    for count in [0, 1, 5_000_000] {
      try Data(repeating: 65, count: count).write(to: file)
      let sent = Locked<Int64>(0)
      #expect(try await upload { bytes, _ in sent.withLock { $0 = bytes } } == count)
      #expect(sent.withLock { $0 } == Int64(count))
    }
  }

  /// Copying large files into a form must not block Swift's threads.
  @Test func formWithALargeFileBlocksNoThread() async throws {
    struct Form: Encodable { let file: FilePart }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let part = FilePart(contentsOf: file, contentType: "a/b")
    let request = Request<FixedService, Form, NoResponse>(
      service: api,
      path: "/x",
      params: Form(file: part),
      serializer: .multipart
    )
    // On a busy machine this task may not run at all during an upload, which proves nothing; one try in which it does is
    // enough. If uploads blocked all threads, it would be woken only after one of them, in each try.
    for _ in 0..<20 {
      let stub = StubTransport()
      stub.on("any", times: nil, .response(200)) { _ in true }
      let uploads = Task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { _ = try? await client(stub).post(request) } }
        }
      }
      var wakeUps = 0
      while stub.requests.isEmpty {
        try await Task.sleep(for: .milliseconds(1))
        wakeUps += 1
      }
      await uploads.value
      #expect(stub.requests.count == 4)
      if wakeUps > 2 { return }
    }
    Issue.record("in each of 20 tries, this task had to wait for an upload")
  }
}
