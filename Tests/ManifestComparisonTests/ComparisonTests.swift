import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

@testable import ManifestComparison

/// A comparison is empty exactly if the exports are equal, and its changes make the new export of the old one.
@Suite struct ComparisonTests {
  /// Every scalar of the sample is replaced by similar ones, every entry deleted, and every pair of neighbors swapped.
  @Test func everyKeyAndOrderIsCompared() throws {
    // Two languages and two orders that the sample lacks.
    let base = try Sample.manifest([
      .init("languages: [it-IT]", "languages: [it-IT, { locale: de-IT, lproj: de }]"),
      .init(
        "  language_url:",
        "  outputs: { swift: {}, kotlin: {}, aasa: { exclude: [/a, /b], include: [/c, /d] }, "
          + "android: { include: [/e] } }\n  language_url:"
      ),
      .init("[links.acme.fr]", "[links.acme.fr, go.acme.fr, '*.acme.net']"),
    ])
    let old = try Sample.resolved(base)
    let export = exportJSON(old)
    let file = SourceFile(path: "countries.yaml", text: base)
    let root = try #require(YAMLTree.parse(file).tree?.root)
    var (valid, different) = (0, 0)
    for edit in Self.edits(of: root, in: file) {
      let bytes =
        file.bytes[..<Int(edit.range.start)] + edit.text.utf8 + file.bytes[Int(edit.range.end)...]
      let text = String(decoding: bytes, as: UTF8.self)
      // Only readable manifests are checked, because a search for the mistake would take longer.
      let tree = YAMLTree.parse(SourceFile(path: "countries.yaml", text: text)).tree
      guard let tree, !Manifest.decode(tree).findings.hasErrors,
        let new = Sample.checked(text).resolve()
      else { continue }
      let isSame = exportJSON(new) == export
      valid += 1
      different += isSame ? 0 : 1
      for (one, other) in [(old, new), (new, old)] {
        let comparison = Comparison(from: one, to: other)
        #expect(
          comparison.isEmpty == isSame,
          "\(text.split(separator: "\n").filter { !base.contains($0) })"
        )
        #expect(
          comparison.isEmpty || !ChangeLines(comparison).lines.isEmpty,
          "\(comparison.changes)"
        )
      }
    }
    #expect(valid > 250 && different > 200, "\(valid) \(different)")
  }

  private typealias Edit = (range: SourceRange, text: String)

  /// Words that can be valid in place of a text.
  private static func words(for text: String) -> [String] {
    if Int(text) != nil { return ["7"] }
    if text.contains(".") { return ["acme.org"] }
    return text.utf8.count == 2 ? ["fr", "us"] : ["planned", "subdomain", "http", "city"]
  }

  private static func edits(of node: Node, in file: SourceFile) -> [Edit] {
    func text(_ range: SourceRange) -> String { file.text(Int(range.start)..<Int(range.end)) }
    var edits: [Edit] = []
    var parts: [SourceRange] = []
    switch node.kind {
    case .mapping:
      for entry in node.entries {
        parts.append(SourceRange(Int(entry.key.range.start)..<Int(entry.value.range.end)))
        edits += Self.edits(of: entry.key, in: file) + Self.edits(of: entry.value, in: file)
      }
    case .sequence:
      for element in node.elements {
        parts.append(element.range)
        edits += Self.edits(of: element, in: file)
      }
    default:
      edits += words(for: text(node.range)).map { (node.range, $0) }
      edits.append((node.range, text(node.range) + "x"))
    }
    // Deletes a part together with what separates it from its neighbor, or swaps the two.
    for (one, other) in zip(parts, parts.dropFirst()) {
      let between = text(SourceRange(Int(one.end)..<Int(other.start)))
      let both = SourceRange(Int(one.start)..<Int(other.end))
      edits.append((both, text(other) + between + text(one)))
      edits.append((both, text(other)))
      edits.append((both, text(one)))
    }
    return edits
  }

  // MARK: Random pairs

  /// A program in Python that is independent of ours applies the changes to the old export, and gets the new one.
  ///
  /// Another one validates the JSON. The manifests of a pair differ in two edits.
  @Test(.requires(.python(.withJSONSchema)))
  func changesLeadFromTheOldExportToTheNew() async throws {
    var random = SeededGenerator(seed: 14)
    let edited = try Sample.editedManifests().fixtures.map { try Sample.resolved($0.text) }
    var cases: [Any] = []
    var reviews: [Any] = []
    for _ in 0..<310 {
      await Task.yield()
      let old = try #require(edited.randomElement(using: &random))
      let new = try #require(edited.randomElement(using: &random))
      let exports = [old, new].map { exportJSON($0) }
      let review = Review(from: old, to: new, allowing: [])
      #expect(review.comparison.isEmpty == (exports[0] == exports[1]))
      let json = try JSONSerialization.jsonObject(with: Data(review.json(toolVersion: "1").utf8))
      reviews.append(json)
      cases.append([
        "old": try JSONSerialization.jsonObject(with: Data(exports[0])),
        "new": try JSONSerialization.jsonObject(with: Data(exports[1])),
        "changes": (json as? [String: Any])?["changes"] ?? [],
      ])
    }
    let script = Places.url("Tests/oracles/apply_changes.py").path
    let input = try JSONSerialization.data(withJSONObject: cases)
    let failed = try await Python.plain.run([script], input: Array(input))
    #expect(String(decoding: failed, as: UTF8.self) == "[]\n")
    let notCompared = Review.json(toolVersion: "1", notComparedErrors: 2)
    reviews.append(try JSONSerialization.jsonObject(with: Data(notCompared.utf8)))
    let schema = Places.url("Documentation/review.schema.json").path
    let code = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      wrong = [error.json_path + ": " + error.message[:200]
        for review in json.load(sys.stdin)
        for error in jsonschema.Draft202012Validator(schema).iter_errors(review)]
      print(wrong[:5])
      """
    let all = try JSONSerialization.data(withJSONObject: reviews)
    let wrong = try await Python.withJSONSchema.run(["-c", code, schema], input: Array(all))
    #expect(String(decoding: wrong, as: UTF8.self) == "[]\n")
  }
}
