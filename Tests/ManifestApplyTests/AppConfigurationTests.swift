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
      ["1:21 missing-key missing the resource folder of `strings.xml`"]
    ),
    (
      "android: { labels: strings.xml }",
      ["1:20 missing-key missing the resource folder of `strings.xml`"]
    ),
    (
      "android: { res: res, strings: strings.xml, labels: strings.xml }",
      ["1:52 apply-duplicate-path duplicate path `res/values/strings.xml`"]
    ),
    (
      "labels: ../en.lproj/A.strings",
      ["1:9 apply-path-outside-app path `../en.lproj/A.strings` is outside the app's folder"]
    ),
    (
      "android: { res: res, locales: xml/l.xml }",
      ["1:31 wrong-type expected a file name, found `xml/l.xml`"]
    ),
    (
      "android: { prefix: 2_Acme }",
      ["1:20 wrong-type expected lowercase letters, digits and `_`, found `2_Acme`"]
    ),
    (
      "smartling: { ios_form: de }",
      ["1:24 wrong-type expected `pt-BR` as the configuration writes it, found `de`"]
    ),
    (
      "android: { manifests: { Nextdoor: { activity: .Main } } }",
      ["1:25 missing-key missing key `path` in an AndroidManifest.xml"]
    ),
    ("xcstrings: a\nxcstrings: b", ["2:1 duplicate-key duplicate key `xcstrings`"]),
  ])
  func mistakesAreReportedWithTheirLocation(_ text: String, _ expected: [String]) throws {
    #expect(try findings(text) == expected)
  }

  @Test func everyFileHasItsEntries() throws {
    let text = """
      entitlements: { Nextdoor: N.entitlements }
      projects: [N.xcodeproj, D/D.xcodeproj/project.pbxproj]
      info_plists: [./Info.plist]
      strings: N/{lproj}.lproj/N.strings
      xcstrings: N.xcstrings
      smartling: { ios: i.json, android: a.json }
      android: { res: res/, strings: s.xml, locales: l.xml, manifests: { Nextdoor: M.xml } }
      """
    let file = SourceFile(path: "app.yaml", text: text)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let files = WantedFiles(configuration, try SampleManifest.resolved()).files
    let lines = files.map { file in
      let first = file.entries.first
      return "\(file.kind.rawValue) \(file.path) \(file.creatableUnder ?? "-") "
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

  /// iOS entitlements have only hosts; the paths are in the association files on those hosts.
  @Test func countriesByPathHaveAddressesInAndroidAlone() throws {
    let text = """
      entitlements: { Nextdoor: N.entitlements }
      android: { manifests: { Nextdoor: M.xml } }
      """
    let file = SourceFile(path: "app.yaml", text: text)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let files = WantedFiles(configuration, try SampleManifest.resolved(isByPath: true)).files
    #expect(
      files.map { $0.entries.map(\.key) } == [
        [
          "applinks:it.nextdoor.com", "applinks:nextdoor.co.uk", "applinks:nextdoor.com",
          "applinks:nextdoor.net",
        ],
        ["it.nextdoor.com", "nextdoor.co.uk", "nextdoor.com", "nextdoor.net/it"],
      ]
    )
  }

  @Test func labelsAreInTheFileThatTranslatorsGet() throws {
    let text = """
      strings: N/{lproj}.lproj/N.strings
      labels: N/en.lproj/App.strings
      android: { res: res, strings: s.xml, labels: strings.xml }
      """
    let file = SourceFile(path: "app.yaml", text: text)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let files = WantedFiles(configuration, try SampleManifest.resolved()).files
    for file in files {
      let isForLabels = ["N/en.lproj/App.strings", "res/values/strings.xml"].contains(file.path)
      let labels = file.entries.filter { $0.key.hasPrefix("form") }
      #expect(labels.count == (isForLabels ? file.entries.count : 0), "\(file.path)")
      #expect(labels.isEmpty != isForLabels, "\(file.path)")
    }
    #expect(files.count == 8)
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
