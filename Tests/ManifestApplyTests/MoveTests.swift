import ManifestFindings
import ManifestMerging
import Testing

@testable import ManifestApply

/// The expected location of a file that was moved together with another.
@Suite struct MoveTests {
  @Test(arguments: [
    // Only the first folder changes.
    (
      "App/Text/it.lproj/A.strings", "Code/Text/it.lproj/A.strings", "App/Text/de.lproj/A.strings",
      "Code/Text/de.lproj/A.strings"
    ),
    (
      "it.lproj/A.strings", "Text/it.lproj/A.strings", "de.lproj/A.strings",
      "Text/de.lproj/A.strings"
    ),
    (
      "App/it.lproj/A.strings", "it.lproj/A.strings", "App/de.lproj/A.strings", "de.lproj/A.strings"
    ),
    // Only the name changes.
    ("it.lproj/A.strings", "it.lproj/B.strings", "de.lproj/A.strings", "de.lproj/B.strings"),
  ])
  func fileIsExpectedWhereTheOtherWent(
    _ from: String,
    _ to: String,
    _ path: String,
    _ expected: String
  ) {
    #expect(Move(from: from, to: to).applied(to: path) == expected)
  }

  @Test(arguments: [
    ("App/it.lproj/A.strings", "Code/it.lproj/A.strings", "Other/de.lproj/A.strings"),
    ("it.lproj/A.strings", "it.lproj/B.strings", "de.lproj/C.strings"),
  ])
  func fileElsewhereIsExpectedNowhere(_ from: String, _ to: String, _ path: String) {
    #expect(Move(from: from, to: to).applied(to: path) == nil)
  }

  /// The record may name many missing files, and app.yaml many files that are new to the record.
  @Test(.timeLimit(.minutes(1))) func searchForMovesHasALimit() throws {
    var folder = MemoryFolder()
    let plist = "<plist version=\"1.0\"><dict></dict></plist>"
    for number in 0..<300 { folder.files["new\(number)/Info.plist"] = plist }
    var record = AppliedRecord()
    let entry = AppliedEntry(MergeEntry("it"), .added)
    for number in 0..<20_000 {
      record.files["old\(number)/Info.plist"] = AppliedRecord.File(
        kind: .infoPlist,
        isCreated: false,
        applied: AppliedEntries([entry])
      )
    }
    folder.files[AppliedRecord.fileName] = record.text
    let paths = folder.files.keys.filter { $0.hasSuffix("plist") }.sorted()
    let file = SourceFile(
      path: "app.yaml",
      text: "info_plists: [\(paths.joined(separator: ", "))]\n"
    )
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let wanted = WantedFiles(configuration, try SampleManifest.resolved())
    let plan = try ApplyPlan(wanted, from: file, in: folder)
    #expect(plan.outcomes.map(\.path) == paths)
  }
}
