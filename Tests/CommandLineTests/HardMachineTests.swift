import Foundation
import TestSupport
import Testing

/// Machines that lack something, files that are too large, and names that are not names.
@Suite struct HardMachineTests {
  /// A run either does everything or changes nothing, and leaves no temporary file.
  @Test(arguments: [4, 5, 6, 8]) func fewDescriptorsAreEnoughOrAnError(_ count: Int) async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell("ulimit -n \(count); nd-config generate")
    let list = try await folder.shell("find . -name '*.nd-config.tmp'; nd-config generate --check")
    if run.status == 0 {
      #expect(list.status == 0 && list.stdout.isEmpty, "\(list.output)")
    } else {
      #expect(!folder.exists("generated") && !list.stdout.contains(".tmp"), "\(run.output)")
    }
  }

  /// A message that has no place to go is not written into a file that got the descriptor's number.
  @Test(arguments: ["1>&-", "2>&-", "0<&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"])
  func closedStreamsDoNotReachAFile(_ closed: String) async throws {
    let commands = ["add pt", "validate --fix", "generate", "report --output report.html"]
    let (open, tried) = (try ToolFolder(), try ToolFolder())
    for command in commands {
      _ = try await open.shell("nd-config \(command)")
      _ = try await tried.shell("nd-config \(command) \(closed)")
    }
    let compared = try await open.shell(
      "diff -r . '\(tried.scratch.url.path)' && test -s generated/files.txt && test -s report.html"
    )
    #expect(compared.status == 0 && compared.stdout.isEmpty, "\(compared.output)")
  }

  /// The work is done even if nobody can be told.
  @Test(.requires(.file("/dev/full"))) func fullOutputIsAnErrorAfterTheWork() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell("nd-config add pt > /dev/full")
    #expect(run.status == 2)
    #expect(try folder.read("countries.yaml").contains("\n  pt:\n"))
  }

  @Test(arguments: ["9000000", "1T"]) func largeFileOfAnAppIsRefusedAtOnce(
    _ size: String
  ) async throws {
    let app = try SampleApp()
    let path = "app/Nextdoor/Info.plist"
    let run = try await app.folder.shell(
      "truncate -s \(size) \(path) && ulimit -t 2 && nd-config apply --app app; code=$?; stat -c %s \(path) >&2; exit $code"
    )
    #expect(run.status == 2 && run.stderr.contains("Larger than 8 MB"), "\(run.output)")
    #expect(run.stderr.hasSuffix(size == "1T" ? "\n1099511627776\n" : "\n9000000\n"))
  }

  // MARK: Refs and blobs

  @Test(
    .requires(.program("git")),
    arguments: ["--x", "-", "-n", "a\nb", "nothing", "HEAD~9", "@{u}", ":/x y", "refs/heads/none"]
  )
  func refThatNamesNoCommitIsRefused(_ ref: String) async throws {
    let repository = try await MadeUpRepository()
    let run = try await repository.attempt("nd-config diff --against='\(ref)'")
    #expect([2, 64].contains(run.status) && run.stdout.isEmpty, "\(run.output)")
  }

  @Test(.requires(.program("git"))) func submoduleAndLargeFileInACommitAreRefused() async throws {
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      cp countries.yaml kept && id=$(git rev-parse HEAD)
      git rm -q --cached countries.yaml && git update-index --add --cacheinfo 160000,$id,countries.yaml
      git commit -qm Submodule
      truncate -s 20M countries.yaml && git add -A && git commit -qm Large && cp kept countries.yaml
      """
    )
    let reasons = ["HEAD~1": "the commit does not have the file", "HEAD": "File too large"]
    for (ref, reason) in reasons {
      let run = try await repository.attempt("ulimit -t 2; nd-config diff --against \(ref)")
      #expect(run.status == 2 && run.stderr.contains(reason), "\(run.output)")
    }
  }
}
