import ManifestFindings
import Testing
import YAMLTree

/// The properties of a node, in particular its end.
struct NodeTests {
  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let text = """
      a:
        b: é   # comment

        # another

      c:
      - d
      -

      # end

      """
    #expect(
      try sources(of: text) == [
        "a:\n  b: é   # comment\n\n  # another\n\nc:\n- d\n-", "a", "b: é", "b", "é", "c", "- d\n-",
        "d", "",
      ]
    )
  }

  @Test func blockScalarsEndWithTheirLastLine() throws {
    let text = "a: |\n  x\n   y\n\n\n# comment\nb: >+\n  z\n\nc: |\n\nd: 1\n"
    #expect(
      try sources(of: text).dropFirst() == [
        "a", "|\n  x\n   y", "b", ">+\n  z", "c", "|", "d", "1",
      ]
    )
    #expect(try texts(of: text) == ["a", "x\n y\n", "b", "z\n\n", "c", "", "d", "1"])
  }

  @Test func quotesAndBracketsBelongToTheirNodes() throws {
    let text = "a: [ 'é''' , \"\\u00e9\",x ]  # c\nb: { }\n"
    #expect(
      try sources(of: text).dropFirst() == [
        "a", "[ 'é''' , \"\\u00e9\",x ]", "'é'''", "\"\\u00e9\"", "x", "b", "{ }",
      ]
    )
    #expect(try texts(of: text) == ["a", "é'", "é", "x", "b"])
  }

  @Test func emptyValueIsLocatedAfterItsColon() throws {
    let file = SourceFile(path: "countries.yaml", text: "é:\nb: ''\n")
    let entries = try #require(YAMLTree.parse(file).tree?.root).entries.map(\.value)
    #expect(entries.map(\.isEmpty) == [true, false])
    #expect(entries.map(\.range) == [SourceRange(3, 3), SourceRange(7, 9)])
  }

  @Test func scalarsHaveTheirStyleAndText() throws {
    let file = SourceFile(
      path: "countries.yaml",
      text: "[no, 'no', \"no\"]\n"
    )
    let scalars = try #require(YAMLTree.parse(file).tree?.root).elements.map { $0 }
    #expect(scalars.map(\.style) == [.plain, .singleQuoted, .doubleQuoted])
    #expect(scalars.map(\.text) == ["no", "no", "no"])
  }

  @Test func byteOrderMarkDoesNotShiftLocations() throws {
    let text = "\u{FEFF}é: b\nc:\n  - d\n"
    #expect(try sources(of: text) == ["é: b\nc:\n  - d", "é", "b", "c", "- d", "d"])
  }

  private func nodes(of text: String) throws -> (SourceFile, [Node]) {
    let file = SourceFile(path: "countries.yaml", text: text)
    let (tree, findings) = YAMLTree.parse(file)
    #expect(findings.isEmpty)
    return (file, allNodes(under: try #require(tree?.root)))
  }

  private func sources(of text: String) throws -> [String] {
    let (file, nodes) = try nodes(of: text)
    return nodes.map { file.text($0.range) }
  }

  private func texts(of text: String) throws -> [String] {
    try nodes(of: text).1.filter { $0.kind == .scalar }.map(\.text)
  }
}

/// A node and all nodes below it, in the order of the text.
func allNodes(under node: Node) -> [Node] {
  switch node.kind {
  case .mapping:
    [node]
      + node.entries.flatMap { allNodes(under: $0.key) + allNodes(under: $0.value) }
  case .sequence: [node] + node.elements.flatMap { allNodes(under: $0) }
  case .scalar, .refused: [node]
  }
}
