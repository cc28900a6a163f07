import TestSupport
import Testing

@Suite(.requires(.program("python3"))) struct TargetGraphTests {
  @Test func drawingInArchitectureIsCurrent() async throws {
    let run = try await Command.run("Scripts/target_graph.py", ["--check"], in: Places.packageRoot)
    #expect(run.status == 0, "\(run.stderr)")
  }
}
