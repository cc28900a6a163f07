import Foundation
import TestSupport
import Testing

/// `diff --against`: the manifest that it compares with, and that it only reads.
@Suite(.requires(.program("git"))) struct DiffAgainstTests {
  /// The main branch plans one country, and another branch plans a second one.
  private func repository() async throws -> MadeUpRepository {
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      git checkout -q -b work
      nd-config add fr --status planned && git commit -qam 'France'
      git checkout -q main
      nd-config add nl --status planned && git commit -qam 'Netherlands'
      git checkout -q work
      """
    )
    return repository
  }

  private func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }

  @Test func branchIsComparedWithWhereItBegan() async throws {
    let repository = try await repository()
    let branch = try await repository.run("nd-config diff --against main")
    #expect(firstLine(branch) == "1 country added: France; no breaking changes")
    try await repository.run("git tag -a v1 -m v1 main && mkdir deep")
    let tag = try await repository.run("cd deep && nd-config diff --against v1")
    #expect(tag == branch)
    // Uncommitted changes are compared, too.
    let edited = try await repository.run(
      "\(RowEdit.removal(of: "fr")) && nd-config diff --against main"
    )
    #expect(edited.hasSuffix("no changes\n"))
  }

  /// Git would choose the tag or branch that somebody pushed, so that a review would show no changes.
  @Test(arguments: [
    "git tag origin/main HEAD",
    "git branch origin/main HEAD",
    "git update-ref refs/origin/main HEAD",
    "git tag -a -m x origin/main HEAD",
  ])
  func ambiguousNameIsRefused(_ command: String) async throws {
    let repository = try await repository()
    try await repository.run("git update-ref refs/remotes/origin/main main~1; \(command)")
    for name in ["origin/main", "origin/main~0"] {
      let diff = try await repository.attempt("nd-config diff --against \(name) --breaking")
      #expect(diff.status == 2 && diff.stdout.isEmpty, "\(diff.output)")
      #expect(
        diff.stderr.contains("the name is ambiguous"),
        "\(diff.stderr)"
      )
    }
    let whole = try await repository.run("nd-config diff --against refs/remotes/origin/main")
    #expect(firstLine(whole) == "1 country added: France; no breaking changes")
  }

  @Test func tagNamedLikeAWholeRefIsRefused() async throws {
    let repository = try await repository()
    try await repository.run("git update-ref refs/tags/refs/remotes/origin/main HEAD")
    let diff = try await repository.attempt("nd-config diff --against refs/remotes/origin/main")
    #expect(diff.status == 2 && diff.stderr.contains("the name is ambiguous"))
  }

  /// A tag can be named like the beginning of a commit's id.
  @Test func tagNamedLikeACommitIsRefused() async throws {
    let repository = try await repository()
    let id = try await repository.run("git rev-parse --short=8 main~1").dropLast()
    try await repository.run("git tag \(id) HEAD")
    let diff = try await repository.attempt("nd-config diff --against \(id)")
    #expect(diff.status == 2 && diff.stderr.contains("the name is ambiguous"))
  }

  @Test func manifestBehindALinkIsFollowed() async throws {
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      mkdir config && git mv countries.yaml config/product.yaml && ln -s config/product.yaml countries.yaml
      git add -A && git commit -qm Moved
      nd-config add fr --status planned --manifest config/product.yaml
      """
    )
    for path in ["countries.yaml", "config/product.yaml"] {
      let review = try await repository.run("nd-config diff --against main --manifest \(path)")
      #expect(firstLine(review) == "1 country added: France; no breaking changes")
    }
  }

  @Test func missingCommitIsExplained() async throws {
    let repository = try await repository()
    let unknown = try await repository.attempt("nd-config diff --against nowhere")
    #expect(unknown.status == 2 && unknown.stdout.isEmpty)
    #expect(unknown.stderr.contains("there is no commit, branch or tag of that name"))
    try await repository.run("git checkout -q --orphan other && git commit -qm Other")
    let unrelated = try await repository.attempt("nd-config diff --against main")
    #expect(unrelated.status == 2 && unrelated.stderr.contains("no commit in common"))
    try await repository.run(
      "git checkout -q -b first && git rm -q --cached countries.yaml && git commit -qm None"
    )
    let none = try await repository.attempt("nd-config diff --against first")
    #expect(none.status == 2 && none.stderr.contains("the commit does not have the file"))
    let outside = try await ToolFolder().shell("nd-config diff --against main")
    #expect(outside.status == 2 && outside.stderr.contains("not in a Git repository"))
  }

  @Test func shallowCloneSaysWhatToFetch() async throws {
    let repository = try await repository()
    try await repository.run(
      """
      git clone -q --depth 1 --no-single-branch "file://$PWD" shallow
      cd shallow && git checkout -q work && git fetch -q origin main
      """
    )
    let shallow = try await repository.attempt("cd shallow && nd-config diff --against origin/main")
    #expect(shallow.status == 2)
    #expect(
      shallow.stderr.contains("git fetch --unshallow") && shallow.stderr.contains("fetch-depth: 0")
    )
    let unknown = try await repository.attempt("cd shallow && nd-config diff --against v9")
    #expect(unknown.status == 2 && unknown.stderr.contains("git fetch --unshallow"))
    let whole = try await repository.run(
      "cd shallow && git fetch -q --unshallow && nd-config diff --against origin/main"
    )
    #expect(firstLine(whole) == "1 country added: France; no breaking changes")
  }
}
