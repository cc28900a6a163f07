import Foundation
import TestSupport
import Testing

/// `init --from`: a valid manifest from the contents of an app.
struct InitFromTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = L; developmentRegion = en;
        knownRegions = (en, Base, it, "pt-BR", ja, tlh, ); };
      L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = com.acme.app; DEVELOPMENT_TEAM = ABCDE12345; }; };
      T = { isa = PBXNativeTarget; name = Acme; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """

  private static let entitlements = """
    <plist version="1.0">
    <dict>
      <key>com.apple.developer.associated-domains</key>
      <array>
        <string>webcredentials:acme.at</string>
        <string>applinks:acme.com</string>
        <string>applinks:uk.acme.com?mode=developer</string>
        <string>applinks:acme.de</string>
        <string>applinks:shop.acme.com</string>
        <string>applinks:$(HOST)</string>
      </array>
    </dict>
    </plist>
    """

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <activity android:name=".Main">
        <intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter>
      </activity>
    </manifest>
    """

  private static let files = [
    "Acme.xcodeproj/project.pbxproj": project, "Acme/Acme.entitlements": entitlements,
    "Acme/it.lproj/Localizable.strings": "",
    "etc/smartling-config.json":
      "{ \"locales\": [{ \"smartling\": \"it-CH\", \"application\": \"it\" }] }",
    "android/src/main/AndroidManifest.xml": manifest,
    "android/src/main/res/values-zh-rCN/strings.xml": "<resources/>",
    "android/src/main/res/values-car/colors.xml": "<resources/>",
  ]

  private func folder(_ files: [String: String]) throws -> ToolFolder {
    let folder = try ToolFolder()
    try FileManager.default.removeItem(at: folder.scratch.url("countries.yaml"))
    for (path, text) in files { try folder.write(text, to: "app/\(path)") }
    return folder
  }

  /// A list of a thousand lines is useless, and each language costs a check.
  @Test func longListsAreCut() async throws {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let languages = ["a", "b"].flatMap { first in
      letters.flatMap { second in letters.map { first + second + $0 } }
    }
    let hosts = (1...150).map { "<string>applinks:shop\($0).acme.com</string>" }.joined()
    let targets = (1...120).map { number in
      """
      T\(number) = { isa = PBXNativeTarget; name = App\(number); buildConfigurationList = L\(number);
        productType = "com.apple.product-type.application"; };
      L\(number) = { isa = XCConfigurationList; buildConfigurations = (C\(number), ); };
      C\(number) = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = com.acme.app\(number); DEVELOPMENT_TEAM = ABCDE12345; }; };
      """
    }
    let folder = try folder([
      "Acme.xcodeproj/project.pbxproj": "{ objects = { \(targets.joined()) }; }",
      "Acme/Acme.entitlements": """
      <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
      <array><string>applinks:acme.com</string>\(hosts)</array></dict></plist>
      """,
      "Acme/L.xcstrings": """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": {
      \(languages.map { "\"\($0)\": {}" }.joined(separator: ", ")) } } } }
      """,
    ])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 0, "\(run)")
    let lines = try folder.read("countries.yaml").split(separator: "\n")
    let list = lines.drop { $0 != "# Of no country:" }.dropFirst().prefix { $0.hasPrefix("#   ") }
    #expect(list.count == 101)
    #expect(list.last?.wholeMatch(of: /#   and [0-9]{3,} more/) != nil)
    #expect(list.contains("#   host shop1.acme.com in Acme/Acme.entitlements"))
    #expect(lines.count { $0.hasPrefix("  App") } == 100)
    #expect(lines.contains("  # and 20 more"))
  }

  @Test func manifestSaysWhatTheAppSays() async throws {
    let folder = try folder(Self.files)
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 0, "\(run)")
    #expect(
      try folder.read("countries.yaml") == """
        # Everything that differs between the countries of the product, with one row per country.
        # To add a country, run `nd-config add`; `nd-config explain` lists every key.
        #
        # Proposed by `nd-config init --from`. Where each country comes from:
        #   us: development language en in Acme.xcodeproj/project.pbxproj
        #   gb: host uk.acme.com in Acme/Acme.entitlements
        #   de: host acme.de in Acme/Acme.entitlements
        #   ch: language it in Acme.xcodeproj/project.pbxproj
        #   br: language pt-BR in Acme.xcodeproj/project.pbxproj
        #   cn: language zh-rCN in android/src/main/res/values-zh-rCN
        # Of no country:
        #   host shop.acme.com in Acme/Acme.entitlements
        #   $(HOST) in Acme/Acme.entitlements
        # Not known from the files:
        #   the product's name; it is a guess
        #   services, other environments, help desk, account forms, certificates of Android apps
        #
        format: 1

        product:
          name: Acme
          default_country: us
          language_url: "{web_url}/?lang={language}"
          outputs: { swift: {}, kotlin: {}, entitlements: {}, aasa: {}, strings: {}, android: {}, assetlinks: {} }

        environments:
          production: { site: acme, hosts: country }

        services:
          web: { label: "" }

        apps:
          Acme: { team: ABCDE12345, bundle: com.acme.app, statuses: [live] }

        localization:
          languages: [ja, tlh]

        countries:
          us:
            tld: com
            hosts: tld
            languages: [en-US]

          gb:
            prefix: uk
            hosts: subdomain
            languages:
              - { locale: en-GB, lproj: en }

          de:
            tld: de
            hosts: tld
            languages:
              - { locale: de-DE, lproj: en }

          ch:
            hosts: subdomain
            languages:
              - { locale: de-CH, lproj: en }
              - { locale: it-CH, lproj: it }

          br:
            hosts: subdomain
            languages:
              - { locale: pt-BR, lproj: pt-BR }

          cn:
            hosts: subdomain
            languages:
              - { locale: zh-Hans-CN, lproj: zh-CN }

        """
    )
    #expect(
      run.stdout.hasPrefix(
        """
        guess: default country us, from the development language en in Acme.xcodeproj/project.pbxproj
        guess: product Acme, the name of a target in Acme.xcodeproj/project.pbxproj
        wrote countries.yaml: Acme in 6 countries

        """
      )
    )
    let valid = try await folder.shell("nd-config validate")
    #expect(valid.status == 0, "\(valid)")
    let apply = try await folder.shell(
      "nd-config apply --app app --init && nd-config apply --app app"
    )
    #expect(apply.status == 0, "\(apply)")
  }

  /// The folder has no file that can be read.
  @Test func emptyFolderIsRefused() async throws {
    let folder = try folder(["README": ""])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 1)
    #expect(run.stderr.hasPrefix("nd-config: nothing in app names a host or a language"))
    #expect(!folder.exists("countries.yaml"))
  }

  /// A bundle identifier does not become a domain, and a language alone does not become a country.
  @Test func nothingIsInvented() async throws {
    let folder = try folder([
      "Acme.xcodeproj/project.pbxproj": Self.project,
      "Acme/br.lproj/Localizable.strings": "", "Acme/kab.lproj/Localizable.strings": "",
      "Acme/pt_BR.lproj/Localizable.strings": "",
    ])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    #expect(text.contains("#   the domain; example.com is a placeholder\n"))
    #expect(text.contains("site: example,") && !text.contains("planned"))
    #expect(text.contains("  languages: [it, ja, tlh, br, kab]\n"), "\(text)")
    #expect(text.contains("- { locale: pt-BR, lproj: pt_BR.lproj }\n"))
    // No file gets the hosts of the placeholder.
    try folder.write("<plist><dict/></plist>", to: "app/Acme/Acme.entitlements")
    let proposed = try await folder.shell("nd-config apply --app app --init && cat app/app.yaml")
    let lines = """
      # entitlements:
        # example.com is a placeholder; write the domain in the manifest first
        # Acme: Acme/Acme.entitlements  # guess: no project names it

      """
    #expect(proposed.stdout.contains(lines), "\(proposed)")
  }

  private static func links(_ hosts: [String]) -> String {
    """
    <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
    <array>\(hosts.map { "<string>applinks:\($0)</string>" }.joined())</array></dict></plist>
    """
  }

  /// A label that is a country's code may be a word, so another fact must show the country, too.
  @Test(arguments: [
    // Words, if the only other fact is English; also under a government's domain.
    (["cc.admin.ch"], ["de", "en"], "ch", "cc"),
    (["acme.com", "id.acme.com", "my.acme.com", "it.acme.com", "tv.acme.com"], ["en"], "us", ""),
    (["acme.com", "ai.acme.com", "io.acme.com", "cc.acme.com", "me.acme.com"], ["en"], "us", ""),
    (["acme.com", "im.acme.com", "en.acme.com", "qa.acme.com"], ["en"], "us", ""),
    (["app.acme.com"], ["en"], "us", "app"),
    (["acme.com", "acme.app.link", "acme-alternate.app.link", "it.app.link"], ["en"], "us", ""),
    // Countries that a language, a region or a TLD shows.
    (["acme.com", "id.acme.com", "tv.acme.com"], ["en", "id"], "us,id", ""),
    (["acme.com", "tv.acme.com", "cc.acme.com"], ["en", "en-TV"], "us,tv", ""),
    (["acme.com", "my.acme.com", "acme.com.my"], ["en"], "us,my", ""),
    (["acme.com", "uk.acme.com"], ["en"], "us,gb", ""),
    // A product with a host per country; `tv` is still a word.
    (
      ["acme.com", "de", "fr", "it", "es", "kr", "tv"].map {
        $0.count == 2 ? "\($0).acme.com" : $0
      },
      ["en", "de", "fr", "it", "es"], "us,de,fr,it,es,kr", ""
    ),
  ])
  func labelAloneIsNotACountry(
    _ hosts: [String],
    _ languages: [String],
    _ codes: String,
    _ label: String
  ) async throws {
    var files = ["Acme/Acme.entitlements": Self.links(hosts)]
    for language in languages { files["Acme/\(language).lproj/Localizable.strings"] = "" }
    let folder = try folder(files)
    let run = try await folder.shell("nd-config init --from app && nd-config export")
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    let rows = text.matches(of: /\n  ([a-z]{2}):\n/).map { String($0.output.1) }
    #expect(rows.joined(separator: ",") == codes, "\(text)")
    #expect(text.contains("  web: { label: \(label.isEmpty ? "\"\"" : label) }\n"), "\(text)")
    let guess = "guess: country kr, from the host kr.acme.com in Acme/Acme.entitlements\n"
    #expect(run.stdout.contains(guess) == codes.contains("kr"), "\(run.stdout)")
  }

  /// Only the domain shows Indonesia, so the tool reports a guess.
  @Test func countryOfTheDomainAloneIsAGuess() async throws {
    let folder = try folder([
      "Acme/Acme.entitlements": Self.links(["acme.id"]), "Acme/en.lproj/Localizable.strings": "",
    ])
    let run = try await folder.shell("nd-config init --from app")
    let reason = "domain acme.id in Acme/Acme.entitlements"
    #expect(run.stdout.hasPrefix("guess: default country id, from the \(reason)\n"), "\(run)")
    #expect(try folder.read("countries.yaml").contains("#   id: \(reason)\n"))
  }

  /// A variant's name has no spaces, and the app gets the project's name.
  ///
  /// A team may be in only one configuration.
  @Test func targetsAreVariants() async throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; knownRegions = (en, ); };
        L = { isa = XCConfigurationList; buildConfigurations = (); };
        T = { isa = PBXNativeTarget; name = Acme; buildConfigurationList = LT;
          productType = "com.apple.product-type.application"; };
        LT = { isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
        C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.acme.app; DEVELOPMENT_TEAM = $TEAM; }; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.acme.debug; DEVELOPMENT_TEAM = ABCDE12345; }; };
        U = { isa = PBXNativeTarget; name = "A Blue Acme"; buildConfigurationList = LU;
          productType = "com.apple.product-type.application"; };
        LU = { isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.acme.blue; DEVELOPMENT_TEAM = ABCDE12345; }; };
      }; rootObject = P; }
      """
    let folder = try folder(["Acme.xcodeproj/project.pbxproj": project])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    #expect(text.contains("\n  name: Acme\n"), "\(text)")
    let apps = """

      apps:
        ABlueAcme: { team: ABCDE12345, bundle: com.acme.blue, statuses: [live] }
        Acme: { team: ABCDE12345, bundle: com.acme.app, statuses: [live] }

      """
    #expect(text.contains(apps), "\(text)")
  }

  /// Each of the two folders is a separate language.
  @Test func languageWithAndWithoutARegionAreTwo() async throws {
    let folder = try folder([
      "Acme/en.lproj/Localizable.strings": "", "Acme/pt.lproj/Localizable.strings": "",
      "Acme/pt-BR.lproj/Localizable.strings": "",
    ])
    let run = try await folder.shell(
      "nd-config init --from app && nd-config apply --app app --init && nd-config apply --app app"
    )
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    #expect(text.contains("  languages: [pt]\n"), "\(text)")
    #expect(text.contains("- { locale: pt-BR, lproj: pt-BR }\n"), "\(text)")
    #expect(folder.exists("app/Acme/pt.lproj/Countries.strings"))
    #expect(folder.exists("app/Acme/pt-BR.lproj/Countries.strings"))
  }

  /// A country's languages begin with its main one.
  ///
  /// A language that the app lacks is shown in another.
  @Test func mainLanguagesAreThere() async throws {
    let folder = try folder([
      "Acme/en.lproj/Localizable.strings": "", "Acme/fr.lproj/Localizable.strings": "",
      "Acme/nl.lproj/Localizable.strings": "", "Acme/cy-GB.lproj/Localizable.strings": "",
      "Acme/gd-GB.lproj/Localizable.strings": "",
      "Acme/Acme.entitlements": Self.entitlements.replacing("acme.de", with: "be.acme.com"),
    ])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    #expect(
      text.contains(
        """
              - { locale: nl-BE, lproj: nl }
              - { locale: fr-BE, lproj: fr }

        """
      ),
      "\(text)"
    )
    #expect(
      text.contains(
        """
              - { locale: en-GB, lproj: en }
              - { locale: cy-GB, lproj: cy-GB }
              - { locale: gd-GB, lproj: gd-GB }

        """
      ),
      "\(text)"
    )
    #expect(try await folder.shell("nd-config validate").status == 0)
  }

  @Test func optionsAreWhatTheFilesDoNotSay() async throws {
    let folder = try folder(Self.files)
    let run = try await folder.shell(
      "nd-config init --from app --product Shop --domain acme.de --countries de,it --platforms web"
    )
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("countries.yaml")
    #expect(text.contains("  name: Shop\n  default_country: de\n"))
    #expect(try await folder.shell("nd-config export | grep -c isoCode").stdout == "2\n")
  }

  @Test func missingFolderIsAnError() async throws {
    let run = try await folder([:]).shell("nd-config init --from none")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: cannot read none: No such file or directory\n")
  }
}
