import Foundation
import ManifestApply
import ManifestFindings
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
          [text, text.prefix(200) + "k"],
          original: index % 3 == 0 ? text : nil
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
    #expect(try JSONSerialization.jsonObject(with: Data(record.text.utf8)) is [String: Any])
  }

  /// People review this format; if it changes, it needs a new version.
  @Test func hasOneEntryPerLine() {
    var record = AppliedRecord()
    record.files["b.entitlements"] = AppliedRecord.File(
      kind: .entitlements,
      applied: AppliedEntries(["applinks:pt.example.com", "applinks:it.example.com"])
    )
    record.files["c.plist"] = AppliedRecord.File(
      kind: .infoPlist,
      applied: AppliedEntries(["it"], original: "<array/>")
    )
    #expect(
      record.text == """
        {
          "version": 2,
          "files": {
            "b.entitlements": {
              "kind": "entitlements",
              "added": [
                "applinks:it.example.com",
                "applinks:pt.example.com"
              ]
            },
            "c.plist": {
              "kind": "info-plist",
              "original": "<array/>",
              "added": [
                "it"
              ]
            }
          }
        }

        """
    )
  }

  @Test(arguments: [
    ("", "1:1 expected a value, found the end of the file"),
    ("[]", "1:1 expected a record of version 1 or 2"),
    (#"{"version": 3, "files": {}}"#, "1:13 expected a record of version 1 or 2"),
    (#"{"version": 2}"#, "1:1 expected an object of files"),
    (#"{"version": 2, "files": []}"#, "1:25 expected an object of files"),
    (#"{"version": 2, "files": {"../x": {}}}"#, "1:26 path `../x` is outside the app's folder"),
    (
      #"{"version": 2, "files": {"x": {"kind": "project", "added": []}, "x": {}}}"#,
      "1:65 duplicate entry `x`"
    ),
    (#"{"version": 2, "files": {"x": {}}}"#, "1:31 expected a string"),
    (#"{"version": 2, "files": {"x": {"kind": "exe"}}}"#, "1:31 unknown kind `exe`"),
    (#"{"version": 2, "files": {"x": {"kind": "project"}}}"#, "1:31 expected a list of entries"),
    (
      #"{"version": 2, "files": {"x": {"kind": "project", "added": [1]}}}"#,
      "1:61 expected a string"
    ),
    (
      #"{"version": 1, "files": {"x": {"kind": "project", "entries": [{"key": "a", "state": "b"}]}}}"#,
      "1:63 unknown state `b`"
    ),
    ("<<<<<<< HEAD\n{}", "1:1 unresolved merge conflict"),
  ])
  func invalidRecordIsRefusedWithALocation(_ text: String, _ expected: String) throws {
    let source = SourceFile(path: "record", text: text)
    let refusal = try #require(throws: FileRefusal.self) { try AppliedRecord.read(source).get() }
    let location = source.location(of: refusal.finding.range.start)
    #expect("\(location.line):\(location.column) \(refusal.finding.message)" == expected)
    #expect(refusal.finding.id == "apply-invalid-record")
  }

  /// In the record of an earlier version, `added` entries are ours and `found` ones are not; kinds that are gone are
  /// named and left.
  @Test func recordOfAnEarlierVersionIsRead() throws {
    let text = """
      {"version": 1, "files": {
        "A.plist": {"kind": "info-plist", "created": false,
          "originals": {"CFBundleLocalizations": "<array/>", "CFBundleLocalizations end": "\\n"},
          "entries": [{"key": "de", "state": "found"}, {"key": "it", "state": "added"}]},
        "B.plist": {"kind": "info-plist", "created": false, "entries": [{"key": "de", "state": "found"}]},
        "it.lproj/A.strings": {"kind": "strings", "created": true, "entries": [
          {"key": "country.name.IT", "value": "Italia", "state": "added"}]},
        "M.xml": {"kind": "android-manifest", "created": false, "originals": {"x": "y"}, "entries": []}
      }}
      """
    let record = try read(text).get()
    #expect(record.formerKinds == ["strings", "android-manifest"])
    let applied = AppliedEntries(["it"], original: "<array/>")
    #expect(record.files == ["A.plist": AppliedRecord.File(kind: .infoPlist, applied: applied)])
  }

  @Test func isRefusedIfTruncatedAnywhere() {
    let bytes = Array(record.text.utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: Places.isLongRun ? 1 : bytes.count / 100) {
      let cut = SourceFile(path: "record", bytes: Array(bytes[..<end]))
      #expect(throws: FileRefusal.self, "\(end)") { try AppliedRecord.read(cut).get() }
    }
  }
}
