import Testing

@testable import ManifestComparison

/// Each kind of change, in both directions.
@Suite struct ChangeTests {
  private func described(_ changes: [Change], isReversed: Bool = false) -> [String] {
    changes.map { change in
      let name = change.subject.name.map { ".\($0)" } ?? ""
      let lists = isReversed ? [change.new, change.old] : [change.old, change.new]
      let values = lists.map { $0.joined(separator: ", ") }.joined(separator: " -> ")
      return "\(change.subject.section)\(name) \(change.property): \(values)"
    }
  }

  @Test(arguments: ChangeCase.all)
  func editShowsItsChanges(_ example: ChangeCase) throws {
    let old = try Sample.resolved(Sample.base)
    let new = try Sample.resolved(Sample.manifest(example.edits))
    #expect(described(Comparison(from: old, to: new).changes) == example.changes)
    let back = described(Comparison(from: new, to: old).changes, isReversed: true)
    #expect(back.sorted() == example.changes.sorted())
  }

  /// A reviewer must see these; details are collapsed.
  @Test(arguments: [
    "status", "app variants", "TLD", "hosts", "shared TLD", "prefix", "deep links", "languages",
    "help center", "form",
  ])
  func propertyOfACountryIsNotADetail(_ property: String) throws {
    let old = try Sample.resolved(Sample.base)
    let changes = try ChangeCase.all.flatMap { example in
      let new = try Sample.resolved(Sample.manifest(example.edits))
      return Comparison(from: old, to: new).changes.filter { $0.property == property }
    }
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { !$0.isDetail })
  }

  @Test func everyKindHasAnExample() throws {
    let old = try Sample.resolved(Sample.base)
    let examples = try ChangeCase.all.map { try Sample.resolved(Sample.manifest($0.edits)) }
    for kind in ChangeKinds.ofProduct + [URLParts.self] {
      #expect(examples.contains { !kind.changes(from: old, to: $0).isEmpty }, "\(kind)")
    }
    for kind in ChangeKinds.ofCountry {
      let isFound = examples.contains { new in
        CountryPair.all(old, new).contains { !kind.changes(of: $0).isEmpty }
      }
      #expect(isFound, "\(kind)")
    }
  }

  @Test func reformattingShowsNothing() throws {
    let edits = [
      Sample.Edit("[it-IT]", "\n      - it-IT   # Italian"),
      Sample.Edit("name: Acme\n", "name: \"Acme\"\n"),
      Sample.Edit(
        "dev: { site: localhost, hosts: subdomain,",
        "dev: { hosts: subdomain, site: localhost,"
      ),
      Sample.Edit(
        "    status: planned\n    tld: brussels\n",
        "    tld: brussels\n    status: planned\n"
      ),
      Sample.Edit("format: 1\n", "# A comment.\nformat: 1\n"),
    ]
    let review = try Sample.review(from: Sample.base, to: Sample.manifest(edits))
    #expect(review.comparison.isEmpty)
    #expect(review.text(isFull: false) == "no changes\n")
    #expect(review.markdown(isFull: false) == "### no changes\n")
  }

  @Test func addedCountryShowsAllOfItAndNoOther() throws {
    let row =
      "  pt: { tld: pt, hosts: subdomain, languages: [{ locale: pt-PT, lproj: fr }] }\n  be:\n"
    let review = try Sample.review(
      from: Sample.base,
      to: Sample.manifest([.init("  be:\n", row)])
    )
    let subjects = review.comparison.subjects
    #expect(subjects.map(\.subject) == [.country("pt")])
    #expect(subjects.map(\.effect) == [.added])
    #expect(subjects[0].changes.allSatisfy { $0.old.isEmpty && !$0.new.isEmpty })
    let summary = "1 country added: Portugal; no breaking changes\n"
    #expect(review.text(isFull: false).hasPrefix(summary))
    #expect(
      review.text(isFull: false).contains(
        "web: pt.acme.com, api: pt-api.acme.com, events: pt-events.acme.com\n"
      )
    )
  }

  @Test(arguments: [
    3: "form field `f1`, form field `f2`, form field `f3` added",
    4: "4 other rows added",
  ])
  func summaryNamesUpToThreeRows(_ count: Int, _ summary: String) throws {
    let rows = (1...count).map { "  f\($0): { label: Extra, content: text }\n" }.joined()
    let edit = Sample.Edit("form_fields:\n", "form_fields:\n\(rows)")
    let review = try Sample.review(from: Sample.base, to: Sample.manifest([edit]))
    #expect(review.summary.text == "\(summary); no breaking changes")
  }

  @Test(arguments: [
    3: "3 countries added: Portugal, Spain, Austria",
    4: "4 countries added",
  ])
  func summaryNamesUpToThreeCountries(_ count: Int, _ summary: String) throws {
    let rows = ["pt: pt-PT", "es: es-ES", "at: de-AT", "nl: nl-NL"].prefix(count).map {
      let (code, locale) = ($0.prefix(2), $0.suffix(5))
      let languages = "[{ locale: \(locale), lproj: fr }]"
      return "  \(code): { tld: \(code), hosts: subdomain, languages: \(languages) }\n"
    }
    let edit = Sample.Edit("  be:\n", rows.joined() + "  be:\n")
    let review = try Sample.review(from: Sample.base, to: Sample.manifest([edit]))
    #expect(review.summary.text == "\(summary); no breaking changes")
  }

  @Test(arguments: [
    (
      "environments", "  preview: { site: acme-test, hosts: named }\n", "  dev: {",
      "dev first -> dev after preview"
    ),
    (
      "app variants",
      "  Beta:\n    team: TEAMID1234\n    bundle: com.acme.beta\n    statuses: [live, planned]\n",
      "  Acme:\n", "Acme first -> Acme after Beta"
    ),
    (
      "form fields", "  nickname: { label: Nickname, content: text, max_length: 20 }\n",
      "  name: {",
      "name first -> name after nickname"
    ),
    (
      "countries",
      """
        be:
          status: planned
          tld: brussels
          hosts: subdomain
          languages: [{ locale: nl-BE, lproj: nl }, { locale: fr-BE, lproj: fr }]
          help_desk_locale: fr

      """,
      "  fr:\n", "be after fr -> be after it"
    ),
  ])
  func orderOfRowsIsCompared(
    _ rows: String,
    _ row: String,
    _ next: String,
    _ change: String
  ) throws {
    let new = try Sample.manifest([.init(row, ""), .init(next, row + next)])
    let comparison = Comparison(
      from: try Sample.resolved(Sample.base),
      to: try Sample.resolved(new)
    )
    #expect(
      described(comparison.changes).contains("product order of \(rows): \(change)"),
      "\(described(comparison.changes))"
    )
  }
}
