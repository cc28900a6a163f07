import ManifestFindings
import ManifestMerging
import Testing

@testable import ManifestApply

/// The plan of `apply`, computed without a disk.
struct ApplyPlanTests {
  private static let layout = """
    strings: App/{lproj}.lproj/ND.strings
    info_plists: [App/Info.plist]
    """

  private static let plist = "<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"

  private static let app = MemoryFolder([
    "App/Info.plist": plist, "App/en.lproj/ND.strings": "/* Countries */\n",
    "App/Assets/a.png": "",
  ])

  private func plan(
    _ folder: MemoryFolder,
    _ layout: String = layout,
    isByPath: Bool = false
  ) throws -> ApplyPlan {
    let file = SourceFile(path: "app/app.yaml", text: layout)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let wanted = WantedFiles(configuration, try SampleManifest.resolved(isByPath: isByPath))
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

  @Test func filesAreChangedOrCreated() throws {
    let plan = try plan(Self.app)
    #expect(!plan.hasErrors && plan.isRecordStale)
    #expect(
      plan.outcomes.map { "\($0.path) \($0.fate)" } == [
        "App/Info.plist changed", "App/en.lproj/ND.strings changed",
        "App/en-GB.lproj/ND.strings created", "App/it.lproj/ND.strings created",
      ]
    )
  }

  @Test func secondRunHasNothingToDo() throws {
    let plan = try plan(applied(Self.app))
    #expect(plan.changed.isEmpty && !plan.isRecordStale && plan.steps.isEmpty)
    #expect(plan.outcomes.count == 4)
  }

  @Test func pathsOfCountriesComeAndGo() throws {
    let layout = "android: { manifests: { Nextdoor: { path: M.xml, activity: .Main } } }"
    let app = MemoryFolder([
      "M.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <application>
          <activity android:name=".Main"/>
        </application>
      </manifest>

      """
    ])
    let before = try applied(app, layout)
    let first = try plan(before, layout, isByPath: true)
    #expect(first.outcomes.map(\.changes) == [[.added(MergeEntry("nextdoor.net/it"))]])
    var folder = before
    for step in first.steps { folder.take(step) }
    #expect(try plan(folder, layout, isByPath: true).steps.isEmpty)
    let moved = try plan(folder, layout)
    #expect(moved.outcomes.map(\.changes) == [[.removed(MergeEntry("nextdoor.net/it"))]])
    #expect(try applied(folder, layout) == before)
    #expect(try applied(folder, "") == app)
  }

  @Test func listsTogetherHaveALimit() throws {
    let paths = (0..<100_000).map { "p\($0).plist" }
    let plan = try plan(Self.app, "info_plists: [\(paths.joined(separator: ", "))]")
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

  /// An empty file gets the frame of its format with our first entry, and loses it with the last.
  @Test(arguments: [
    ("xcstrings: a.xcstrings", "a.xcstrings", ""),
    ("xcstrings: a.xcstrings", "a.xcstrings", "\u{FEFF}"),
    ("strings: \"{lproj}.lproj/A.strings\"", "en.lproj/A.strings", ""),
    ("android: { res: res, strings: a.xml }", "res/values/a.xml", ""),
    ("android: { res: res, locales: a.xml }", "res/xml/a.xml", ""),
  ])
  func fileWithoutContentIsEmptyAgain(_ layout: String, _ path: String, _ text: String) throws {
    let folder = MemoryFolder([path: text, "other": ""])
    let applied = try applied(folder, layout)
    #expect((applied.files[path] ?? "").count > 10)
    #expect(try self.applied(applied, layout) == applied)
    let left = try self.applied(applied, "")
    #expect(left == folder)
    #expect(left.files[path]?.utf8.elementsEqual(text.utf8) == true)
  }

  @Test func contentThatCameLaterStaysInAFileThatHadNone() throws {
    let layout = "android: { res: res, strings: a.xml }"
    var folder = try applied(MemoryFolder(["res/values/a.xml": ""]), layout)
    folder.files["res/values/a.xml"] = folder.files["res/values/a.xml"]?
      .replacing("</resources>", with: "    <string name=\"mine\">Mine</string>\n</resources>")
    let left = try applied(folder, "")
    #expect(
      left.files["res/values/a.xml"] == """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <string name="mine">Mine</string>
        </resources>

        """
    )
  }

  @Test func whatWasFoundIsNeverRemoved() throws {
    var folder = Self.app
    folder.files["App/it.lproj/ND.strings"] = "\"country.name.IT\" = \"Italia\";\n"
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
    #expect(record.contains(#"{ "key": "it", "state": "found" }"#))
    #expect(record.contains(#"{ "key": "en", "state": "added" }"#))
    #expect(try self.applied(applied, "") == folder)
  }

  @Test func createdFileWithOtherEntriesIsKept() throws {
    var folder = try applied(Self.app)
    folder.files["App/it.lproj/ND.strings"]?.append("\"mine\" = \"Mia\";\n")
    #expect(try applied(folder, "").files["App/it.lproj/ND.strings"] == "\"mine\" = \"Mia\";\n")
  }

  @Test func recordIsWrittenBeforeAndAfterTheFiles() throws {
    let added = try plan(Self.app)
    let paths = { (plan: ApplyPlan) in
      plan.steps.map { step in
        switch step {
        case .write(let path, _, _): path
        case .remove(let path, _, _): "- \(path)"
        }
      }
    }
    #expect(
      paths(added) == [
        AppliedRecord.fileName, "App/Info.plist", "App/en.lproj/ND.strings",
        "App/en-GB.lproj/ND.strings", "App/it.lproj/ND.strings",
      ]
    )
    #expect(
      paths(try plan(applied(Self.app), "")) == [
        "App/Info.plist", "- App/en-GB.lproj/ND.strings", "App/en.lproj/ND.strings",
        "- App/it.lproj/ND.strings", "- \(AppliedRecord.fileName)",
      ]
    )
  }

  /// After a killed run, the next run gives the same result as without the kill, at every step.
  @Test(arguments: [layout, "", "info_plists: [App/Info.plist]"])
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

  @Test func missingFilesAreReportedOnce() throws {
    let plan = try plan(MemoryFolder())
    #expect(
      messages(plan) == [
        "app/app.yaml apply-missing-file file `App/Info.plist` does not exist",
        "app/app.yaml apply-missing-file folder `App` does not exist",
      ]
    )
    #expect(plan.hasErrors)
  }

  @Test func refusedFileIsReportedInIt() throws {
    var folder = Self.app
    folder.files["App/it.lproj/ND.strings"] = "\"country.name.IT\" = \"Bella\";\n"
    #expect(
      messages(try plan(folder)) == [
        "app/App/it.lproj/ND.strings apply-conflict `country.name.IT` is already `Bella` here;"
          + " the manifest says `Italia`"
      ]
    )
  }

  @Test func filesAreNotReportedIfTheRecordIsInvalid() throws {
    var folder = Self.app
    folder.files[AppliedRecord.fileName] = "{}"
    let plan = try plan(folder)
    #expect(
      messages(plan) == ["app/\(AppliedRecord.fileName) apply-invalid-record missing `version`"]
    )
    #expect(plan.outcomes.isEmpty)
  }

  @Test func unreadableFileIsAnError() throws {
    var folder = Self.app
    folder.unreadable = ["App/Info.plist"]
    #expect(throws: MemoryFolder.Unreadable(path: "App/Info.plist")) { try plan(folder) }
  }

  // MARK: Links

  @Test func twoPathsToOneFileAreRefused() throws {
    var folder = Self.app
    folder.links["Other.plist"] = "/home/app/App/Info.plist"
    #expect(
      messages(try plan(folder, "info_plists: [App/Info.plist, Other.plist]")) == [
        "app/app.yaml apply-duplicate-path `App/Info.plist` and `Other.plist` are the same file"
      ]
    )
  }

  /// The record follows a file that `app.yaml` now names by a link.
  @Test func fileUnderAnotherNameKeepsItsEntries() throws {
    var folder = try applied(Self.app, "info_plists: [App/Info.plist]")
    folder.links["Other.plist"] = "/home/app/App/Info.plist"
    let plan = try plan(folder, "info_plists: [Other.plist]")
    #expect(plan.changed.isEmpty)
    #expect(plan.newRecord.files.keys.sorted() == ["Other.plist"])
    #expect(
      plan.newRecord.files["Other.plist"] == plan.oldRecord.files["App/Info.plist"]
    )
  }

  @Test func newFilesOfOneNameAreRefused() throws {
    let folder = MemoryFolder(["res/values/a.xml": ""])
    let plan = try plan(folder, "android: { res: res, strings: ß.xml, labels: SS.xml }")
    #expect(
      messages(plan).contains(
        "app/app.yaml apply-duplicate-path `res/values/ß.xml` and `res/values/SS.xml` are the same file"
          + " on some file systems"
      )
    )
  }

  @Test func newFilesInOneFolderAreRefused() throws {
    var folder = Self.app
    folder.links["App/it.lproj/New.strings"] = "/home/app/App/en.lproj/New.strings"
    #expect(
      messages(try plan(folder, "strings: \"App/{lproj}.lproj/New.strings\"")) == [
        "app/app.yaml apply-duplicate-path `App/en.lproj/New.strings` and `App/it.lproj/New.strings`"
          + " are the same file"
      ]
    )
  }

  /// If a record names one file twice, its two lists of entries are merged.
  @Test func fileThatTheRecordNamesTwiceIsPlannedOnce() throws {
    var folder = try applied(Self.app, "info_plists: [App/Info.plist]")
    folder.links["Other.plist"] = "/home/app/App/Info.plist"
    let record = try #require(folder.files[AppliedRecord.fileName])
    let entry = "        { \"key\": \"en\", \"state\": \"added\" },\n"
    try #require(record.contains(entry))
    let second = """
      "files": {
          "Other.plist": { "kind": "info-plist", "created": false, "entries": [
            { "key": "en", "state": "added" } ] },
      """
    folder.files[AppliedRecord.fileName] = record.replacing(entry, with: "")
      .replacing("\"files\": {", with: second)
    let plan = try plan(folder, "")
    #expect(plan.outcomes.map(\.path) == ["App/Info.plist"])
    #expect(try applied(folder, "").files == Self.app.files)
    folder.files[AppliedRecord.fileName]?.replace(
      "\"Other.plist\": { \"kind\": \"info-plist\"",
      with: "\"Other.plist\": { \"kind\": \"entitlements\""
    )
    #expect(
      messages(try self.plan(folder, "")) == [
        "app/\(AppliedRecord.fileName) apply-invalid-record `App/Info.plist` and `Other.plist`"
          + " are the same file, but require different contents"
      ]
    )
  }

  /// Removing the last file of a language also removes the language's folders, but no others.
  @Test(arguments: [
    ("App/{lproj}.lproj/ND.strings", "App"), ("{lproj}/Texts/ND.strings", ""),
    ("App/Texts/{lproj}.lproj/A/B/ND.strings", "App/Texts"),
  ])
  func foldersAreRemovedUpToTheOneThatMustExist(_ template: String, _ base: String) throws {
    let layout = "strings: \"\(template)\""
    let path = template.replacing("{lproj}", with: "it")
    var folder = try applied(MemoryFolder(["App/Texts/a": "", "en.txt": ""]), layout)
    let text = try #require(folder.files[path])
    folder.files[path] = nil
    let old = template.replacing("{lproj}", with: "xx")
    folder.files[old] = text
    folder.files[AppliedRecord.fileName]?.replace("\"\(path)\"", with: "\"\(old)\"")
    let removals = try plan(folder, layout).steps.filter {
      if case .remove = $0 { true } else { false }
    }
    #expect(removals == [.remove(path: old, read: Array(text.utf8), base: base)])
  }

  // MARK: Folders of languages

  @Test func unknownAndUnlistedLanguagesAreReportedAtTheirKeys() throws {
    var folder = Self.app
    folder.files["App/xx.lproj/ND.strings"] = ""
    folder.files["res/values-xx/strings.xml"] = ""
    folder.files["N.xcodeproj/project.pbxproj"] = """
      { objects = {
        V = { isa = PBXVariantGroup; children = (E); };
        E = { isa = PBXFileReference; path = App/en.lproj/ND.strings; sourceTree = SOURCE_ROOT; };
      }; }
      """
    let file = SourceFile(
      path: "app.yaml",
      text: Self.layout + "\nprojects: [N.xcodeproj]\nandroid: { res: res }\n"
    )
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let folders = LanguageFolders(configuration, try SampleManifest.resolved())
    let lines = folders.findings(in: folder).map { finding in
      "\(file.location(of: finding.range.start).line) \(finding.id) \(finding.message)"
    }
    #expect(
      lines == [
        "1 apply-unknown-language-folder `App/xx.lproj` matches no language in the manifest",
        "3 apply-unlisted-language `N.xcodeproj/project.pbxproj` does not list ND.strings in en-GB, it",
        "4 apply-unknown-language-folder `res/values-xx` matches no language in the manifest",
      ]
    )
  }

  /// The folder of the same language is named instead of the first similar one.
  @Test func sameLanguageComesBeforeASimilarOne() throws {
    var folder = Self.app
    folder.files["res/values-b+en+GB/strings.xml"] = ""
    folder.files["res/values-it-rIT/strings.xml"] = ""
    let file = SourceFile(path: "app.yaml", text: "android: { res: res }\n")
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let folders = LanguageFolders(configuration, try SampleManifest.resolved())
    let created = ["en", "en-rGB", "it"].map { "res/values-\($0)/countries.xml" }
    #expect(
      folders.findings(in: folder, created: created).map(\.message) == [
        "new folder `res/values-en-rGB` is next to `res/values-b+en+GB`, which looks like the same language",
        "new folder `res/values-it` is next to `res/values-it-rIT`, which looks like the same language",
      ]
    )
  }
}
