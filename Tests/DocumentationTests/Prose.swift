import Foundation
import TestSupport

/// A paragraph that a person reads: a comment, the text of a string literal, or a paragraph of a
/// page.
struct Paragraph {
  var line: Int
  /// The text without line breaks; code between backticks and interpolations are replaced with `x`.
  var text: String
}

/// The prose of the repository's files.
enum Prose {
  // Static properties, because a literal in a function is compiled each time. `Regex` is not
  // `Sendable` only because a regex can have a closure; these have none.
  nonisolated(unsafe) private static let commentStart = #/(?:\/\/+|\*) ?/#
  nonisolated(unsafe) private static let functionName = #/\bfunc (\w+)/#
  nonisolated(unsafe) private static let scriptComment = #/(?:^| )#+ (.*)/#
  nonisolated(unsafe) private static let literal = #/"((?:[^"\\]|\\.)*)"/#
  nonisolated(unsafe) private static let uppercaseLetter = #/[A-Z]/#
  nonisolated(unsafe) private static let interpolation = #/\\\((?:[^()]|\([^()]*\))*\)/#
  nonisolated(unsafe) private static let code = #/`+[^`]*`+/#

  /// The files with prose for people, except generated files and the list of banned words.
  static func files() throws -> [String] {
    let folders = [
      ".ci", ".github", "Bazel", "Benchmarks", "Distribution", "Documentation", "Examples", "Fuzz",
      "Plugins", "Scripts", "Sources", "Tests",
    ]
    let nested = try folders.flatMap { folder -> [String] in
      let root = Places.url(folder)
      let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      return all.map { "\(folder)/\($0)" }
    }
    let root = try FileManager.default.contentsOfDirectory(atPath: Places.packageRoot.path)
    let excluded = ["/.build/", "/Goldens/", "/Data/", "DocumentationTests/Vocabulary"]
    return (root + nested).sorted().filter { path in
      isProse(path) && !excluded.contains(where: path.contains)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    let url = Places.url(path)
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private static func isProse(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    return parts.count == 2 && ["swift", "kt", "ts", "md", "py"].contains(parts[1])
      || ["Makefile", ".ci/run", "Benchmarks/run"].contains(path)
      || path.hasPrefix("Scripts/") && parts.count == 1 && !isFolder(path)
      || path.hasPrefix(".github/") && parts.last == "yml"
  }

  static func paragraphs(in path: String) throws -> [Paragraph] {
    let text = String(decoding: try Places.bytes(path), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    switch path.split(separator: ".").last {
    case "md":
      return join(lines.map { $0.isEmpty ? .end : $0.hasPrefix("|") ? .whole($0) : .part($0) })
    case "swift", "kt", "ts": return join(source(lines))
    case "yml": return join(yaml(lines))
    default: return join(script(lines))
    }
  }

  /// The contribution of one line to the paragraphs.
  private enum Piece {
    /// A line of a paragraph.
    case part(String)
    /// The first line of a paragraph.
    case whole(String)
    case end
  }

  /// Comments, the contents of multi-line literals, and the literals of other lines.
  private static func source(_ lines: [String]) -> [Piece] {
    var isInLiteral = false
    return lines.map { line in
      if line.components(separatedBy: "\"\"\"").count == 2 {
        isInLiteral.toggle()
        return .end
      }
      if isInLiteral {
        return line.isEmpty ? .end : .part(line.hasSuffix("\\") ? String(line.dropLast()) : line)
      }
      if let comment = line.prefixMatch(of: commentStart) {
        let words = String(line[comment.range.upperBound...])
        return words.isEmpty ? .end : .part(words)
      }
      if let name = line.firstMatch(of: functionName)?.output.1 { return .whole(words(name)) }
      let literals = literals(line)
      guard let first = literals.first else { return .end }
      return line.hasPrefix("+ \"") ? .part(first) : .whole(literals.joined(separator: " | "))
    }
  }

  /// Each key with its value, which can have several lines, and the comments.
  private static func yaml(_ lines: [String]) -> [Piece] {
    lines.map { line in
      if line.isEmpty { return .end }
      if line.hasPrefix("# ") { return .part(String(line.dropFirst(2))) }
      return line.contains(":") ? .whole(line) : .part(line)
    }
  }

  /// The comments, docstrings and literals of Python, a shell or make.
  private static func script(_ lines: [String]) -> [Piece] {
    var isInLiteral = false
    return lines.map { line in
      let parts = line.components(separatedBy: "\"\"\"")
      let wasInLiteral = isInLiteral
      if parts.count == 2 { isInLiteral.toggle() }
      if wasInLiteral { return parts[0].isEmpty ? .end : .part(parts[0]) }
      if isInLiteral { return parts[1].isEmpty ? .end : .whole(parts[1]) }
      return script(line)
    }
  }

  /// The comment and the literals of a line of Python, a shell or make.
  private static func script(_ line: String) -> Piece {
    if line.hasPrefix("# ") { return .part(String(line.dropFirst(2))) }
    let comment = line.firstMatch(of: scriptComment).map { String($0.output.1) }
    let texts = literals(line) + [comment].compactMap { $0 }
    return texts.isEmpty ? .end : .whole(texts.joined(separator: " | "))
  }

  private static func literals(_ line: String) -> [String] {
    line.matches(of: literal).map { String($0.output.1) }
  }

  /// `thisIsATest` as `this is a test`.
  private static func words(_ name: Substring) -> String {
    name.replacing(uppercaseLetter) { " \($0.output)" }.lowercased()
  }

  private static func join(_ pieces: [Piece]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .end: isOpen = false
      case .part(let text) where isOpen: paragraphs[paragraphs.count - 1].text += " " + text
      case .part(let text), .whole(let text):
        paragraphs.append(Paragraph(line: index + 1, text: text))
        isOpen = true
      }
    }
    return paragraphs.map { Paragraph(line: $0.line, text: withoutCode($0.text)) }
  }

  private static func withoutCode(_ text: String) -> String {
    text.replacing(interpolation, with: "x").replacing(code, with: "x")
  }
}
