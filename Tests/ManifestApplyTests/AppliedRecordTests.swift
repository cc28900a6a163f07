import AppFileFormats
import Foundation
import ManifestApply
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// The record that one run leaves for the next.
struct AppliedRecordTests {
  private let hostile = [
    "quote \" and \\ back", "line\nbreak\r\n\ttab", "\u{2028}\u{2029}\u{85}\u{7F}\u{FEFF}", "🇮🇹 é",
    "# no comment: [a, b]", "{x: y}", "", " spaces ", "\u{1}\u{1F}", "true", "null", "~",
    String(repeating: "long ", count: 5_000),
  ]

  private var record: AppliedRecord {
    var record = AppliedRecord()
    for (index, text) in hostile.enumerated() {
      record.files["folder \(index)/\(index)\"{}.plist"] = AppliedRecord.File(
        kind: FileKind.allCases[index % FileKind.allCases.count],
        applied: AppliedEntries(
          [
            AppliedEntry(MergeEntry("key", text), .added),
            AppliedEntry(MergeEntry(String(text.prefix(200)) + "k"), .found),
          ],
          originals: index % 3 == 0 ? ["list": text, text: "x"] : [:]
        )
      )
    }
    return record
  }

  private func read(_ text: String) -> Result<AppliedRecord, FileRefusal> {
    AppliedRecord.read(SourceFile(path: "record", text: text))
  }

  @Test func isReadBackAsItWasWritten() throws {
    let read = try read(record.text).get()
    #expect(read == record)
    #expect(read.text == record.text)
  }

  /// People review this format; if it changes, it needs a new version.
  @Test func hasOneEntryPerLine() {
    var record = AppliedRecord()
    record.files["b.entitlements"] = AppliedRecord.File(
      kind: .entitlements,
      applied: AppliedEntries(
        added: [MergeEntry("applinks:pt.example.com"), MergeEntry("applinks:it.example.com")]
      )
    )
    record.files["c.plist"] = AppliedRecord.File(
      kind: .infoPlist,
      applied: AppliedEntries(
        [AppliedEntry(MergeEntry("it"), .added), AppliedEntry(MergeEntry("de"), .found)],
        originals: ["CFBundleLocalizations": "<array/>"]
      )
    )
    #expect(
      record.text == """
        {
          "version": 1,
          "files": {
            "b.entitlements": {
              "kind": "entitlements",
              "created": false,
              "entries": [
                { "key": "applinks:it.example.com", "state": "added" },
                { "key": "applinks:pt.example.com", "state": "added" }
              ]
            },
            "c.plist": {
              "kind": "info-plist",
              "created": false,
              "originals": {
                "CFBundleLocalizations": "<array/>"
              },
              "entries": [
                { "key": "de", "state": "found" },
                { "key": "it", "state": "added" }
              ]
            }
          }
        }

        """
    )
  }

  @Test func isReadByAnotherJSONParser() throws {
    let root = try JSONSerialization.jsonObject(with: Data(record.text.utf8)) as? [String: Any]
    let files = try #require(root?["files"] as? [String: [String: Any]])
    for (path, file) in record.files {
      let entries = try #require(files[path]?["entries"] as? [[String: String]])
      #expect(entries.map { $0["key"] } == file.applied.entries.map(\.key))
      #expect(entries.map { $0["value"] ?? "" } == file.applied.entries.map(\.entry.value))
      #expect(files[path]?["kind"] as? String == file.kind.rawValue)
      #expect(entries.map { $0["state"] } == file.applied.entries.map(\.state.rawValue))
      #expect(files[path]?["originals"] as? [String: String] ?? [:] == file.applied.originals)
    }
    #expect(files.count == hostile.count)
  }

  @Test(arguments: [
    ("", "1:1 expected a value, found the end of the file"),
    ("{", "1:2 expected a quoted name, found the end of the file"),
    ("[]", "1:1 missing `version`"),
    (#"{"format": 1, "files": {}}"#, "1:1 missing `version`"),
    (#"{"version": 2, "files": {}}"#, "1:13 expected version `1`, found `2`"),
    (#"{"version": 1}"#, "1:1 missing `files`"),
    (#"{"version": 1, "files": {}, "fils": {}}"#, "1:29 unknown key `fils`"),
    (#"{"version": 1, "files": []}"#, "1:25 expected an object"),
    (#"{"version": 1, "files": {"../x": {}}}"#, "1:26 path `../x` is outside the app's folder"),
    (#"{"version": 1, "files": {"x": {}, "x": {}}}"#, "1:35 duplicate entry `x`"),
    (#"{"version": 1, "files": {"x": {}}}"#, "1:31 missing `kind`"),
    (file(kind: #""exe""#), "2:9 unknown kind `exe`"),
    (file(kind: "1"), "2:9 expected a string"),
    (file(originals: "[]"), "4:14 expected an object"),
    (file(originals: #"{"x": 1}"#), "4:20 expected a string"),
    (file(entries: "{}"), "5:12 expected a list of entries"),
    (file(entries: "[[]]"), "5:13 expected an object"),
    (file(entries: #"[{"state": "added"}]"#), "5:13 missing `key`"),
    (file(entries: #"[{"key": "a"}]"#), "5:13 missing `state`"),
    (file(entries: #"[{"key": "a", "state": "lost"}]"#), "5:35 unknown state `lost`"),
    (file(entries: #"[{"key": "a", "value": 1, "state": "added"}]"#), "5:35 expected a string"),
    ("<<<<<<< HEAD\n{}", "1:1 unresolved merge conflict"),
  ])
  func invalidRecordIsRefusedWithALocation(_ text: String, _ expected: String) throws {
    let source = SourceFile(path: "record", text: text)
    let refusal = try #require(throws: FileRefusal.self) { try AppliedRecord.read(source).get() }
    let location = source.location(of: refusal.finding.range.start)
    #expect("\(location.line):\(location.column) \(refusal.finding.message)" == expected)
    #expect(refusal.finding.id == "apply-invalid-record")
  }

  private static func file(
    kind: String = #""project""#,
    created: String = "true",
    originals: String = "{}",
    entries: String = "[]"
  ) -> String {
    """
    {"version": 1, "files": {"x": {
    "kind": \(kind),
    "created": \(created),
    "originals": \(originals),
    "entries": \(entries)}}}
    """
  }

  /// A record of a version that also edited texts and Android's files, which it may have created.
  @Test func kindsOfEarlierVersionsAreNamedAndLeft() throws {
    let text = """
      {"version": 1, "files": {
        "A.plist": {"kind": "info-plist", "created": false, "entries": [{"key": "it", "state": "added"}]},
        "it.lproj/A.strings": {"kind": "strings", "created": true, "entries": [
          {"key": "country.name.IT", "value": "Italia", "state": "added"}]},
        "M.xml": {"kind": "android-manifest", "created": false, "originals": {"x": "y"}, "entries": []}
      }}
      """
    let record = try read(text).get()
    #expect(record.formerKinds == ["strings", "android-manifest"])
    #expect(record.files.keys.sorted() == ["A.plist"])
    #expect(record.files["A.plist"]?.applied == AppliedEntries(added: [MergeEntry("it")]))
  }

  @Test func isRefusedIfTruncatedAnywhere() {
    let bytes = Array(record.text.utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: Places.isLongRun ? 1 : 97) {
      let cut = SourceFile(path: "record", bytes: Array(bytes[..<end]))
      #expect(throws: FileRefusal.self, "\(end)") { try AppliedRecord.read(cut).get() }
    }
  }
}
