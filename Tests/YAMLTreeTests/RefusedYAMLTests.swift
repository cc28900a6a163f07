import ManifestDiagnostics
import Testing
import YAMLTree

/// YAML that a manifest may not use: there is a finding, and a tree to go on with.
struct RefusedYAMLTests {
  @Test func anAnchorIsRefusedOnceForAllItsAliases() {
    let tree = expectFindings(
      """
      a: &x 1
         ^ unsupported-yaml: an anchor `x`; a manifest has no anchors and aliases
         = write the value out: a row is read on its own in review
      b: *x
      c: *x
      """
    )
    #expect(tree?.root?.entries.map(\.value.kind) == [.scalar, .refused, .refused])
  }

  @Test func anAliasWithoutAnchorIsRefused() {
    let tree = expectFindings(
      """
      é: *x
         ^^ unsupported-yaml: an alias to `x`, which no anchor names
      *y : 1
      ^^ unsupported-yaml: an alias to `y`, which no anchor names
      b: 2
      """
    )
    #expect(tree?.root?.entries.map(\.key.text) == ["é", "b"])
  }

  @Test func aQuoteMayOpenBelowItsAnchor() {
    expectFindings(
      """
      a: &x
         ^ unsupported-yaml: an anchor `x`; a manifest has no anchors and aliases
         = write the value out: a row is read on its own in review
        "b"
      """
    )
  }

  @Test func aMergeKeyIsRefusedUnlessQuoted() {
    let tree = expectFindings(
      """
      a:
        <<: { b: 1 }
        ^^ unsupported-yaml: a merge key `<<`; a manifest has none
        = write the keys out: a row is read on its own in review
        "<<": 2
        c: <<
      """
    )
    let inner = tree?.root?.entries.map(\.value).first
    #expect(inner?.entries.map(\.key.text) == ["<<", "c"])
  }

  @Test(arguments: [
    ("!!str", "tag:yaml.org,2002:str"), ("!own", "!own"), ("!", "!"),
    ("!<tag:x>", "tag:x"),
  ])
  func aTagIsRefused(_ written: String, _ name: String) {
    expectFindings(
      """
      a: \(written) 1
         ^ unsupported-yaml: a tag `\(name)`; the key says what its value is
         = delete it
      """
    )
  }

  @Test func tagsOfCollectionsAreRefused() {
    expectFindings(
      """
      a: !x
         ^ unsupported-yaml: a tag `!x`; the key says what its value is
         = delete it
        b: !y [ ]
           ^ unsupported-yaml: a tag `!y`; the key says what its value is
           = delete it
      """
    )
  }

  @Test func keysThatAreNoScalarsAreRefused() {
    let tree = expectFindings(
      """
      ? [a]
        ^ unsupported-yaml: a key that is not a plain word
        = quote it if it is meant as text
      : 1
      {b: c}: 2
      ^ unsupported-yaml: a key that is not a plain word
      = quote it if it is meant as text
      d: 3
      """
    )
    #expect(tree?.root?.entries.map(\.key.text) == ["d"])
  }

  @Test func directivesAreRefused() {
    let file = SourceFile(path: "countries.yaml", text: "# é\n%YAML 1.2\n---\na: 1\n")
    let (tree, diagnostics) = YAMLTree.parse(file)
    #expect(diagnostics.map { file.text($0.range) } == ["%YAML 1.2\n---"])
    #expect(diagnostics.map(\.id) == ["unsupported-yaml"])
    #expect(tree?.root?.entries.map(\.key.text) == ["a"])
  }

  @Test func aSecondDocumentEndsTheReading() {
    let tree = expectFindings(
      """
      ---
      a: &x 1
         ^ unsupported-yaml: an anchor `x`; a manifest has no anchors and aliases
         = write the value out: a row is read on its own in review
      ---
      ^^^ multiple-documents: a second document; a manifest is one
      b: [
      """
    )
    #expect(tree == nil)
  }
}
