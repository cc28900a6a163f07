import ManifestFindings

/// The difference between two texts, in the format of `diff -u`.
struct UnifiedDiff {
  private static let context = 3

  let path: String
  let old: [UInt8]
  let new: [UInt8]

  private struct Line {
    var sign: Character
    var text: Substring
    /// The number of lines before this line in the old and in the new text.
    var old: Int
    var new: Int
  }

  var text: String {
    let lines = lines
    let path = printable(path)
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(lines) {
      let (old, new) = (hunk.filter { $0.sign != "+" }, hunk.filter { $0.sign != "-" })
      guard let first = hunk.first else { continue }
      text += "@@ -\(Self.range(first.old, old.count)) +\(Self.range(first.new, new.count)) @@\n"
      for line in hunk {
        text += "\(line.sign)\(Self.visible(line.text))"
        if line.text.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  /// Makes the control characters of a line printable, except for tabs and the line ending.
  private static func visible(_ line: Substring) -> String {
    let end = line.utf8.reversed().prefix(while: \.endsLine).count
    let text = line.utf8.dropLast(end).split(separator: 0x09, omittingEmptySubsequences: false)
    return text.map { printable(String(Substring($0))) }.joined(separator: "\t")
      + String(decoding: line.utf8.suffix(end), as: UTF8.self)
  }

  /// A line range for a hunk's header; an empty range names the line before it, as in `-7,0`.
  private static func range(_ before: Int, _ count: Int) -> String {
    count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }

  private var lines: [Line] {
    let (before, after) = (Self.lines(old), Self.lines(new))
    var lines: [Line] = []
    var (position, next) = (0, 0)
    for (old, new) in LineMatches(before, after).pairs + [(before.count, after.count)] {
      for (index, text) in before[position..<old].enumerated() {
        lines.append(Line(sign: "-", text: text, old: position + index, new: next))
      }
      for (index, text) in after[next..<new].enumerated() {
        lines.append(Line(sign: "+", text: text, old: old, new: next + index))
      }
      guard old < before.count else { break }
      lines.append(Line(sign: " ", text: before[old], old: old, new: new))
      (position, next) = (old + 1, new + 1)
    }
    return lines
  }

  /// Groups the changed lines and their context into hunks.
  private func hunks(_ lines: [Line]) -> [ArraySlice<Line>] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { lines[$0] }
  }

  /// Splits a text into lines that keep their line feeds.
  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
