import Foundation
import TestSupport
import Testing

/// Which repository `--against` uses for a file, and when it refuses one.
@Suite(.requires(.program("git")), .timeLimit(.minutes(5))) struct RepositoryTests {
  private let france = "1 country added: France; no breaking changes\n"

  /// The working folder adds a country to the only commit.
  private func repository() async throws -> MadeUpRepository {
    let repository = try await MadeUpRepository()
    try await repository.run("nd-config add fr --status planned")
    return repository
  }

  // MARK: Embedded repositories

  /// Makes `conf` a bare repository of ordinary files, which are committed.
  ///
  /// Its configuration runs a program when Git looks for a missing commit.
  private let embed = """
    mkdir -p conf/objects conf/refs/heads && touch conf/objects/keep conf/refs/heads/keep
    echo 'ref: refs/heads/main' > conf/HEAD
    echo 1111111111111111111111111111111111111111 > conf/refs/heads/main
    cat > conf/config <<END
    [core]
      repositoryFormatVersion = 1
      bare = true
      fsmonitor = touch "$PWD/.git/ran" #
    [extensions]
      partialClone = x
    [remote "x"]
      url = "ext::sh -c touch% $PWD/.git/ran"
      promisor = true
    [protocol "ext"]
      allow = always
    END
    mkdir conf/deep
    for folder in conf conf/deep conf/objects; do cp countries.yaml $folder; done
    git add -A && git commit -qm Embedded
    """

  @Test(arguments: [
    "--manifest conf/countries.yaml", "--manifest conf/deep/countries.yaml",
    "--manifest conf/objects/countries.yaml", "--manifest ./conf/../conf/countries.yaml",
    "LINK conf/countries.yaml", "LINK conf/deep/countries.yaml", "IN conf", "IN conf/deep",
  ])
  func embeddedRepositoryRunsNothing(_ place: String) async throws {
    let repository = try await repository()
    try await repository.run(embed)
    // Git itself runs the program.
    let call = try await repository.attempt("git -C conf rev-parse 'main^{commit}'; ls .git/ran")
    try #require(call.stdout.contains("ran"), "\(call.output)")
    let words = place.split(separator: " ", maxSplits: 1).map(String.init)
    let (setUp, arguments) =
      switch words[0] {
      case "LINK": ("rm countries.yaml && ln -s \(words[1]) countries.yaml", "")
      case "IN": ("cd \(words[1])", "")
      default: ("true", place)
      }
    for command in ["diff", "report --output page.html"] {
      let outcome = try await repository.attempt(
        """
        rm -f .git/ran countries.yaml && git checkout -q countries.yaml
        \(setUp) && nd-config \(command) --against main \(arguments)
        """
      )
      // The repository is the one with `.git`.
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(
        !FileManager.default.fileExists(atPath: repository.folder.scratch.url(".git/ran").path)
      )
    }
  }

  // MARK: Layouts that work

  @Test(arguments: [
    // A worktree of a bare clone, whose file `.git` contains the clone's name, and a worktree of a
    // clone.
    """
    git clone -q --bare . bare.git && git -C bare.git worktree add -q ../tree main && cd tree
    """,
    """
    git worktree add -q tree && cd tree
    """,
    """
    mkdir project && git clone -q --bare . project/.bare && echo 'gitdir: ./.bare' > project/.git
    git -C project worktree add -q main main && cd project/main
    """,
    // A submodule.
    """
    git init -q -b main outer && cd outer
    git -c protocol.file.allow=always submodule add -q "file://$OLDPWD" shop && cd shop
    """,
    // Git's data in another folder.
    """
    git clone -q --separate-git-dir data . tree && cd tree
    """,
    // A folder behind a link outside of any repository.
    """
    ln -s "$PWD" "$PWD.link" && cd "$PWD.link"
    git checkout -q countries.yaml
    """,
    // Git sets these variables for hooks.
    """
    git clone -q . tree && cd tree && export GIT_DIR=../.git GIT_INDEX_FILE=../.git/index GIT_PREFIX=x
    """,
    """
    test -d shop || { mkdir shop && git checkout -q countries.yaml && git mv countries.yaml shop && git commit -qm Moved; }
    cd shop
    """,
  ])
  func layoutIsReviewed(_ setUp: String) async throws {
    let repository = try await repository()
    let script = "set -e\nROOT=$PWD\n\(setUp)\nHERE=$PWD\nnd-config add fr --status planned >&2\n"
    for (folder, path) in [("$HERE", ""), ("$ROOT", "--manifest \"$HERE/countries.yaml\"")] {
      let outcome = try await repository.attempt(
        "\(script) cd \"\(folder)\" && nd-config diff --against main \(path); rm -f \"$ROOT.link\""
      )
      // The set-up left files that are in the way of the second run.
      try await repository.run(
        "git clean -qffdx && git worktree prune && rm -rf .git/modules && git reset -q --hard"
      )
      #expect(outcome.stdout.hasPrefix(france), "\(outcome.output)")
    }
  }

  @Test func manifestOfAnotherRepositoryIsReviewedWhereItIsNamed() async throws {
    let repository = try await repository()
    let outcome = try await repository.run(
      """
      git init -q other && cd other && ln -s ../countries.yaml countries.yaml
      nd-config diff --against main --manifest ../countries.yaml
      """
    )
    #expect(outcome.hasPrefix(france))
  }

  // MARK: Refusals

  @Test func partialCloneNamesTheCommandThatFetches() async throws {
    for filter in ["blob:none", "tree:0"] {
      let repository = try await repository()
      try await repository.run(
        """
        mkdir shop && git mv countries.yaml shop && git commit -qm Moved
        nd-config add nl --status planned --manifest shop/countries.yaml && git commit -qam Netherlands
        git config uploadpack.allowFilter true
        git clone -q --filter=\(filter) "file://$PWD" "it's partial"
        """
      )
      for folder in [".", "shop"] {
        let path = folder == "." ? "shop/countries.yaml" : "countries.yaml"
        let script =
          "cd \"it's partial/\(folder)\" && nd-config diff --against HEAD~1 --manifest \(path)"
        let refused = try await repository.attempt(script)
        #expect(
          refused.status == 2 && refused.stderr.contains("partial clone"),
          "\(refused.output)"
        )
        let command = try #require(refused.stderr.firstMatch(of: /run `(git .+)`, which/)?.1)
        let whole = try await repository.run(
          "cp -R \"it's partial\" copy && rm -rf \"it's partial\" && mv copy \"it's partial\"\n\(command)\n\(script)"
        )
        #expect(whole.hasPrefix("2 countries added: France, Netherlands"), "\(whole)")
        try await repository.run(
          "rm -rf \"it's partial\" && git clone -q --filter=\(filter) \"file://$PWD\" \"it's partial\""
        )
      }
    }
  }

  /// Git's own check of the owner does not apply, and none of the programs that a repository names runs.
  @Test(.permitted(.changeOwners)) func repositoryOfAnotherUserIsReviewed() async throws {
    let repository = try await repository()
    let diff = try await repository.run("chown -R 1234:1234 . && nd-config diff --against main")
    #expect(diff.hasPrefix(france))
  }

  @Test(arguments: [
    ("PATH=$TOOL", "no absolute folder in PATH contains it"),
    ("PATH=$TOOL:.git/bad", "no absolute folder in PATH contains it"),
    ("PATH=$TOOL:$PWD/.git/bad", "git exits with an error"),
    ("PATH=$TOOL:$PWD/.git/worse", "cannot run"),
  ])
  func unusableGitIsNamed(_ path: String, _ reason: String) async throws {
    let repository = try await repository()
    let outcome = try await repository.attempt(
      """
      mkdir .git/bad .git/worse && printf '#!/bin/sh\\nexit 1\\n' > .git/bad/git && chmod +x .git/bad/git
      printf 'no program' > .git/worse/git && chmod +x .git/worse/git
      TOOL=$(dirname "$(command -v nd-config)") && \(path) && nd-config diff --against main
      """
    )
    #expect(outcome.status == 2 && outcome.stderr.contains(reason), "\(outcome.output)")
  }

  @Test func damagedRepositoryIsNamed() async throws {
    for damage in ["echo x > .git/HEAD", "rm -rf .git && touch .git", "rm -rf .git && mkdir .git"] {
      let repository = try await repository()
      let outcome = try await repository.attempt("\(damage); nd-config diff --against main")
      #expect(outcome.status == 2, "\(outcome.output)")
      #expect(outcome.stderr.contains("fatal: "), "\(outcome.stderr)")
    }
  }

  @Test func linkAndFolderInTheOldCommitAreRefused() async throws {
    let repository = try await repository()
    try await repository.run(
      """
      mv countries.yaml new.yaml && ln -s new.yaml countries.yaml && git add -A && git commit -qm Link
      rm countries.yaml && mkdir countries.yaml && touch countries.yaml/x && git add -A && git commit -qm Folder
      rm -rf countries.yaml && cp new.yaml countries.yaml
      """
    )
    for ref in ["HEAD~1", "HEAD"] {
      let outcome = try await repository.attempt("nd-config diff --against \(ref)")
      let reason = "the commit does not have the file"
      #expect(outcome.status == 2 && outcome.stderr.contains(reason), "\(outcome.output)")
    }
  }
}
