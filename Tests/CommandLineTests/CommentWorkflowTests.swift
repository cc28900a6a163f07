import Foundation
import TestSupport
import Testing

/// Runs the steps of `countries-comment.yml` with a stub of GitHub's program.
///
/// A Markdown parser reads the comments that they post.
@Suite(
  .requires(
    .programs(["bash", "curl", "gzip", "jq", "python3", "sha256sum", "tar"]),
    .python(.withMarkdown)
  )
)
struct CommentWorkflowTests {
  /// A pull request from a branch, and GitHub's responses about it.
  private struct PullRequest {
    let folder: ToolFolder
    let steps: [(name: String, script: String)]

    init(old: String, new: String, comments: String = "[]") throws {
      folder = try ToolFolder()
      steps = try CommentWorkflowTests.steps(of: "countries-comment")
      for (name, answer) in [
        (
          "repos_o_r_pulls",
          #"[{"number": 6, "head": {"sha": "01d"}}, {"number": 7, "head": {"sha": "c0de"}, "base": {"sha": "ba5e"}}]"#
        ),
        ("repos_o_r_compare_ba5e...c0de", #"{"merge_base_commit": {"sha": "ba5e0"}}"#),
        ("repos_o_r_contents_countries.yaml_ref=ba5e0", old),
        ("repos_o_r_contents_countries.yaml_ref=c0de", new),
        ("repos_o_r_issues_7_comments", comments),
      ] { try folder.write(answer, to: "stub/\(name)") }
    }

    /// Runs all steps, and returns the comment that they post.
    func comment() async throws -> (method: String, endpoint: String, body: String) {
      try await run()
      let row = try JSONSerialization.jsonObject(with: Data(folder.read("stub/written").utf8))
      let fields = try #require(row as? [String: String])
      return (fields["method"] ?? "", fields["endpoint"] ?? "", fields["body"] ?? "")
    }

    func run() async throws {
      let tool = try Command.product("nd-config").path
      let gh = Places.url("Tests/oracles/github_api.py").path
      let setUp = """
        mkdir bin work pack && ln -s '\(gh)' bin/gh && mkdir pack/nd-config-1 && ln -s '\(tool)' pack/nd-config-1
        tar -cf archive.tar -C pack nd-config-1 && gzip -1 archive.tar && sha256sum < archive.tar.gz | cut -c -64
        """
      let sum = try await folder.shell("set -e\n\(setUp)")
      try #require(sum.status == 0, "\(sum.output)")
      for step in steps {
        let outcome = try await folder.shell(
          "cd work && PATH=\"$PWD/../bin:$PATH\" bash -e -c \"$SCRIPT\"",
          environment: [
            "SCRIPT": step.script, "GITHUB_STUB": folder.scratch.url("stub").path, "GH_TOKEN": "t",
            "URL": "file://\(folder.scratch.url("archive.tar.gz").path)",
            "SHA256": sum.stdout.trimmingCharacters(in: .whitespacesAndNewlines),
            "REPOSITORY": "o/r", "HEAD": "stranger:$(touch x)\"'", "COMMIT": "c0de",
          ]
        )
        try #require(outcome.status == 0, "\(step.name): \(outcome.output)")
      }
    }
  }

  /// The steps of a workflow that are scripts.
  private static func steps(of workflow: String) throws -> [(name: String, script: String)] {
    let path = "Examples/PullRequests/.github/workflows/\(workflow).yml"
    let text = String(decoding: try Places.bytes(path), as: UTF8.self)
    let block =
      /\ {6}- name: (.+)\n(?:(?:        .*)\n)*?        run: \|\n((?:          .*\n|\n)+)/
    return text.matches(of: block).map { (String($0.1), String($0.2)) }
  }

  private static let manifest = {
    (try? String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)) ?? ""
  }()

  private let marker = "<!-- nd-config review -->\n"

  @Test func everyStepIsFound() throws {
    let steps = try PullRequest(old: "", new: "").steps
    #expect(
      steps.map(\.name) == [
        "Install nd-config", "Find the pull request", "Fetch both manifests", "Write the review",
        "Post the comment",
      ]
    )
  }

  @Test func reviewIsPosted() async throws {
    let changed = Self.manifest.replacing("tld: it", with: "tld: it\n    status: planned")
    try #require(changed != Self.manifest)
    let posted = try await PullRequest(old: Self.manifest, new: changed).comment()
    #expect(posted.method == "POST" && posted.endpoint == "repos/o/r/issues/7/comments")
    #expect(posted.body.hasPrefix("\(marker)### 1 country changed: Italy; "), "\(posted.body)")
  }

  /// The bot may have newer comments, and other users can write the same first line.
  @Test func earlierCommentIsFoundByItsFirstLine() async throws {
    let comments = """
      [{"id": 1, "user": {"login": "stranger"}, "body": "<!-- nd-config review -->"},
       {"id": 2, "user": {"login": "github-actions[bot]"}, "body": "Coverage <!-- nd-config review -->"},
       {"id": 3, "user": {"login": "github-actions[bot]"}, "body": "<!-- nd-config review -->\\n### x"},
       {"id": 4, "user": {"login": "github-actions[bot]"}, "body": "Coverage"}]
      """
    let posted = try await PullRequest(
      old: Self.manifest,
      new: Self.manifest,
      comments: comments
    ).comment()
    #expect(posted.method == "PATCH" && posted.endpoint == "repos/o/r/issues/comments/3")
    #expect(posted.body == "\(marker)### no changes\n")
  }

  @Test func nothingIsPostedWithoutAPullRequest() async throws {
    // Another commit has been pushed, or no pull request is open.
    for answer in [#"[{"number": 7, "head": {"sha": "0ther"}, "base": {"sha": "ba5e"}}]"#, "[]"] {
      let request = try PullRequest(old: Self.manifest, new: Self.manifest)
      try request.folder.write(answer, to: "stub/repos_o_r_pulls")
      try await request.run()
      #expect(!request.folder.exists("stub/written"))
    }
  }

  private static let texts = [
    "@octocat", "@org/team", "#1", "GH-1", "org/repo#1", "https://evil.example", "www.evil.example",
    "a@evil.example", "[x](https://evil.example)", "![x](https://evil.example/x.png)",
    "<img src=x>",
    "<script>alert(1)</script>", "</details>", "<!-- x", "```", "~~~~", "``````` x", ":tada:",
    "0123456789abcdef0123456789abcdef01234567", "&lt;img&gt;", "$x$", "[^1]: x", "| a |",
  ]

  /// Findings contain raw lines of the manifest, and the step writes what `diff` prints.
  @Test func findingsOfAnInvalidManifestAreInert() async throws {
    let folder = try ToolFolder()
    let script = Places.url("Tests/oracles/markdown_plain_text.py").path
    for text in Self.texts {
      let changed =
        "\(text)\n\(text): \(text)\n" + Self.manifest
        + "\n\(text)\nunknown: \"\(text)\" # \(text)\n"
      try folder.write(changed, to: "new.yaml")
      let review = try await folder.shell(
        "nd-config diff countries.yaml new.yaml --format markdown"
      )
      #expect(review.stdout.hasPrefix("### `") && review.stdout.contains(" error"), "\(review)")
      let plain = try await Python.withMarkdown.run([script], input: Array(review.stdout.utf8))
      let words = String(decoding: plain, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines
      )
      #expect(words.wholeMatch(of: /: \d+ errors?(, \d+ warnings?)?/) != nil, "\(words)")
    }
    let posted = try await PullRequest(old: Self.manifest, new: "format: 1: @octocat\n").comment()
    #expect(posted.body.hasPrefix("\(marker)### `") && posted.body.contains(" error"))
  }
}
