import CountryManifest
import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestComparison

/// The review as people read it.
@Suite struct ReviewTests {
  /// Changes of daily life, each with its review below it.
  @Test func reviewsOfDailyLifeReadWell() throws {
    let file = try Sample.fixtures("daily")
    var recorded = file
    recorded.fixtures = try file.fixtures.map { fixture in
      let review = try Sample.review(from: fixture.baseText, to: fixture.text)
      let lines = review.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count < 25, "\(fixture)")
      return fixture.expecting(lines.map { $0.isEmpty ? "#" : "# \($0)" })
    }
    try Golden.expect(recorded.text.utf8, at: file.url)
  }

  @Test func reformattingShowsNothing() throws {
    let edits = [
      Sample.Edit("[it-IT]", "\n      - it-IT   # Italian"),
      Sample.Edit("name: Acme\n", "name: \"Acme\"\n"),
      Sample.Edit(
        "    status: planned\n    tld: brussels\n",
        "    tld: brussels\n    status: planned\n"
      ),
    ]
    let review = try Sample.review(from: Sample.base, to: Sample.manifest(edits))
    #expect(review.text == "no changes\n" && review.markdown == "### no changes\n")
  }

  // MARK: 249 countries

  private static let world: String = {
    let known = Set(["us", "it", "fr", "be"])
    let codes = Standards.embedded.countries.keys.filter { !known.contains($0) }.sorted()
    let rows = codes.map { code in
      """
        "\(code)":
          hosts: subdomain
          currency: EUR
          help_desk_locale: en
          languages: [{ locale: en-\(code.uppercased()), lproj: en }]
          account_form: { fields: [name, nickname, { postal_code: { pattern: '\\d{5}', example: "75001" } }] }

      """
    }
    return Sample.base.replacing("per_domain: 20\n", with: "per_domain: 300\n") + rows.joined()
  }()

  private static func row(_ code: String, _ world: String) throws -> String {
    let start = try #require(world.range(of: "  \"\(code)\":\n")?.lowerBound)
    let rest = world[start...].dropFirst(3)
    let end = rest.range(of: "\n  \"")?.lowerBound ?? world.endIndex
    return String(world[start..<end]) + "\n"
  }

  private static let small: [Sample.Edit] = [
    .init("port: 8000", "port: 8001"), .init("label: events", "label: calls"),
    .init("scheme: http }", "scheme: https }"), .init("?lang={language}", "{language}/"),
    .init("help.acme.com/{help", "help.acme.com/hc/{help"), .init("[it-IT]", "[it-CH]"),
  ]

  @Test(arguments: small)
  func smallChangeTakesTwelveLines(_ edit: Sample.Edit) throws {
    let world = Self.world
    #expect(world.contains(edit.old))
    let new = world.replacing(edit.old, with: edit.new, maxReplacements: 1)
    let review = try Sample.review(from: world, to: new)
    #expect(!review.comparison.isEmpty)
    #expect(
      review.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 12,
      "\(review.text)"
    )
  }

  @Test(arguments: [(["pt"], 20), (["pt", "es", "nl", "de", "gr"], 60)])
  func addedCountriesTakeFewLines(_ codes: [String], _ limit: Int) throws {
    let world = Self.world
    var old = world
    for code in codes { old = old.replacing(try Self.row(code, world), with: "") }
    for (one, other) in [(old, world), (world, old)] {
      let review = try Sample.review(from: one, to: other)
      for text in [review.text, review.markdown] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= limit, "\(lines): \(text)")
      }
    }
  }

  // MARK: Markdown

  /// Each would be a mention, a link, markup or a command if it were not escaped.
  private static let hostile = [
    "@octocat", "#1", "org/repo#1", "https://evil.example", "www.evil.example", "a@evil.example",
    "[x](https://evil.example)", ":tada:", "<script>alert(1)</script>", "</details><h1>x", "`x`",
    "``", "```",
    "| a | b |", "a\\|b", "feedface", "**x**", "$x$", "&lt;b&gt;",
    "0123456789abcdef0123456789abcdef01234567",
    "::error::x", "## x", "- [ ] x", "[^1]",
  ]

  @Test(.requires(.python(.withMarkdown)))
  func textsOfAManifestAreInert() async throws {
    let script = Places.url("Tests/oracles/markdown_plain_text.py").path
    for text in Self.hostile {
      let quoted = "'\(text)'"
      let edits = [
        Sample.Edit("label: Nickname", "label: \(quoted)"),
        Sample.Edit("  it:\n", "  it:\n    name: \(quoted)\n    names: { fr: \(quoted) }\n"),
        Sample.Edit("  be:\n", "  be:\n    name: '\(text) B'\n"),
      ]
      let old = try Sample.manifest([.init("    status: planned\n", "")])
      let comment = "# nd-config: allow country-no-longer-live be: \(text)\n"
      let page = try Sample.review(from: old, to: comment + Sample.manifest(edits)).markdown
      #expect(page.contains("country-no-longer-live"))
      let plain = try await Python.withMarkdown.run([script], input: Array(page.utf8))
      let words = String(decoding: plain, as: UTF8.self)
      #expect(!words.contains { "@#<>`[]~*\\$".contains($0) }, "\(text): \(words)")
      #expect(!words.contains("://") && !words.contains("www.") && !words.contains("evil"))
      #expect(!words.contains("0123456789abcdef") && !words.contains(":tada:"))
      #expect(!words.contains("feedface"))
      #expect(!page.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
  }

  @Test func largeReviewFitsIntoAComment() throws {
    for (one, other) in [(Sample.base, Self.world), (Self.world, Sample.base)] {
      let page = try Sample.review(from: one, to: other).markdown
      #expect(page.utf8.count <= 65_536 && page.contains("\nNot shown: "), "\(page.utf8.count)")
    }
  }
}
