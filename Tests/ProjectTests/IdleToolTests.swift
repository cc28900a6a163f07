import Foundation
import TestSupport
import Testing

/// No check passes without the program that it checks.
///
/// Each script of a `make` target runs in a copy of the repository, once with `true`, a program
/// that does nothing, and once with `false`, a program that fails. A script that reads a folder
/// gets an empty one.
@Suite struct IdleToolTests {
  /// How a script finds the program.
  enum Tool {
    /// The last argument is the program's path.
    case argument
    case variable(String)
    /// The program has these names in `PATH`.
    case programs([String])
    /// The program is this file of the repository.
    case file(String)
    /// The last argument is an empty folder; there is no program.
    case emptyFolder
  }

  struct Row: Sendable {
    var script: String
    var arguments: [String] = []
    var tool: Tool
    var python: Python?
    /// The script's output: with `true` or an empty folder, and with `false`.
    var says: (String, String)
  }

  static let rows = [
    Row(
      script: "Bazel/check.py",
      tool: .programs(["bazel"]),
      says: ("IndexError", "bazel build exited with status 1")
    ),
    Row(
      script: "Benchmarks/run",
      arguments: ["--short", "queue"],
      tool: .programs(["swift", "clang"]),
      says: ("FileNotFoundError", "clang -O2")
    ),
    Row(
      script: "Examples/Builds/check",
      arguments: ["make"],
      tool: .file(".build/debug/nd-config"),
      says: ("make: status 2, expected: compiled", "make: status 2, expected: compiled")
    ),
    Row(
      script: "Examples/OfflineQueue/check",
      tool: .programs(["swift"]),
      says: ("offline-queue: No such file", "")
    ),
    Row(
      script: "Fuzz/commands.py",
      arguments: ["--seconds", "1", "--tool"],
      tool: .argument,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
    Row(
      script: "Fuzz/manifest.py",
      tool: .argument,
      says: ("does not accept", "does not accept")
    ),
    Row(
      script: "Probe/Tests/faults.py",
      tool: .file("Probe/.build/debug/nd-probe"),
      says: ("JSONDecodeError", "JSONDecodeError")
    ),
    Row(
      script: "Probe/Tests/options.py",
      tool: .file("Probe/.build/debug/nd-probe"),
      says: ("JSONDecodeError", "JSONDecodeError")
    ),
    Row(
      script: "Probe/Tests/products.py",
      tool: .variable("ND_CONFIG"),
      says: ("JSONDecodeError", "CalledProcessError")
    ),
    // It needs nginx before the program.
    Row(
      script: "Probe/Tests/bench.py",
      tool: .file("Probe/.build/release/nd-probe"),
      says: ("Error", "Error")
    ),
    Row(
      script: "Scripts/answers.py",
      arguments: ["--short", "answers"],
      tool: .argument,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
    Row(
      script: "Scripts/check_apple_branches.py",
      tool: .programs(["swiftc"]),
      says: ("a misspelling in branch 1 is not reported", "CalledProcessError")
    ),
    Row(script: "Scripts/check_links.py", tool: .emptyFolder, says: ("no pages in", "")),
    Row(
      script: "Scripts/dependencies.py",
      tool: .programs(["swift"]),
      says: ("dependencies.py: ", "dependencies.py: ")
    ),
    Row(script: "Scripts/dist_check.py", tool: .programs(["git"]), says: ("rror", "rror")),
    Row(script: "Scripts/docs", tool: .programs(["docc", "swift"]), says: ("==> docc", "")),
    Row(
      script: "Scripts/mutants.py",
      arguments: ["--count", "1"],
      tool: .programs(["swift"]),
      says: ("no test ran", "the package does not build")
    ),
    Row(
      script: "Scripts/open_site.py",
      tool: .emptyFolder,
      python: .withBrowser,
      says: ("has 0 pages and 0 articles", "")
    ),
    Row(
      script: "Scripts/realapps.py",
      arguments: ["--short"],
      tool: .variable("ND_TOOL"),
      python: .withOpenStep,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
    Row(
      script: "Scripts/release.py",
      arguments: ["0.1.0", "--dry-run"],
      tool: .programs(["git"]),
      says: ("dependencies.py: ", "rror")
    ),
    Row(
      script: "Scripts/setup",
      tool: .programs(["pkg-config", "apt-get", "brew"]),
      says: ("yaml.h is still not found", "error: libyaml")
    ),
    Row(
      script: "Scripts/site.py",
      arguments: ["site"],
      tool: .emptyFolder,
      python: .withMarkdown,
      says: ("README.md", "")
    ),
    Row(
      script: "Scripts/smoke.py",
      tool: .programs(["swift", "swiftc"]),
      says: ("fuzz-manifest is missing", "Fuzz/manifest.py --short: status 1")
    ),
    Row(
      script: "Scripts/standards_witnesses.py",
      tool: .programs(["node"]),
      python: .withWitnesses,
      says: ("JSONDecodeError", "CalledProcessError")
    ),
    Row(
      script: "Scripts/static-build",
      tool: .programs(["swift"]),
      says: ("dependencies.py: ", "dependencies.py: ")
    ),
    Row(
      script: "Scripts/target_graph.py",
      arguments: ["--check"],
      tool: .programs(["swift"]),
      says: ("JSONDecodeError", "CalledProcessError")
    ),
    Row(
      script: "Scripts/test",
      tool: .variable("SWIFT"),
      says: ("no test ran", "the tests do not build")
    ),
    Row(
      script: "Scripts/typos.py",
      arguments: ["--count", "1", "--tool"],
      tool: .argument,
      python: .withYAML,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
    Row(
      script: "Scripts/worst",
      arguments: ["--short", "--tool"],
      tool: .argument,
      python: .plain,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
    Row(
      script: "Scripts/working_tool.py",
      tool: .argument,
      python: .plain,
      says: ("does not reject `format: 0`", "does not accept countries.yaml")
    ),
  ]

  /// Scripts without a row.
  ///
  /// `make_standards.py` needs packages that only its environment has, and `make smoke` compares
  /// its output with the committed tables. `manual.py` reads the tool's output, and
  /// `ManualPageTests` runs it. The example of a backend starts no program. The other two need
  /// PostgreSQL and a static executable before they start the tool.
  private static let others = [
    "Bazel/Remote/remote.py", "Examples/Backend/check", "Scripts/dist.py",
    "Scripts/make_standards.py", "Scripts/manual.py",
  ]

  @Test func everyScriptHasARow() throws {
    let makefile = String(decoding: try Places.bytes("Makefile"), as: UTF8.self)
    let named = makefile.matches(
      of: /\b(?:Bazel|Benchmarks|Examples|Fuzz|Probe|Scripts)\/[\w.\/-]+/
    )
    .map { String($0.0) }
    let folder = try FileManager.default.contentsOfDirectory(
      atPath: Places.packageRoot.appendingPathComponent("Scripts").path
    )
    let scripts = Set(try (named + folder.map { "Scripts/\($0)" }).filter(Self.isScript))
    let rows = Self.rows.map(\.script) + Self.others
    #expect(scripts.count > 20)
    #expect(Set(rows).count == rows.count)
    #expect(scripts.subtracting(rows) == [])
    for row in rows { #expect(try Self.isScript(row), "\(row)") }
  }

  /// Whether a path is something that can be run: a program, a Python module, or a folder that is
  /// one.
  private static func isScript(_ path: String) throws -> Bool {
    let url = Places.packageRoot.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return false
    }
    if isFolder.boolValue {
      let main = url.appendingPathComponent("__main__.py")
      return FileManager.default.fileExists(atPath: main.path)
    }
    return try FileManager.default.isExecutableFile(atPath: url.path)
      || String(decoding: Places.bytes(path), as: UTF8.self).contains("__main__")
  }

  @Test(
    .requires(
      .programs(["git", "make", "node", "python3", "tar"]),
      .python(.withBrowser),
      .python(.withMarkdown),
      .python(.withOpenStep),
      .python(.withWitnesses)
    ),
    arguments: ["true", "false"]
  )
  func everyScriptFails(_ program: String) async throws {
    let copy = try await Self.copy()
    for row in Self.rows {
      if case .emptyFolder = row.tool, program == "false" { continue }
      let run = try await Self.run(row, with: program, in: copy)
      let said = program == "true" ? row.says.0 : row.says.1
      #expect(run.status != 0, "\(row.script) with \(program): \(run.output.suffix(2_000))")
      #expect(
        said.isEmpty || run.output.contains(said),
        "\(row.script) with \(program): \(run.output.suffix(2_000))"
      )
    }
  }

  /// Targets that run `swift` tests directly.
  @Test(.requires(.programs(["git", "make", "python3", "tar"])), arguments: ["true", "false"])
  func everyTargetThatTestsFails(_ program: String) async throws {
    let copy = try await Self.copy()
    let swift = try #require(Command.path(of: program))
    let targets = [
      "check", "examples", "fuzz", "kills", "long", "sanitize", "swiftbuild", "test",
    ]
    for target in targets {
      let run = try await Command.run("make", [target, "SWIFT=\(swift)"], in: copy.url)
      #expect(run.status != 0, "make \(target) with \(program): \(run.output.suffix(2_000))")
      if !["check", "fuzz"].contains(target) {
        let said = program == "false" && target == "test" ? "the tests do not build" : "no test ran"
        #expect(
          run.output.contains(said),
          "make \(target) with \(program): \(run.output.suffix(2_000))"
        )
      }
    }
  }

  /// A repository with the files of this one, but without builds.
  private static func copy() async throws -> ScratchFolder {
    let copy = try ScratchFolder()
    let commands = """
      tar -cf - --exclude=.build --exclude=.git --exclude=.venv . | tar -xf - -C "$0"
      cd "$0"
      git init --quiet --initial-branch other
      git add --all
      git -c user.name=T -c user.email=t@example.com commit --quiet -m x
      ln -s "$1/.venv" .venv
      """
    let run = try await Command.run(
      "sh",
      ["-euc", commands, copy.url.path, Places.packageRoot.path]
    )
    try #require(run.status == 0, "\(run.stderr)")
    return copy
  }

  private static func run(
    _ row: Row,
    with program: String,
    in copy: ScratchFolder
  ) async throws -> Command.Outcome {
    let path = try #require(Command.path(of: program))
    // Prevents downloads, and gives Bazel a program to copy.
    var environment = [
      "ND_CONFIG": path, "PEERS_DIR": "/nonexistent", "REALAPPS_DIR": "/nonexistent",
    ]
    var arguments = row.arguments
    let scratch = try ScratchFolder()
    switch row.tool {
    case .argument: arguments.append(path)
    case .variable(let name): environment[name] = path
    case .emptyFolder: arguments.append(scratch.url.path)
    case .programs(let names):
      for name in names { try link(scratch.url(name), to: path) }
      let inherited = ProcessInfo.processInfo.environment["PATH"] ?? ""
      environment["PATH"] = "\(scratch.url.path):\(inherited)"
    case .file(let file):
      let url = copy.url(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? FileManager.default.removeItem(at: url)
      try link(url, to: path)
    }
    let script = copy.url(row.script).path
    guard let python = row.python else {
      return try await Command.run(
        script,
        arguments,
        in: copy.url,
        environment: environment
      )
    }
    return try await Command.run(
      try #require(await python.path),
      [script] + arguments,
      in: copy.url,
      environment: environment
    )
  }

  private static func link(_ url: URL, to path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: path)
  }
}
