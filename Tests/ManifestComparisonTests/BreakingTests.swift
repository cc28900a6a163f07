import Foundation
import ManifestCompiler
import ManifestFindings
import Testing

@testable import ManifestComparison

/// Breaking changes in both directions, and the comments that allow them.
@Suite struct BreakingTests {
  private func described(_ changes: [BreakingChange]) -> [String] {
    changes.map { "\($0.subject.name ?? "product"): \($0.message.text) [\($0.id.rawValue)]" }
  }

  private func expect(_ found: [String], _ expected: [String], _ example: BreakingCase) {
    if example.isPartial {
      #expect(found.count > expected.count && Set(found).isSuperset(of: expected), "\(found)")
    } else {
      #expect(found == expected)
    }
  }

  @Test(arguments: BreakingCase.all)
  func editBreaksWhatItSays(_ example: BreakingCase) throws {
    let new = try Sample.manifest(example.edits)
    expect(
      described(try Sample.review(from: Sample.base, to: new).breaking),
      example.forward,
      example
    )
    expect(
      described(try Sample.review(from: new, to: Sample.base).breaking),
      example.backward,
      example
    )
  }

  /// The new pattern accepts everything that the old one accepts.
  ///
  /// To find this out, a search has to track the positions of the last nine `a` at each length.
  @Test func patternsThatTakeTooLongAreReported() throws {
    func manifest(_ pattern: String) throws -> String {
      try Sample.manifest([.init("max_length: 20", "max_length: 20, pattern: '\(pattern)'")])
    }
    let (old, new) = try (manifest("[ab]{0,200}"), manifest("[ab]*a[ab]{9}|[ab]*"))
    let found = described(try Sample.review(from: old, to: new).breaking)
    #expect(
      found == [
        "it: could not decide whether the pattern of `nickname` in Italy accepts less than before [pattern-not-comparable]"
      ]
    )
    // In the other direction, the first text that is tried decides, because its length differs.
    let back = described(try Sample.review(from: new, to: old).breaking)
    #expect(back.count == 1 && back.allSatisfy { $0.hasSuffix("[pattern-narrowed]") }, "\(back)")
    for name in ["it", "nickname"] {
      let comment = "# nd-config: allow pattern-not-comparable \(name): read by hand\n"
      let review = try Sample.review(from: old, to: comment + new)
      #expect(review.breaking.isEmpty && review.allowed.map(\.reason) == ["read by hand"])
    }
  }

  /// Installed apps that call the host of a country reach another country, without an error.
  @Test func hostThatAnotherCountryHasNowIsNotCalledRemoved() throws {
    func manifest(_ italy: String, _ belgium: String) throws -> String {
      try Sample.manifest([
        .init("tld: it\n", "tld: it\n    prefix: \(italy)\n"),
        .init("tld: brussels\n", "tld: brussels\n    prefix: \(belgium)\n"),
      ])
    }
    let (old, new) = try (manifest("south", "north"), manifest("north", "south"))
    #expect(
      described(try Sample.review(from: old, to: new).breaking) == [
        "it: `south.acme.com` leads to Belgium now [production-host-reassigned]",
        "it: `south-api.acme.com` leads to Belgium now [production-host-reassigned]",
        "it: `south-events.acme.com` leads to Belgium now [production-host-reassigned]",
        "be: `north.acme.com` leads to Italy now [production-host-reassigned]",
        "be: `north-api.acme.com` leads to Italy now [production-host-reassigned]",
        "be: `north-events.acme.com` leads to Italy now [production-host-reassigned]",
        "Acme: links no longer open Acme: `south.acme.com` [entitlement-domain-removed]",
      ]
    )
    // The other country may have been removed since.
    let belgium = new.range(of: "  be:\n")!
    let removed = described(
      try Sample.review(from: old, to: String(new[..<belgium.lowerBound])).breaking
    )
    let reassigned = removed.filter { $0.hasSuffix("[production-host-reassigned]") }
    #expect(
      reassigned
        == ["", "-api", "-events"].map {
          "be: `north\($0).acme.com` leads to Italy now [production-host-reassigned]"
        }
    )
  }

  /// Every id has an example; the one for patterns that cannot be compared is above.
  @Test func everyIDHasAnExampleAndAPage() {
    let lines = BreakingCase.all.flatMap { $0.forward + $0.backward }
    for id in BreakingChangeID.allCases where id != .patternNotComparable {
      #expect(lines.contains { $0.hasSuffix("[\(id.rawValue)]") }, "\(id.rawValue)")
    }
    #expect(
      BreakingChanges.rules.map { $0.id.rawValue }.sorted()
        == BreakingChangeID.allCases.map(\.rawValue).sorted()
    )
    for page in BreakingChanges.pages {
      #expect(page.explanation.contains("allow \(page.id.name)"))
    }
  }

  /// The comment that each finding suggests allows it, and is unused without the change.
  @Test(arguments: BreakingCase.all)
  func commentAllowsTheChange(_ example: BreakingCase) throws {
    let edited = try Sample.manifest(example.edits)
    let breaking = try Sample.review(from: Sample.base, to: edited).breaking
    let comments = Set(
      breaking.map { change in
        let name = change.id.hasSubject ? " \(change.subject.name ?? change.part ?? "")" : ""
        return "# nd-config: allow \(change.id.rawValue)\(name): a reason: with a colon\n"
      }
    )
    let new = comments.sorted().joined() + edited
    let review = try Sample.review(from: Sample.base, to: new)
    #expect(described(review.breaking) == [])
    #expect(review.allowed.count == breaking.count)
    #expect(review.allowed.allSatisfy { $0.reason == "a reason: with a colon" })
    #expect(review.unusedComments.isEmpty)
    let without = try Sample.review(from: edited, to: new)
    #expect(without.comparison.isEmpty && without.unusedComments.count == comments.count)
  }

  @Test func commentOfAnotherRowAllowsNothing() throws {
    let comment = "# nd-config: allow country-no-longer-live it: a reason\n"
    let planned = try comment + Sample.manifest([.init("  fr:\n", "  fr:\n    status: planned\n")])
    let review = try Sample.review(from: Sample.base, to: planned)
    #expect(
      described(review.breaking) == [
        "fr: France (`fr`) was live and is planned now [country-no-longer-live]"
      ]
    )
    #expect(review.unusedComments.map(\.subject) == ["it"])
  }

  @Test func hostsLostToAnotherSubdomainShapeAreReportedOnce() throws {
    let new = try Sample.manifest([
      .init(
        "  default_country: us\n",
        "  default_country: us\n  subdomain_shape: service.country\n"
      )
    ])
    let message =
      "product: the app no longer calls or accepts `it-api.acme.com`, `it-events.acme.com`, `fr-api.acme.com`, `fr-events.acme.com`, `be-api.acme.com` "
      + "and 1 more in production: `subdomain_shape` changed "
      + "[production-host-removed]"
    let breaking = described(try Sample.review(from: Sample.base, to: new).breaking)
    #expect(breaking == [message], "\(breaking)")
    let comment = "# nd-config: allow production-host-removed service.country: a reason\n"
    let review = try Sample.review(from: Sample.base, to: comment + new)
    #expect(review.breaking.isEmpty && review.allowed.count == 1 && review.unusedComments.isEmpty)
  }

  @Test func hostsLostToAnotherDefaultCountryAreReportedOnce() throws {
    let new = try Sample.manifest([
      .init("default_country: us", "default_country: fr"),
      .init("    accepts: [subdomain]\n", ""),
    ])
    let removed = described(try Sample.review(from: Sample.base, to: new).breaking)
      .filter { $0.hasSuffix("[production-host-removed]") }
    try #require(removed.count == 1, "\(removed)")
    let beginning = "product: the app no longer calls or accepts `it.acme.com`, "
    #expect(removed[0].hasPrefix(beginning), "\(removed)")
    #expect(removed[0].contains("production: the default country changed"), "\(removed)")
  }
}
