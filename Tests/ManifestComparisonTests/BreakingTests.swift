import ManifestCompiler
import ManifestDiagnostics
import Testing

@testable import ManifestComparison

/// What breaks, in both directions, and the comments that allow it.
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

  /// Every id has an example, except what only patterns without bounds of a size that manifests refuse
  /// could show.
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

  /// The comment that each finding asks for allows it, and is unused without the change.
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
}
