import CountryManifest
import ManifestCompiler
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

@testable import ManifestApply

/// A language that the app spells differently: nothing is written for it, and a finding suggests
/// how to declare it.
///
/// The folders are those of public apps (Habitica for iOS and Android, Corona-Warn-App for iOS).
struct LanguageSpellingsTests {
  private static let manifest = """
    format: 1
    product: { name: Acme, default_country: us, language_url: "{web_url}/?lang={language}" }
    environments:
      production: { site: acme, hosts: country }
    services:
      web: { label: "" }
    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }
      br: { hosts: subdomain, languages: [BR] }
      cn: { hosts: subdomain, languages: [zh-Hans-CN] }
      es: { hosts: subdomain, languages: [es-ES] }

    """

  private static func resolved(_ brazil: String = "pt-BR") throws -> ResolvedManifest {
    let text = manifest.replacing("BR]", with: "\(brazil)]")
    return try #require(
      CheckedManifest(SourceFile(path: "countries.yaml", text: text)).resolve()
    )
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; developmentRegion = en;
      knownRegions = (
        en,
        Base,
        "pt-BR",
      ); }; }; rootObject = P; }
    """

  private static let app = MemoryFolder([
    "ENA.xcodeproj/project.pbxproj": project,
    "ENA/en.lproj/Localizable.strings": "", "ENA/pt_BR.lproj/Localizable.strings": "",
    "ENA/zh-Hans.lproj/Localizable.strings": "", "ENA/es-419.lproj/Localizable.strings": "",
    "android/res/values/strings.xml": "<resources/>",
    "android/res/values-pt-rBR/strings.xml": "<resources/>",
    "android/res/values-zh/strings.xml": "<resources/>",
    "android/res/values-es/strings.xml": "<resources/>",
  ])

  private static let configuration = """
    projects: [ENA.xcodeproj]
    strings: "ENA/{lproj}.lproj/Countries.strings"
    android: { res: android/res, strings: countries.xml, locales: locales_config.xml }
    """

  private static func run(
    _ manifest: ResolvedManifest,
    in folder: MemoryFolder
  ) throws -> (plan: ApplyPlan, findings: [Finding]) {
    let file = SourceFile(path: "app.yaml", text: configuration)
    let configuration = try #require(AppConfiguration.read(file).configuration)
    let spellings = LanguageSpellings(configuration, manifest, in: folder)
    let plan = try ApplyPlan(
      WantedFiles(configuration, manifest, spellings),
      from: file,
      in: folder
    )
    let folders = LanguageFolders(configuration, manifest, spellings)
    let created = plan.outcomes.filter { $0.fate == .created }.map(\.path)
    return (plan, folders.findings(in: folder, created: created))
  }

  private static let paths = [
    "ENA.xcodeproj/project.pbxproj", "ENA/en.lproj/Countries.strings",
    "ENA/es.lproj/Countries.strings", "ENA/zh-Hans.lproj/Countries.strings",
    "android/res/values-es/countries.xml", "android/res/values/countries.xml",
    "android/res/xml/locales_config.xml",
  ]

  /// The second run must not take the files of the first for those of the app.
  @Test func nothingOfSuchALanguageIsWritten() throws {
    var folder = Self.app
    for _ in 1...2 {
      let (plan, findings) = try Self.run(try Self.resolved(), in: folder)
      #expect(plan.outcomes.map(\.path).sorted() == Self.paths)
      let spellings = findings.filter { $0.id == "apply-other-spelling" }
      #expect(
        spellings.map(\.message) == [
          "the app has `ENA/pt_BR.lproj` for `pt`, so nothing is written for this language",
          "the app has `android/res/values-zh` for `zh-Hans`, so nothing is written for this language",
        ]
      )
      #expect(
        spellings.map(\.help) == [
          "write the app's name in the manifest: `{ locale: pt-BR, lproj: pt_BR.lproj }`",
          "write the app's name in the manifest: `{ locale: zh-Hans-CN, lproj: zh }`",
        ]
      )
      for step in plan.steps { folder.take(step) }
    }
    let project = folder.files["ENA.xcodeproj/project.pbxproj"] ?? ""
    #expect(!project.contains("\tpt,") && !project.contains(" pt,"))
    #expect(folder.files["android/res/xml/locales_config.xml"]?.contains("\"pt") == false)
  }

  /// The line that the finding suggests, once it is in the manifest.
  @Test func theFolderIsThatOfTheManifest() throws {
    let manifest = try Self.resolved("{ locale: pt-BR, lproj: pt_BR.lproj }")
    let (plan, findings) = try Self.run(manifest, in: Self.app)
    let paths = plan.outcomes.map(\.path)
    #expect(paths.contains("ENA/pt_BR.lproj/Countries.strings"))
    #expect(paths.contains("android/res/values-pt-rBR/countries.xml"))
    #expect(!findings.contains { $0.message.contains("pt") })
    #expect(manifest.appLanguages.names.contains("pt-BR"))
    #expect(manifest.knownRegions.contains("pt_BR"))
    #expect(manifest.androidLocales.contains("pt-BR"))
  }

  /// A name from before 2007 is not a mistake; code gets the language tag.
  @Test(arguments: [
    ("English", "en", "en-US"), ("pt_BR", "pt-BR", "pt-BR"), ("zh_TW", "zh-TW", "zh-Hant-TW"),
    ("no", "nb", "nb-NO"),
  ])
  func foldersCanBeWritten(_ folder: String, _ tag: String, _ locale: String) throws {
    let code = locale.suffix(2).lowercased()
    let row = "{ locale: \(locale), lproj: \(folder).lproj }"
    let own = code == "us" ? row : "en-US"
    let other =
      code == "us" ? "" : "  \"\(code)\": { hosts: subdomain, languages: [\(row)] }\n"
    let text =
      Self.manifest.split(separator: "countries:\n")[0]
      + "countries:\n  us: { tld: com, hosts: tld, languages: [\(own)] }\n\(other)"
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: String(text)))
    #expect(checked.findings.map(\.message) == [])
    let manifest = try #require(checked.resolve())
    let language = try #require(manifest.translatedLanguages.first { $0.folder == folder })
    #expect(language.name == tag)
  }

  /// A language without a country has no row; the app's names are elements of `localization.languages`.
  @Test(arguments: [("[nb]", false), ("[nb, values-no]", true), ("[values-no]", true)])
  func languageWithoutACountry(_ languages: String, _ isWritten: Bool) throws {
    let text = Self.manifest.replacing("[BR]", with: "[pt-BR]").replacing(
      "countries:\n",
      with: "localization: { languages: \(languages) }\ncountries:\n"
    )
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.map(\.message) == [])
    var folder = Self.app
    folder.files["android/res/values-no/strings.xml"] = "<resources/>"
    folder.files["ENA/nb.lproj/Localizable.strings"] = ""
    let (plan, findings) = try Self.run(try #require(checked.resolve()), in: folder)
    let norwegian = plan.outcomes.map(\.path).filter { $0.contains("-nb/") || $0.contains("-no/") }
    #expect(norwegian == (isWritten ? ["android/res/values-no/countries.xml"] : []))
    #expect(plan.outcomes.map(\.path).contains("ENA/nb.lproj/Countries.strings"))
    let helps = findings.filter { $0.message.contains("`nb`") }.map(\.help)
    #expect(
      helps
        == (isWritten ? [] : ["write the app's name in the manifest: `languages: [values-no]`"])
    )
  }

  /// A qualifier in the manifest also decides the locales in Android's settings.
  @Test func localesOfAndroidHaveTheQualifier() throws {
    let manifest = try Self.resolved("{ locale: pt-BR, android: pt-rBR }")
    #expect(manifest.androidLocales == ["en", "pt-BR", "zh-Hans", "es"])
  }

  /// A folder that contains only our file still counts as ours.
  @Test func whatEarlierRunsAddedDoesNotCount() throws {
    var folder = Self.app
    folder.files["ENA/pt_BR.lproj/Localizable.strings"] = nil
    folder.files["ENA.xcodeproj/project.pbxproj"] = Self.project
      .replacing("    \"pt-BR\",\n", with: "")
    let plan = try Self.run(try Self.resolved(), in: folder).plan
    #expect(plan.outcomes.map(\.path).contains("ENA/pt.lproj/Countries.strings"))
    for step in plan.steps { folder.take(step) }
    // The app gets a folder with the other name.
    folder.files["ENA/pt-BR.lproj/Localizable.strings"] = ""
    let next = try Self.run(try Self.resolved(), in: folder).plan
    let outcome = next.outcomes.first { $0.path == "ENA/pt.lproj/Countries.strings" }
    #expect(outcome?.fate == .removed)
  }
}
