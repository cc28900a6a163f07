import ManifestFindings
import TestSupport
import Testing

struct LineMatchesTests {
  @Test func randomTextsHaveALongestCommonList() {
    var generator = SeededGenerator(seed: 2)
    var longest = 0
    for _ in 0..<2_000 {
      let (old, new) = (lines(&generator), lines(&generator))
      let pairs = LineMatches(old, new).pairs
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(pairs.count == commonLength(old, new), "\(old) \(new)")
      longest = max(longest, pairs.count)
    }
    #expect(longest > 5)
  }

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

  private func lines(_ generator: inout SeededGenerator) -> [Substring] {
    (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      ["a", "b", "c", "d"][Int.random(in: 0...3, using: &generator)]
    }
  }

  /// The length of the longest common subsequence, computed with the table of all prefixes.
  private func commonLength(_ old: [Substring], _ new: [Substring]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var next = row
      for (index, other) in new.enumerated() {
        next[index + 1] = line == other ? row[index] + 1 : max(row[index + 1], next[index])
      }
      row = next
    }
    return row.last ?? 0
  }
}
