import Foundation
import TestSupport
import Testing

/// Two products have the same code: the plugin compiles one, and the other is committed.
struct CommittedCodeTests {
  @Test func pluginOutputEqualsTheCommittedCode() throws {
    let made = try #require(pluginOutput(), "the plugin has written nothing")
    let committed = Places.packageRoot.appendingPathComponent("generated/swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: made.path).sorted() == names)
    for name in names {
      let bytes = try Data(contentsOf: made.appendingPathComponent(name))
      let same = try bytes == Data(contentsOf: committed.appendingPathComponent(name))
      #expect(same, "\(name): run nd-config generate")
    }
  }

  /// The folder into which the plugin wrote when these tests were built, in one of the parent
  /// folders.
  private func pluginOutput() -> URL? {
    let package = Places.packageRoot.lastPathComponent.lowercased()
    let output = "plugins/outputs/\(package)/NDCountries/destination/CompileCountries/swift"
    var folder = try? Command.product("nd-config").deletingLastPathComponent()
    while let current = folder, current.pathComponents.count > 1 {
      let candidate = current.appendingPathComponent(output)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder = current.deletingLastPathComponent()
    }
    return nil
  }
}
