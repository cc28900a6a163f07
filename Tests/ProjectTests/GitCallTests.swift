import Foundation
import TestSupport
import Testing

/// `.github/SECURITY.md` lists every file of the repository that calls Git.
///
/// A call in the folder of an unreviewed branch can run programs from that branch.
@Suite(.requires(.program("git"))) struct GitCallTests {
  /// `git` as a command, not as a part of another name or of prose.
  private static var call: Regex<Substring> {
    #/(?:^\s*(?:- )?(?:run: )?|[|&;(!]\s*|\b(?:if|while|then|do|else|exec)\s+)git (?:-|[a-z]+)|"(?:\/usr\/bin\/)?git"[\],]/#
  }

  @Test func everyCallIsListed() async throws {
    let page = String(decoding: try Places.bytes(".github/SECURITY.md"), as: UTF8.self)
    let listed = page.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^\| `([^`]+)` \| /#).map { String($0.1) }
    }
    let files = try await Command.run("git", ["ls-files"], in: Places.packageRoot).stdout.split(
      separator: "\n"
    ).map(
      String.init
    )
    let scripts = files.filter { path in
      let folder = path.prefix { $0 != "/" }
      return ["Scripts", ".github", ".ci", "Plugins"].contains(String(folder))
        || path.hasPrefix("Tests/Fuzz/") || path.hasPrefix("Tests/Benchmarks/")
        || path.hasPrefix("Examples/") && path.contains(/check(\.py)?$/)
        || path.hasPrefix("Examples/PullRequests/") && path.hasSuffix(".yml")
        || ["action.yml", "Makefile"].contains(path)
    }
    try #require(scripts.count > 40)
    let calling = scripts.filter { path in
      guard !path.hasSuffix(".md"), let bytes = try? Places.bytes(path) else { return false }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return lines.contains { !$0.drop { $0 == " " }.hasPrefix("#") && $0.contains(Self.call) }
    }
    #expect(calling.sorted() == listed.sorted())
  }

  @Test(arguments: [
    "git status", "  run: git fetch", "- run: git -C / config", "a && git add -A", "id=$(git log)",
    "if git diff", "! git diff", #"run("git", "clone")"#, #"["git", *arguments]"#,
  ])
  func callIsFound(_ line: String) { #expect(line.contains(Self.call)) }

  @Test(arguments: ["github.com", "digit x", "in Git or not", "the .git folder", "if in_git:"])
  func otherTextIsNotFound(_ line: String) { #expect(!line.contains(Self.call)) }
}
