import CountryManifest
import Testing

@testable import ManifestApply

/// The languages of an Android app, and the language of its unqualified `values`.
///
/// The files have the form of those of public apps.
struct AndroidLanguagesTests {
  private static let manifest = """
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:localeConfig="@xml/locales_config">
        <activity android:name=".MainActivity" android:exported="true">
          <intent-filter>
            <action android:name="android.intent.action.MAIN" />
            <category android:name="android.intent.category.LAUNCHER" />
          </intent-filter>
        </activity>
      </application>
    </manifest>
    """

  private static func app(_ files: [String: String], languages: [String]) -> MemoryFolder {
    var folder = MemoryFolder(files)
    folder.files["app/src/main/AndroidManifest.xml"] = manifest
    for values in ["values", "values-night", "values-v31"] + languages.map({ "values-\($0)" }) {
      folder.files["app/src/main/res/\(values)/strings.xml"] = "<resources/>"
    }
    return folder
  }

  private func languages(_ folder: MemoryFolder) throws -> AndroidLanguages {
    let scan = AppScan(folder)
    let app = try #require(scan.androidApps(in: folder).first)
    return AndroidLanguages(app, scan, in: folder)
  }

  private static let build = "app/build.gradle"

  /// The language is never that of the alphabetically first folder.
  @Test(arguments: [
    ([:], "en", "app/src/main/res/values", true),
    (
      ["app/src/main/res/resources.properties": "# Default\nunqualifiedResLocale = nl\n"], "nl",
      "app/src/main/res/resources.properties", false
    ),
    (
      [
        build:
          "  defaultConfig {\n    resConfigs \"nl\", \"ar\", \"bg\", \"pt-rBR\"\n    x \"da\"\n  }"
      ],
      "nl", build, false
    ),
    (
      [
        "app/build.gradle.kts": """
          androidResources.localeFilters.addAll(
              listOf("ar", "bg", "fr",
                "pt-rBR")
          )
          other("de")
        """
      ], "fr", "app/build.gradle.kts", false
    ),
    // Of several languages, English is chosen. The name of a variable is not a language.
    ([build: "resourceConfigurations += ['de', 'en', 'ar']"], "en", build, false),
    ([build: "resConfigs supportedLocales.join(\",\")"], "en", "app/src/main/res/values", true),
    (
      [
        "app/src/main/res/xml/locales_config.xml": """
        <locale-config xmlns:android="http://schemas.android.com/apk/res/android">
          <locale android:name="it" /> <locale android:name="ar" /> <locale android:name="pt-BR" />
        </locale-config>
        """
      ], "it", "app/src/main/res/xml/locales_config.xml", false
    ),
  ])
  func languageOfValues(
    _ files: [String: String],
    _ language: String,
    _ source: String,
    _ isGuess: Bool
  ) throws {
    let found = try languages(Self.app(files, languages: ["ar", "bg", "pt-rBR"]))
    #expect(found.development == language)
    #expect(found.source == source)
    #expect(found.isGuess == isGuess)
  }

  @Test func listedLanguagesAreThoseOfTheApp() throws {
    let config = """
      <locale-config xmlns:android="http://schemas.android.com/apk/res/android">
        <locale android:name="en"/><locale android:name="he"/><locale android:name="pt-BR"/>
      </locale-config>
      """
    let app = Self.app(
      ["app/src/main/res/xml/locales_config.xml": config],
      languages: ["ar", "iw", "pt-rBR"]
    )
    #expect(try languages(app).folders.map(\.qualifier) == ["iw", "pt-rBR"])
  }

  /// The application module may have no languages; those of another application do not count.
  @Test func languagesOfLibrariesAreThoseOfTheApp() throws {
    var app = Self.app(["app/src/log/AndroidManifest.xml": Self.manifest], languages: [])
    app.files["common/src/main/res/values/strings.xml"] = "<resources/>"
    app.files["common/src/main/res/values-rm/strings.xml"] = "<resources/>"
    app.files["common/src/main/AndroidManifest.xml"] = "<manifest/>"
    app.files["wear/src/main/res/values-da/strings.xml"] = "<resources/>"
    app.files["wear/src/main/res/values/strings.xml"] = "<resources/>"
    app.files["wear/src/main/AndroidManifest.xml"] = Self.manifest
    app.files["wear/build.gradle"] = ""
    let scan = AppScan(app)
    let apps = scan.androidApps(in: app)
    #expect(apps.map(\.path).contains("app/src/main/AndroidManifest.xml"))
    let own = try #require(apps.first { $0.module == "app" })
    #expect(own.resources == "app/src/main/res")
    #expect(AndroidLanguages(own, scan, in: app).folders.map(\.qualifier) == ["rm"])
  }

  /// The manifest in `main` is preferred to that of a flavor; a resource folder must exist.
  @Test func mainIsBeforeFlavours() throws {
    var app = Self.app(["app/src/alpha/AndroidManifest.xml": Self.manifest], languages: ["da"])
    app.files["app/src/alpha/res/values/strings.xml"] = "<resources/>"
    let found = AppScan(app).androidApps(in: app)
    #expect(found.map(\.path) == ["app/src/main/AndroidManifest.xml"])
    #expect(found.first?.resources == "app/src/main/res")
    let bare = MemoryFolder(["app/src/main/AndroidManifest.xml": Self.manifest])
    #expect(AppScan(bare).androidApps(in: bare).map(\.resources) == [nil])
    let text = AppProposal(bare, try SampleManifest.resolved()).text
    #expect(
      text.contains("# android: no resource folder was found for app/src/main/AndroidManifest.xml")
    )
    #expect(!text.contains("\nandroid:"))
  }

  @Test func developmentLanguageOfTheFacts() throws {
    let app = Self.app([:], languages: ["ar", "am"])
    let facts = AppFacts(app, .embedded)
    #expect(facts.developmentLanguage == "en")
    #expect(facts.languages.map(\.tag.text) == ["am", "ar", "en"])
    #expect(
      facts.guesses == ["development language en, of which app/src/main/res/values says nothing"]
    )
  }
}
