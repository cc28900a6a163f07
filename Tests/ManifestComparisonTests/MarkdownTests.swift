import CountryManifest
import Foundation
import TestSupport
import Testing

@testable import ManifestComparison

/// The comment for a pull request: texts stay texts, and a long comment is cut with a note.
@Suite struct MarkdownTests {
  /// Each would be a mention, a link, markup or a command if it were not escaped.
  private static let hostile = [
    "@octocat", "@org/team", "#1", "org/repo#1", "https://evil.example", "www.evil.example",
    "a@evil.example", "[x](https://evil.example)", "![x](https://evil.example/x.png)", ":tada:",
    "<img src=x>", "<script>alert(1)</script>", "</details><h1>x", "<!-- x", "`x`", "``",
    "| a | b |",
    "a\\|b", "me@evil.example |", "mailto:me@evil.example |", "xmpp:me@evil.example `x",
    "feedface", "abcdefa dead", "**x**", "~~x~~", "$x$", "&lt;b&gt;",
    "0123456789abcdef0123456789abcdef01234567",
    "::error::x", "## x", "- [ ] x", "[^1]",
  ]

  @Test(.requires(.python(.withMarkdown)))
  func textsOfAManifestAreInert() async throws {
    let script = Places.url("Tests/oracles/markdown_plain_text.py")
      .path
    for text in Self.hostile {
      let quoted = "'\(text)'"
      let edits = [
        Sample.Edit("label: Nickname", "label: \(quoted)"),
        Sample.Edit("  it:\n", "  it:\n    name: \(quoted)\n    names: { fr: \(quoted) }\n"),
        Sample.Edit("  be:\n    status: planned\n", "  be:\n    name: Belgium\n"),
      ]
      let old = try Sample.manifest([edits[2]])
      let new =
        "# nd-config: allow country-no-longer-live be: \(text)\n"
        + (try Sample.manifest(
          edits.prefix(2) + [Sample.Edit("  be:\n", "  be:\n    name: '\(text) B'\n")]
        ))
      let page = try Sample.review(from: old, to: new).markdown(isFull: false)
      #expect(page.contains("country-no-longer-live"))
      let plain = try await Python.withMarkdown.run([script], input: Array(page.utf8))
      let words = String(decoding: plain, as: UTF8.self)
      #expect(!words.contains { "@#<>`[]~*\\$".contains($0) }, "\(text): \(words)")
      #expect(!words.contains("://") && !words.contains("www.") && !words.contains("evil"))
      #expect(!words.contains("0123456789abcdef") && !words.contains(":tada:"))
      #expect(!words.contains("feedface") && !words.contains("abcdefa"))
      #expect(!page.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
  }

  @Test func textsOfUpTo200CharactersAreWhole() throws {
    let whole = String(repeating: "x", count: 200)
    for (label, shown) in [(whole, whole), (whole + "x", whole + "…")] {
      let page = try Self.page([Sample.Edit("label: Nickname", "label: \(label)")])
      #expect(page.contains("| label | `Nickname` | `\(shown)` |\n"), "\(page)")
    }
  }

  @Test func listsEndAtTheirLimits() throws {
    for (count, end) in [(30, "`d29.acme.fr` |"), (31, "`d29.acme.fr`<br>and 1 more |")] {
      let rows = try Self.page([Self.domains(count)]).split(separator: "\n")
      let row = try #require(rows.first { $0.hasPrefix("| deep links |") })
      #expect(row.hasSuffix(end), "\(row)")
    }
    for (count, end) in [(20, "`d19.acme.fr`"), (21, "`d19.acme.fr` and 1 more")] {
      let page = try Self.page([Self.domains(count)])
      #expect(page.contains("\(end), each of which must serve"), "\(page)")
    }
    for (count, end) in [(50, "- `FieldName \"f50\"` is no longer"), (51, "- and 1 more")] {
      let fields = (1...count).map { "  f\($0): { label: Extra, content: text }\n" }.joined()
      let old = try Sample.manifest([Sample.Edit("form_fields:\n", "form_fields:\n\(fields)")])
      let page = try Sample.review(from: old, to: Sample.base).markdown(isFull: false)
      let breaking = page.components(separatedBy: "\n#### ")[1].split(separator: "\n")
      #expect(breaking.first == "Breaking changes")
      #expect(breaking.last?.hasPrefix(end) == true, "\(page)")
    }
  }

  private static func page(_ edits: [Sample.Edit]) throws -> String {
    try Sample.review(from: Sample.base, to: Sample.manifest(edits)).markdown(isFull: false)
  }

  /// Domains `d00.acme.fr`, `d01.acme.fr` and so on.
  private static func domains(_ count: Int) -> Sample.Edit {
    let names = (0..<count).map { "d\($0 / 10)\($0 % 10).acme.fr" }
    return Sample.Edit("[links.acme.fr]", "[\(names.joined(separator: ", "))]")
  }

  @Test func largeReviewIsCutAndCounted() throws {
    let codes = Standards.embedded.countries.keys.filter {
      !["us", "it", "fr", "be", "aq"].contains($0)
    }
    let rows = codes.map {
      "  \"\($0)\": { hosts: subdomain, help_desk_locale: en, languages: [{ locale: en-\($0.uppercased()), lproj: en }] }\n"
    }
    let old = Sample.base.replacing(
      "subdomains_per_domain: 20\n",
      with: "subdomains_per_domain: 300\n"
    )
    let added = old + rows.joined()
    let changed = added.replacing("help.acme.com/", with: "help.acme.com/hc/")
      .replacing("auth, scope: global }", with: "auth, scope: global }\n  push: { label: push }")
    for (one, other) in [(old, added), (added, old), (added, changed)] {
      let review = try Sample.review(from: one, to: other)
      #expect(review.comparison.subjects.count >= 245)
      let page = review.markdown(isFull: true)
      #expect(page.count <= 65_536 && page.utf16.count <= 65_536)
      let tables = page.matches(of: /\n\*\*[^\n]*: (added|removed|changed)\*\*\n/).count
      let details = page.matches(of: /<details>/).count
      let omitted = try #require(page.firstMatch(of: /\nNot shown[^:]*: (\d+) tables/))
      let groups = review.causes.map { Set($0.changes.map(\.subject)).count }
      #expect(tables + (Int(omitted.1) ?? 0) == groups.reduce(0, +))
      #expect(tables > 20 && details <= tables)
      #expect(page.contains("\n#### Before this is released\n"))
    }
  }

  /// GitHub would turn a name that looks like a commit into a link.
  @Test func namesOfRowsAreInert() throws {
    let edit = Sample.Edit("  preview: { site: acme-test", "  feedface: { site: acme-test")
    let page = try Self.page([edit])
    #expect(page.contains("| `called in feedface` |"), "\(page)")
  }
}
