import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// A new country removes no line from any output; in JSON, the line before it gets a comma.
struct AddedLinesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The key of the row above which the new one is written; nil for the end of the manifest.
    var next: String?
    var text: String
  }

  private static let rows = [
    Row(
      testDescription: "planned, on a subdomain, with a new language",
      text: """
        pt: { status: planned, tld: pt, hosts: subdomain, languages: [pt-PT], help_desk_locale: en_US,
              account_form: { fields: [first_name, postal_code] } }
        """
    ),
    Row(
      testDescription: "live, on its own domain, in two languages",
      text: """
        fi: { tld: fi, hosts: tld, languages: [fi-FI, { locale: sv-FI, lproj: sv }], help_desk_locale: en_US,
              account_form: { fields: [{ city: { label: Town } }] } }
        """
    ),
    Row(
      testDescription: "in the middle, live, on a subdomain, with a new language",
      next: "fr",
      text: """
        pl: { tld: pl, hosts: subdomain, languages: [pl-PL], help_desk_locale: en_US,
              account_form: { fields: [city] } }
        """
    ),
  ]

  /// The product's manifest with another row.
  private func manifest(with row: Row) throws -> (before: String, after: String) {
    let before = try Places.frozenManifest()
    let lines = row.text.split(separator: "\n").map { "  \($0)\n" }.joined()
    guard let next = row.next else { return (before, "\(before)\n\(lines)") }
    let after = before.replacing("\n  \(next):\n", with: "\n\(lines)\n  \(next):\n")
    try #require(after != before)
    return (before, after)
  }

  /// How often each line of a file occurs.
  private func count(_ file: EmittedFile) -> [Substring: Int] {
    let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
    return Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The lines that are more frequent before, without those that have a comma after.
  private func removedLines(_ before: EmittedFile, _ after: EmittedFile) -> [Substring] {
    var left = count(after)
    // What has neither comments nor another ending is JSON.
    let isJSON = before.contents.hasPrefix("{") || before.contents.hasPrefix("[")
    let removed = count(before).flatMap { line, number in
      let kept = min(number, left[line, default: 0])
      left[line, default: 0] -= kept
      return repeatElement(line, count: number - kept)
    }
    return removed.filter { line in
      guard isJSON, left["\(line),", default: 0] > 0 else { return true }
      left["\(line),", default: 0] -= 1
      return false
    }
  }

  @Test(arguments: rows) func newCountryOnlyAddsLines(_ row: Row) throws {
    let texts = try manifest(with: row)
    let before = try emittedFiles(texts.before)
    let after = Dictionary(
      uniqueKeysWithValues: try emittedFiles(texts.after).map { ($0.path, $0) }
    )
    try #require(before.contains { $0.path == "countries.json" })
    for file in before {
      let removed = removedLines(file, try #require(after[file.path], "\(file.path)"))
      #expect(removed.isEmpty, "\(file.path): \(removed.joined(separator: "\n"))")
    }
    let changed = before.count { after[$0.path] != $0 }
    #expect(changed > 20)
  }

  /// The comparison notices a count, and a list on one line, also in JSON.
  @Test func changedLineIsNoticed() {
    func file(_ text: String) -> EmittedFile { EmittedFile(path: "file", contents: text) }
    #expect(removedLines(file("# 2 countries\n"), file("# 3 countries\n")) == ["# 2 countries"])
    #expect(removedLines(file("a\nb\n"), file("a,\nb\n")) == ["a"])
    #expect(removedLines(file("[\n1\n]"), file("[\n1,\n2\n]")).isEmpty)
    #expect(removedLines(file("[\n1\n1\n]"), file("[\n1,\n2\n]")) == ["1"])
    #expect(removedLines(file("{\n\"a\": [1]\n}"), file("{\n\"a\": [1, 2]\n}")) == ["\"a\": [1]"])
  }
}
