import Foundation
import TestSupport
import Testing

/// If `apply` cannot update every file, it changes nothing and says why.
@Suite struct ApplyRefusalTests {
  @Test func oneRefusalChangesNoFile() async throws {
    let app = try SampleApp()
    try app.write(
      try app.read("smartling-ios.json").replacing("\"it\"", with: "\"bella\""),
      to: "smartling-ios.json"
    )
    try app.write("bplist00", to: "Nextdoor/Info.plist")
    let before = try app.contents()
    for options in ["", "--check"] {
      let run = try await app.apply(options)
      #expect(run.status == 1)
      #expect(run.stdout.contains("app/smartling-ios.json:3:"))
      #expect(run.stdout.contains("[apply-conflict]"))
      #expect(
        run.stdout.contains(
          "app/Nextdoor/Info.plist:1:1: error: file is a binary property list; expected UTF-8 [apply-unsupported-file]"
        )
      )
      #expect(run.stderr == "app: 2 errors; nothing was changed\n")
      #expect(try app.contents() == before)
    }
  }

  @Test func filesOfAnAppHaveALimitTogether() async throws {
    let app = try SampleApp()
    let files = (1...5).map { "\($0).plist" }
    for file in files {
      try app.write("bplist00" + String(repeating: "x", count: 7 << 20), to: file)
    }
    try app.write("info_plists: { Nextdoor: [\(files.joined(separator: ", "))] }\n", to: "app.yaml")
    let run = try await app.apply()
    #expect(run.status == 2)
    #expect(run.stdout == "")
    #expect(
      run.stderr
        == "nd-config: cannot read app/5.plist: The app's files have more than 32 MB in total\n"
    )
  }

  @Test func recordCannotReachOutsideTheAppThroughALink() async throws {
    let app = try SampleApp()
    try app.folder.write(SampleApp.entitlements, to: "real/a.plist")
    let record = """
      {"version": 2, "files": {"out/a.plist": {"kind": "entitlements",
        "added": ["applinks:it.nextdoor.com"]}}}
      """
    try app.write(record, to: ".nd-config.applied.json")
    let run = try await app.folder.shell("ln -s ../real app/out; nd-config apply --app app")
    #expect(run.status == 2)
    #expect(
      run.stderr
        == "nd-config: cannot read app/out/a.plist: `app/out` is a link, and links in the folder are not followed\n"
    )
    #expect(try app.folder.read("real/a.plist") == SampleApp.entitlements)
  }

  @Test(arguments: [
    (
      "rm app/app.yaml",
      "cannot read app/app.yaml: No such file or directory; `nd-config apply --app app --init` lists the app's files"
    ),
    ("rm -r app; touch app", "cannot open app: it is not a folder"),
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
  func systemErrorsAreReported(_ command: String, _ message: String) async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell("\(command); nd-config apply --app app")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: \(message)\n")
  }

  @Test func fullDiskChangesNoFile() async throws {
    let app = try SampleApp()
    let before = try app.contents()
    // Files are limited to 512 bytes, and the record is larger.
    let run = try await app.folder.shell("ulimit -f 1; nd-config apply --app app > /dev/null")
    #expect(run.status == 2)
    #expect(run.stderr.hasSuffix("File too large\n"))
    #expect(try app.contents() == before)
  }

  @Test func hintsCanBeTypedAsTheyAre() async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell(
      "mv app \"my app\"; nd-config apply --app \"my app\" --manifest countries.yaml --check"
    )
    #expect(
      run.stderr
        == "my app: out of date; run `nd-config apply --app 'my app'`\n"
    )
    #expect(
      try await app.folder.shell("nd-config apply --app 'my app' --manifest countries.yaml").status
        == 0
    )
  }

  /// Without the record, all entries count as the app's.
  @Test func withoutARecordNothingIsRemoved() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    let before = try app.contents()
    _ = try await app.folder.shell("rm app/.nd-config.applied.json")
    #expect(try await app.apply("--check").status == 0)
    try app.write("{}\n", to: "app.yaml")
    #expect(try await app.apply().status == 0)
    try app.write(SampleApp.text(of: "app.yaml"), to: "app.yaml")
    #expect(try app.contents() == before.filter { $0.key != ".nd-config.applied.json" })
  }

  @Test func folderWithoutFilesIsSaidToHaveNone() async throws {
    let app = try SampleApp()
    let run = try await app.folder.shell("mkdir empty; nd-config apply --app empty --init")
    #expect(run.status == 0)
    #expect(
      run.stdout
        == "Wrote empty/app.yaml. empty contains no file to merge into.\n"
    )
  }
}
