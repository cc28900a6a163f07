import Testing

@testable import ManifestApply

/// The `app.yaml` that is proposed if a program generates the Xcode project.
struct ProjectGeneratorTests {
  /// Many apps commit no project, because a program generates it.
  @Test(arguments: [
    (
      "ios/Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "Acme", targets: [.target(
        name: "Acme", infoPlist: "App/Info.plist", entitlements: .file(path: "App/Acme.entitlements"))])
      """,
      "Tuist generates the project from it; write the regions there, as `defaultKnownRegions`"
    ),
    (
      "ios/project.yml",
      """
      name: Acme
      targets:
        Acme:
          info: { path: App/Info.plist }
          settings: { CODE_SIGN_ENTITLEMENTS: $(SRCROOT)/App/Acme.entitlements }
      """,
      "XcodeGen takes the regions from the .lproj folders; run it after `apply`"
    ),
  ])
  func generatorNamesTheFiles(_ path: String, _ text: String, _ note: String) throws {
    let app = MemoryFolder([
      path: text, "ios/App/Info.plist": "", "ios/App/Acme.entitlements": "",
      "ios/AppTests/Info.plist": "", "ios/Sample/Sample.entitlements": "",
      "Sources/Project.swift": "struct Project {}", "docs/project.yml": "- a list",
    ])
    #expect(
      AppProposal(app, try SampleManifest.resolved()).text.split(separator: "\n").dropFirst() == [
        "entitlements:", "  Nextdoor: ios/App/Acme.entitlements  # guess: \(path) names it",
        "# projects:", "  # \(path): \(note)", "info_plists:", "  - ios/App/Info.plist",
      ]
    )
  }

  @Test func generatorsFilesIncludeOthers() throws {
    let app = MemoryFolder([
      "project.yml": "name: Acme\ninclude:\n  - path: App/target.yml\n",
      "App/target.yml": "targets:\n  Acme:\n    settings: { INFOPLIST_FILE: Files/Info.plist }\n",
      "App/Common.xcconfig": "CODE_SIGN_ENTITLEMENTS = App/Files/Acme.entitlements\n",
      "App/Files/Acme.entitlements": "", "App/Files/Info.plist": "", "App/Info.plist": "",
      "Kit/Info.plist": "",
    ])
    #expect(
      AppProposal(app, try SampleManifest.resolved()).text.split(separator: "\n").dropFirst() == [
        "entitlements:", "  Nextdoor: App/Files/Acme.entitlements  # guess: project.yml names it",
        "# projects:",
        "  # project.yml: XcodeGen takes the regions from the .lproj folders; run it after `apply`",
        "info_plists:", "  - App/Files/Info.plist",
      ]
    )
  }

  /// Paths with spaces, in every notation of a specification; files outside of the app are not
  /// read.
  @Test func generatorsFilesAreReadAsTheyAreWritten() throws {
    let app = MemoryFolder([
      "ios/project.yml": """
      name: Acme
      include: [../secret.yml, /etc/secret.yml, targets.yml]
      """,
      "secret.yml": "- Sample/Info.plist",
      "ios/targets.yml": """
      - plist: My App/Info.plist  # comment
      - ./Extension/Info.plist
      - "${SRCROOT}/Watch/Info.plist"
      """,
      "ios/Debug.xcconfig": "CODE_SIGN_ENTITLEMENTS = My App/Acme.entitlements // comment",
      "ios/My App/Info.plist": "", "ios/Extension/Info.plist": "", "ios/Watch/Info.plist": "",
      "ios/My App/Acme.entitlements": "",
      "ios/Sample/Info.plist": "", "Sample/Info.plist": "", "ios/Other.entitlements": "",
    ])
    let lines = AppProposal(app, try SampleManifest.resolved()).text.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("  ") } == [
        "  Nextdoor: \"ios/My App/Acme.entitlements\"  # guess: ios/project.yml names it",
        "  # ios/project.yml: XcodeGen takes the regions from the .lproj folders; run it after `apply`",
        "  - ios/Extension/Info.plist", "  - \"ios/My App/Info.plist\"",
        "  - ios/Watch/Info.plist",
      ]
    )
  }

  /// The files of an extension do not belong to the app; the form is that of Tutanota's
  /// `mail-project.yml`.
  @Test func onlyTargetsOfAppsCount() throws {
    let project = """
      name: tutanota
      targets:
        tutanota:
          templates: [ "formatAndLint" ]
          type: "application"
          settings:
            base:
              INFOPLIST_FILE: "tutanota/Info.plist"
          entitlements:
            path: "tutanota/tutanota.entitlements"
        TutanotaShareExtension:
          type: app-extension
          settings:
            base:
              INFOPLIST_FILE: "Share/Info.plist"
          entitlements:
            path: Share/Share.entitlements
      """
    let app = MemoryFolder([
      "app-ios/mail-project.yml": project, "app-ios/tutanota/Info.plist": "",
      "app-ios/tutanota/tutanota.entitlements": "", "app-ios/Share/Info.plist": "",
      "app-ios/Share/Share.entitlements": "",
    ])
    let text = AppProposal(app, try SampleManifest.resolved()).text
    #expect(text.contains("Nextdoor: app-ios/tutanota/tutanota.entitlements"), "\(text)")
    #expect(text.contains("\ninfo_plists:\n  - app-ios/tutanota/Info.plist\n"))
    #expect(!text.contains("Share/"))
  }
}
