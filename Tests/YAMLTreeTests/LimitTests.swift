import ManifestFindings
import Testing
import YAMLTree

/// Limits of depth and number of nodes: a larger manifest costs no more than one at the limit.
struct LimitTests {
  @Test func depth64IsReadAndDepth65IsNot() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(64)).tree != nil)
    let (tree, findings) = parse(nested(65))
    #expect(tree == nil)
    #expect(findings.map(summary) == ["64..<65 too-deep: more than 64 levels of nesting"])
  }

  @Test func blockDepthCountsToo() {
    let text = (0..<65).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let (tree, findings) = parse(text)
    #expect(tree == nil)
    #expect(findings.map(\.id) == ["too-deep"])
    #expect(findings.map { $0.range.start } == [UInt32(text.utf8.count - 3)])
  }

  @Test func defaultLimits() {
    func ids(_ text: String) -> [RuleID] { parse(text).findings.map(\.id) }
    #expect(ids("#" + String(repeating: "a", count: (2 << 20) - 1)) == [])
    #expect(ids("#" + String(repeating: "a", count: 2 << 20)) == ["too-large"])
    #expect(ids("- " + String(repeating: "a", count: 1 << 16)) == [])
    #expect(ids("- " + String(repeating: "a", count: 1 << 16 | 1)) == ["too-large"])
    #expect(ids("[" + String(repeating: "a,", count: 199_999) + "]") == [])
    #expect(ids("[" + String(repeating: "a,", count: 200_000) + "]") == ["too-large"])
  }

  @Test func longScalarIsMarkedAtItsFirstCharacter() {
    var limits = Limits()
    limits.scalar = 3
    #expect(expectFindings("a: abc\nb: abc\n", limits: limits) != nil)
    expectFindings(
      """
      a: abc
      b: abcd
         ^ too-large: scalar has 4 bytes; the limit is 3
      """,
      limits: limits
    )
  }

  @Test func oneNodeBeyondTheLimitEndsParsing() {
    var limits = Limits()
    limits.nodes = 5
    #expect(expectFindings("a: 1\nb: 2\n", limits: limits) != nil)
    let tree = expectFindings(
      """
      a: 1
      b: 2
      c: 3
      ^ too-large: manifest has more than 5 YAML nodes, the limit
      """,
      limits: limits
    )
    #expect(tree == nil)
    expectFindings(
      """
      a: 1
      b:
        - c
        - [d]
          ^ too-large: manifest has more than 6 YAML nodes, the limit
      """,
      limits: {
        var limits = limits; limits.nodes = 6; return limits
      }()
    )
  }

  private func parse(_ text: String) -> (tree: YAMLTree?, findings: [Finding]) {
    YAMLTree.parse(SourceFile(path: "countries.yaml", text: text))
  }
}
