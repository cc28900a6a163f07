import Foundation
import TestSupport
import Testing

/// `init --from`: a manifest from what an app already has, valid at once.
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

  /// Nobody reads a thousand lines, and each language costs a check.
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
          outputs: { swift: {}, kotlin: {}, entitlements: {}, aasa: {}, strings: {}, info-plist: {}, xcode: {}, android: {}, assetlinks: {} }

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

  /// There is nothing to read in the folder.
  @Test func emptyFolderIsRefused() async throws {
    let folder = try folder(["README": ""])
    let run = try await folder.shell("nd-config init --from app")
    #expect(run.status == 1)
    #expect(run.stderr.hasPrefix("nd-config: nothing in app names a host or a language"))
    #expect(!folder.exists("countries.yaml"))
  }

  /// No domain is made up of a bundle's identifier, and a language alone names no country.
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
  }

  /// A country's languages begin with its main one; what the app does not have is shown in another.
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
              - cy-GB
              - gd-GB

        """
      )
        || text.contains(
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
