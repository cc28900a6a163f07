import Foundation
import TestSupport
import Testing

/// `Scripts/setup` without libyaml, with programs that only log their arguments.
@Suite(.requires(.python(.plain))) struct SetupTests {
  /// A folder that is the whole `PATH`.
  private final class Machine {
    let folder = try? ScratchFolder()
    private let python: String

    init(isRoot: Bool = true, programs: [String] = []) async throws {
      python = try #require(await Python.plain.path)
      // libyaml is found as soon as a package manager has installed it.
      try add(
        "pkg-config",
        "[ -e \"$HOME/installed\" ] && echo 0.2.5"
      )
      try add("swift", "")
      try add("sh", "exec /bin/sh \"$@\"")
      try add("id", "echo \(isRoot ? 0 : 1000)")
      let log = "echo \"${0##*/} $*\" >>\"$HOME/log\""
      for program in programs {
        let effect =
          switch program {
          case "sudo": "[ \"$1\" = -n ] && shift; exec \"$@\""
          case "sudo that asks": "exit 1"
          default: "case \" $* \" in *\" install \"*) : >\"$HOME/installed\";; esac"
          }
        try add(String(program.prefix { $0 != " " }), "\(log)\n\(effect)")
      }
    }

    private func add(_ name: String, _ body: String) throws {
      let folder = try #require(folder)
      try folder.write("#!/bin/sh\n\(body)\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.url(name).path
      )
    }

    /// Runs the script, on a terminal if there is an answer.
    func setUp(answering answer: String? = nil) async throws -> Command.Outcome {
      let folder = try #require(folder)
      let script = Places.url("Scripts/setup").path
      let environment = ["PATH": folder.url.path, "HOME": folder.url.path]
      guard let answer else {
        return try await Command.run("/bin/sh", [script], environment: environment)
      }
      // Only the script has the folder as its `PATH`, because `python3` can be a script that needs
      // another one.
      let variables = environment.map { "\($0.key)=\($0.value)" }
      let command = ["/usr/bin/env"] + variables + ["/bin/sh", script]
      return try await Command.run(python, ["-c", Self.terminal, answer] + command)
    }

    /// The arguments of the programs, one line per call.
    var log: [Substring] {
      ((try? folder?.text("log")) ?? "").split(separator: "\n")
    }

    /// Runs a program on a terminal, types the answer to its question, and prints its output.
    private static let terminal = """
      import os, pty, sys
      child, terminal = pty.fork()
      if child == 0:
        os.execv(sys.argv[2], sys.argv[2:])
      shown = b""
      while True:
        try:
          part = os.read(terminal, 4096)
        except OSError:
          break
        if not part:
          break
        if b"[Y/n]" in shown + part and b"[Y/n]" not in shown:
          os.write(terminal, sys.argv[1].encode() + b"\\n")
        shown += part
      print(shown.decode())
      sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
      """
  }

  private static let update = "apt-get update -qq"
  private static let install = "apt-get install -y -qq libyaml-dev pkg-config"

  @Test(arguments: ["", "y", "Y", "yes"])
  func asksOnATerminal(_ answer: String) async throws {
    let machine = try await Machine(programs: ["apt-get"])
    let run = try await machine.setUp(answering: answer)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.stdout.contains("libyaml is missing: \(Self.update) && \(Self.install)\r\n"))
    #expect(run.stdout.contains("Run this? [Y/n]"))
    #expect(machine.log.map(String.init) == [Self.update, Self.install])
  }

  @Test(arguments: ["n", "no", "what"])
  func anythingElseInstallsNothing(_ answer: String) async throws {
    let machine = try await Machine(programs: ["apt-get"])
    let run = try await machine.setUp(answering: answer)
    #expect(run.status == 1)
    #expect(run.stdout.contains("error: libyaml is missing; run: apt install libyaml-dev"))
    #expect(machine.log.isEmpty)
  }

  @Test func elsewhereItPrintsTheCommandAndRunsIt() async throws {
    let machine = try await Machine(programs: ["apt-get"])
    let run = try await machine.setUp()
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.stdout.contains("[Y/n]"))
    #expect(run.stdout.contains("==> libyaml is missing: \(Self.update) && \(Self.install)\n"))
    #expect(run.stdout.hasSuffix("==> libyaml 0.2.5 found (pkg-config yaml-0.1)\n"))
    #expect(machine.log.map(String.init) == [Self.update, Self.install])
  }

  @Test func withoutPrivilegesItNamesThePackage() async throws {
    let machine = try await Machine(isRoot: false, programs: ["apt-get"])
    let run = try await machine.setUp()
    #expect(run.status == 1)
    #expect(
      run.stderr
        == "error: libyaml is missing; as root, run: apt install libyaml-dev pkg-config\n"
    )
    #expect(machine.log.isEmpty)
  }

  @Test func whereNobodyCanTypeAPasswordItNamesThePackage() async throws {
    let machine = try await Machine(isRoot: false, programs: ["apt-get", "sudo that asks"])
    let run = try await machine.setUp()
    #expect(run.status == 1)
    #expect(
      run.stderr.hasSuffix("libyaml was not installed; run: apt install libyaml-dev pkg-config\n")
    )
    #expect(machine.log.map(String.init) == ["sudo -n \(Self.update)"])
  }

  @Test func sudoIsUsedWhereItIsThere() async throws {
    let machine = try await Machine(isRoot: false, programs: ["apt-get", "sudo"])
    #expect(try await machine.setUp(answering: "").status == 0)
    #expect(machine.log.contains { $0 == "sudo \(Self.install)" })
  }

  @Test func brewIsAskedForTheSame() async throws {
    let machine = try await Machine(programs: ["brew"])
    #expect(try await machine.setUp(answering: "").status == 0)
    #expect(machine.log == ["brew install libyaml pkg-config"])
  }

  @Test func withoutAPackageManagerItNamesThePackages() async throws {
    let run = try await Machine().setUp()
    #expect(run.status == 1)
    #expect(run.stderr.contains("libyaml-dev, libyaml-devel or libyaml"))
  }

  @Test func whatIsThereIsNotInstalled() async throws {
    let machine = try await Machine(programs: ["apt-get"])
    try machine.folder?.write("", to: "installed")
    #expect(try await machine.setUp().stdout == "==> libyaml 0.2.5 found (pkg-config yaml-0.1)\n")
    #expect(machine.log.isEmpty)
  }
}
