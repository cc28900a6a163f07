import ManifestFindings
import Testing
import YAMLTree

/// A text with its expected findings, each under the line that it is about.
///
/// ```
/// a: @b
///    ^ syntax-error: `@` cannot start a key or a value
///    = quote the text
/// ```
///
/// `^^` marks the range, `>` an empty range, `~~` a related location with its label, `=` the help.
/// A related location belongs to the next marked finding, or else to the previous one.
struct MarkedSource {
  private(set) var text = ""
  private(set) var findings: [String] = []
  private var related: [String] = []

  init(_ marked: String) {
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      guard let mark = content.first, "^>~=".contains(mark) else {
        text += line + "\n"
        continue
      }
      add(mark, content, indentation: line.unicodeScalars.count - content.unicodeScalars.count)
    }
    text.removeLast()
    if !related.isEmpty, !findings.isEmpty { findings[findings.count - 1] += related.joined() }
  }

  private mutating func add(_ mark: Character, _ content: Substring, indentation: Int) {
    let words = content.drop { $0 == mark }.drop { $0 == " " }
    guard mark != "=" else {
      findings[findings.count - 1] += related.joined() + " = \(words)"
      related = []
      return
    }
    let (start, end) = place(from: indentation, count: content.prefix { $0 == mark }.count)
    switch mark {
    case "~": related.append(" ~ \(start)..<\(end) \(words)")
    default:
      findings.append("\(start)..<\(mark == ">" ? start : end) \(words)" + related.joined())
      related = []
    }
  }

  /// The byte offsets of a span of the last line; the columns of marks count Unicode scalars.
  private func place(from column: Int, count: Int) -> (Int, Int) {
    let scalars = text.dropLast().unicodeScalars
    let lineStart = scalars.lastIndex { $0 == "\n" }.map(scalars.index(after:))
    let line = scalars[(lineStart ?? scalars.startIndex)...]
    let before = String(String.UnicodeScalarView(line.prefix(column))).utf8.count
    let through = String(String.UnicodeScalarView(line.prefix(column + count))).utf8.count
    let offset = text.utf8.count - 1 - String(line).utf8.count
    // Marks after the end of the line mark that end.
    let beyond = max(0, column + count - line.count)
    return (offset + before, offset + through + (beyond > 0 ? 1 : 0))
  }
}

/// Parses the text without its marks and compares the findings.
@discardableResult
func expectFindings(
  _ marked: String,
  limits: Limits = Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> YAMLTree? {
  let source = MarkedSource(marked)
  let file = SourceFile(path: "countries.yaml", text: source.text)
  let (tree, findings) = YAMLTree.parse(file, limits: limits)
  #expect(findings.map(summary) == source.findings, sourceLocation: sourceLocation)
  return tree
}

func summary(_ finding: Finding) -> String {
  let range = finding.range
  var text = "\(range.start)..<\(range.end) \(finding.id): \(finding.message)"
  for each in finding.related {
    text += " ~ \(each.range.start)..<\(each.range.end) \(each.label)"
  }
  if let help = finding.help { text += " = \(help)" }
  return text
}
