import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// A manifest with marks for its expected findings; there must be no others.
///
/// ```yaml
///     tld: it
/// #        ^^ error: TLD `it` already belongs to Italy
/// ```
///
/// A mark is a comment under the line that it is about, so a fixture is parsed unchanged. Columns
/// count code points. `^` marks a finding of the rule that the folder is named after, with a part
/// of its message. `-` marks a related location; a fixture marks either all of them or none.
struct Fixture: CustomTestStringConvertible {
  var url: URL
  var ruleID: String
  var isSilent: Bool

  var testDescription: String { "\(ruleID)/\(url.lastPathComponent)" }

  static let folder = Places.url("Tests/ManifestRulesTests/Fixtures")

  static func all() throws -> [Fixture] {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder.path).sorted().flatMap { rule in
      let path = folder.appendingPathComponent(rule)
      return try files.contentsOfDirectory(atPath: path.path).sorted().map { name in
        Fixture(
          url: path.appendingPathComponent(name),
          ruleID: rule,
          isSilent: name.hasPrefix("ok-")
        )
      }
    }
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

/// A mark under a line, or the mark that a finding would have.
struct Mark: Hashable, CustomStringConvertible {
  var line: Int
  /// Code points, counted from 0.
  var columns: Range<Int>
  /// `error` or `warning`; nil for a related location.
  var severity: String?
  var text: String

  var description: String {
    let words = [severity, text.isEmpty ? nil : text].compactMap(\.self).joined(separator: ": ")
    return "line \(line), columns \(columns.lowerBound + 1)–\(columns.upperBound): \(words)"
  }

  /// The comment for the mark in a fixture; nil if there is no room for the `#`.
  var comment: String? {
    guard columns.lowerBound > 0 else { return nil }
    let sign: Character = severity == nil ? "-" : "^"
    let words = [severity, text.isEmpty ? nil : text].compactMap(\.self).joined(separator: ": ")
    return "#" + String(repeating: " ", count: columns.lowerBound - 1)
      + String(repeating: sign, count: max(1, columns.count)) + " " + words
  }

  /// The mark in a line; nil if the line is not a mark.
  init?(_ comment: Substring, under line: Int) {
    guard comment.hasPrefix("#") else { return nil }
    let signs = comment.dropFirst().drop { $0 == " " }
    guard let sign = signs.first, sign == "^" || sign == "-" else { return nil }
    let count = signs.prefix { $0 == sign }.count
    let start = comment.unicodeScalars.count - signs.unicodeScalars.count
    columns = start..<(start + count)
    self.line = line
    let words = signs.dropFirst(count).drop { $0 == " " }
    guard sign == "^" else {
      (severity, text) = (nil, String(words))
      return
    }
    let parts = words.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    severity = parts.first ?? ""
    text = parts.count > 1 ? parts[1] : ""
  }

  init(_ range: SourceRange, _ severity: String?, _ text: String, in file: SourceFile) {
    let location = file.location(of: range.start)
    let bytes = file.line(location.line)
    let end = min(Int(range.end), bytes.upperBound)
    func scalars(_ range: Range<Int>) -> Int {
      String(decoding: file.bytes[range], as: UTF8.self).unicodeScalars.count
    }
    let start = scalars(bytes.lowerBound..<Int(range.start))
    line = location.line
    columns = start..<(start + max(1, scalars(Int(range.start)..<max(end, Int(range.start)))))
    self.severity = severity
    self.text = text
  }
}

/// The marks of a text, and its other lines with their numbers.
struct MarkedText {
  var marks: [Mark] = []
  var lines: [(number: Int, text: Substring)] = []

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let mark = Mark(line, under: lines.last?.number ?? 0) {
        marks.append(mark)
      } else {
        lines.append((index + 1, line))
      }
    }
  }

  var findings: [Mark] { marks.filter { $0.severity != nil } }
  var related: [Mark] { marks.filter { $0.severity == nil } }

  /// The text above a mark.
  func text(of mark: Mark) -> String {
    guard let line = lines.first(where: { $0.number == mark.line }) else { return "" }
    let scalars = line.text.unicodeScalars.dropFirst(mark.columns.lowerBound)
    return String(Substring(scalars.prefix(mark.columns.count)))
  }
}
