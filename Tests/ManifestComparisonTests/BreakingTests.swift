import Foundation
import ManifestCompiler
import TestSupport
import Testing

@testable import ManifestComparison

/// Breaking changes in both directions, and the comments that allow them.
@Suite struct BreakingTests {
  private func lines(_ review: Review) -> [String] {
    BreakingChange.lines(review.breaking).map(\.text)
  }

  /// The file has the breaking changes of each edit, forward (`>`) and backward (`<`); each id occurs in it.
  @Test func editsBreakWhatTheFileSays() throws {
    let file = try Sample.editedManifests()
    var recorded = file
    recorded.fixtures = try file.fixtures.map { fixture in
      let forward = lines(try Sample.review(from: Sample.base, to: fixture.text))
      let backward = lines(try Sample.review(from: fixture.text, to: Sample.base))
      #expect(fixture.isSilent == forward.isEmpty, "\(fixture)")
      return fixture.expecting(forward.map { "# > \($0)" } + backward.map { "# < \($0)" })
    }
    let text = recorded.text
    try Golden.expect(text.utf8, at: file.url)
    for id in BreakingChangeID.allCases { #expect(text.contains("(`\(id.rawValue)`)"), "\(id)") }
    #expect(Set(BreakingChanges.kinds.map(\.id)) == Set(BreakingChangeID.allCases))
  }

  /// Each name of a breaking change allows it in a comment, and the comment is unused without the change.
  @Test(arguments: try Sample.editedManifests().fixtures)
  func commentAllowsTheChange(_ edit: Fixture) throws {
    let (base, edited) = (try Sample.resolved(Sample.base), try Sample.resolved(edit.text))
    let breaking = Review(from: base, to: edited, allowing: []).breaking
    for isLast in [false, true] {
      let comments = Set(
        breaking.map { change in
          // A comment cannot have a name with a colon, such as a fingerprint.
          let names = change.names.filter { !$0.contains(":") }
          let name = (isLast ? names.last : names.first) ?? ""
          let subject = change.id.hasSubject ? " \(name)" : ""
          return "# nd-config: allow \(change.id.rawValue)\(subject): a reason: with a colon\n"
        }
      )
      let checked = Sample.checked(comments.sorted().joined() + edit.text)
      let (new, allowed) = (try #require(checked.resolve()), checked.allowedBreakingChanges)
      let review = Review(from: base, to: new, allowing: allowed)
      #expect(lines(review) == [])
      #expect(review.allowed.count == breaking.count)
      #expect(review.unusedComments.isEmpty)
      let without = Review(from: edited, to: new, allowing: allowed)
      #expect(without.comparison.isEmpty && without.unusedComments.count == comments.count)
    }
  }

  @Test func commentOfAnotherRowAllowsNothing() throws {
    let comment = "# nd-config: allow country-no-longer-live it: a reason\n"
    let planned = try comment + Sample.manifest([.init("  fr:\n", "  fr:\n    status: planned\n")])
    let review = try Sample.review(from: Sample.base, to: planned)
    #expect(
      lines(review) == ["was live and is planned now: France (`fr`) (`country-no-longer-live`)"]
    )
    #expect(review.unusedComments.map(\.subject) == ["it"])
  }

  /// Two kinds of changed patterns are one now; comments with their ids still allow it.
  @Test(arguments: ["pattern-narrowed", "pattern-not-comparable", "pattern-changed"])
  func formerIDsOfPatternsAreRead(_ id: String) throws {
    let comment = "# nd-config: allow \(id) postal_code: read by hand\n"
    let new = try comment + Sample.manifest([.init("'\\d{5}'", "'[1-9]\\d{4}'")])
    let review = try Sample.review(from: Sample.base, to: new)
    #expect(review.breaking.isEmpty && review.allowed.map(\.reason) == ["read by hand"])
  }
}
