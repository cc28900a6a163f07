import ManifestCompiler
import ManifestFindings
import Testing

/// The findings do not depend on the order of rows; their locations can.
///
/// A rule that stops too early, at a row that it is not about, finds nothing in one of the two
/// orders.
@Suite struct FixtureOrderTests {
  @Test(arguments: try Fixture.all())
  func rowsInReverseOrderHaveTheSameFindings(_ fixture: Fixture) throws {
    let marked = MarkedText(try fixture.text())
    let found = check(Self.reversed(marked.lines.map(\.text))).findings
    #expect(found.map(\.id.name) == marked.findings.map { _ in fixture.ruleID })
  }

  /// A finding is also found after correct rows and after correct items.
  @Test(
    arguments: try Fixture.all().filter { !$0.isSilent && !exceptions.contains($0.testDescription) }
  )
  func rowsAndItemsBeforeHideNoFinding(_ fixture: Fixture) throws {
    let marked = MarkedText(try fixture.text())
    let checked = check(Self.withOthers(marked.lines.map(\.text)))
    var missing = marked.findings.map(marked.text(of:))
    for finding in checked.findings where finding.id.name == fixture.ruleID {
      let text = checked.file.text(finding.range)
      missing.firstIndex(of: text).map { _ = missing.remove(at: $0) }
    }
    #expect(missing == [])
  }

  /// These are reported at the first row, which changes, or only if there are no such rows and
  /// items.
  private static let exceptions: Set = [
    "help-desk-locale-mismatch/another-language.yaml", "missing-country-name/one-country.yaml",
    "missing-help-desk-url/of-a-language.yaml", "missing-help-desk-url/of-countries.yaml",
    "missing-language-url/none-at-all.yaml", "missing-language-url/some.yaml",
    "missing-production-environment/only-others.yaml", "missing-web-service/absent.yaml",
    "too-many-associated-domains/31.yaml", "unknown-form-field/no-fields-at-all.yaml",
  ]

  /// Rows of several shapes, by the line of their section.
  private static let rows: [Substring: [Substring]] = [
    "environments:": ["  other: { site: other-example, hosts: subdomain }"],
    "services:": [
      "  other: { label: other }",
      "  others: { label: others, scope: global, other: { port: 8000 } }",
    ],
    "apps:": ["  Other: { team: ABCDE12345, bundle: org.example.other, statuses: [planned] }"],
    "form_fields:": [
      "  other: { label: Other, content: text }",
      "  digits: { label: Digits, content: text, keyboard: numbers, pattern: '\\d+', example: '1' }",
    ],
    "countries:": [
      "  bw: { hosts: subdomain, shared_tld: org, languages: [en-BW] }",
      "  zw: { tld: co.zw, hosts: tld, languages: [en-ZW], account_form: { fields: [other] } }",
      "  zm: { tld: com.zm, hosts: tld, languages: [{ locale: en-ZM, lproj: en }],",
      "    entitlement_domains: [example.org],",
      "    account_form: { fields: [other, { digits: { max_length: 9 } }], optional: [other] } }",
    ],
  ]

  /// Items of lists, by the text before them.
  private static let items = [
    "fields: [": "other, ", "optional: [": "other, ",
    "entitlement_domains: [": "other.example.org, ", "exclude: [": "/other, ",
  ]

  /// The lines with more rows and items inserted before the existing ones.
  private static func withOthers(_ lines: [Substring]) -> [Substring] {
    var country = ""
    return lines.flatMap { line -> [Substring] in
      // A row, such as `  it: `.
      if line.hasPrefix("  "), line.dropFirst(4).hasPrefix(":") {
        country = line.dropFirst(2).prefix(2).uppercased()
      }
      if line == "    languages:" {
        return [line] + languages(of: country).map { "      - \($0)" }
      }
      guard line.contains("[") else { return [line] + (rows[line] ?? []) }
      var text = String(line)
      for (start, item) in items { text = text.replacing(start, with: start + item) }
      let languages = languages(of: country).joined(separator: ", ")
      text = text.replacing("languages: [", with: "languages: [\(languages), ")
      return [Substring(text)]
    }
  }

  /// A language with the URL of the product, and one with another URL.
  private static func languages(of country: String) -> [Substring] {
    ["en-\(country)", "{ locale: fr-\(country), url: \"https://www.example.net/\(country)\" }"]
  }

  private func check(_ lines: [Substring]) -> CheckedManifest {
    CheckedManifest(SourceFile(path: "f.yaml", text: lines.joined(separator: "\n")))
  }

  /// The lines with the rows of each section in reverse order.
  private static func reversed(_ lines: [Substring]) -> [Substring] {
    var result: [Substring] = []
    var rows: [[Substring]] = []
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let isRow = indentation == 2 && !line.hasPrefix("  -")
      if isRow, rows.last?.last.map({ !$0.hasPrefix("  #") }) ?? true {
        rows.append([line])
      } else if rows.isEmpty || indentation == 0 && !line.isEmpty {
        result += rows.reversed().joined() + [line]
        rows = []
      } else {
        rows[rows.count - 1].append(line)
      }
    }
    return result + rows.reversed().joined()
  }
}
