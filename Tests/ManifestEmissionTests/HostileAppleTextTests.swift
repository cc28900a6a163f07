import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// No text breaks the quoting in the formats of Apple's platforms; each is read back unchanged.
///
/// The parsers are not ours. One run reads all texts of a format.
@Suite(.requires(.python(.withOpenStep)))
struct HostileAppleTextTests {
  /// 2,000 random texts, or 100,000 in long runs.
  private static let texts =
    HostileTexts.all
    + [
      "]]>", "<![CDATA[", "-->", "--", "&#13;", "&lt;", "${locale}", "$(PRODUCT_NAME)", "%1$@ %d",
      "\";\n\"evil\" = \"", ");\n\t\t\tevil = (", "\\Ud83c", "\\012", "\\f\\v", "\u{8}\u{B}\u{C}",
      "**/", "*\u{0}/", "/*/", "\u{FFFE}", "\u{85}5", "\u{1}F", "no", "~", "- x", "key: value",
      "# x",
      "@\"", "'", "''", "\u{1D11E}", "\u{200B}\u{200E}",
    ] + HostileTexts.random(count: Places.isLongRun ? 100_000 : 2_000, seed: 15_092_008)

  /// Numbered, so that no two keys are equal.
  private static let pairs = texts.enumerated().map { ["\($0) \($1)", $1] }

  private func read<Value: Decodable>(_ format: String, _ text: String) async throws -> Value {
    let oracle = Places.url("Tests/oracles/read_texts.py")
    let output = try await Python.withOpenStep.run([oracle.path, format], input: Array(text.utf8))
    return try JSONDecoder().decode(Value.self, from: output)
  }

  /// Compares bytes, because Swift strings are equal even if the composition of accents differs.
  private func expectEqual(_ found: [[String]], _ pairs: [[String]]) {
    #expect(found.count == pairs.count)
    let different = zip(found, pairs).first { found, pair in
      !zip(found, pair).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
    #expect(different == nil)
  }

  /// A `.strings` file of the pairs.
  private var strings: String {
    var strings = StringsWriter()
    for pair in Self.pairs {
      strings.entry(StringsWriter.start(pair[0], comment: pair[1]), pair[1])
    }
    return strings.text
  }

  @Test func stringsFileReadsBackEqual() async throws {
    expectEqual(try await read("openstep", strings), Self.pairs)
    let list = try PropertyListSerialization.propertyList(from: Data(strings.utf8), format: nil)
    let byKey = try #require(list as? [String: String])
    #expect(byKey.count == Self.pairs.count)
    expectEqual(Self.pairs.map { [$0[0], byKey[$0[0]] ?? "missing"] }, Self.pairs)
  }

  @Test func stringsFileHasOneLinePerEntry() {
    let lines = strings.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.count == 2 + 3 * Self.pairs.count)
    let controls = strings.utf8.filter { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }
    #expect(controls.isEmpty)
  }

  @Test func projectTokensReadBackEqual() async throws {
    let tokens = Self.pairs.map { pair in
      "\(OpenStepText.token(pair[0])) = \(OpenStepText.token(pair[1]));\n"
    }
    expectEqual(try await read("openstep", "{\n" + tokens.joined() + "}\n"), Self.pairs)
  }

  @Test func stringCatalogReadsBackEqual() async throws {
    var json = JSONWriter(.xcode)
    json.object { json in
      for pair in Self.pairs { json.field(pair[0], pair[1]) }
    }
    expectEqual(try await read("json", json.text), Self.pairs)
  }

  @Test func YAMLScalarsReadBackEqual() async throws {
    let lines = Self.texts.map { "- \(quotedYAML($0))\n" }
    let found: [String] = try await read("yaml", lines.joined())
    expectEqual(found.map { [$0] }, Self.texts.map { [$0] })
  }
}
