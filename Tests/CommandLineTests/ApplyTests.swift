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
        Nextdoor/Nextdoor.entitlements           1 added
        Nextdoor/Info.plist                      CFBundleLocalizations 1 added
        Nextdoor/en.lproj/ND.strings             1 added
        Nextdoor/en-GB.lproj/ND.strings          1 added
        Nextdoor/it.lproj/ND.strings             1 added
        Nextdoor/pt-PT.lproj/ND.strings          new file, 4 entries
        android/res/xml/locales_config.xml       1 locale added
        android/res/values/countries.xml         1 added
        android/res/values-en-rGB/countries.xml  1 added
        android/res/values-it/countries.xml      1 added
        android/res/values-pt-rPT/countries.xml  new file, 4 entries
        android/AndroidManifest.xml              1 host added

        """
    )
    let run = try await app.apply("--verbose")
    #expect(run.status == 0)
    #expect(
      run.stdout == """
        Nextdoor/Nextdoor.entitlements           + applinks:pt.nextdoor.com
        Nextdoor/Info.plist                      CFBundleLocalizations + pt-PT
        Nextdoor/en.lproj/ND.strings             + country.name.PT = Portugal
        Nextdoor/en-GB.lproj/ND.strings          + country.name.PT = Portugal
        Nextdoor/it.lproj/ND.strings             + country.name.PT = Portogallo
        Nextdoor/pt-PT.lproj/ND.strings          new file, 4 entries
        android/res/xml/locales_config.xml       locale + pt-PT
        android/res/values/countries.xml         + country_name_pt = Portugal
        android/res/values-en-rGB/countries.xml  + country_name_pt = Portugal
        android/res/values-it/countries.xml      + country_name_pt = Portogallo
        android/res/values-pt-rPT/countries.xml  new file, 4 entries
        android/AndroidManifest.xml              host + pt.nextdoor.com

        """
    )
    #expect(
      run.stderr == """
        app: 12 files, 12 changed
          next  review the changes, and commit them with .nd-config.applied.json
                add the new files to the app's target in Xcode, and build the app
                run `nd-config apply --app app --check` in CI

        """
    )
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

  @Test func countryByPathHasAnIntentFilterOfItsOwn() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let before = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    try app.folder.write(
      manifest.replacing(
        "hosts: subdomain\n",
        with: "hosts: subdomain\n    accepts: [{ path: net }]\n"
      ),
      to: "countries.yaml"
    )
    let check = try await app.apply("--verbose")
    #expect(
      check.stdout == """
        Nextdoor/Nextdoor.entitlements  + applinks:nextdoor.net
        android/AndroidManifest.xml     host + nextdoor.net/it

        """,
      "\(check.output)"
    )
    let added = """
        </intent-filter>
        <intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW" />
          <category android:name="android.intent.category.DEFAULT" />
          <category android:name="android.intent.category.BROWSABLE" />
          <data android:scheme="http" />
          <data android:scheme="https" />
          <data android:host="nextdoor.net" />
          <data android:path="/it" />
          <data android:pathPrefix="/it/" />
        </intent-filter>
      </manifest>

      """
    #expect(try app.read("android/AndroidManifest.xml").hasSuffix(added))
    #expect(try await app.apply("--check").status == 0)
    try app.folder.write(manifest, to: "countries.yaml")
    _ = try await app.apply()
    #expect(try app.contents() == before)
  }

  @Test func secondRunReportsNoChanges() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let before = try app.contents()
    let listing = "find app -type f -exec stat -c '%n %i %Y %Z' {} + | sort"
    let times = try await app.folder.shell(listing).stdout
    let run = try await app.apply()
    #expect(run.status == 0 && run.stdout.isEmpty)
    #expect(run.stderr == "app: 10 files, 0 changed\n")
    #expect(try app.contents() == before)
    #expect(try await app.folder.shell(listing).stdout == times)
    #expect(try await app.apply("--check").status == 0)
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

  @Test func addedEntriesAreRemovedAgain() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let before = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    try app.addPortugal()
    _ = try await app.apply()
    try app.folder.write(manifest, to: "countries.yaml")
    let run = try await app.apply()
    #expect(run.stdout.contains("Nextdoor/pt-PT.lproj/ND.strings          removed"))
    #expect(try app.contents() == before)
  }

  @Test func entriesAreRemovedFromAFileNoLongerInAppYaml() async throws {
    let app = try SampleApp()
    // Entries that already had the right value on the first run are kept, too.
    var before = try app.contents()
    _ = try await app.apply()
    try app.write("# nothing\n", to: "app.yaml")
    #expect(try await app.apply().status == 0)
    before["app.yaml"] = Data("# nothing\n".utf8)
    before["android/res/xml"] = nil
    #expect(try app.contents() == before)
  }

  @Test func createdFileWithOtherEntriesIsKept() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    try app.write(
      try app.read("Nextdoor/en-GB.lproj/ND.strings") + "\"mine\" = \"Mine\";\n",
      to: "Nextdoor/en-GB.lproj/ND.strings"
    )
    try app.write("", to: "app.yaml")
    #expect(try await app.apply().status == 0)
    #expect(try app.read("Nextdoor/en-GB.lproj/ND.strings") == "\"mine\" = \"Mine\";\n")
  }

  @Test func entryChangedByHandIsRestored() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let right = try app.contents()
    let path = "Nextdoor/it.lproj/ND.strings"
    try app.write(try app.read(path).replacing("Italia", with: "Bella"), to: path)
    let run = try await app.apply("--verbose")
    #expect(run.stdout == "\(path)  ~ country.name.IT = Italia, was Bella\n")
    #expect(try app.contents() == right)
  }

  @Test func unknownLanguageFoldersAreReported() async throws {
    let app = try SampleApp()
    try app.write("", to: "Nextdoor/xx.lproj/ND.strings")
    try app.write("", to: "android/res/values-xx/strings.xml")
    try app.write("", to: "android/res/values-night/strings.xml")
    let run = try await app.apply()
    #expect(run.status == 0)
    let warnings = run.stdout.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      warnings == [
        "app/app.yaml:3:10: warning: `Nextdoor/xx.lproj` matches no language in the manifest"
          + " [apply-unknown-language-folder]",
        "app/app.yaml:5:8: warning: `android/res/values-xx` matches no language in the manifest"
          + " [apply-unknown-language-folder]",
      ]
    )
  }

  @Test func unknownLanguageFoldersAreOneFindingAndCanBeAccepted() async throws {
    let app = try SampleApp()
    for name in ["xx", "fr", "de"] { try app.write("", to: "Nextdoor/\(name).lproj/A.strings") }
    let run = try await app.apply()
    #expect(
      run.stdout.contains(
        "warning: 3 folders in `Nextdoor` match no language in the manifest: `de.lproj`, `fr.lproj`,"
          + " `xx.lproj` [apply-unknown-language-folder]"
      )
    )
    #expect(run.stdout.contains("write `other_folders: [de.lproj, fr.lproj, xx.lproj]`"))
    try app.write(
      try app.read("app.yaml") + "other_folders: [de.lproj, Nextdoor/fr.lproj, xx.lproj]\n",
      to: "app.yaml"
    )
    let accepted = try await app.apply()
    #expect(accepted.status == 0 && accepted.stdout.isEmpty)
  }

  @Test(arguments: [
    ("it-IT.lproj", "it-IT"), ("Italian.lproj", "Italian.lproj"), ("it_IT.lproj", "it_IT.lproj"),
  ])
  func newFolderOfALanguageUnderAnotherNameIsReported(
    _ other: String,
    _ written: String
  ) async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell(
      """
      rm -r app/Nextdoor/it.lproj; mkdir app/Nextdoor/\(other)
      touch app/Nextdoor/\(other)/A.strings
      nd-config apply --app app
      """
    )
    #expect(
      run.stdout.contains(
        "warning: the app has `Nextdoor/\(other)` for `it`, so nothing is written for this language [apply-other-spelling]"
      )
    )
    #expect(run.stdout.contains("{ locale: it-IT, lproj: \(written) }"))
    #expect(
      !FileManager.default.fileExists(atPath: app.folder.scratch.url("app/Nextdoor/it.lproj").path)
    )
    #expect(!run.stdout.contains("[apply-unknown-language-folder]"))
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

  @Test func linkAndModeOfAFileArePreserved() async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell(
      """
      mkdir app/real
      mv app/Nextdoor/Info.plist app/real
      ln -s ../real/Info.plist app/Nextdoor/Info.plist
      chmod 640 app/real/Info.plist
      nd-config apply --app app > /dev/null 2>&1
      readlink app/Nextdoor/Info.plist
      find app -name Info.plist -type f -perm 640
      grep -c pt-PT app/real/Info.plist
      grep -c '<string>en</string>' app/real/Info.plist
      """
    )
    #expect(run.stdout == "../real/Info.plist\napp/real/Info.plist\n0\n1\n")
  }

  @Test func concurrentRunsDoNotInterfere() async throws {
    let app = try SampleApp()
    let other = try SampleApp()
    _ = try await other.apply()
    let run = try await app.folder.shell(
      "for i in 1 2 3 4; do nd-config apply --app app > /dev/null 2>&1 & done; wait;"
        + " nd-config apply --app app --check"
    )
    #expect(run.status == 0)
    #expect(try app.contents() == other.contents())
  }

  private static let exists =
    "nd-config: cannot write app/app.yaml: File exists; change it, or delete it for a new proposal\n"

  @Test func initProposesAnAppYamlThatCanBeApplied() async throws {
    let app = try SampleApp()
    let other = try await app.apply("--init")
    #expect(other.status == 2)
    #expect(other.stderr == Self.exists)
    let run = try await app.folder.shell("rm app/app.yaml; nd-config apply --app app --init")
    #expect(run.status == 0 && run.stdout.hasPrefix("Wrote app/app.yaml."))
    #expect(
      try app.read("app.yaml").contains("strings: \"Nextdoor/{lproj}.lproj/Countries.strings\"\n")
    )
    #expect(try await app.apply().status == 0)
    #expect(try app.read("Nextdoor/it.lproj/Countries.strings").contains("Italia"))
    try app.write("", to: "app.yaml")
    #expect(
      try await app.apply().stderr.hasPrefix(
        "app/app.yaml names no file; `nd-config apply --app app --init` proposes one\n"
      )
    )
    #expect(try await app.apply("--init").status == 0)
    #expect(try await app.apply("--init --check").status == 64)
  }

  /// A file with a mistake, or with only comments, also counts as written by a person.
  @Test(arguments: [
    "info_plist: [a.plist]\n", "info_plists: [/a.plist]\n", "a text of mine\n", "- projects\n",
    "# only a comment of mine\n", "android: { re: res }\n", "a: [\n", "other_folders: [fr.lproj]\n",
  ])
  func initReplacesNothingThatAPersonWrote(_ text: String) async throws {
    let app = try SampleApp()
    try app.write(text, to: "app.yaml")
    let run = try await app.apply("--init")
    #expect(run.status == 2 && run.stderr == Self.exists)
    #expect(try app.read("app.yaml") == text)
  }

  /// A proposal that names no file is replaced.
  @Test func initReplacesItsOwnEmptyProposal() async throws {
    let folder = try ToolFolder()
    let run = "mkdir -p app && nd-config apply --app app --init"
    for _ in 1...2 {
      let outcome = try await folder.shell(run)
      #expect(outcome.status == 0 && outcome.stdout.contains("names no file"), "\(outcome)")
    }
  }

  @Test func findingsCanBeExplained() async throws {
    let run = try await SampleApp().folder.shell("nd-config explain apply-conflict")
    #expect(run.status == 0 && run.stdout.hasPrefix("apply-conflict (error): a file has"))
  }

  @Test func appRequiresAFolder() async throws {
    let run = try await SampleApp().folder.shell("nd-config apply")
    #expect(run.status == 64 && run.stderr.contains("--app <folder>"))
  }
}
