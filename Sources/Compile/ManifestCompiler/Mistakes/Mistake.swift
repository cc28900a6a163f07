internal import ManifestFindings

/// A typing mistake that makes much of a manifest unreadable, with the edit that corrects it.
///
/// For such a mistake, the parser and the decoder report a finding for each key below the mistake, or an error at
/// a line that is correct.
struct Mistake {
  /// The finding that replaces the findings caused by the mistake.
  var finding: Finding
  /// The edits that correct the mistake.
  let edits: TextEdits
  /// The number of lines that the edits change.
  var size = 1
  /// Whether the edit indents a value by the file's usual number of spaces relative to its key.
  var isRegular = true
  /// Whether the edit changes a name that other lines refer to.
  var isRename = false
  /// The line of the mistake, if all remaining errors on the line have the same cause.
  var line: Range<Int>?
  /// The number of findings that the edit leaves; `Int.max` if they were not counted.
  var findingsLeft = Int.max
  /// The analysis of the edited text, if the search analyzed all of it.
  var analysis: Analysis?

  func edited(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, bytes: edits.applied(to: file.bytes), isForeign: file.isForeign)
  }

  /// A finding in the edited text, moved to its location in the original text.
  func original(_ finding: Finding) -> Finding {
    var finding = finding
    finding.range = original(finding.range)
    for index in finding.related.indices {
      finding.related[index].range = original(finding.related[index].range)
    }
    finding.fix = finding.fix.map(original)
    return finding
  }

  func original(_ fix: Fix) -> Fix {
    Fix(fix.title, replacing: original(fix.range), with: fix.replacement)
  }

  /// The mistake's finding together with the remaining findings.
  ///
  /// An error that remains within the corrected text has the same cause and better help, so both errors become
  /// one finding. This is not so for wrong indentation: other errors on its lines have other causes.
  func merged(with findings: [Finding]) -> [Finding] {
    if let line {
      return [finding]
        + findings.filter { !line.contains(Int($0.range.start)) || $0.severity == .warning }
    }
    guard size == 1, finding.id != "wrong-indentation", let fix = finding.fix else {
      return [finding] + findings
    }
    let same = findings.filter {
      $0.range.start >= fix.range.start && $0.range.end <= fix.range.end
    }
    guard let better = same.first(where: { $0.severity == .error }) else {
      return [finding] + findings
    }
    var finding = finding
    (finding.help, finding.fix) = (better.help ?? finding.help, nil)
    return [finding] + findings.filter { !same.contains($0) }
  }

  private func original(_ range: SourceRange) -> SourceRange {
    SourceRange(edits.originalOffset(Int(range.start)), edits.originalOffset(Int(range.end)))
  }
}

extension Mistake {
  /// Creates a mistake for wrongly indented lines; `indentation` is the correct indentation of the first line.
  init(_ lines: LayoutLines, indenting range: Range<Int>, to indentation: Int) {
    let first = lines.lines[range.lowerBound]
    edits = lines.edits(indenting: range, to: indentation)
    size = range.count
    isRegular = lines.isRegular(range, indentedTo: indentation)
    let parent = lines.parent(range.lowerBound, at: indentation)
    let shift = indentation - first.indentation
    let direction = shift < 0 ? "left" : "right"
    let block =
      switch range.count {
      case 1: "it"
      case 2: "it and the line below it"
      default: "it and the \(range.count - 1) lines below it"
      }
    finding = Finding(
      "wrong-indentation",
      "`\(first.key ?? lines.file.text(first.content))` is indented by \(spaces(first.indentation)); "
        + "expected \(indentation)",
      at: first.place,
      related: parent.map { [.init("it belongs to this", at: lines.lines[$0].place)] } ?? [],
      help: "move \(block) \(spaces(abs(shift))) to the \(direction)"
        + (parent.flatMap { lines.lines[$0].key }.map { ", into `\($0)`" } ?? ""),
      fix: Fix(
        "indent by \(spaces(indentation))",
        replacing: SourceRange(first.start, lines.lines[range.upperBound - 1].content.upperBound),
        with: lines.text(range, after: edits)
      )
    )
  }

  /// Creates a mistake for a row that repeats the key of another row; `code` is the country of its locales.
  init(repeated key: Finding, meant code: String) {
    let written = code.asKey
    var edits = TextEdits()
    edits.replace(Int(key.range.start)..<Int(key.range.end), with: written)
    self.edits = edits
    finding = key
    finding.help = "write `\(written)`, as in its locales"
    finding.fix = Fix("rename to `\(code)`", replacing: finding.range, with: written)
  }

  /// Creates a mistake for a missing line with a row's name; only the author knows the name, so it has no fix.
  init(_ lines: LayoutLines, nameOf owner: String, above index: Int, at indentation: Int) {
    self.init(lines, key: "name", above: index, at: indentation)
    finding.message = "the line with the name of \(owner) is missing above this one"
    finding.help = "insert its name and `:`, indented by \(spaces(indentation))"
    finding.fix = nil
  }

  /// Creates a mistake for a missing line with a key; `indentation` is that of the missing line.
  init(_ lines: LayoutLines, key: String, above index: Int, at indentation: Int) {
    let line = lines.lines[index]
    let written = key.asKey
    let inserted =
      String(repeating: " ", count: indentation) + "\(written):"
      + lines.file.lineEnding(at: line.content.upperBound)
    var edits = TextEdits()
    edits.insert(inserted, at: line.start)
    self.edits = edits
    (size, isRegular) = (1, true)
    finding = Finding(
      "missing-key",
      "the line of `\(key)` is missing above this one",
      at: line.place,
      help: "insert `\(written):`, indented by \(spaces(indentation))",
      fix: Fix(
        "insert `\(written):`",
        replacing: SourceRange(line.start, line.start),
        with: inserted
      )
    )
  }
}

extension LayoutLines {
  fileprivate func isRegular(_ range: Range<Int>, indentedTo indentation: Int) -> Bool {
    let below = range.lowerBound + 1
    // If the next element is indented more, it becomes part of this element.
    if isElement(range.lowerBound), range.upperBound < lines.count, isElement(range.upperBound),
      lines[range.upperBound].indentation > indentation
    {
      return false
    }
    guard lines[range.lowerBound].isOpen, below < lines.count else {
      guard let parent = parent(range.lowerBound, at: indentation), lines[parent].isOpen else {
        return true
      }
      return indentation - lines[parent].indentation == step
    }
    let above = range.contains(below) ? lines[range.lowerBound].indentation : indentation
    return lines[below].indentation - above == step
  }

  /// The text of some lines after edits within them.
  fileprivate func text(_ range: Range<Int>, after edits: TextEdits) -> String {
    let old = lines[range.lowerBound].start..<lines[range.upperBound - 1].content.upperBound
    let bytes = edits.applied(to: file.bytes)
    return String(
      decoding: bytes[old.lowerBound..<(old.upperBound + bytes.count - file.bytes.count)],
      as: UTF8.self
    )
  }
}

func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
