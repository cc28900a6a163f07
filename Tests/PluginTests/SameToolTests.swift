import Foundation
import TestSupport
import Testing

/// The plugin's tool behaves like `nd-config generate`: same files, same output, same exit status.
struct SameToolTests {
  struct Run: Equatable {
    var status: Int32
    var stdout: String
    var stderr: String
    var files: [String: Data]
  }

  /// Whole products, and every fortieth manifest with a mistake or without.
  @Test func toolsAnswerAlike() async throws {
    let names = ["paths", "sixty-countries", "www"]
    let products = try names.map {
      String(decoding: try Places.bytes("Examples/Products/\($0).yaml"), as: UTF8.self)
    }
    let fixtures = try FixtureFile.all().flatMap(\.fixtures).map(\.text)
    let others = fixtures.indices.filter { $0 % 40 == 1 }.map { fixtures[$0] }
    try #require(others.count > 8)
    let scratch = try ScratchFolder()
    var statuses: Set<Int32> = []
    for manifest in try products + others + [Places.frozenManifest()] {
      try scratch.write(manifest, to: "countries.yaml")
      var runs: [Run] = []
      for tool in ["nd-config", "compile-countries"] {
        try? FileManager.default.removeItem(at: scratch.url("out"))
        runs.append(try await run(tool, on: "countries.yaml", in: scratch))
      }
      // A build shows each warning at its line; `generate` only counts them.
      if runs[0].status == 0, runs[0].stderr.contains("warning") {
        for index in runs.indices { (runs[index].stdout, runs[index].stderr) = ("", "") }
      }
      #expect(runs[0] == runs[1], "\(manifest)")
      statuses.insert(runs[0].status)
    }
    #expect(statuses == [0, 1])
  }

  /// Runs both tools after a line of shell.
  ///
  /// The line creates an obstacle, an invalid manifest, texts that a terminal or CI would obey, or
  /// files of an earlier run.
  @Test(arguments: [
    (2, "mkdir -p out/swift && echo 'let mine = 1' > out/swift/Country.swift"),
    (0, "mkdir -p out/swift && echo 'let mine = 1' > out/swift/Mine.swift"),
    (0, "mkdir -p out/swift && touch out/swift/Country.swift"),
    (2, "mkdir -p out/swift/Country.swift"), (2, "touch out"),
    (2, "rm countries.yaml"), (2, "rm countries.yaml && mkdir countries.yaml"),
    (1, "printf '\\033[31m: 1\\n' >> countries.yaml"),
    (1, "printf '::error::\\n' >> countries.yaml"),
    (
      0,
      "nd-config generate --only swift --output out; sed -i.bak '/^  it:$/,/^$/d' countries.yaml"
    ),
    (
      0,
      "nd-config generate --only swift --output out; mv out/swift/Country.swift out/swift/Old.swift"
    ),
  ])
  func toolsAnswerAlike(with status: Int32, where preparation: String) async throws {
    let runs = try await runs(after: preparation)
    #expect(runs[0] == runs[1])
    #expect(runs[0].status == status)
  }

  /// A variant, a variant that does not exist, and one without the default country.
  @Test(arguments: [
    (0, "true", "Nextdoor"), (0, "true", "RC"), (1, "true", "nextdoor"),
    (1, "sed -i.bak 's/statuses: .live.$/statuses: [planned]/' countries.yaml", "Nextdoor"),
    (1, "echo 'x: 1' >> countries.yaml", "Nextdoor"),
  ])
  func toolsAnswerAlikeAboutAVariant(
    _ status: Int32,
    _ preparation: String,
    _ app: String
  )
    async throws
  {
    let runs = try await runs(after: preparation, ["--app", app])
    #expect(runs[0] == runs[1])
    #expect(runs[0].status == status)
    let country = runs[0].files["swift/Country.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(country?.contains("Norway") == (status == 0 ? app == "RC" : nil))
  }

  /// `generate` follows a link that stays in the folder, and reports a link that leads out.
  ///
  /// compile-countries follows no link below the output folder.
  @Test(arguments: [
    "mkdir out && touch out/swift", "mkdir -p out elsewhere && ln -s ../elsewhere out/swift",
    "mkdir -p out/swift && ln -s ../../countries.yaml out/swift/Country.swift",
  ])
  func bothRefuse(_ preparation: String) async throws {
    let runs = try await runs(after: preparation)
    for run in runs {
      #expect(run.status == 2 && run.stdout.isEmpty)
      #expect(run.stderr.hasPrefix("nd-config: cannot "))
    }
    #expect(runs[0].files == runs[1].files)
  }

  /// The results of both tools in a folder with the real manifest, after a line of shell.
  private func runs(after preparation: String, _ options: [String] = []) async throws -> [Run] {
    var runs: [Run] = []
    for tool in ["nd-config", "compile-countries"] {
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: Places.url(Places.frozenPath),
        to: scratch.url("countries.yaml")
      )
      let tools = try Command.product("nd-config").deletingLastPathComponent().path
      let prepared = try await Command.run(
        "sh",
        ["-c", "PATH=\(tools):$PATH; \(preparation)"],
        in: scratch.url
      )
      try #require(prepared.status == 0, "\(prepared.output)")
      runs.append(try await run(tool, on: "countries.yaml", options, in: scratch))
    }
    return runs
  }

  /// Runs a tool on a manifest, whose path may be relative to the folder, with `out` as the output
  /// folder.
  private func run(
    _ tool: String,
    on manifest: String,
    _ options: [String] = [],
    in scratch: ScratchFolder
  ) async throws -> Run {
    let outcome = try await Command.run(
      Command.product(tool).path,
      ["generate", "--only", "swift", "--manifest", manifest, "--output", "out"] + options,
      in: scratch.url
    )
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: scratch.url("out").path)
    while let name = names?.nextObject() as? String {
      files[name] = FileManager.default.contents(atPath: scratch.url("out/\(name)").path) ?? Data()
    }
    return Run(status: outcome.status, stdout: outcome.stdout, stderr: outcome.stderr, files: files)
  }
}
