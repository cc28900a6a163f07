import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The package in `Examples/Consumer`, as an outside user builds it.
  struct ConsumerTests {
    @Test func consumerBuildsAndPrintsTheOutputInItsReadme() async throws {
      let folder = Nested.folder.appendingPathComponent("consumer")
      try Nested.prepare(folder)
      for name in ["Package.swift", "Sources"] {
        try FileManager.default.copyItem(
          at: Places.url("Examples/Consumer/\(name)"),
          to: folder.appendingPathComponent(name)
        )
      }
      let manifest = folder.appendingPathComponent("Package.swift")
      try String(decoding: Data(contentsOf: manifest), as: UTF8.self)
        .replacing("path: \"../..\"", with: "path: \"../nd-config\"")
        .write(to: manifest, atomically: true, encoding: .utf8)
      let workspace = Workspace(package: folder)
      let build = try await workspace.swift("build")
      try #require(build.status == 0, "\(build.output)")
      let warnings = build.output.split(separator: "\n").filter { $0.contains(".swift:") }
        .filter { $0.contains(" warning: ") && !$0.contains("clang: warning: argument unused") }
      #expect(warnings.isEmpty)
      #expect(!build.output.contains("unhandled"))
      let shop = try await workspace.output(of: "shop")
      #expect(shop.status == 0)
      let readme = String(decoding: try Places.bytes("Examples/Consumer/README.md"), as: UTF8.self)
      #expect(readme.contains("```text\n\(shop.stdout)```"), "\(shop.stdout)")
    }
  }
}
