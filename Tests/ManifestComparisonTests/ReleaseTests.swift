import ManifestFindings
import Testing

@testable import ManifestComparison

/// The steps before a changed manifest is released.
@Suite struct ReleaseTests {
  private func steps(_ old: [Sample.Edit] = [], _ new: [Sample.Edit]) throws -> [String] {
    let review = try Sample.review(from: Sample.manifest(old), to: Sample.manifest(new))
    return review.release.lines.map { "\($0.title.text): \($0.text.text)" }
  }

  private static func outputs(_ names: String) -> Sample.Edit {
    .init("  language_url:", "  outputs: { \(names) }\n  language_url:")
  }

  @Test(arguments: [
    (
      Sample.Edit("[it-IT]", "[{ locale: it-IT, smartling: it }]"),
      "Move the texts of app language `it`: from `it-IT` to `it`"
    ),
    (
      Sample.Edit("lproj: nl }", "lproj: nl, android: nl-rBE, smartling: nl }"),
      "Move the texts of app language `nl`: from `values-nl` to `values-nl-rBE`; from `nl-BE` to `nl`"
    ),
  ])
  func textsOfALanguageMove(_ edit: Sample.Edit, _ step: String) throws {
    #expect(try steps([], [edit]) == [step])
  }

  @Test func renamedVariantIsNotUpdated() throws {
    #expect(try steps([], [.init("  Beta:\n", "  Preview:\n")]) == [])
  }

  @Test func codeThatIsNewIsNotSwitchedOver() throws {
    let old = Self.outputs("swift: {}")
    let new = Self.outputs("swift: {}, typescript: {}")
    #expect(try steps([old], [new]) == [])
    let push = Sample.Edit(
      "events: { label: events }",
      "events: { label: events }\n  push: { label: push }"
    )
    let added = try steps([old], [new, push]).filter { $0.hasPrefix("Handle") }
    #expect(added.count == 1 && added[0].contains("in Swift: "), "\(added)")
  }

  @Test func filesThatAreNotWrittenAreNotServed() throws {
    let bundle = Sample.Edit("bundle: com.acme.app", "bundle: com.acme.new")
    let step = "Serve the new `apple-app-site-association`"
    let served = try steps([], [bundle]).filter { $0.hasPrefix(step) }
    #expect(served == ["\(step): on every host of `acme.com`, `acme.fr`"])
    let swift = Self.outputs("swift: {}")
    #expect(try !steps([swift], [swift, bundle]).contains { $0.hasPrefix(step) })
  }

  @Test func changedLabelIsTranslated() throws {
    #expect(
      try steps([], [.init("label: Nickname", "label: Short name")])
        == ["Translate 1 text: `form.label.nickname: Short name`"]
    )
  }
}
