import ManifestFindings
import Testing

@testable import ManifestApply

/// The plan of `apply`, computed without a disk.
struct ApplyPlanTests {
  private static let layout = """
    info_plists: { Nextdoor: App/Info.plist }
    smartling: { ios: s.json }
    """

  private static let plist = "<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"

  private static let app = MemoryFolder([
    "App/Info.plist": plist, "s.json": "{ \"locales\": [] }\n", "App/Assets/a.png": "",
  ])

  private func plan(
    _ folder: MemoryFolder,
    _ layout: String = layout
  ) throws -> ApplyPlan {
    let file = SourceFile(path: "app/app.yaml", text: layout)
    let configuration = AppConfiguration.read(file).configuration
    let wanted = WantedFiles(configuration, try SampleManifest.resolved())
    return try ApplyPlan(wanted, from: file, in: folder)
  }

  private func applied(_ folder: MemoryFolder, _ layout: String = layout) throws -> MemoryFolder {
    var folder = folder
    for step in try plan(folder, layout).steps { folder.take(step) }
    return folder
  }

  private func messages(_ plan: ApplyPlan) -> [String] {
    plan.findings.map { "\($0.file.path) \($0.finding.id) \($0.finding.message)" }
  }

  // MARK: Outcomes

  @Test func filesAreChanged() throws {
    let plan = try plan(Self.app)
    #expect(!plan.findings.map(\.finding).hasErrors && plan.isRecordStale)
    #expect(plan.changed.map(\.path) == ["App/Info.plist", "s.json"])
  }

  @Test func secondRunHasNothingToDo() throws {
    let plan = try plan(applied(Self.app))
    #expect(plan.changed.isEmpty && !plan.isRecordStale && plan.steps.isEmpty)
    #expect(plan.outcomes.count == 2)
  }

  @Test func listsTogetherHaveALimit() throws {
    let paths = (0..<100_000).map { "p\($0)" }
    let plan = try plan(Self.app, "projects: [\(paths.joined(separator: ", "))]")
    #expect(
      messages(plan) == [
        "app/app.yaml too-large 100000 projects and property lists × 3 languages; the limit is 200000"
      ]
    )
  }

  @Test func whatWasAddedIsRemovedAgain() throws {
    let folder = try applied(applied(Self.app), "")
    #expect(folder == Self.app)
  }

  @Test func whatWasFoundIsNeverRemoved() throws {
    var folder = Self.app
    folder.files["App/Info.plist"] = Self.plist.replacing(
      "</dict>",
      with: """
        \t<key>CFBundleLocalizations</key>
        \t<array>
        \t\t<string>it</string>
        \t</array>
        </dict>
        """
    )
    let applied = try applied(folder)
    let record = applied.files[AppliedRecord.fileName] ?? ""
    #expect(record.contains("\"en\"") && !record.contains("\"it\""))
    #expect(try self.applied(applied, "") == folder)
  }

  @Test func recordIsWrittenBeforeAndAfterTheFiles() throws {
    let added = try plan(Self.app)
    let paths = { (plan: ApplyPlan) in
      plan.steps.map { step in
        switch step {
        case .write(let path, _, _): path
        case .remove(let path, _): "- \(path)"
        }
      }
    }
    #expect(
      paths(added) == [AppliedRecord.fileName, "App/Info.plist", "s.json"]
    )
    #expect(
      paths(try plan(applied(Self.app), "")) == [
        "App/Info.plist", "s.json", "- \(AppliedRecord.fileName)",
      ]
    )
  }

  /// After a killed run, the next run gives the same result as without the kill, at every step.
  @Test(arguments: [layout, "", "info_plists: { Nextdoor: App/Info.plist }"])
  func interruptedRunIsCompletedByTheNext(_ next: String) throws {
    let before = try applied(Self.app)
    for (start, layout) in [(Self.app, Self.layout), (before, next)] {
      let steps = try plan(start, layout).steps
      let end = try applied(start, layout)
      for count in 0...steps.count {
        var folder = start
        for step in steps.prefix(count) { folder.take(step) }
        #expect(try applied(folder, layout) == end, "after \(count) steps")
        #expect(
          try applied(folder, "").files.filter { $0.key != AppliedRecord.fileName }
            == Self.app.files
        )
      }
    }
  }

  // MARK: Refusals

  @Test func missingFilesAreReported() throws {
    let plan = try plan(MemoryFolder())
    #expect(
      messages(plan) == [
        "app/app.yaml apply-missing-file file `App/Info.plist` does not exist",
        "app/app.yaml apply-missing-file file `s.json` does not exist",
      ]
    )
    #expect(plan.findings.map(\.finding).hasErrors)
  }

  @Test func refusedFileIsReportedInIt() throws {
    var folder = Self.app
    folder.files["s.json"] = #"{"locales": [{"smartling": "it-IT", "application": "bella"}]}"#
    #expect(
      messages(try plan(folder)) == [
        "app/s.json apply-conflict `it-IT` is already `bella` here; the manifest says `it`"
      ]
    )
  }

  @Test func filesAreNotReportedIfTheRecordIsInvalid() throws {
    var folder = Self.app
    folder.files[AppliedRecord.fileName] = "{}"
    let plan = try plan(folder)
    #expect(
      messages(plan) == [
        "app/\(AppliedRecord.fileName) apply-invalid-record expected a record of version 1 or 2"
      ]
    )
    #expect(plan.outcomes.isEmpty)
  }

  @Test func unreadableFileIsAnError() throws {
    var folder = Self.app
    folder.unreadable = ["App/Info.plist"]
    #expect(throws: MemoryFolder.Unreadable(path: "App/Info.plist")) { try plan(folder) }
  }

  // MARK: Warnings

  /// An entry that is in the file in another spelling is not added; the others are.
  @Test func entryInAnotherSpellingIsReportedAtItsKey() throws {
    var folder = Self.app
    folder.files["App/Info.plist"] = Self.plist.replacing(
      "</dict>",
      with:
        "<key>CFBundleLocalizations</key>\n<array>\n<string>it-IT</string>\n</array>\n</dict>"
    )
    let plan = try plan(folder)
    #expect(!plan.findings.map(\.finding).hasErrors)
    #expect(
      messages(plan) == [
        "app/app.yaml apply-other-spelling `App/Info.plist` has `it-IT`, so `it` is not added"
      ]
    )
    #expect(plan.findings.map(\.finding.range) == [SourceRange(25, 39)])
    #expect(
      plan.outcomes.first?.changes == [.added(MergeEntry("en")), .added(MergeEntry("en-GB"))]
    )
    #expect(try applied(applied(folder), "") == folder)
  }

  /// Files of kinds that are no longer edited are named once, and left.
  @Test func formerKindsAreNamedOnce() throws {
    var folder = try applied(Self.app)
    folder.files["it.lproj/A.strings"] = "\"country.name.IT\" = \"Italia\";\n"
    folder.files[AppliedRecord.fileName]?.replace(
      "\"files\": {",
      with: """
        "files": { "it.lproj/A.strings": { "kind": "strings", "added": ["country.name.IT"] },
        """
    )
    let plan = try plan(folder)
    #expect(
      messages(plan) == [
        "app/\(AppliedRecord.fileName) apply-former-kind files of the kinds `strings` are no longer"
          + " edited; they stay as they are"
      ]
    )
    #expect(!plan.findings.map(\.finding).hasErrors && plan.changed.isEmpty && plan.isRecordStale)
    let next = try applied(folder)
    #expect(next.files["it.lproj/A.strings"] == folder.files["it.lproj/A.strings"])
    #expect(try self.plan(next).findings.isEmpty && self.plan(next).steps.isEmpty)
  }

  @Test func filesOfOneNameAreRefused() throws {
    let folder = MemoryFolder(["ß.plist": Self.plist, "SS.plist": Self.plist])
    #expect(
      messages(try plan(folder, "info_plists: { Nextdoor: [ß.plist, SS.plist] }")) == [
        "app/app.yaml apply-duplicate-path `ß.plist` and `SS.plist` are the same file on some file systems"
      ]
    )
  }

  /// `app.yaml` and the record can spell a path differently, which is one file where case is ignored.
  @Test func recordFollowsAPathInAnotherCase() throws {
    var folder = try applied(Self.app, "info_plists: { Nextdoor: App/Info.plist }")
    folder.files["app/info.plist"] = folder.files.removeValue(forKey: "App/Info.plist")
    let plan = try plan(folder, "info_plists: { Nextdoor: app/info.plist }")
    #expect(plan.changed.isEmpty)
    #expect(plan.newRecord.files.keys.sorted() == ["app/info.plist"])
    #expect(plan.newRecord.files.values.first == plan.oldRecord.files.values.first)
  }
}
