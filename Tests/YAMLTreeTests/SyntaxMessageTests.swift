import ManifestFindings
import Testing
import YAMLTree

/// The texts are not YAML, so there is no tree; each has one error at its place.
struct SyntaxMessageTests {
  @Test(arguments: [
    ("x: { a: 1 } b\n", "b", "unexpected text after a value"),
    ("x: @\n", "@", "`@` cannot start a key or a value"),
    ("é:\n  b:\n    %c\n", "%", "`%` cannot start a key or a value"),
    ("a:\n\tb: c\n", "\t", "a tab cannot start a key or a value"),
    ("é: 'b': c\n", ":", "unexpected `:`"),
    ("a:\n  b: 1\n   c: 2\n", ":", "unexpected `:`"),
    ("é:\n    b: 1\n  c: 2\n", "c", "this line is not aligned with the lines above"),
    ("- a\nb: c\n", "b", "this line is not aligned with the lines above"),
    ("a: b\nfoo\nc: d\n", "f", "expected `key: value`"),
    ("a: [1, 2\nb: 3\n", ":", "`[` is not closed before this"),
    ("a: { b: 1\n", "", "`{` is not closed before this"),
    ("a: \"b\n", "\"", "quote is not closed on its line"),
    ("a: 'b\nc: d\n", "'", "quote is not closed on its line"),
    ("a: \"\\q\"\n", "\\", "invalid escape sequence"),
    ("a: - b\n", "-", "unexpected `-` before a value"),
    ("%YAML x\n---\na: b\n", "%", "`%` has a special meaning in YAML"),
    ("a: |x\n  b\n", "|", "`|` has a special meaning in YAML"),
    ("a: &\n", "&", "`&` has a special meaning in YAML"),
  ])
  func errorIsWordedForTheAuthor(_ text: String, _ marked: String, _ message: String) {
    let file = SourceFile(path: "countries.yaml", text: text)
    let (tree, findings) = YAMLTree.parse(file)
    #expect(tree == nil)
    #expect(findings.map(\.message) == [message])
    #expect(findings.map { file.text($0.range) } == [marked])
    #expect(findings.allSatisfy { $0.help != nil })
  }

  @Test func textWithABacktickIsNotShownInBackticks() {
    let found = YAMLTree.parse(SourceFile(path: "countries.yaml", text: "a: @b`c\n")).findings
    #expect(found.map(\.help) == ["write `bc`, or quote the value"])
  }
}
