import ManifestApply
import ManifestFindings
import Testing

/// The first `app.yaml`: every file is a comment.
struct AppFileListTests {
  private static let app = MemoryFolder([
    "App/App.entitlements": "", "App/Info.plist": "", "App/en.lproj/App.strings": "",
    "App.xcodeproj/project.pbxproj": "", "App.xcodeproj/x.entitlements": "",
    "Pods/P.xcodeproj/project.pbxproj": "", ".git/Info.plist": "", "Watch App/Info.plist": "",
    "etc/smartling_config.json": "", "android/smartling-config.json": "",
  ])

  private static let text = """
    # Files of this app, found by name. Delete the `#` of those that `nd-config apply` is to edit.
    # For VARIANT, write the name of an app in the manifest: `Acme`. For PLATFORM, write ios or android.

    # entitlements:
    #   VARIANT: App/App.entitlements

    # projects:
    #   - App.xcodeproj

    # info_plists:
    #   VARIANT: App/Info.plist
    #   VARIANT: "Watch App/Info.plist"

    # smartling:
    #   PLATFORM: android/smartling-config.json
    #   PLATFORM: etc/smartling_config.json

    """

  @Test func filesAreFoundByName() {
    #expect(AppFileList(Self.app).text(variants: ["Acme"]) == Self.text)
    #expect(AppFileList(MemoryFolder(["App/a.swift": ""])).isEmpty)
  }

  /// The list names no file; with the lines of the app's files uncommented, it names them.
  @Test func linesCanBeUncommented() throws {
    let read = { (text: String) in AppConfiguration.read(SourceFile(path: "app.yaml", text: text)) }
    #expect(read(Self.text).configuration.isEmpty)
    let lines = Self.text.split(separator: "\n").dropFirst(2)
      .filter { !$0.contains("etc/") && !$0.contains("Watch App") }
    let text = lines.map { $0.dropFirst(2) }.joined(separator: "\n")
      .replacing("VARIANT", with: "Nextdoor").replacing("PLATFORM", with: "ios")
    let (configuration, findings) = read(text)
    #expect(findings.isEmpty)
    let files = WantedFiles(configuration, try SampleManifest.resolved()).files
    #expect(
      files.map(\.path) == [
        "App/App.entitlements", "App.xcodeproj/project.pbxproj", "App/Info.plist",
        "android/smartling-config.json",
      ]
    )
  }
}
