import Foundation
import TestSupport
import Testing

/// `apply` as a process, on an app of its own.
@Suite struct ApplyTests {
  @Test func countryReachesEveryFileAndSaysSo() throws {
    let app = try SampleApp()
    #expect(try app.apply().status == 0)
    try app.addPortugal()
    let run = try app.apply()
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
    #expect(run.stderr == "app: 12 files, 12 changed\n")
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

  @Test func secondRunChangesNothingAndSaysSo() throws {
    let app = try SampleApp()
    _ = try app.apply()
    let before = try app.contents()
    let listing = "find app -type f -exec stat -c '%n %i %Y %Z' {} + | sort"
    let times = try app.folder.shell(listing).stdout
    let run = try app.apply()
    #expect(run.status == 0 && run.stdout.isEmpty)
    #expect(run.stderr == "app: 10 files, 0 changed\n")
    #expect(try app.contents() == before)
    #expect(try app.folder.shell(listing).stdout == times)
    #expect(try app.apply("--check").status == 0)
  }

  @Test func checkWritesNothingAndSaysWhatDiffers() throws {
    let app = try SampleApp()
    _ = try app.apply()
    try app.addPortugal()
    let before = try app.contents()
    let check = try app.apply("--check")
    #expect(check.status == 1)
    #expect(check.stderr == "app: not what the manifest asks for; run `nd-config apply`\n")
    #expect(try app.contents() == before)
    #expect(try app.apply().stdout == check.stdout)
    #expect(try app.apply("--check").stdout.isEmpty)
  }

  @Test func whatWasPutInComesOutAgain() throws {
    let app = try SampleApp()
    _ = try app.apply()
    let before = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    try app.addPortugal()
    _ = try app.apply()
    try app.folder.write(manifest, to: "countries.yaml")
    let run = try app.apply()
    #expect(run.stdout.contains("Nextdoor/pt-PT.lproj/ND.strings          removed"))
    #expect(try app.contents() == before)
  }

  @Test func fileThatAppYamlNamesNoMoreIsCleaned() throws {
    let app = try SampleApp()
    var before = try app.contents()
    // These are equal on the first run, so they are ours from then on.
    before["Nextdoor/it.lproj/ND.strings"] = Data("\"hello\" = \"Ciao\";\n".utf8)
    before["Nextdoor/Nextdoor.entitlements"] = Data(
      SampleApp.entitlements
        .replacing("\t\t<string>applinks:it.nextdoor.com</string>\n", with: "").utf8
    )
    _ = try app.apply()
    try app.write("# nothing\n", to: "app.yaml")
    #expect(try app.apply().status == 0)
    before["app.yaml"] = Data("# nothing\n".utf8)
    before[".nd-config.applied.json"] = Data("{\n  \"format\": 1,\n  \"files\": {}\n}\n".utf8)
    before["android/res/xml"] = nil
    #expect(try app.contents() == before)
  }

  @Test func fileThatWeMadeAndSomebodyWroteIntoStays() throws {
    let app = try SampleApp()
    _ = try app.apply()
    try app.write(
      try app.read("Nextdoor/en-GB.lproj/ND.strings") + "\"mine\" = \"Mine\";\n",
      to: "Nextdoor/en-GB.lproj/ND.strings"
    )
    try app.write("", to: "app.yaml")
    #expect(try app.apply().status == 0)
    #expect(try app.read("Nextdoor/en-GB.lproj/ND.strings") == "\"mine\" = \"Mine\";\n")
  }

  @Test func entryChangedByHandIsMadeRight() throws {
    let app = try SampleApp()
    _ = try app.apply()
    let right = try app.contents()
    let path = "Nextdoor/it.lproj/ND.strings"
    try app.write(try app.read(path).replacing("Italia", with: "Bella"), to: path)
    let run = try app.apply()
    #expect(run.stdout == "\(path)  ~ country.name.IT = Italia, was Bella\n")
    #expect(try app.contents() == right)
  }

  @Test func oneRefusalLeavesEveryFile() throws {
    let app = try SampleApp()
    try app.write("\"country.name.IT\" = \"Bella\";\n", to: "Nextdoor/it.lproj/ND.strings")
    try app.write("bplist00", to: "Nextdoor/Info.plist")
    let before = try app.contents()
    for options in ["", "--check"] {
      let run = try app.apply(options)
      #expect(run.status == 1)
      #expect(run.stdout.contains("app/Nextdoor/it.lproj/ND.strings:1:"))
      #expect(run.stdout.contains("[apply-conflict]"))
      #expect(
        run.stdout.contains(
          "app/Nextdoor/Info.plist:1:1: error: a binary property list [apply-unreadable-file]"
        )
      )
      #expect(run.stderr == "app: 2 errors; nothing was changed\n")
      #expect(try app.contents() == before)
    }
  }

  @Test func brokenRecordIsRefused() throws {
    let app = try SampleApp()
    try app.write("{\n  \"format\": 1,\n  \"fils\": {}\n}\n", to: ".nd-config.applied.json")
    let before = try app.contents()
    let run = try app.apply()
    #expect(run.status == 1)
    #expect(run.stdout.hasPrefix("app/.nd-config.applied.json:3:3: error: unknown key `fils`"))
    #expect(try app.contents() == before)
  }

  @Test func strayFoldersAreNamed() throws {
    let app = try SampleApp()
    try app.write("", to: "Nextdoor/xx.lproj/ND.strings")
    try app.write("", to: "android/res/values-xx/strings.xml")
    try app.write("", to: "android/res/values-night/strings.xml")
    let run = try app.apply()
    #expect(run.status == 0)
    let warnings = run.stdout.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      warnings == [
        "app/app.yaml:3:10: warning: `Nextdoor/xx.lproj` is of no language of the manifest"
          + " [apply-stray-folder]",
        "app/app.yaml:5:8: warning: `android/res/values-xx` is of no language of the manifest"
          + " [apply-stray-folder]",
      ]
    )
  }

  @Test func linkAndModeOfAFileStay() throws {
    let app = try SampleApp()
    let run = try app.folder.shell(
      """
      mkdir real
      mv app/Nextdoor/Info.plist real
      ln -s ../../real/Info.plist app/Nextdoor/Info.plist
      chmod 640 real/Info.plist
      nd-config apply --app app > /dev/null 2>&1
      readlink app/Nextdoor/Info.plist
      find app real -name Info.plist -type f -perm 640
      grep -c pt-PT real/Info.plist
      grep -c '<string>en</string>' real/Info.plist
      """
    )
    #expect(run.stdout == "../../real/Info.plist\nreal/Info.plist\n0\n1\n")
  }

  @Test(arguments: ["ln -s", "ln"])
  func twoNamesOfOneFileAreRefused(_ link: String) throws {
    let app = try SampleApp()
    try app.write("info_plists: [a.plist, b.plist]\n", to: "app.yaml")
    try app.write(SampleApp.entitlements, to: "a.plist")
    let run = try app.folder.shell(
      "cd app && \(link) a.plist b.plist && nd-config apply --app . -m ../countries.yaml"
    )
    #expect(run.status == 1)
    #expect(
      run.stdout.hasPrefix(
        "app.yaml:1:24: error: `b.plist` is the file that `a.plist` is [apply-file-named-twice]\n"
      )
    )
  }

  @Test func missingFilesAreNamed() throws {
    let app = try SampleApp()
    let run = try app.folder.shell("rm -r app/Nextdoor && nd-config apply --app app")
    #expect(run.status == 1)
    let errors = run.stdout.split(separator: "\n").filter { $0.contains("error") }
    #expect(
      errors == [
        "app/app.yaml:1:27: error: no file `Nextdoor/Nextdoor.entitlements` [apply-missing-file]",
        "app/app.yaml:2:15: error: no file `Nextdoor/Info.plist` [apply-missing-file]",
        "app/app.yaml:3:10: error: no folder `Nextdoor` [apply-missing-file]",
      ]
    )
  }

  @Test(arguments: [
    ("rm app/app.yaml", "cannot read app/app.yaml: No such file or directory"),
    ("rm -r app", "cannot read app/app.yaml: No such file or directory"),
    (
      "rm app/Nextdoor/Info.plist; mkfifo app/Nextdoor/Info.plist",
      "cannot read app/Nextdoor/Info.plist: Not a regular file"
    ),
    (
      "rm app/Nextdoor/Info.plist; mkdir app/Nextdoor/Info.plist",
      "cannot read app/Nextdoor/Info.plist: Not a regular file"
    ),
    (
      "mkdir app/.nd-config.applied.json",
      "cannot read app/.nd-config.applied.json: Not a regular file"
    ),
  ])
  func whatTheMachineRefusesIsAnError(_ command: String, _ message: String) throws {
    let app = try SampleApp()
    let run = try app.folder.shell("\(command); nd-config apply --app app")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: \(message)\n")
  }

  @Test func fullDiskLeavesEveryFile() throws {
    let app = try SampleApp()
    let before = try app.contents()
    // A file may not outgrow 512 bytes, which the record does.
    let run = try app.folder.shell("ulimit -f 1; nd-config apply --app app > /dev/null")
    #expect(run.status == 2)
    #expect(run.stderr.hasSuffix("File too large\n"))
    #expect(try app.contents() == before)
  }

  @Test func runsAtOnceDoNotMeet() throws {
    let app = try SampleApp()
    let other = try SampleApp()
    _ = try other.apply()
    let run = try app.folder.shell(
      "for i in 1 2 3 4; do nd-config apply --app app > /dev/null 2>&1 & done; wait;"
        + " nd-config apply --app app --check"
    )
    #expect(run.status == 0)
    #expect(try app.contents() == other.contents())
  }

  @Test func flagsSayWhatAppYamlWould() throws {
    let app = try SampleApp()
    let other = try SampleApp()
    _ = try other.apply()
    let run = try app.apply(
      "--entitlements Nextdoor=Nextdoor/Nextdoor.entitlements --info-plist Nextdoor/Info.plist"
        + " --strings 'Nextdoor/{lproj}.lproj/ND.strings' --android-res android/res"
        + " --android-strings countries.xml --android-locales locales_config.xml"
        + " --android-manifest Nextdoor=android/AndroidManifest.xml"
    )
    #expect(run.status == 0)
    #expect(try app.contents() == other.contents())
    let slip = try app.apply("--entitlements Nextdor=a")
    #expect(slip.status == 1 && slip.stdout.hasPrefix("<flags>:3:5: error: the manifest has no"))
    #expect(try app.apply("--entitlements a").status == 64)
  }

  @Test func findingsCanBeExplained() throws {
    let run = try SampleApp().folder.shell("nd-config explain apply-conflict")
    #expect(run.status == 0 && run.stdout.hasPrefix("apply-conflict (error): something else"))
  }

  @Test func appNeedsItsFolder() throws {
    let run = try SampleApp().folder.shell("nd-config apply")
    #expect(run.status == 64 && run.stderr.contains("--app <folder>"))
  }
}
