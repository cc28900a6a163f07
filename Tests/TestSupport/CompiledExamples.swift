internal import Foundation

/// The Swift examples of a documentation catalog; tests contain them line by line, so they are
/// compiled.
package struct CompiledExamples {
  /// The number of examples in the catalog.
  package private(set) var count = 0
  /// The article and the first line of each example that no test contains.
  package private(set) var missing: [String] = []

  /// Compares the examples with the sources; all paths are relative to the root of the package.
  package init(catalog: String, sources: [String]) throws {
    let compiled = try sources.flatMap { Self.lines(try Self.text(of: $0)) }
    for article in try Self.files(in: catalog) where article.hasSuffix(".md") {
      for block in try Self.text(of: article).components(separatedBy: "```swift\n").dropFirst() {
        let example = Self.lines(block.components(separatedBy: "```")[0])
        count += 1
        guard !compiled.indices.contains(where: { compiled[$0...].starts(with: example) }) else {
          continue
        }
        missing.append("\(article): \(example.first ?? "")")
      }
    }
  }

  package static func files(in folder: String) throws -> [String] {
    let path = Places.url(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map {
      "\(folder)/\($0)"
    }
  }

  /// Lines without leading spaces, and without `private`, which articles may omit.
  package static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let bare = line.trimmingCharacters(in: .whitespaces)
        .replacing("private struct", with: "struct").replacing("private func", with: "func")
        .replacing("private actor", with: "actor")
      return bare.isEmpty ? nil : bare
    }
  }

  package static func text(of path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }
}
