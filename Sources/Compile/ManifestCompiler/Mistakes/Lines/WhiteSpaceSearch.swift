internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Searches for lines that are indented with tabs, or with spaces that YAML does not count as indentation.
///
/// A single such line is handled like other mistakes in a line. If there are several, correcting only one of them
/// does not make the text readable, so each correction is judged by the text up to the next such line. Adjacent
/// lines count as one mistake.
struct WhiteSpaceSearch {
  private let file: SourceFile
  private let settings: Analysis.Settings
  private let lines: [WrittenLine]

  /// The maximum number of adjacent lines that are corrected one by one.
  private static let longestRun = 10

  init(_ file: SourceFile, _ settings: Analysis.Settings) {
    (self.file, self.settings) = (file, settings)
    lines = file.linesWithUnusualIndentation(limit: 500).compactMap {
      WrittenLine($0, in: file)
    }.filter { $0.indentation.contains { $0 != " " } }
  }

  /// The first run of adjacent lines for which another indentation leaves fewer errors.
  func mistake() -> Mistake? {
    guard lines.count > 1 else { return nil }
    var start = 0
    while start < lines.count, !settings.budget.isSpent {
      let end = lines[start...].indices.first { $0 + 1 == lines.count || !isAdjacent($0) } ?? start
      let next = end + 1 < lines.count ? lines[end + 1].range.lowerBound : file.bytes.count
      let run = lines[start...end]
      if let (widths, errors) = best(run, before: next), errors < self.errors([], before: next) {
        return Mistake(run, indentedBy: widths, in: file)
      }
      start = end + 1
    }
    return nil
  }

  /// Whether only empty lines are between a line and the next one.
  private func isAdjacent(_ index: Int) -> Bool {
    file.bytes[lines[index].range.upperBound..<lines[index + 1].range.lowerBound]
      .allSatisfy(\.isWhitespace)
  }

  /// The indentations of a run of adjacent lines that leave the fewest errors, and the number of these errors.
  ///
  /// The search first tries the same number of spaces for every tab, and then several widths for each line.
  private func best(_ run: ArraySlice<WrittenLine>, before end: Int) -> ([Int], Int)? {
    let uniform = [2, 4, 8].map { tab in run.map { $0.width(ofTab: tab) } }
      .map { ($0, errors(Array(zip(run, $0)), before: end)) }
    guard let best = uniform.min(by: { $0.1 < $1.1 }), best.1 > 0, run.count <= Self.longestRun
    else { return uniform.min { $0.1 < $1.1 } }
    var chosen: [(WrittenLine, Int)] = []
    for (index, line) in zip(run.indices, run) {
      let next = index + 1 < run.endIndex ? run[index + 1].range.lowerBound : end
      let widths = [2, 4, 8].map { line.width(ofTab: $0) } + [0, 2, 4, 6, 8]
      let counts = widths.map { errors(chosen + [(line, $0)], before: next) }
      guard let fewest = counts.min(), let first = counts.firstIndex(of: fewest) else { return nil }
      chosen.append((line, widths[first]))
    }
    let single = errors(chosen, before: end)
    return single < best.1 ? (chosen.map(\.1), single) : best
  }

  /// The number of errors in the text before an offset; `Int.max` if that text is not readable.
  ///
  /// Missing keys do not count, because they may be after the offset.
  private func errors(_ widths: [(WrittenLine, Int)], before end: Int) -> Int {
    var edits = TextEdits()
    for (line, width) in widths {
      edits.replace(line.indentationRange, with: String(repeating: " ", count: width))
    }
    let bytes = edits.applied(to: Array(file.bytes[..<end]))
    settings.budget.spend(bytes.count)
    let (tree, problems) = YAMLTree.parse(
      SourceFile(path: file.path, bytes: bytes),
      limits: settings.limits
    )
    guard let tree, tree.root?.kind == .mapping else { return .max }
    return (problems + Manifest.decode(tree).findings).count {
      $0.severity == .error && $0.id != "missing-key"
    }
  }
}

extension Mistake {
  /// Adjacent lines with wrong indentation.
  fileprivate init?(
    _ run: ArraySlice<WrittenLine>,
    indentedBy widths: [Int],
    in file: SourceFile
  ) {
    guard let first = run.first, let last = run.last,
      let mark = first.indentation.unicodeScalars.first(where: { $0 != " " })
    else { return nil }
    var edits = TextEdits()
    for (line, width) in zip(run, widths) {
      edits.replace(line.indentationRange, with: String(repeating: " ", count: width))
    }
    self.edits = edits
    size = run.count
    let others =
      switch run.count {
      case 1: ""
      case 2: " of this line and the one below it"
      default: " of this line and the \(run.count - 1) lines below it"
      }
    let name = mark.properties.name?.lowercased() ?? "character"
    let whole = first.range.lowerBound..<last.indentationRange.upperBound
    let text = edits.applied(to: Array(file.bytes[..<whole.upperBound]))
    let start =
      first.range.lowerBound + first.indentation.prefix { $0 == " " }.utf8.count
    finding = Finding(
      mark == "\t" ? "syntax-error" : "confusable-character",
      mark == "\t"
        ? "a tab in the indentation\(others)"
        : "\(name) (\(mark.codePoint)) in the indentation\(others)",
      at: SourceRange(start, file.characterEnd(start)),
      help: "indent with spaces",
      fix: Fix(
        "indent with spaces",
        replacing: SourceRange(whole),
        with: String(decoding: text[whole.lowerBound...], as: UTF8.self)
      )
    )
  }
}

extension WrittenLine {
  fileprivate var indentationRange: Range<Int> {
    range.lowerBound..<(range.lowerBound + indentation.utf8.count)
  }

  /// The width of the indentation in spaces, for a given width of a tab.
  fileprivate func width(ofTab tab: Int) -> Int {
    indentation.unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case " ": width + 1
      case "\t": width + tab
      case "\u{3000}": width + 2
      default: width + (scalar.visibility == .space ? 1 : 0)
      }
    }
  }
}
