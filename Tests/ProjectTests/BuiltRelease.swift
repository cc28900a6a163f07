import Foundation
import TestSupport
import Testing

/// A small repository with the release scripts, and a Swift package in SwiftPM's checkout folder.
struct BuiltRelease {
  let folder: ScratchFolder
  static let digest = "sha256:" + String(repeating: "0123456789abcdef", count: 4)

  /// Creates the repository without a record.
  init() async throws {
    folder = try ScratchFolder()
    for name in ["dependencies.py", "release.py"] {
      let script = String(decoding: try Places.bytes("Scripts/\(name)"), as: UTF8.self)
      try folder.write(script, to: "Scripts/\(name)")
    }
    try folder.write(".build/\n__pycache__/\n", to: ".gitignore")
    try folder.write("FROM scratch\nCOPY a /a\n", to: "Scripts/dist/Containerfile")
    try folder.write(Self.workflow, to: ".github/workflows/release.yml")
    try folder.write(Self.state, to: ".build/static/workspace-state.json")
    // In Git's order, `sample/` comes after `sample-b` and `sample.txt`.
    let script = """
      mkdir -p .build/static/checkouts/sample/sample .build/static/checkouts/sample/empty
      cd .build/static/checkouts/sample
      for file in sample/code.swift sample-b sample.txt run.sh; do echo $file > $file; done
      printf 'build/\\n*.log\\n' > .gitignore
      chmod +x run.sh && ln -s sample.txt link
      git init --quiet && git add --all && git \(Self.author) commit --quiet -m x
      """
    _ = try await shell(script)
  }

  static let author = "-c user.name=Test -c user.email=test@example.com"

  private static let workflow = """
    jobs:
      dist:
        container:
          image: swift:6.3.1-bookworm@\(digest)
          options: --privileged
        steps:
          - run: apt-get update -qq && apt-get install -y -qq gh libyaml-dev=0.2.5-1

    """

  /// SwiftPM's state file, with the parts that the script reads.
  private static let state = """
    { "object": { "artifacts": [], "prebuilts": [], "dependencies": [ {
      "packageRef": {
        "identity": "sample", "kind": "remoteSourceControl", "location": "https://example.com/sample"
      },
      "state": {
        "checkoutState": { "revision": "1", "version": "1.2.3" }, "name": "sourceControlCheckout"
      },
      "subpath": "sample"
    } ] }, "version": 7 }

    """

  func shell(_ script: String) async throws -> String {
    let run = try await Command.run("sh", ["-euc", script], in: folder.url)
    try #require(run.status == 0, "\(run.output)")
    return run.stdout
  }

  /// Runs a script; `swift package resolve` does nothing, because the package is already there.
  func run(_ script: String, _ arguments: String...) async throws -> Command.Outcome {
    let path = folder.url("Scripts/\(script)").path
    let environment = ["SWIFT": "true"]
    return try await Command.run(
      "python3",
      [path] + arguments,
      in: folder.url,
      environment: environment
    )
  }
}
