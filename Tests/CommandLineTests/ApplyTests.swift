import Foundation
import TestSupport
import Testing

/// Runs `apply` as a process on an app.
@Suite struct ApplyTests {
  @Test func countryIsAddedToEveryFileAndListed() async throws {
    let app = try SampleApp()
    #expect(try await app.apply().status == 0)
    try app.addPortugal()
    let check = try await app.apply("--check")
    #expect(
      check.stdout == """
        Nextdoor/Nextdoor.entitlements: + applinks:pt.nextdoor.com
        Nextdoor.xcodeproj/project.pbxproj: knownRegions + pt-PT
        Nextdoor/Info.plist: CFBundleLocalizations + pt-PT
        smartling-ios.json: locales + pt-PT = pt-PT
        smartling-android.json: locales + pt-PT = pt-rPT

        """
    )
    let run = try await app.apply()
    #expect(run.status == 0 && run.stdout == check.stdout)
    #expect(run.stderr == "app: 5 files, 5 changed\n")
    #expect(
      try app.read("Nextdoor/Nextdoor.entitlements")
        == SampleApp.entitlements.replacing(
          "\t\t<string>applinks:it.nextdoor.com</string>\n",
          with: """
            \t\t<string>applinks:it.nextdoor.com</string>
            \t\t<string>applinks:nextdoor.co.uk</string>
            \t\t<string>applinks:nextdoor.com</string>
            \t\t<string>applinks:pt.nextdoor.com</string>

            """
        )
    )
  }

  @Test func checkListsDifferencesAndWritesNothing() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    try app.addPortugal()
    let before = try app.contents()
    let check = try await app.apply("--check")
    #expect(check.status == 1)
    #expect(check.stderr == "app: out of date; run `nd-config apply --app app`\n")
    #expect(try app.contents() == before)
    #expect(try await app.apply().stdout == check.stdout)
    #expect(try await app.apply("--check").stdout.isEmpty)
  }

  @Test func entryChangedByHandIsRestored() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let right = try app.contents()
    let path = "smartling-ios.json"
    let text = try app.read(path)
    try app.write(text.replacing("\"en-GB\" }", with: "\"en_GB\" }"), to: path)
    try #require(try app.contents() != right)
    let run = try await app.apply()
    #expect(run.stdout == "\(path): locales ~ en-GB = en-GB, was en_GB\n")
    #expect(try app.contents() == right)
  }

  /// The patch gives the same files as `apply`.
  @Test(.requires(.program("patch"))) func checkPrintsADiff() async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell(
      """
      cp -r app copy
      nd-config apply --app app --check --diff > changes.patch; echo $?
      nd-config apply --app app > log
      cd copy && patch -s -p1 < ../changes.patch && cd ..
      diff -r app copy
      """
    )
    #expect(run.stdout == "1\nOnly in app: .nd-config.applied.json\n")
    #expect(try await app.apply("--diff").status == 64)
  }

  private static let exists =
    "nd-config: cannot write app/app.yaml: File exists; change it, or delete it for a new list\n"

  @Test func initListsTheFilesAsComments() async throws {
    let app = try SampleApp()
    let other = try await app.apply("--init")
    #expect(other.status == 2)
    #expect(other.stderr == Self.exists)
    let run = try await app.folder.shell("rm app/app.yaml; nd-config apply --app app --init")
    #expect(run.status == 0)
    #expect(
      run.stdout
        == "Wrote app/app.yaml. Uncomment the app's files, then run `nd-config apply --app app --check`.\n"
    )
    #expect(try app.read("app.yaml").contains("\n# projects:\n#   - Nextdoor.xcodeproj\n"))
    #expect(
      try await app.apply().stderr.hasPrefix("app/app.yaml names no file of the app\n")
    )
    try app.write("", to: "app.yaml")
    #expect(try await app.apply("--init").status == 0)
    #expect(try await app.apply("--init --check").status == 64)
  }

  /// A file with a mistake, or with only comments, also counts as written by a person.
  @Test(arguments: [
    "info_plist: a.plist\n", "info_plists: { A: /a.plist }\n", "a text of mine\n", "- projects\n",
    "# only a comment of mine\n", "a: [\n",
  ])
  func initReplacesNothingThatAPersonWrote(_ text: String) async throws {
    let app = try SampleApp()
    try app.write(text, to: "app.yaml")
    let run = try await app.apply("--init")
    #expect(run.status == 2 && run.stderr == Self.exists)
    #expect(try app.read("app.yaml") == text)
  }
}
