import ManifestFindings
import Testing
import YAMLTree

/// One test per message; the texts are not YAML, so there is no tree.
struct SyntaxMessageTests {
  @Test func otherMistakesNextToBracesAreReportedAsThemselves() {
    expectFindings(
      """
      x: { a: 1 } b
                  ^ syntax-error: unexpected text after a value
                  = quote the whole value, or delete the text
      """
    )
    expectFindings(
      """
      x: |
        y: {a}b
      z: @
         ^ syntax-error: `@` cannot start a key or a value
         = quote the text
      """
    )
  }

  @Test(arguments: [
    ("@", "`@`", "quote the text"), ("`", "a backtick", "quote the text"),
    ("%", "`%`", "quote the text"), ("\t- ", "a tab", "indent with spaces"),
  ])
  func characterThatStartsNoTokenIsNamed(_ sign: String, _ name: String, _ help: String) {
    expectFindings(
      """
      é:
        b:
          \(sign)c
          ^ syntax-error: \(name) cannot start a key or a value
          = \(help)
      """
    )
  }

  @Test func tabInIndentationIsAnError() {
    expectFindings(
      """
      a:
      \tb: c
      ^ syntax-error: a tab cannot start a key or a value
      = indent with spaces
      """
    )
  }

  @Test(arguments: ["a: b: c", "é: 'b': c"])
  func secondColonIsAnError(_ text: String) throws {
    let line = try #require(text.split(separator: "\n").last)
    let colon = try #require(line.lastIndex(of: ":"))
    let indent = String(repeating: " ", count: line.distance(from: line.startIndex, to: colon))
    expectFindings(
      """
      \(text)
      \(indent)^ syntax-error: second `:` on this line
      \(indent)= quote the value
      """
    )
  }

  @Test func lineIndentedTooFarIsAnError() {
    expectFindings(
      """
      a:
        b: 1
        ~ the line above begins here
         c: 2
         ^ wrong-indentation: this line is not aligned with the lines above
         = fix the indentation
      """
    )
  }

  @Test func lineBetweenTwoLevelsIsShownWithTheLineAbove() {
    expectFindings(
      """
      é:
          b: 1
          ~ the line above begins here
        c: 2
        ^ wrong-indentation: this line is not aligned with the lines above
        = fix the indentation
      """
    )
  }

  @Test(arguments: ["", "  # c", "# c\n\n    # d"])
  func lineAboveHasText(_ between: String) {
    expectFindings(
      """
      a:
        b: 1
        c: 1
        ~ the line above begins here
      \(between)
         d: 2
         ^ wrong-indentation: this line is not aligned with the lines above
         = fix the indentation
      """
    )
  }

  @Test func keyAfterASequenceIsShownWithTheSequence() {
    expectFindings(
      """
      - a
      ~ the line above begins here
      b: c
      ^ wrong-indentation: this line is not aligned with the lines above
      = fix the indentation
      """
    )
  }

  @Test func lineWithoutColonIsAnError() {
    expectFindings(
      """
      a: b
      foo
      ^ syntax-error: expected `key: value`
      = write `foo: ` and a value
      c: d
      """
    )
  }

  @Test func unclosedSequenceIsShownWithItsBracket() {
    expectFindings(
      """
      a: [1, 2
         ^ syntax-error: `[` is never closed
      b: 3
       ~ conflicts with this
         = close it with `]`
      """
    )
  }

  /// The marker can be the open construct, the unexpected text, or a line above both.
  @Test(arguments: [
    "a: \"b\n>>>>>>> c", "a:\n  - b\n>>>>>>> c\nd: e\n", "a: b\n<<<<<<< c\nd: e\n",
    "<<<<<<< c\na: b\n", "# a\n<<<<<<< c\n\na: b\nd: e\n", "<<<<<<< c\n# a\na: b\n=======\n",
  ])
  func mergeConflictIsNamed(_ text: String) {
    let (tree, findings) = YAMLTree.parse(SourceFile(path: "countries.yaml", text: text))
    #expect(tree == nil)
    let marker = text.split(separator: "\n").first { $0.hasSuffix("c") } ?? ""
    #expect(findings.map(\.message) == ["unresolved merge conflict: `\(marker)`"])
  }

  @Test func unclosedMappingIsShownWithItsBrace() {
    expectFindings(
      """
      a: { b: 1
         ~ `{` opens here
               > syntax-error: expected `,` or `}` before this
               = write `,` between elements, or quote a value that has a special character
      """
    )
  }
}
