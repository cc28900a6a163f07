#if os(Linux)
import Foundation
import TestSupport
import Testing

/// If an editor saves a file right before the tool renames it, the saved text is kept.
///
/// This is tested at every rename of every command that writes.
@Suite(.requires(.program("clang"))) struct ConcurrentSaveTests {
  /// A command, a preparation that makes it write, and its minimum number of renames.
  struct Edit: CustomTestStringConvertible, Sendable {
    var command: String
    var preparation: String
    var renames: Int
    var testDescription: String { command }
  }

  private static let edits = [
    Edit(
      command: "generate --only strings,smartling,table",
      preparation: """
        nd-config generate --only strings,smartling,table
        rm -r generated/strings/it.lproj
        echo >> generated/COUNTRIES.md
        mkdir generated/strings/xx.lproj
        cp generated/strings/en.lproj/Countries.strings generated/strings/xx.lproj
        """,
      renames: 3
    ),
    Edit(
      command: "apply --app app",
      preparation: """
        nd-config apply --app app
        sed -i 's/name: Nextdoor/name: Nextdoor/; /^  it:/,$d' countries.yaml
        """,
      renames: 4
    ),
    Edit(command: "add pt", preparation: "", renames: 1),
    Edit(
      command: "validate --fix",
      preparation: "sed -i 's/hosts: named/Hosts: named/' countries.yaml",
      renames: 1
    ),
  ]

  /// How often the editor saves the file, and the abilities of the file system.
  enum Situation: String, CaseIterable {
    case oneSave = ""
    case sameLength = "ND_SAVE_SAME_LENGTH=1"
    case twoSaves = "ND_SAVE_TWICE=1"
    case withoutExchange = "ND_NO_EXCHANGE=1"
    case withoutExchangeAndLinks = "ND_NO_EXCHANGE=1 ND_NO_LINKS=1"
  }

  @Test(arguments: edits, Situation.allCases)
  func savesStayAtEveryRename(_ edit: Edit, _ situation: Situation) async throws {
    let library = try await PreloadedLibrary("Tests/CommandLineTests/save_at_rename.c")
    let before = try ScratchFolder()
    let app = try SampleApp()
    try app.folder.write("", to: "prepare.sh")
    _ = try await app.folder.shell(edit.preparation)
    _ = try await app.folder.shell("cp -r . '\(before.url.path)'")
    var renames = 0
    while true {
      let run = try await app.folder.shell(
        """
        find . -mindepth 1 -delete; cp -r '\(before.url.path)'/. .
        ND_SAVE_AT=\(renames + 1) \(situation.rawValue) \
        ND_SAVED=$PWD/saved LD_PRELOAD=\(library.path) nd-config \(edit.command)
        """
      )
      guard app.folder.exists("saved") else {
        #expect(run.status == 0, "\(run)")
        break
      }
      renames += 1
      let about = "rename \(renames): \(run)"
      #expect(
        run.status == 2
          && (run.stderr.contains("run it again")
            || situation == .twoSaves && run.stderr.contains("it changed twice")),
        "\(about)"
      )
      let saved = try app.folder.read("saved").split(separator: "\n").map(String.init)
      let texts = try await app.folder.shell("cat \(saved[0]) \(saved[0]).saved-* 2> /dev/null")
        .stdout
      for version in 1...saved.count where saved[version - 1] == saved[0] {
        #expect(texts.contains("saved by a person, version \(version)\n"), "\(about)")
      }
      let left = try await app.folder.shell("find . -name '.nd-config-*' -o -name '*.journal'")
      #expect(left.stdout.isEmpty, "\(about)")
    }
    #expect(renames >= edit.renames)
  }
}
#endif
