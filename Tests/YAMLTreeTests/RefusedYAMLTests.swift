import ManifestFindings
import Testing
import YAMLTree

/// YAML that a manifest may not use gives a finding, but still a tree.
struct RefusedYAMLTests {
  @Test func anchorIsRefusedOnceForAllItsAliases() {
    let tree = expectFindings(
      """
      a: &x 1
         ^ unsupported-yaml: anchor `x` is not allowed; a manifest has no anchors or aliases
         = write the value out, so that each row is readable on its own
      b: *x
      c: *x
      """
    )
    #expect(tree?.root?.entries.map(\.value.kind) == [.scalar, .refused, .refused])
  }

  @Test func aliasWithoutAnchorIsRefused() {
    let tree = expectFindings(
      """
      é: *x
         ^^ unsupported-yaml: alias `x` has no anchor
         = write `x`, or quote it: `"*x"`
      *y : 1
      ^^ unsupported-yaml: alias `y` has no anchor
      = write `y`, or quote it: `"*y"`
      b: 2
      """
    )
    #expect(tree?.root?.entries.map(\.key.text) == ["é", "b"])
  }

  @Test(arguments: [
    ("!!str", "tag:yaml.org,2002:str"), ("!own", "!own"), ("!", "!"),
    ("!<tag:x>", "tag:x"),
  ])
  func tagIsRefused(_ written: String, _ name: String) {
    expectFindings(
      """
      a: \(written) 1
         \(String(repeating: "^", count: written.count + 2)) unsupported-yaml: tag `\(name)` is not allowed; the type of a value depends on its key
         = delete it
      """
    )
  }

  @Test func tagsOfCollectionsAreRefused() {
    expectFindings(
      """
      a: !x
         ^ unsupported-yaml: tag `!x` is not allowed; the type of a value depends on its key
         = delete it
        b: !y [ ]
           ^ unsupported-yaml: tag `!y` is not allowed; the type of a value depends on its key
           = delete it
      """
    )
  }

  @Test func keysThatAreNotScalarsAreRefused() {
    let tree = expectFindings(
      """
      ? [a]
        ^ unsupported-yaml: key is not a scalar
        = write a word as the key, or quote the text: `"{{name}}"`
      : 1
      {b: c}: 2
      ^ unsupported-yaml: key is not a scalar
      = write a word as the key, or quote the text: `"{{name}}"`
      d: 3
      """
    )
    #expect(tree?.root?.entries.map(\.key.text) == ["d"])
  }

  @Test func directivesAreRefused() {
    let file = SourceFile(path: "countries.yaml", text: "# é\n%YAML 1.2\n---\na: 1\n")
    let (tree, findings) = YAMLTree.parse(file)
    #expect(findings.map { file.text($0.range) } == ["%YAML 1.2\n---"])
    #expect(findings.map(\.id) == ["unsupported-yaml"])
    #expect(tree?.root?.entries.map(\.key.text) == ["a"])
    let second = SourceFile(path: "countries.yaml", text: "%TAG ! x\n%YAML\n---\na: 1\n")
    let found = YAMLTree.parse(second).findings.map { second.text($0.range) }
    #expect(found == ["%"])
  }

  @Test func secondDocumentEndsParsing() {
    let tree = expectFindings(
      """
      ---
      a: &x 1
         ^ unsupported-yaml: anchor `x` is not allowed; a manifest has no anchors or aliases
         = write the value out, so that each row is readable on its own
      ---
      ^^^ multiple-documents: second document; a manifest is a single document
      b: [
      """
    )
    #expect(tree == nil)
  }
}
