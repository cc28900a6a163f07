import Foundation
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// Compares the texts and locations of every node with PyYAML, which shares no code with libyaml.
@Suite(.requires(.python(.withYAML)))
struct PyYAMLTests {
  @Test(arguments: Fixture.readable)
  func treeEqualsThatOfPyYAML(_ fixture: Fixture) async throws {
    try await expectSameTree(fixture.bytes)
  }

  @Test func treeOfTheManifestEqualsThatOfPyYAML() async throws {
    try await expectSameTree(Places.bytes(Places.frozenPath))
  }

  private func expectSameTree(_ bytes: [UInt8]) async throws {
    let script = Places.url("Tests/oracles/yaml_tree.py").path
    let output = try await Python.withYAML.run([script], input: bytes)
    let theirs = try lines(of: JSONSerialization.jsonObject(with: output))
    let file = SourceFile(path: "fixture.yaml", bytes: bytes)
    let (tree, findings) = YAMLTree.parse(file)
    #expect(findings.isEmpty)
    let ours = try lines(of: #require(tree?.root), in: file)
    #expect(ours == theirs)
  }

  /// One line per node, so that a difference is shown at its location.
  private func lines(of json: Any) throws -> [String] {
    let fields = try #require(json as? [Any])
    let head = fields[0..<3].map { "\($0)" }.joined(separator: " ")
    if let text = fields[3] as? String { return [head + " " + escaped(text)] }
    return try [head] + #require(fields[3] as? [Any]).flatMap { try lines(of: $0) }
  }

  private func lines(of node: Node, in file: SourceFile) -> [String] {
    let offset = Int(node.range.start)
    let line = file.location(of: node.range.start).line
    let before = String(decoding: file.bytes[file.line(line).lowerBound..<offset], as: UTF8.self)
    let head = "\(node.kind) \(line - 1) \(before.unicodeScalars.count)"
    switch node.kind {
    case .scalar: return [head + " " + escaped(node.text)]
    case .mapping:
      return [head]
        + node.entries.flatMap { lines(of: $0.key, in: file) + lines(of: $0.value, in: file) }
    default: return [head] + node.elements.flatMap { lines(of: $0, in: file) }
    }
  }

  /// Escapes every scalar, because Swift strings are equal even if the composition of accents
  /// differs.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
