import CountryManifest
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Single mistakes in real manifests.
///
/// The bar is a figure over all of them, not each one.
@Suite struct TypoTests {
  @Test func figuresOverAllTyposAreAboveTheFloors() throws {
    let typos = Typo.all
    try #require(typos.count >= 550)
    var counts = Counts()
    for typo in typos {
      let manifest = String(decoding: try Places.bytes(typo.manifest), as: UTF8.self)
      let (text, line) = try typo.applied(to: manifest)
      counts.add(
        typo,
        CheckedManifest(SourceFile(path: "countries.yaml", text: text)),
        line,
        manifest
      )
    }
    print(counts.report)
    #expect(counts.share(\.noticed) >= 97)
    #expect(counts.share(\.atItsLine) >= 95)
    #expect(counts.share(\.single) >= 92)
    #expect(counts.share(\.helpful, of: \.derivable) >= 75)
    #expect(counts.share(\.mended) >= 12)
    #expect(counts.wrong.isEmpty, "a safe fix changed the meaning")
  }

  private struct Counts {
    var all: [String] = []
    var noticed: [String] = []
    var atItsLine: [String] = []
    var single: [String] = []
    var derivable: [String] = []
    var helpful: [String] = []
    var mended: [String] = []
    var wrong: [String] = []
    /// The facts of each manifest without a typo.
    private var originals: [String: [Fact]] = [:]

    mutating func add(_ typo: Typo, _ checked: CheckedManifest, _ line: Int, _ manifest: String) {
      let name = typo.testDescription
      let findings = checked.findings
      all.append(name)
      if !findings.isEmpty { noticed.append(name) }
      if findings.count == 1 { single.append(name) }
      if findings.contains(where: { checked.file.lineNumber(of: $0.range.start) == line }) {
        atItsLine.append(name)
      }
      let said = findings.flatMap {
        [$0.message, $0.help ?? "", $0.fix?.replacement ?? ""] + $0.notes
      }
      let isHelpful = typo.help.map { help in said.contains { $0.contains(help) } } ?? false
      if typo.help != nil { derivable.append(name) }
      if isHelpful { helpful.append(name) }
      let fixed = FixedManifest(checked).checked
      guard fixed.file.bytes != checked.file.bytes, let meaning = fixed.resolve()?.facts else {
        return
      }
      let original =
        originals[manifest]
        ?? CheckedManifest(SourceFile(path: "countries.yaml", text: manifest)).resolve()?.facts
        ?? []
      originals[manifest] = original
      let isSame =
        meaning.map(\.value) == original.map(\.value) && meaning.map(\.path) == original.map(\.path)
      if isSame { mended.append(name) }
      // Some typos are in a line that is new; the help says what is meant.
      if !isSame, !isHelpful, typo.help != nil { wrong.append(name) }
    }

    func share(_ part: KeyPath<Self, [String]>, of whole: KeyPath<Self, [String]> = \.all) -> Double
    {
      (Double(self[keyPath: part].count) / Double(self[keyPath: whole].count) * 1_000).rounded()
        / 10
    }

    /// The figures, and the typos that are not noticed or not at their lines.
    var report: String {
      """
      \(all.count) typos: \(share(\.noticed)) % noticed, \(share(\.atItsLine)) % at their line, \
      \(share(\.single)) % one finding, \(share(\.helpful, of: \.derivable)) % right help, \(share(\.mended)) % mended
      unnoticed: \(Set(all).subtracting(noticed).sorted())
      elsewhere: \(Set(noticed).subtracting(atItsLine).sorted())
      several: \(Set(noticed).subtracting(single).sorted())
      no help: \(Set(derivable).subtracting(helpful).sorted())
      wrong: \(wrong)
      """
    }
  }
}
