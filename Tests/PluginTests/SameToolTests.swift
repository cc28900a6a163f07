import Foundation
import TestSupport
import Testing

/// What the plugin runs does what `nd-config generate` does: the same files, the same words, the same status.
struct SameToolTests {
  struct Run: Equatable {
    var status: Int32
    var stdout: String
    var stderr: String
    var files: [String: Data]
  }

  static let manifests: [URL] = {
    let root = Places.packageRoot
    let folders = ["Tests/ManifestRulesTests/Fixtures", "Examples/Products"]
    let paths = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap
      {
        ($0 as? String).map { "\(folder)/\($0)" }
      } ?? []).filter { $0.hasSuffix(".yaml") }
    }
    return (paths + ["countries.yaml"]).sorted().map { root.appendingPathComponent($0) }
  }()

  @Test(arguments: 0..<8)
  func toolsAnswerAlike(_ part: Int) async throws {
    try #require(Self.manifests.count > 400)
    let scratch = try ScratchFolder()
    var statuses: Set<Int32> = []
    for manifest in Self.manifests.enumerated().filter({ $0.offset % 8 == part }).map(\.element) {
      let one = try await run("nd-config", on: manifest, in: scratch)
      let other = try await run("compile-countries", on: manifest, in: scratch)
      #expect(one == other, "\(manifest.path)")
      statuses.insert(one.status)
    }
    #expect(statuses == [0, 1])
  }

  /// Where something is in the way, or the manifest cannot be read.
  @Test(arguments: [
    "mkdir -p out/swift && echo 'let mine = 1' > out/swift/Country.swift",
    "mkdir -p out/swift && echo 'let mine = 1' > out/swift/Mine.swift",
    "mkdir -p out && ln -s ../elsewhere out/swift && mkdir elsewhere",
    "mkdir -p out/swift/Country.swift", "touch out", "rm countries.yaml",
    "rm countries.yaml && mkdir countries.yaml",
    "printf '\\033[31m: 1\\n' >> countries.yaml",
    "printf '# nd-config: allow x: y\\n' >> countries.yaml",
    "printf '::error::\\n' >> countries.yaml",
    "mkdir -p out/swift && touch out/swift/Country.swift",
    "nd-config generate --only swift --output out && sed 's/^  it:/  xk:/' countries.yaml > new && mv new countries.yaml",
  ])
  func toolsAnswerAlikeWhere(_ preparation: String) async throws {
    var runs: [Run] = []
    for tool in ["nd-config", "compile-countries"] {
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: Places.packageRoot.appendingPathComponent("countries.yaml"),
        to: scratch.url("countries.yaml")
      )
      let tools = try Command.product("nd-config").deletingLastPathComponent().path
      let prepared = try await Command.run(
        "sh",
        ["-c", "PATH=\(tools):$PATH; \(preparation)"],
        in: scratch.url
      )
      try #require(prepared.status == 0, "\(prepared.output)")
      runs.append(try await run(tool, on: URL(fileURLWithPath: "countries.yaml"), in: scratch))
    }
    #expect(runs[0] == runs[1])
  }

  private func run(_ tool: String, on manifest: URL, in scratch: ScratchFolder) async throws -> Run
  {
    let isIn = manifest.path.hasPrefix(Places.packageRoot.path + "/")
    let path = isIn ? manifest.path : manifest.lastPathComponent
    if isIn { try? FileManager.default.removeItem(at: scratch.url("out")) }
    let outcome = try await Command.run(
      Command.product(tool).path,
      ["generate", "--only", "swift", "--manifest", path, "--output", "out"],
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
