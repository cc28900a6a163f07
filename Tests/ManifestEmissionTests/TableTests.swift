import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// Reads `COUNTRIES.md` through the HTML of markdown-it.
@Suite(.requires(.python(.withMarkdown)))
struct TableTests {
  /// The tables, each as rows of cells.
  private func tables(_ markdown: String) async throws -> [[[String]]] {
    let script = Places.url("Tests/oracles/markdown_tables.py").path
    let output = try await Python.withMarkdown.run([script], input: Array(markdown.utf8))
    return try JSONDecoder().decode([[[String]]].self, from: output)
  }

  private func page(_ path: String = Places.frozenPath) throws -> String {
    let manifest = try resolve(String(decoding: Places.bytes(path), as: UTF8.self))
    let files = TableEmitter.files(for: manifest)
    #expect(files.map(\.path) == ["COUNTRIES.md"])
    return files[0].contents
  }

  @Test func everyTableHasOneLinePerCountry() async throws {
    let tables = try await tables(page())
    let all = [
      "us", "nl", "gb", "de", "fr", "it", "es", "au", "ca", "se", "dk", "no", "be", "ie", "at",
    ]
    #expect(tables.map { table in table.dropFirst().map { $0[0] } } == [all, all, all])
    for table in tables { #expect(Set(table.map(\.count)).count == 1) }
    #expect(
      tables[0][5] == [
        "fr", "France", "live", "fr", "tld, accepts subdomain", "nextdoor.fr", "fr-FR in fr", "fr",
        "",
      ]
    )
    // A help desk for each language.
    #expect(tables[0][9].suffix(3) == ["en-CA in en\nfr-CA", "en_CA\nfr", ""])
    #expect(tables[0][13][7] == "nl_NL\nfr\nnl_NL")
    #expect(
      tables[1][14][2]
        == "First name · Last name · Street address · City · (County) · (Postal code)"
    )
  }

  @Test func whatKeepsACountryFromGoingLiveIsListed() async throws {
    let text = """
      format: 1
      product:
        name: P
        default_country: us
        language_url: "https://{web_host}/{language}"
        help_desk_url: "https://help.example.com/{help_desk_locale}"
      environments: { production: { site: example, hosts: country } }
      services: { web: { label: "" } }
      apps:
        App: { team: ABCDE12345, bundle: com.example.app, statuses: [live] }
        Beta: { team: ABCDE12345, bundle: com.example.beta, statuses: [live, planned] }
      form_fields: { city: { label: City, content: city } }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US], help_desk_locale: en, account_form: { fields: [city] } }
        it: { status: planned, hosts: subdomain, languages: [it-IT] }
      """
    let page = TableEmitter.files(for: try resolve(text))[0].contents
    #expect(try await tables(page)[0].last?.last == "an account form\na help center")
  }

  @Test func hostileTextsReadBackAsTheyArePrinted() async throws {
    let texts =
      HostileTexts.all + HostileTexts.android
      + HostileTexts.random(
        count: Places.isLongRun ? 100_000 : 2_000,
        seed: 11,
        signs: "||\\\\``**__~~[]()!<>&#;x0 \n:/w.-$"
      )
    var table = MarkdownTable(["a", "b", "c"])
    for text in texts { table.row([MarkdownText.cell(text), MarkdownText.code(text), "x"]) }
    let read = try await #require(try tables(table.text).first)
    try #require(read.count == texts.count + 1)
    for (cells, text) in zip(read.dropFirst(), texts) {
      let expected = printable(text)
      for cell in cells.prefix(2) where !cell.utf8.elementsEqual(expected.utf8) {
        Issue.record("\(hex(text)) became \(hex(cell))")
      }
      #expect(cells.count == 3 && cells[2] == "x")
    }
  }
}
