import ManifestFindings
import Testing

struct LineMatchesTests {
  /// Swift considers a composed and a decomposed accent equal.
  @Test func linesAreComparedByTheirBytes() {
    #expect(LineMatches(["\u{E9}\n"], ["e\u{301}\n"]).pairs.isEmpty)
  }

  /// Nothing is compared between the equal lines at both ends.
  @Test(.timeLimit(.minutes(1))) func textsInAnotherOrderHaveALimit() {
    let middle = (0..<60_000).map { Substring("line \($0)") }
    let pairs = LineMatches(["a"] + middle + ["b"], ["a"] + middle.reversed() + ["b"]).pairs
    #expect(pairs.map(\.old) == [0, 60_001])
    #expect(pairs.map(\.new) == [0, 60_001])
  }
}
