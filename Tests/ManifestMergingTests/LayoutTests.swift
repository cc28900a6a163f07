import Foundation
import ManifestCompiler
import ManifestDiagnostics
import ManifestMerging
import TestSupport
import Testing

/// What `app.yaml` and the record of an earlier run say.
struct LayoutTests {
  static let manifest = try? CheckedManifest(
    SourceFile(path: "countries.yaml", bytes: Places.bytes("Tests/CommandLineTests/countries.yaml"))
  ).resolved

  private func findings(_ text: String) throws -> [String] {
    let file = SourceFile(path: "app.yaml", text: text)
    let (layout, diagnostics) = AppLayout.read(file)
    let manifest = try #require(Self.manifest)
    let wanted = diagnostics.isEmpty ? layout.map { WantedFiles($0, manifest).diagnostics } : nil
    return (diagnostics + (wanted ?? [])).map { finding in
      let place = file.location(of: finding.range.start)
      return "\(place.line):\(place.column) \(finding.id) \(finding.message)"
    }
  }

  @Test(arguments: [
    ("", []),
    ("entitlments: {}", ["1:1 unknown-key unknown key `entitlments`"]),
    (
      "projects: App.xcodeproj",
      ["1:11 wrong-type expected a sequence of projects, found `App.xcodeproj`"]
    ),
    ("- a", ["1:1 wrong-type expected a mapping with the keys of app.yaml, found a sequence"]),
    (
      "xcstrings: ../a.xcstrings",
      ["1:12 apply-path-outside-app path `../a.xcstrings` is outside the app's folder"]
    ),
    (
      "xcstrings: /a.xcstrings",
      ["1:12 apply-path-outside-app path `/a.xcstrings` is outside the app's folder"]
    ),
    (
      "strings: App/en.lproj/A.strings",
      [
        "1:10 apply-missing-language-placeholder path `App/en.lproj/A.strings` does not contain `{lproj}` exactly once"
      ]
    ),
    (
      "strings: App/{lproj}.strings",
      [
        "1:10 apply-missing-language-placeholder path `App/{lproj}.strings` does not contain `{lproj}` exactly once"
      ]
    ),
    (
      "entitlements:\n  Nextdor: a",
      ["2:3 apply-unknown-variant unknown app variant `Nextdor`"]
    ),
    (
      "info_plists: [a/Info.plist, ./a//Info.plist]",
      ["1:29 apply-duplicate-path duplicate path `a/Info.plist`"]
    ),
    (
      "android: { strings: strings.xml }",
      ["1:21 missing-key missing key `res` in `android`, the folder of this file"]
    ),
    (
      "android: { res: res, locales: xml/l.xml }",
      ["1:31 wrong-type expected a file name, found `xml/l.xml`"]
    ),
    ("xcstrings: a\nxcstrings: b", ["2:1 duplicate-key duplicate key `xcstrings`"]),
  ])
  func mistakesHaveTheirPlace(_ text: String, _ expected: [String]) throws {
    #expect(try findings(text) == expected)
  }

  @Test func everyFileIsNamedWithItsEntries() throws {
    let text = """
      entitlements: { Nextdoor: N.entitlements }
      projects: [N.xcodeproj, D/D.xcodeproj/project.pbxproj]
      info_plists: [./Info.plist]
      strings: N/{lproj}.lproj/N.strings
      xcstrings: N.xcstrings
      smartling: { ios: i.json, android: a.json }
      android: { res: res/, strings: s.xml, locales: l.xml, manifests: { Nextdoor: M.xml } }
      """
    let layout = try #require(AppLayout.read(SourceFile(path: "app.yaml", text: text)).layout)
    let files = WantedFiles(layout, try #require(Self.manifest)).files
    let lines = files.map { file in
      let first = file.entries.first
      return "\(file.kind.rawValue) \(file.path) \(file.makeableUnder ?? "-") "
        + "\(first?.key ?? "")=\(first?.value ?? "")"
    }
    #expect(
      lines == [
        "entitlements N.entitlements - applinks:it.nextdoor.com=",
        "project N.xcodeproj/project.pbxproj - en=",
        "project D/D.xcodeproj/project.pbxproj - en=",
        "info-plist Info.plist - en=",
        "strings N/en.lproj/N.strings N country.name.US=United States",
        "strings N/en-GB.lproj/N.strings N country.name.US=United States",
        "strings N/it.lproj/N.strings N country.name.US=Stati Uniti",
        "string-catalog N.xcstrings - country.name.US/en=United States",
        "smartling i.json - en-GB=en-GB",
        "smartling a.json - en-GB=en-rGB",
        "locales res/xml/l.xml res en=",
        "android-strings res/values/s.xml res country_name_us=United States",
        "android-strings res/values-en-rGB/s.xml res country_name_us=United States",
        "android-strings res/values-it/s.xml res country_name_us=Stati Uniti",
        "android-manifest M.xml - it.nextdoor.com=",
      ]
    )
  }

  // MARK: The record

  private let hostile = [
    "quote \" and \\ back", "line\nbreak\r\n\ttab", "\u{2028}\u{2029}\u{85}\u{7F}\u{FEFF}", "🇮🇹 é",
    "# no comment: [a, b]", "{x: y}", "", " blanks ", "\u{1}\u{1F}", "true", "null", "~",
    String(repeating: "long ", count: 5_000),
  ]

  private var record: AppliedRecord {
    var record = AppliedRecord()
    for (index, text) in hostile.enumerated() {
      record.files["folder \(index)/\(index)\"{}.strings"] = AppliedRecord.File(
        kind: FileKind.allCases[index % FileKind.allCases.count],
        isMade: index % 2 == 0,
        entries: [MergeEntry("key", text), MergeEntry(String(text.prefix(200)) + "k", "v")]
      )
    }
    return record
  }

  @Test func recordReadsBackAsItWasWritten() {
    let file = SourceFile(path: "record", text: record.text)
    let (read, diagnostics) = AppliedRecord.read(file)
    #expect(diagnostics.isEmpty)
    #expect(read == record)
    #expect(read?.text == record.text)
  }

  @Test func recordIsJSONToAnotherReader() throws {
    let root = try JSONSerialization.jsonObject(with: Data(record.text.utf8)) as? [String: Any]
    let files = try #require(root?["files"] as? [String: [String: Any]])
    for (path, file) in record.files {
      let entries = files[path]?["entries"] as? [String: String]
      #expect(entries == Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key, $0.value) }))
      #expect(files[path]?["kind"] as? String == file.kind.rawValue)
      #expect(files[path]?["made"] as? Bool == file.isMade)
    }
    #expect(files.count == hostile.count)
  }

  @Test(arguments: [
    ("", "1:1 apply-invalid-record"),
    ("{", "1:2 syntax-error"),
    ("[]", "1:1 wrong-type"),
    (#"{"format": 2, "files": {}}"#, "1:12 apply-invalid-record"),
    (#"{"format": 1}"#, "1:1 missing-key"),
    (#"{"format": 1, "files": {"../x": {}}}"#, "1:33 apply-invalid-record"),
    (
      #"{"format": 1, "files": {"x": {"kind": "exe", "made": true, "entries": {}}}}"#,
      "1:39 apply-invalid-record"
    ),
    (
      #"{"format": 1, "files": {"x": {"kind": "strings", "made": 1, "entries": {}}}}"#,
      "1:58 apply-invalid-record"
    ),
    (
      #"{"format": 1, "files": {"x": {"kind": "strings", "made": true, "entries": {"a": []}}}}"#,
      "1:81 wrong-type"
    ),
    ("<<<<<<< HEAD\n{}", "1:1 wrong-type"),
  ])
  func brokenRecordIsRefusedAtItsPlace(_ text: String, _ expected: String) throws {
    let file = SourceFile(path: "record", text: text)
    let (record, diagnostics) = AppliedRecord.read(file)
    let first = try #require(diagnostics.first)
    let place = file.location(of: first.range.start)
    #expect("\(place.line):\(place.column) \(first.id)" == expected)
    #expect(record == nil)
  }

  @Test func recordCutAnywhereIsRefused() {
    let bytes = Array(record.text.utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: Places.isLongRun ? 1 : 97) {
      let (record, diagnostics) = AppliedRecord.read(
        SourceFile(path: "record", bytes: Array(bytes[..<end]))
      )
      #expect(record == nil && !diagnostics.isEmpty, "\(end)")
    }
  }

  // MARK: Stray folders

  @Test func foldersOfNoLanguageAreStray() throws {
    let strays = StrayFolders(try #require(Self.manifest))
    let names = [
      "Base.lproj", "en.lproj", "it.lproj", "en-GB.lproj", "fr.lproj", "pt_BR.lproj", "Assets",
      ".lproj",
    ]
    #expect(strays.ofLanguages(names, template: "{lproj}.lproj") == ["fr.lproj", "pt_BR.lproj"])
    let ours = ["values", "values-it", "values-en-rGB", "values-en", "values-it-night"]
    // Qualifiers that are no language, from Android's table of them.
    let others = [
      "values-night", "values-v21", "values-sw600dp", "values-w820dp", "values-land",
      "values-ldrtl", "values-mcc310-mnc004", "values-xhdpi", "values-car", "values-watch",
      "values-television", "drawable-fr", "values-h720dp", "values-round",
    ]
    let stray = [
      "values-b+es+419", "values-de", "values-fil", "values-fr-rCA", "values-mcc310-fr",
      "values-pt-night",
    ]
    #expect(strays.ofResources(ours + others + stray) == stray)
  }
}

/// Whatever is reported can be explained.
@Test func everyFindingHasAPage() throws {
  let folder = Places.packageRoot.appendingPathComponent("Sources/ManifestMerging")
  let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
  var ids: Set<String> = []
  for file in files ?? [] where file.hasSuffix(".swift") && file != "MergeFindings.swift" {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    for match in text.matches(of: /"(apply-[a-z-]+)"/) { ids.insert(String(match.output.1)) }
  }
  // These are said where files and folders are looked for.
  ids.formUnion(["apply-missing-file", "apply-unknown-language-folder", "apply-unlisted-language"])
  #expect(ids == Set(MergeFindings.all.map(\.id.name)))
}
