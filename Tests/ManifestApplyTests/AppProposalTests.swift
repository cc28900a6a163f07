import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestApply

struct AppProposalTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; knownRegions = (en, ); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
      PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { FOLDER = Main; }; };
      G = { isa = PBXGroup; path = Config; children = (X, ); sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Acme; buildConfigurationList = TL;
        productType = "com.apple.product-type.application"; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR, TN, ); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        CODE_SIGN_ENTITLEMENTS = "$(SRCROOT)/$(FOLDER)/$(TARGET_NAME).entitlements";
        INFOPLIST_FILE = "${FOLDER}/Info.plist"; }; };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        CODE_SIGN_ENTITLEMENTS = "$(FOLDER)/Release.entitlements";
        INFOPLIST_FILE = Main/Info.plist; }; };
      TN = { isa = XCBuildConfiguration; name = Other; buildSettings = {
        CODE_SIGN_ENTITLEMENTS = "$(SECRET)/Other.entitlements"; }; };
      U = { isa = PBXNativeTarget; name = Tests; buildConfigurationList = PL;
        productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application>
        <activity android:name=".Start">
          <intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter>
        </activity>
        <activity android:name=".Links">
          <intent-filter><data android:scheme="https" android:pathPrefix="/x"/></intent-filter>
        </activity>
      </application>
    </manifest>
    """

  private static let app = MemoryFolder([
    "Acme.xcodeproj/project.pbxproj": project,
    "Config/Debug.xcconfig": "#include \"../Shared.xcconfig\"\nOTHER = 1 // no\n",
    "Shared.xcconfig": "FOLDER = Debugging\n",
    "Debugging/Acme.entitlements": "", "Debugging/Info.plist": "",
    "Main/Release.entitlements": "", "Main/Info.plist": "",
    "Main/en.lproj/Localizable.strings": "", "Main/it.lproj/Localizable.strings": "",
    "Main/en.lproj/Buttons.strings": "",
    "Pods/Pods.xcodeproj/project.pbxproj": project,
    "Made/Made.xcodeproj/project.pbxproj": "{ objects = { }; }", "Made/project.yml": "name: Made",
    "android/app/src/main/AndroidManifest.xml": manifest,
    "android/app/src/main/res/xml/locales_config.xml": "",
    "android/library/src/main/AndroidManifest.xml": "<manifest/>",
    "android/smartling-config.json": "{}", "etc/smartling-config.json": "{}",
  ])

  /// At most a hundred included files of a configuration are read.
  @Test func includesAreLimited() throws {
    var read: [String] = []
    _ = try XcodeTargets(
      SourceFile(path: "project.pbxproj", text: Self.project),
      at: "Acme.xcodeproj/project.pbxproj",
      read: { path in
        read.append(path)
        return "#include \"\(read.count).xcconfig\"\n"
      }
    )
    #expect(read.count == 100)
    #expect(read.first == "Config/Debug.xcconfig" && read.last == "Config/99.xcconfig")
  }

  /// A Smartling configuration without a platform in its path is Android's if the app has nothing
  /// else.
  @Test func smartlingOfAnAndroidApp() throws {
    let files = Self.app.files.filter { $0.key.hasPrefix("android/app") }
    let app = MemoryFolder(files.merging(["etc/smartling-config.json": "{}"]) { one, _ in one })
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(
      text.contains("\nsmartling:\n  android: etc/smartling-config.json  # guess\n"),
      "\(text)"
    )
  }

  @Test func everyKindOfFileIsFound() throws {
    let proposal = AppProposal(Self.app, try SampleManifest.resolved())
    #expect(
      proposal.text == """
        # Proposed by `nd-config apply --init`. Check the lines that are marked as a guess.

        entitlements:
          Nextdoor:
            - Debugging/Acme.entitlements  # guess: target Acme, configuration Debug
            - Main/Release.entitlements  # guess: target Acme, configuration Release
          # $(SECRET)/Other.entitlements: a variable in it is not known (target Acme, configuration Other)

        projects:
          # Made/project.yml: XcodeGen takes the regions from the .lproj folders; run it after `apply`
          - Acme.xcodeproj

        info_plists:
          - Debugging/Info.plist
          - Main/Info.plist

        # A separate table for our texts; add its files to the project in Xcode.
        strings: "Main/{lproj}.lproj/Countries.strings"

        smartling:
          android: android/smartling-config.json  # guess
          ios: etc/smartling-config.json  # guess

        android:
          res: android/app/src/main/res
          strings: countries.xml
          locales: locales_config.xml
          manifests:
            Nextdoor:  # guess
              path: android/app/src/main/AndroidManifest.xml
              activity: ".Links"  # guess

        """
    )
  }

  /// The proposal can be read, even if the manifest has no apps for the contents of the folder.
  @Test func proposalWithoutAppsIsReadWithoutFindings() throws {
    let text = String(
      decoding: try Places.bytes("Tests/CommandLineTests/countries.yaml"),
      as: UTF8.self
    )
    let start = try #require(text.firstRange(of: "apps:\n")).lowerBound
    let end = try #require(text.firstRange(of: "form_fields:\n")).lowerBound
    let withoutApps = SourceFile(
      path: "countries.yaml",
      text: text.replacingCharacters(in: start..<end, with: "")
    )
    let manifests = [
      try SampleManifest.resolved(), try #require(CheckedManifest(withoutApps).resolve()),
    ]
    for manifest in manifests {
      let proposal = AppProposal(Self.app, manifest).text
      let read = AppConfiguration.read(SourceFile(path: "app.yaml", text: proposal))
      #expect(read.findings.isEmpty, "\(proposal)")
      #expect(read.configuration?.androidManifests.count == manifest.apps.count)
    }
  }

  /// The project lists the table of the app; the folders alone would suggest a sample with more
  /// languages.
  @Test func tableIsThatOfTheProject() throws {
    let app = MemoryFolder([
      "Acme.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (V, ); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (E, I, ); name = Main.strings; path = App; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; path = en.lproj/Main.strings; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = it.lproj/Main.strings; sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
      "App/en.lproj/Main.strings": "", "App/it.lproj/Main.strings": "",
      "Sample/en.lproj/A.strings": "", "Sample/it.lproj/A.strings": "",
      "Sample/fr.lproj/A.strings": "",
    ])
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(text.contains("strings: \"App/{lproj}.lproj/Countries.strings\"\n"))
  }

  /// File names in the proposal are data, not YAML.
  @Test(arguments: ["\n", "\r", "\u{85}", "\u{2028}", "\u{7F}", "\u{1B}[2J", "\u{202E}"])
  func namesOfFilesAreData(_ character: String) throws {
    let folder = "a\(character)smartling: {}"
    var files = [
      "\(folder)/A.xcodeproj/project.pbxproj": "", "\(folder)/smartling-config.json": "{}",
    ]
    for path in ["project.yml", "B.xcodeproj/project.pbxproj", "x.entitlements", "y.entitlements"] {
      files["\(folder)/\(path)"] = path == "project.yml" ? "name: Acme" : Self.project
    }
    files["\(folder)/AndroidManifest.xml"] = Self.manifest
    files["\(folder)/other/AndroidManifest.xml"] = Self.manifest
    let text = AppProposal(MemoryFolder(files), try SampleManifest.resolved()).text
    #expect(!text.unicodeScalars.contains { $0 != "\n" && !$0.isVisible })
    let (configuration, findings) = AppConfiguration.read(
      SourceFile(path: "app.yaml", text: text)
    )
    #expect(findings.map(\.message) == [])
    #expect(configuration?.smartlingIOS?.value == "\(folder)/smartling-config.json")
  }

  @Test func entitlementsAreProposedWhereThereIsNoProject() throws {
    let app = MemoryFolder(["App/Acme.entitlements": "", "App/Info.plist": ""])
    #expect(
      AppProposal(app, try SampleManifest.resolved()).text.hasSuffix(
        """

        entitlements:
          Nextdoor: App/Acme.entitlements  # guess: no project names it

        """
      )
    )
  }

  @Test func proposalIsReadWithoutFindings() throws {
    for folder in [Self.app, MemoryFolder()] {
      let text = AppProposal(folder, try SampleManifest.resolved()).text
      let file = SourceFile(path: "app.yaml", text: text)
      let (configuration, findings) = AppConfiguration.read(file)
      #expect(findings.isEmpty)
      #expect(configuration?.isEmpty == folder.files.isEmpty)
    }
  }

  /// The project's name is a variable, as in Corona-Warn-App.
  @Test func projectIsAVariable() throws {
    let project = Self.project.replacing("$(SECRET)/Other", with: "${PROJECT}/Other")
    var app = Self.app
    app.files["Acme.xcodeproj/project.pbxproj"] = project
    app.files["Acme/Other.entitlements"] = ""
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(
      text.contains("    - Acme/Other.entitlements  # guess: target Acme, configuration Other\n")
    )
  }

  /// Xcode 16 refers to an `.xcconfig` by a synchronized folder and a path in it, as in Threema.
  @Test func settingsAreInASynchronizedFolder() throws {
    let app = MemoryFolder([
      "Acme.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = Configurations; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Acme; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = F;
          baseConfigurationReferenceRelativePath = Acme/App.xcconfig; buildSettings = { }; };
      }; rootObject = P; }
      """,
      "Configurations/Acme/App.xcconfig":
        "#include \"Acme.xcconfig\"\nPRODUCT_BUNDLE_IDENTIFIER = $(APP_ID)\n",
      "Configurations/Acme/Acme.xcconfig":
        "APP_ID = com.acme.app\nCODE_SIGN_ENTITLEMENTS = App/Acme.entitlements\n",
      "App/Acme.entitlements": "",
    ])
    #expect(AppFacts(app, .embedded).apps.map(\.bundle) == ["com.acme.app"])
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(text.contains("  Nextdoor: App/Acme.entitlements  # guess: target Acme"), "\(text)")
  }

  /// The app's texts come before those of the system and of a storyboard, regardless of the
  /// alphabet.
  @Test func catalogIsThatOfTheApp() throws {
    let app = MemoryFolder([
      "App/Base.lproj/Main.storyboard": "", "App/Main.xcstrings": "{ \"a\": 1 }",
      "App/InfoPlist.xcstrings": "{ \"a\": 1, \"b\": 2 }", "Widget/InfoPlist.xcstrings": "",
      "Shared/Localizable.xcstrings": "{}", "App/it.lproj/InfoPlist.strings": "",
    ])
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(text.contains("\nxcstrings: Shared/Localizable.xcstrings  # guess\n"), "\(text)")
    #expect(!text.contains("\nstrings:"))
  }

  @Test func foldersOfOtherLanguagesAreFilledIn() throws {
    let app = MemoryFolder([
      "App/en.lproj/Localizable.strings": "", "App/it-IT.lproj/Localizable.strings": "",
      "App/fr.lproj/Localizable.strings": "", "App/xx.lproj/Localizable.strings": "",
    ])
    let text = AppProposal(app, try SampleManifest.resolved()).text
    // `it-IT` is a language of the manifest under another name.
    #expect(text.contains("\nother_folders: [fr.lproj, xx.lproj]\n"), "\(text)")
  }
}
