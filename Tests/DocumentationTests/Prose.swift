import Foundation
import TestSupport

/// A paragraph that a person reads: a comment, the text of a string literal, or a paragraph of a page.
struct Paragraph {
  var line: Int
  /// Without line breaks; code between backticks and interpolations are replaced with `x`.
  var text: String
}

/// The prose of the repository's files.
enum Prose {
  /// Everything with prose for people, except what is generated from it: the embedded tables and
  /// `generated/`.
  static func files() throws -> [String] {
    let folders = ["Sources", "Plugins", "Documentation", "Examples", "Benchmarks"]
    let nested = try folders.flatMap { folder -> [String] in
      let root = Places.packageRoot.appendingPathComponent(folder)
      let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      return all.map { "\(folder)/\($0)" }
    }
    let root = try FileManager.default.contentsOfDirectory(atPath: Places.packageRoot.path)
    return (root + nested).sorted().filter { path in
      ["swift", "kt", "ts", "md"].contains(path.split(separator: ".").last.map(String.init))
        && !path.contains("/.build/") && !path.contains("/Tables/")
    } + ["Makefile"]
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
    default:
      return join(
        lines.map { line in
          line.firstIndex(of: "#").map { .whole(String(line[$0...])) } ?? .end
        }
      )
    }
  }

  /// What one line adds to the paragraphs.
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
      if let comment = line.prefixMatch(of: #/(?:\/\/+|\*) ?/#) {
        let words = String(line[comment.range.upperBound...])
        return words.isEmpty ? .end : .part(words)
      }
      let literals = line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.output.1) }
      guard let first = literals.first else { return .end }
      return line.hasPrefix("+ \"") ? .part(first) : .whole(literals.joined(separator: " | "))
    }
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
    text.replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "x").replacing(#/`+[^`]*`+/#, with: "x")
  }
}
