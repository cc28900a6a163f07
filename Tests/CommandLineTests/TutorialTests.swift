import Foundation
import TestSupport
import Testing

/// Runs the commands of the tutorials in the order of the page, in a repository with a manifest.
@Suite(.requires(.programs(["git", "python3"])))
struct TutorialTests {
  @Test(arguments: [
    ("AddACountry", nil, 9), ("Android", nil, 1), ("FromYourOldCode", nil, 1), ("Hosts", nil, 2),
    ("iOS", nil, 5), ("Install", "Upgrade", 1), ("Recipes", nil, 8), ("Reviewing", nil, 10),
  ])
  func pageIsTrueStepByStep(_ name: String, _ section: String?, _ commands: Int) async throws {
    let page = try TutorialPage("Documentation/\(name).md", section: section)
    let count = page.steps.count { if case .run = $0 { true } else { false } }
    #expect(count == commands)
    let manifest = try Places.frozenManifest()
    let folder = try ToolFolder(manifest: manifest)
    try FileManager.default.createDirectory(
      at: folder.scratch.url("Examples"),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      at: Places.url("Examples/NeighborhoodApp"),
      to: folder.scratch.url("Examples/NeighborhoodApp")
    )
    let author = [
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let start = try await folder.shell(
      """
      git init -q -b main && nd-config generate && echo 'generated/** merge=union' > .gitattributes
      git add -A && git commit -qm 'The product'
      """,
      environment: author
    )
    try #require(start.status == 0, "\(start.output)")
    try await page.follow(
      in: folder.scratch.url(""),
      tools: Command.product("nd-config").deletingLastPathComponent(),
      environment: author
    )
  }
}
