import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// A finding depends on its own mistake alone.
@Suite struct IndependenceTests {
  /// Each mistake is made in each of two rows; two mistakes are in different rows.
  @Test func mistakesInTwoRowsHaveTheSameFindingsAsAlone() {
    var hidden = 0
    let alone = [3, 12].map { row in
      Self.mistakes.map { said(about: Self.manifest([row: $0])) }
    }
    for (first, findings) in zip(Self.mistakes, alone[0]) {
      #expect(!findings.isEmpty, "\(first)")
      for (second, others) in zip(Self.mistakes, alone[1]) {
        let both = said(about: Self.manifest([3: first, 12: second]))
        if both == (findings + others).sorted() { continue }
        // Two errors of libyaml without a fix may hide each other.
        let isRefused = (findings + others).allSatisfy {
          $0.contains("no fix") && $0.contains("syntax-error")
        }
        hidden += 1
        // One finding names all forms with the same unknown field.
        if first == second { continue }
        // Two wrong indentations in a manifest change what its usual indentation is.
        let isIndentation = [first, second].allSatisfy {
          $0.new.prefix { $0 == " " }.count % 2 == 1
        }
        if isIndentation { continue }
        #expect(isRefused, "\(first) with \(second): \(both), alone \(findings) and \(others)")
      }
    }
    print("\(hidden) of \(Self.mistakes.count * Self.mistakes.count) pairs hide each other")
  }

  /// A manifest of 20 countries, with a mistake in some of the rows.
  private static func manifest(_ mistakes: [Int: (old: String, new: String)]) -> String {
    var text = """
      format: 1
      product: { name: Acme, default_country: it, language_url: "https://{web_host}/{locale}/" }
      environments:
        staging: { site: acme-staging, hosts: subdomain }
        production: { site: acme, hosts: country }
      services:
        web: { label: "" }
      localization:
        development_language: en
      form_fields:
        city: { label: City, content: city }
      countries:

      """
    for (index, code) in codes.enumerated() {
      let language = "\(languages[index])-\(code.uppercased())"
      guard let mistake = mistakes[index] else {
        text += """
            \(code):
              tld: \(code)
              hosts: tld
              languages: [\(language)]

          """
        continue
      }
      let row = """
          \(code):
            tld: \(code)
            hosts: tld
            status: planned
            languages: [\(language)]
            account_form:
              fields: [city]
              optional:
                - city


        """
      text += row.replacing(mistake.old, with: mistake.new)
    }
    return text
  }

  private static let codes = [
    "it", "de", "fr", "es", "pt", "nl", "fi", "dk", "pl", "cz", "hu", "ro", "gr", "bg", "hr", "sk",
    "lv", "lt", "ee", "lu",
  ]
  private static let languages = [
    "it", "de", "fr", "es", "pt", "nl", "fi", "da", "pl", "cs", "hu", "ro", "el", "bg", "hr", "sk",
    "lv", "lt", "et", "fr",
  ]

  private static let mistakes: [(old: String, new: String)] = [
    ("    hosts: tld", "    host: tld"), ("    hosts: tld", "    hosts: tdl"),
    ("    hosts: tld", "    hosts:tld"),
    ("    hosts: tld", "    hosts tld"), ("    hosts: tld", "    hosts = tld"),
    ("    hosts: tld", "    hosts: \"tld"),
    ("    hosts: tld", "    hosts: tld'"), ("    hosts: tld", "     hosts: tld"),
    ("    hosts: tld", "   hosts: tld"),
    ("    hosts: tld", "\thosts: tld"), ("    hosts: tld", "    hosts：tld"),
    ("    hosts: tld", "    hosts:\u{A0}tld"),
    ("    hosts: tld", "    hоsts: tld"), ("    hosts: tld", "    hosts:: tld"),
    ("    hosts: tld", "    hosts: [tld]"),
    ("    hosts: tld", "    hosts:"), ("    hosts: tld", "    hosts: tld\n    hosts: tld"),
    ("    hosts: tld\n", ""), ("    hosts: tld\n", "    // hosts: tld\n"),
    ("    hosts: tld", "    hosts: @tld"),
    ("    hosts: tld\n    status", "    hosts: tld status"),
    ("    status: planned", "    status: plannned"),
    ("    status: planned", "    state: planned"), ("    status: planned", "    color: red"),
    ("    status: planned", "    Status: planned"), ("    status: planned", "    status: soon"),
    ("    status: planned", "    status: “planned”"), ("languages: [", "languages: "),
    ("]\n    account", "\n    account"),
    ("languages: [", "languages: ("), ("languages: [", "languages: [["),
    ("languages: [", "language: ["),
    ("fields: [city]", "fields: [city, cty]"), ("fields: [city]", "fields: [city"),
    ("fields: [city]", "fields: city]"),
    ("fields: [city]", "fields: [city}"), ("      fields", "     fields"), ("- city", "-city"),
    ("- city", "- ctiy"),
    ("    account_form:\n", "    account_form\n"),
  ]

  /// What is said about a text, as texts that do not depend on the lines of other rows.
  private func said(about text: String) -> [String] {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    return checked.findings.map { finding in
      let line = checked.file.text(
        checked.file.line(checked.file.lineNumber(of: finding.range.start))
      )
      let fix = finding.fix.map { "\($0.title) \($0.replacement) \($0.isSafe)" } ?? "no fix"
      return "\(line): \(finding.id): \(finding.message); \(finding.help ?? ""); \(fix)"
    }.sorted()
  }
}
