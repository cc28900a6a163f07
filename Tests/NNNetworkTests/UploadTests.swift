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

  /// Copying files into a form must not block Swift's threads.
  ///
  /// The files are named pipes, and reading one waits until it is written: more copies wait at once than Swift has
  /// threads, and this task must still run to end their wait.
  @Test func copyingFilesIntoAFormBlocksNoThread() async throws {
    struct Form: Encodable { let file: FilePart }
    let pipes = (0..<ProcessInfo.processInfo.activeProcessorCount + 2).map {
      folder.url("pipe-\($0)")
    }
    for pipe in pipes { try #require(mkfifo(pipe.path, 0o600) == 0) }
    let stub = StubTransport()
    stub.on("any", times: nil, .response(200)) { _ in true }
    // Ends the wait of the readers if this task cannot, so that the test fails instead of waiting for ever.
    let rescued = Locked(false)
    let isOver = Locked(false)
    let rescue = Thread {
      Thread.sleep(forTimeInterval: 30)
      rescued.withLock { $0 = true }
      while !isOver.withLock({ $0 }) {
        for pipe in pipes { close(open(pipe.path, O_RDWR | O_NONBLOCK)) }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    rescue.start()
    defer { isOver.withLock { $0 = true } }

    let uploads = Task {
      await withTaskGroup(of: Void.self) { group in
        for pipe in pipes {
          let request = Request<FixedService, Form, NoResponse>(
            service: api,
            path: "/x",
            params: Form(file: FilePart(contentsOf: pipe, contentType: "a/b")),
            serializer: .multipart
          )
          group.addTask { _ = try? await client(stub).post(request) }
        }
      }
    }
    var writers: [Int32] = []
    for pipe in pipes {
      var writer = open(pipe.path, O_WRONLY | O_NONBLOCK)
      while writer < 0, !rescued.withLock({ $0 }) {
        try await Task.sleep(for: .milliseconds(1))
        writer = open(pipe.path, O_WRONLY | O_NONBLOCK)
      }
      writers.append(writer)
    }
    #expect(stub.requests.isEmpty)
    for writer in writers { close(writer) }
    await uploads.value
    #expect(stub.requests.count == pipes.count)
    #expect(!rescued.withLock { $0 })
  }
}
