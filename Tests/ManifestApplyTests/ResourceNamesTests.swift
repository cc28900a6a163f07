import ManifestFindings
import ManifestMerging
import Testing

@testable import ManifestApply

/// Our Android resources that the app defines, too.
///
/// The files have the form of those of public apps that list countries.
struct ResourceNamesTests {
  /// A file of texts as in real apps: with comments, quotes, and other kinds of resources.
  private static func texts(_ names: [String: String]) -> String {
    let lines = names.sorted { $0.key < $1.key }.map { name, text in
      "    <!-- XTXT: Country name -->\n    <string name=\"\(name)\">\"\(text)\"</string>"
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools">
          <string name="app_name" translatable="false">Acme</string>
          <plurals name="country_name_it"><item quantity="other">%d</item></plurals>
      \(lines.joined(separator: "\n"))
      </resources>

      """
  }

  private static let english = texts([
    "country_name_gb": "United Kingdom", "country_name_us": "United States",
  ])
  private static let italian = texts([
    "country_name_gb": "Regno Unito", "country_name_us": "Stati Uniti",
  ])
  private static let app = MemoryFolder([
    "app/src/main/AndroidManifest.xml": "<manifest/>",
    "app/src/main/res/values/strings.xml": english,
    "app/src/main/res/values-it/strings.xml": italian,
    "app/src/main/res/values-night/colors.xml": english,
  ])
  private static let own = "android: { res: app/src/main/res, strings: countries.xml }"

  private func plan(_ folder: MemoryFolder, _ layout: String = own) throws -> ApplyPlan {
    let file = SourceFile(path: "app/app.yaml", text: layout)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    return try ApplyPlan(
      WantedFiles(configuration, try SampleManifest.resolved()),
      from: file,
      in: folder
    )
  }

  private func messages(_ plan: ApplyPlan) -> [String] {
    plan.findings.map { found in
      let line = found.file.location(of: found.finding.range.start).line
      return "\(found.file.path):\(line) \(found.finding.severity) \(found.finding.message)"
    }
  }

  /// aapt2 refuses to link the two files, so nothing may be written.
  @Test func namesOfTheSameSourceSetAreAnError() throws {
    let plan = try plan(Self.app)
    #expect(
      messages(plan) == [
        "app/app/src/main/res/values/strings.xml:6 error resource `country_name_gb` and 1 more are here and in"
          + " `app/src/main/res/values/countries.xml`, line 4"
      ]
    )
    #expect(plan.findings.first?.finding.notes == ["the same in 2 folders"])
    #expect(
      plan.findings.first?.finding.help
        == "write `strings: strings.xml` or a `prefix` for our names under `android` in app.yaml"
    )
  }

  /// A language's folder can have another spelling, and a source set can have several resource
  /// folders.
  @Test(arguments: [
    "app/src/main/res/values-b+it/x.xml", "app/src/main/res-extra/values-it/x.xml",
  ])
  func otherFoldersOfTheSourceSetAreRead(_ path: String) throws {
    var app = MemoryFolder([path: Self.italian, "app/src/main/res/values/a.xml": "<resources/>"])
    app.files["app/src/main/res-extra/values/a.xml"] = "<resources/>"
    #expect(try plan(app).findings.map(\.finding.id) == ["apply-duplicate-entry"])
  }

  /// The file that already has the names gets the other names, and loses them again.
  @Test func theFileThatHasTheNamesIsOurs() throws {
    let layout = "android: { res: app/src/main/res, strings: strings.xml }"
    let plan = try plan(Self.app, layout)
    #expect(messages(plan) == [])
    #expect(
      plan.changed.map(\.path) == [
        "app/src/main/res/values/strings.xml", "app/src/main/res/values-en-rGB/strings.xml",
        "app/src/main/res/values-it/strings.xml",
      ]
    )
    let proposal = AppProposal(
      Self.app.with("app/src/main/AndroidManifest.xml", Self.launcher),
      try SampleManifest.resolved()
    )
    #expect(proposal.text.contains("  strings: strings.xml  # it has some of our names\n"))
  }

  private static let launcher = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <activity android:name=".Main">
        <intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter>
      </activity>
    </manifest>
    """

  @Test func prefixKeepsNamesApart() throws {
    let layout = "android: { res: app/src/main/res, strings: countries.xml, prefix: acme_ }"
    let plan = try plan(Self.app, layout)
    #expect(messages(plan) == [])
    let keys = plan.changed.flatMap(\.changes).map { change in
      guard case .added(let entry) = change else { return "" }
      return entry.key
    }
    #expect(keys.allSatisfy { $0.hasPrefix("acme_") } && keys.contains("acme_country_name_it"))
  }

  /// If app.yaml now names another file, the same run removes the entries of our old file.
  @Test func formerFileOfOursIsNotADouble() throws {
    var app = MemoryFolder(["app/src/main/res/values/a.xml": "<resources/>"])
    for step in try plan(app).steps { app.take(step) }
    let renamed = try plan(app, "android: { res: app/src/main/res, strings: names.xml }")
    #expect(messages(renamed) == [])
    #expect(renamed.changed.count { $0.fate == .removed } == 3)
  }

  @Test(arguments: [
    (
      "app/src/paid/res/values/strings.xml", "",
      "resource `country_name_gb` and 1 more are also in `app/src/main/res/values/countries.xml`;"
        + " this one is used in `paid`"
    ),
    (
      "common/src/main/res/values/strings.xml", "common/src/main/AndroidManifest.xml",
      "resource `country_name_gb` and 1 more are also in `app/src/main/res/values/countries.xml`;"
        + " ours is used instead of the one in a library"
    ),
  ])
  func otherSourceSetsAreAWarning(_ path: String, _ manifest: String, _ message: String) throws {
    var app = MemoryFolder([
      path: Self.english, "app/src/main/res/values/a.xml": "<resources/>",
      "app/src/androidTest/res/values/a.xml": Self.english,
      "wear/src/main/res/values/strings.xml": Self.english,
      "wear/src/main/AndroidManifest.xml": Self.launcher,
    ])
    if !manifest.isEmpty { app.files[manifest] = "<manifest/>" }
    let plan = try plan(app)
    #expect(messages(plan) == ["app/\(path):6 warning \(message)"])
    #expect(!plan.hasErrors)
  }
}

extension MemoryFolder {
  fileprivate func with(_ path: String, _ text: String) -> MemoryFolder {
    var folder = self
    folder.files[path] = text
    return folder
  }
}
