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
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws -> Int {
    var request = Request<FixedService, NoParams, Int>(
      service: server.home,
      path: "/size",
      params: NoParams()
    )
    request.method = .post
    request.timeout = timeout
    request.adapters = [Adapter { [file] request, _ in request.body = .file(file) }]
    return try await NetworkClient(environment: FixedEnvironment()).send(
      request,
      onProgress: onProgress
    )
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
      #expect(try await upload() == count)
    }
  }

  /// It must neither hang nor count as complete, because the length was sent before.
  @Test func fileThatShrinksDuringTheUploadIsAnError() async throws {
    try Data(repeating: 65, count: 30_000_000).write(to: file)
    let error = await #expect(throws: NetworkError.self) {
      try await upload(within: .seconds(3)) { [file] progress in
        if progress.direction == .upload { truncate(file.path, 1_000_000) }
      }
    }
    guard case .transport? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
