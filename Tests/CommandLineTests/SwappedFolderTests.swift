#if os(Linux)
import Foundation
import TestSupport
import Testing

/// No command leaves its folder if a folder becomes a link between the check of a path and its use.
@Suite(.requires(.program("clang"))) struct SwappedFolderTests {
  struct Situation: CustomStringConvertible, Sendable {
    var command: String
    /// The folder that is exchanged with a link to a folder outside.
    var swapped: String
    var description: String { "\(command), \(swapped)" }
  }

  private static let situations = [
    Situation(command: "apply --app sub/app", swapped: "sub"),
    Situation(command: "apply --app sub/app", swapped: "sub/app"),
    Situation(command: "generate --only strings -o sub/generated", swapped: "sub"),
    Situation(command: "generate --only strings -o sub/generated", swapped: "sub/generated"),
    Situation(command: "generate --only strings -o sub/new/generated", swapped: "sub"),
    Situation(command: "report -o sub/report.html", swapped: "sub"),
    Situation(command: "add pt -m sub/countries.yaml", swapped: "sub"),
  ]

  @Test(arguments: situations)
  func nothingOutsideChanges(_ situation: Situation) async throws {
    let library = try await PreloadedLibrary("Tests/CommandLineTests/swap_at_open.c")
    var swaps = 0
    while true {
      let folder = try ToolFolder()
      let outside = try ScratchFolder()
      let prepare = """
        mkdir -p .git sub/app sub/generated && cp countries.yaml sub
        printf 'info_plists: [a.plist]\\n' > sub/app/app.yaml
        printf '<plist version="1.0">\\n<dict>\\n</dict>\\n</plist>\\n' > sub/app/a.plist
        cp -R sub/. '\(outside.url.path)'
        ln -s '\(outside.url.path)\(situation.swapped.dropFirst(3))' link
        """
      try #require(try await folder.shell("set -e\n\(prepare)").status == 0)
      let list =
        "cd '\(outside.url.path)' && find . -type f -exec cksum {} + | sort && find . | sort"
      let before = try await folder.shell(list).stdout
      try #require(before.contains("a.plist"))
      let run = try await folder.shell(
        """
        ND_SWAP_AT=\(swaps + 1) ND_SWAP="$PWD/\(situation.swapped)" ND_WITH="$PWD/link" ND_OPENS="$PWD/opens" \
        LD_PRELOAD='\(library.path)' nd-config \(situation.command)
        """
      )
      #expect(try await folder.shell(list).stdout == before, "open \(swaps + 1): \(run)")
      #expect(run.status < 128, "\(run)")
      guard try await folder.shell("test -L \(situation.swapped)").status == 0 else { break }
      swaps += 1
    }
    #expect(swaps > 0)
  }
}
#endif
