import Foundation
import TestSupport
import Testing

private let hasStatm = FileManager.default.fileExists(atPath: "/proc/self/statm")

/// Cancelled requests give back what they held, also what the session knows of them.
@Suite(
  .enabled(if: hasStatm, "no /proc"),
  .requires(.python(.plain)),
  .timeLimit(.minutes(3))
)
struct MemoryTests {
  /// What one may leave, in bytes.
  ///
  /// Foundation itself keeps some 200 of every cancelled request, measured without NNNetwork; what a
  /// transport knows of one, without headers and body, is 900.
  private static let boundOfARequest = 750

  @Test func manyCancelsReleaseTheirMemory() async throws {
    let server = try #require(TestServer.shared)
    let waves = Places.isLongRun ? 40 : 16
    let storm = try Command.product("cancel-storm").path
    let run = try await Command.run(
      storm,
      [server.home(""), "/slow?seconds=0.05", "3", "\(waves)"],
      // Else each thread keeps some memory that it may need again.
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
