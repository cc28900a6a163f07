import Foundation
import TestSupport
import Testing

/// `apply` also removes what it created behind a link that stays in the app.
@Suite struct ApplyLinkTests {
  @Test(arguments: [
    ["mv Nextdoor Shared", "ln -s Shared Nextdoor"],
    ["mkdir Nextdoor/x", "ln -s x Nextdoor/pt-PT.lproj"],
    ["mkdir Nextdoor/pt-PT.lproj", "ln -s ../../pt.strings Nextdoor/pt-PT.lproj/ND.strings"],
  ])
  func filesBehindALinkAreRemovedAgain(_ commands: [String]) async throws {
    let app = try SampleApp()
    for command in commands { _ = try await app.folder.shell("cd app; \(command)") }
    _ = try await app.apply()
    let listing =
      "cd app; find . -path './.nd*' -prune -o -print | sort; find -L . -type f | sort | xargs -d '\\n' cat"
    let before = try await app.folder.shell(listing).stdout
    let manifest = try app.folder.read("countries.yaml")
    try app.addPortugal()
    #expect(try await app.apply().status == 0)
    #expect(try app.read("Nextdoor/pt-PT.lproj/ND.strings").contains("\"Portugal\""))
    try app.folder.write(manifest, to: "countries.yaml")
    let check = try await app.apply("--check")
    let run = try await app.apply()
    #expect(run.status == 0)
    #expect(run.stdout == check.stdout)
    #expect(run.stdout.contains("Nextdoor/pt-PT.lproj/ND.strings          removed"))
    #expect(try await app.folder.shell(listing).stdout == before)
  }
}
