import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing
import YAMLTree

/// Every key of the manifest has an example, and each example is valid where it belongs.
@Suite struct ManifestExampleTests {
  private static let titles = ManifestPage.sections(ManifestSchema.root, "The manifest").map(
    \.title
  )

  @Test func everyMappingHasOne() {
    #expect(Set(Self.titles) == ManifestExamples.titles)
  }

  @Test(arguments: titles)
  func exampleHasEveryKeyAndIsValid(_ title: String) throws {
    let example = ManifestExamples.byTitle(title)
    let text = try placed(example)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.map(\.message) == [], "\(text)")

    let root = try #require(YAMLTree.parse(SourceFile(path: "example.yaml", text: example)).0?.root)
    var written: [String: Set<String>] = [:]
    collect(root, .mapping(ManifestSchema.root), into: &written)
    let sections = ManifestPage.sections(ManifestSchema.root, "The manifest")
    let shape = try #require(sections.first { $0.title == title }).shape
    var keys = Set(shape.keys.map(\.name))
    if let others = shape.others { keys.insert(others.name) }
    #expect(written[shape.owner, default: []] == keys)
  }

  /// The base, with its sections replaced by those of the example.
  private func placed(_ example: String) throws -> String {
    func sections(_ text: String) throws -> [(name: String, text: String)] {
      let file = SourceFile(path: "part.yaml", text: text)
      let root = try #require(YAMLTree.parse(file).0?.root)
      let starts = root.entries.map { (name: $0.key.text, start: Int($0.key.range.start)) }
      return zip(starts, starts.dropFirst().map(\.start) + [file.bytes.count]).map { section, end in
        (section.name, String(decoding: file.bytes[section.start..<end], as: UTF8.self))
      }
    }
    let new = try sections(example + "\n")
    let names = Set(new.map(\.name))
    let kept = try sections(ManifestExamples.base).filter { !names.contains($0.name) }
    return (kept + new).map(\.text).joined()
  }

  /// Collects the keys that a value has, by the mapping that they belong to.
  private func collect(
    _ node: Node,
    _ kind: ValueKind,
    into written: inout [String: Set<String>]
  ) {
    switch kind {
    case .text, .integer, .boolean, .choice: return
    case .list(let element): for node in node.elements { collect(node, element, into: &written) }
    case .table(let value, _):
      for entry in node.entries { collect(entry.value, value, into: &written) }
    case .either(let short, let long):
      collect(node, node.kind == .scalar ? short : long, into: &written)
    case .mapping(let shape):
      for entry in node.entries {
        let key = shape.keys.first { $0.name == entry.key.text }
        let name = key?.name ?? shape.others?.name
        written[shape.owner, default: []].formUnion([name].compactMap(\.self))
        if let value = key?.spec.value ?? shape.others?.value {
          collect(entry.value, value, into: &written)
        }
      }
    }
  }
}
