import Foundation
import TestSupport
import Testing

private let hasStatm = FileManager.default.fileExists(atPath: "/proc/self/statm")

/// Cancelled requests free their memory, including the session's data about them.
@Suite(
  .enabled(if: hasStatm, "no /proc"),
  .requires(.python(.plain)),
  .timeLimit(.minutes(3))
)
struct MemoryTests {
  /// The number of bytes that one request may leave.
  ///
  /// Foundation itself keeps about 200 bytes of every cancelled request, measured without
  /// NNNetwork. A transport's data about one request, without headers and body, takes 900.
  private static let boundOfARequest = 750

  @Test func manyCancelsReleaseTheirMemory() async throws {
    let server = try #require(TestServer.shared)
    let waves = Places.isLongRun ? 40 : 16
    let storm = try Command.product("cancel-storm").path
    let run = try await Command.run(
      storm,
      [server.home(""), "/slow?seconds=0.05", "3", "\(waves)"],
      // Otherwise each thread keeps some memory for reuse.
      environment: ["MALLOC_ARENA_MAX": "1"]
    )
    #expect(run.status == 0, "\(run.stderr)")
    let storms = run.stdout.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    try #require(storms.count == 3 && storms.allSatisfy { $0.count == 2 })
    let requests = waves * 250
    #expect(storms[2][0] > requests / 2, "too few were cancelled to say anything")
    let growth = storms[2][1] - storms[1][1]
    #expect(growth < requests * Self.boundOfARequest, "\(growth) bytes after \(requests)")
  }
}
