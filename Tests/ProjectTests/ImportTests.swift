import Foundation
import TestSupport
import Testing

/// The compiler does not use Foundation.
///
/// Foundation would be three quarters of a static executable, and half of its startup time.
@Suite struct ImportTests {
  /// The code that uses Foundation: the network library, and code that runs in an app.
  private static let users = [
    "Emit/EmbeddedFiles", "NDCountries", "Network",
  ]

  @Test func compilerDoesNotImportFoundation() throws {
    let sources = Places.url("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    var imports = 0
    for path in paths where !Self.users.contains(where: { path.hasPrefix($0 + "/") }) {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for module in Self.imports(text) {
        imports += 1
        #expect(!module.hasPrefix("Foundation"), "Sources/\(path) imports \(module)")
      }
    }
    #expect(imports > 100)
  }

  /// The names of imported modules, without lines of multi-line string literals.
  private static func imports(_ text: String) -> [String] {
    let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    var isInLiteral = false
    return text.split(separator: "\n").compactMap { line in
      let delimiters = line.components(separatedBy: "\"\"\"").count - 1
      defer { if delimiters % 2 == 1 { isInLiteral.toggle() } }
      let words = line.split(separator: " ").map(String.init)
      guard !isInLiteral, let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { return nil }
      return words[(keyword + 1)...].first { !kinds.contains($0) }
    }
  }

  private static let accessLevels = ["public", "package", "internal", "private", "fileprivate"]
}
