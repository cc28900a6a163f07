import CountryManifest
import ManifestFindings
import Testing

@testable import ManifestComparison

/// Which written change causes which difference, and its wording.
@Suite struct CauseTests {
  private static func review(_ edits: [Sample.Edit]) throws -> Review {
    try Sample.review(from: Sample.base, to: Sample.manifest(edits))
  }

  private static func paths(_ review: Review) -> [[String]] {
    review.causes.map { $0.written.map(\.path) }
  }

  private static let port = Sample.Edit("dev: { port: 8000 }", "dev: { port: 9000 }")
  private static let name = Sample.Edit("name: Acme\n", "name: Apex\n")

  @Test func eachChangeHasItsEffects() throws {
    let review = try Self.review([Self.name, Self.port])
    #expect(Self.paths(review) == [["product.name"], ["services.api.dev.port"]])
    #expect(review.causes[0].changes.map(\.property) == ["name"])
    #expect(
      review.causes[1].changes.map(\.property)
        == ["port in dev"] + Array(repeating: "called in dev", count: 4)
    )
  }

  /// Both changes are needed for the service and its host in production.
  @Test func effectOfTwoChangesIsShownOnce() throws {
    let review = try Self.review([
      .init("  api: {", "  push: { label: push }\n  api: {"),
      .init("production: { site: acme,", "production: { site: apex,"),
    ])
    #expect(Self.paths(review).contains(["environments.production.site", "services.push"]))
  }

  /// The list of app languages depends on two rows, and the hosts of France on two of its keys.
  @Test func effectsThatShareNoChangeAreApart() throws {
    let belgium = try #require(Sample.base.firstRange(of: "  be:\n"))
    let review = try Self.review([
      .init(
        String(Sample.base[belgium.lowerBound...]),
        "  pt: { tld: pt, hosts: subdomain, languages: [pt-PT] }\n"
      ),
      .init("hosts: tld\n    accepts: [subdomain]", "hosts: subdomain\n    accepts: [tld]"),
    ])
    let shared = Self.paths(review).filter { $0.count > 1 }
    #expect(
      shared == [
        ["countries.fr.hosts", "countries.fr.accepts"], ["countries.pt", "countries.be"],
      ]
    )
  }

  @Test func changeWithoutEffectsIsLeftOut() throws {
    let review = try Self.review([
      .init("tld: it\n", "tld: it\n    currency: EUR\n"),
      .init("hosts: tld\n    accepts: [subdomain]", "hosts: subdomain\n    accepts: [tld]"),
    ])
    #expect(Self.paths(review) == [["countries.fr.hosts", "countries.fr.accepts"]])
  }

  @Test func countriesThatChangeAlikeAreOneLine() throws {
    let text = try Self.review([Self.port]).text(isFull: false)
    #expect(
      text == """
        4 countries changed; service `api` changed; no breaking changes

        `services.api.dev.port`: `8000` → `9000` (countries.yaml:14)
          Service `api`: port in dev  8000 → 9000
          Italy, France, Belgium: called in dev  api: http://{country}-api.localhost.com:8000 → \
        api: http://{country}-api.localhost.com:9000
          United States (`us`): called in dev  api: http://api.localhost.com:8000 → \
        api: http://api.localhost.com:9000

        """
    )
    let full = try Self.review([Self.port]).text(isFull: true)
    #expect(full.contains("Italy (`it`): called in dev  api: http://it-api.localhost.com:8000 →"))
  }

  /// `subdomain_shape` is not exported, and changes most hosts.
  @Test func keyThatIsNotExportedIsNamed() throws {
    let edit = Sample.Edit("  language_url:", "  subdomain_shape: service.country\n  language_url:")
    #expect(Self.paths(try Self.review([edit])) == [["product.subdomain_shape"]])
  }

  /// Edits of keys that no other example changes alone.
  private static let keys: [[Sample.Edit]] = [
    [.init("preview: { site: acme-test,", "preview: { domain: acme.dev,")],
    [.init("label: Nickname, content: text,", "label: Nickname, content: text, keyboard: email,")],
    [.init("content: postal_code }", "content: postal_code, pattern: '.*', example: '00100' }")],
    [.init("[it-IT]", "[{ locale: it-IT, url: 'https://acme.it/' }]")],
    [.init("[fr-FR]", "[{ locale: fr-FR, android: fr-rFR }]")],
    [.init("accepts: [subdomain]", "accepts: [{ subdomain: com }, { path: com }]")],
    [.init("sha256: [\"0A:", "sha256: [\"0B:")],
    [
      .init(
        "  language_url:",
        "  outputs: { assetlinks: {}, entitlements: {}, json: {}, schema: {}, strings: {}, table: {}, "
          + "xcstrings: {} }\n  language_url:"
      )
    ],
    [.init("[en-US]", "[{ locale: en-US, smartling: en-GB }]")],
  ]

  @Test func everyKeyIsACause() async throws {
    var keys: Set<String> = []
    let examples = ChangeCase.all.map(\.edits) + BreakingCase.all.map(\.edits) + Self.keys
    for edits in examples {
      // Let other tests run, because they have time limits.
      await Task.yield()
      let new = try Sample.manifest(edits)
      let review = try Sample.review(from: Sample.base, to: new)
      guard !review.comparison.isEmpty else { continue }
      let causes = review.causes
      #expect(causes.flatMap(\.changes).count == review.comparison.changes.count, "\(edits)")
      #expect(causes.allSatisfy { !$0.written.isEmpty }, "\(edits)")
      let text = causes.flatMap { $0.headings(in: review.file) }.map { "\($0.text)\n" }.joined()
      for written in causes.flatMap(\.written) {
        #expect(text.contains("`\(written.path)`: "), "\(written.path)")
        keys.formUnion(Self.keys(in: written, of: new))
      }
    }
    let sections: Set = ["format", "product", "localization", "countries"]
    #expect(ManifestSchema.keyNames.subtracting(keys).subtracting(sections).sorted() == [])
  }

  /// The keys of a path, and those in a value that was added as a whole.
  private static func keys(in written: WrittenChange, of manifest: String) -> [String] {
    let words = { (text: String) in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
    }
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let line = written.line.map { String(lines[$0 - 1]) } ?? ""
    return words(written.path) + words(line)
  }

  @Test func orderOfRowsIsACause() throws {
    let review = try Self.review([
      .init("  events: { label: events }\n", ""),
      .init("  api: {", "  events: { label: events }\n  api: {"),
    ])
    #expect(Self.paths(review) == [["services"]])
    #expect(review.text(isFull: false).contains("`services`: reordered (countries.yaml:"))
  }

  @Test func hundredRowsAreOneCause() throws {
    let fields = (1...100).map { "  f\($0): { label: Extra, content: text }\n" }.joined()
    let review = try Self.review([.init("form_fields:\n", "form_fields:\n\(fields)"), Self.name])
    #expect(review.causes.map(\.written.count) == [1, 100])
    #expect(review.text(isFull: false).contains("`form_fields.*`: added in 100 rows (countries"))
  }

  /// Only Belgium is on a subdomain, with two languages whose URLs differ only in the language.
  @Test func everyLanguageOfOneCountryIsShown() throws {
    let old = try Sample.manifest([
      .init("tld: it\n    hosts: subdomain", "tld: it\n    hosts: tld")
    ])
    let new = old.replacing("production: { site: acme,", with: "production: { site: apex,")
    let review = try Sample.review(from: old, to: new)
    let countries = review.causes[0].changes.grouped(by: \.subject).filter {
      $0[0].subject.section == "countries"
    }
    let groups = ChangeGroups.alike(countries, review.comparison)
    let belgium = groups.filter { $0.subjects == [.country("be")] }.flatMap(\.rows)
    let urls = belgium.map(\.property).filter { $0.hasSuffix(": URL") }
    #expect(urls == ["nl-BE: URL", "fr-BE: URL"])
  }

  /// The largest group is shown, even if the countries share many rows.
  @Test func largestGroupIsShown() throws {
    let lists = ["name, postal_code", "name, nickname, postal_code"]
    let fields = (1...12).map { "f\($0)" }
    let rows = fields.map { "  \($0): { label: \($0), content: text }\n" }.joined()
    let more = "\(fields.joined(separator: ", "))"
    var edits = [Sample.Edit("form_fields:\n", "form_fields:\n\(rows)")]
    edits.append(.init("[\(lists[0])]", "[\(lists[0]), \(more)]"))
    edits.append(.init("[\(lists[1])]", "[\(lists[1]), \(more)]"))
    edits.append(.init("fields: [name, { postal_code", "fields: [name, \(more), { postal_code"))
    let review = try Self.review(edits)
    let changes = review.comparison.changes.filter { $0.subject.section == "countries" }
    let groups = ChangeGroups(changes, in: review.comparison, isFull: false)
    #expect(groups.shown.first?.subjects.count == 3)
    #expect(groups.shown.first?.rows.count == 12)
  }
}
