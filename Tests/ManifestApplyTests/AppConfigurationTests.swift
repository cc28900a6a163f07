import ManifestApply
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// The contents of `app.yaml`, and the expected contents of the files that it names.
struct AppConfigurationTests {
  private func findings(_ text: String) throws -> [String] {
    let file = SourceFile(path: "app.yaml", text: text)
    let (configuration, findings) = AppConfiguration.read(file)
    let manifest = try SampleManifest.resolved()
    let wanted =
      findings.isEmpty ? configuration.map { WantedFiles($0, manifest).findings } : nil
    return (findings + (wanted ?? [])).map { finding in
      let location = file.location(of: finding.range.start)
      return "\(location.line):\(location.column) \(finding.id) \(finding.message)"
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
      "projects: [../a.xcodeproj]",
      ["1:12 apply-path-outside-app path `../a.xcodeproj` is outside the app's folder"]
    ),
    (
      "smartling: { ios: /a.json }",
      ["1:19 apply-path-outside-app path `/a.json` is outside the app's folder"]
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
      "smartling: { ios_form: de }",
      ["1:24 wrong-type expected `pt-BR` as the configuration writes it, found `de`"]
    ),
    ("projects: [a]\nprojects: [b]", ["2:1 duplicate-key duplicate key `projects`"]),
  ])
  func mistakesAreReportedWithTheirLocation(_ text: String, _ expected: [String]) throws {
    #expect(try findings(text) == expected)
  }

  /// A key of an earlier version is an error, which says what serves instead.
  @Test(arguments: [
    ("strings: a/{lproj}.lproj/A.strings", "strings", "the output `strings` has our texts"),
    ("xcstrings: a.xcstrings", "xcstrings", "the output `xcstrings` has our texts"),
    ("labels: a.strings", "labels", "have the labels in a file of their own"),
    ("android: { res: res }", "android", "the output `android` has resources and a manifest"),
    ("other_folders: [fr.lproj]", "other_folders", "delete it"),
  ])
  func formerKeysSayWhatServesInstead(_ text: String, _ key: String, _ help: String) throws {
    let findings = AppConfiguration.read(SourceFile(path: "app.yaml", text: text)).findings
    #expect(findings.map(\.message) == ["app.yaml no longer has the key `\(key)`"])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.range == SourceRange(0, UInt32(key.utf8.count)))
    #expect(findings.first?.help?.contains(help) == true)
  }

  @Test func everyFileHasItsEntries() throws {
    let text = """
      entitlements: { Nextdoor: N.entitlements }
      projects: [N.xcodeproj, D/D.xcodeproj/project.pbxproj]
      info_plists: [./Info.plist]
      smartling: { ios: i.json, android: a.json }
      """
    let file = SourceFile(path: "app.yaml", text: text)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let files = WantedFiles(configuration, try SampleManifest.resolved()).files
    let lines = files.map { file in
      let first = file.entries.first
      return "\(file.kind.rawValue) \(file.path) \(first?.key ?? "")=\(first?.value ?? "")"
    }
    #expect(
      lines == [
        "entitlements N.entitlements applinks:it.nextdoor.com=",
        "project N.xcodeproj/project.pbxproj en=",
        "project D/D.xcodeproj/project.pbxproj en=",
        "info-plist Info.plist en=",
        "smartling i.json en-GB=en-GB",
        "smartling a.json en-GB=en-rGB",
      ]
    )
  }

  @Test func localesAreInTheFormThatIsGiven() throws {
    let text = """
      smartling: { ios: i.json, ios_form: pt_BR, android: a.json, android_form: values-pt-rBR }

      """
    let read = AppConfiguration.read(SourceFile(path: "app.yaml", text: text))
    let files = WantedFiles(try #require(read.configuration), try SampleManifest.resolved()).files
    let written = try files.map { file in
      let empty = SourceFile(path: file.path, bytes: [])
      let merged = try file.merger.merge(empty, wanted: file.entries, applied: AppliedEntries())
      return merged.applied.entries.map(\.entry.value)
    }
    #expect(written == [["en_GB", "it"], ["values-en-rGB", "values-it"]])
  }
}
