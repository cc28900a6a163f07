internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Searches for the indentation that a line or a block was meant to have, or for the lost first line of a block.
///
/// The parser and the keys of the schema judge a trial. Only the lines near the error are read, so a search takes the
/// same time in a long file.
struct IndentationSearch {
  private let lines: TextLines
  private let file: SourceFile
  /// The number of spaces between a section and its rows.
  private let step: Int
  private let keys: Set<String>

  /// The number of lines that are read on each side of an error.
  private static let near = 80
  /// The most errors and bytes near a wrong indentation; with more, each trial would take too long.
  private static let (mostErrors, mostBytes) = (200, 32_000)

  init(_ file: SourceFile) {
    let lines = TextLines(file)
    (self.file, self.lines) = (file, lines)
    step = lines.lines.first { $0.column > 0 }?.column ?? 2
    keys = Set(lines.lines.indices.compactMap(lines.key))
  }

  /// A change to the layout: lines that move, or a line that is inserted above them.
  private struct Trial {
    var range: Range<Int>
    var column: Int
    var inserted: String?
    /// How unlikely the mistake is.
    var cost = 0
    /// The errors that are left, each with its line.
    var errors: Set<String> = []
    var tree: YAMLTree?
  }

  /// The correction that leaves the fewest errors near an error of the parser or the decoder; nil if none does.
  func finding(for error: Finding) -> Finding? {
    guard let index = lines.index(of: Int(error.range.start)) else { return nil }
    let window = window(around: index)
    let size = window.reduce(0) { $0 + lines.lines[$1].content.count }
    guard size <= Self.mostBytes else { return nil }
    let known = judged(Trial(range: 0..<0, column: 0), in: window)?.errors
    if let known, known.count > Self.mostErrors { return nil }
    let parent = lines.parent(index, at: lines.lines[index].column) ?? -1
    let found = Set([index, index - 1, index + 1, parent, parent + 1]).sorted()
      .filter(lines.lines.indices.contains)
      .flatMap { moves(of: $0) + insertions(above: $0) }
      .compactMap { judged($0, in: window) }.filter { isBetter($0, than: known) }
    let fewest = found.map(\.errors.count).min()
    let best = found.filter { $0.errors.count == fewest }
    guard let first = best.min(by: { $0.cost < $1.cost }), let tree = first.tree else { return nil }
    if let name = first.inserted { return inserted(name, first) }
    return moved(first, isOnly: best.allSatisfy { $0.tree?.hasSameContent(as: tree) ?? false })
  }

  /// The lines near a line, below those to which the first of them belongs.
  private func window(around index: Int) -> [Int] {
    let last = min(index + 2 * Self.near, lines.lines.count)
    var window = Array(max(0, index - Self.near)..<last)
    while let above = lines.parent(window[0], at: lines.lines[window[0]].column) {
      window.insert(above, at: 0)
    }
    return window
  }

  /// Whether every error that is left was there before, and one is gone; or whether the text can now be read.
  private func isBetter(_ trial: Trial, than known: Set<String>?) -> Bool {
    guard let known else {
      let line = "\(trial.range.lowerBound) "
      return !trial.errors.contains { $0.hasPrefix(line) && !$0.hasPrefix(line + "missing-key") }
    }
    return trial.errors.count < known.count && trial.errors.isSubset(of: known)
  }

  // MARK: Trials

  /// The line alone, its block, and the lines up to an empty or a shallower one, at the columns of the lines around.
  private func moves(of index: Int) -> [Trial] {
    let rest = lines.lines[index...]
    let column = lines.lines[index].column
    func end(where isAfter: (Int) -> Bool) -> Int {
      rest.indices.dropFirst().first { isAfter($0) } ?? rest.endIndex
    }
    let ends: Set = [
      index + 1, end { lines.lines[$0].column <= column }, end { lines.lines[$0].column < column },
      end { lines.lines[$0].column < column || followsEmptyLine($0) },
    ]
    var columns: Set = [0]
    var above = index > 0 ? index - 1 : nil
    if let above { columns.insert(lines.lines[above].column + step) }
    while let line = above {
      columns.insert(lines.lines[line].column)
      above = lines.parent(line, at: lines.lines[line].column)
    }
    if index + 1 < rest.endIndex { columns.insert(lines.lines[index + 1].column) }
    columns.remove(column)
    let below = lines.lines[index].isOpen ? rest.dropFirst().first?.column : nil
    return ends.sorted().flatMap { end in
      columns.sorted(by: >).map { new in
        // The lines below a key are usually indented as elsewhere.
        let isUnusual = end == index + 1 && below.map { $0 - new != step } ?? false
        return Trial(range: index..<end, column: new, cost: end - index + (isUnusual ? 1_000 : 0))
      }
    }
  }

  private func followsEmptyLine(_ index: Int) -> Bool {
    let between = file.bytes[lines.lines[index - 1].content.upperBound..<lines.lines[index].start]
    return between.count { $0 == 0x0A } > 1
  }

  /// Lines that may be missing above a line: a section, the key of a mapping or a list, or a country.
  private func insertions(above index: Int) -> [Trial] {
    let column = lines.lines[index].column
    guard column > 0 else { return [] }
    let isElement = lines.lines[index].isElement
    let sections = ManifestSchema.root.keys.map(\.name).filter { !keys.contains($0) }
    let names =
      [lines.key(index).flatMap(ManifestSchema.parent), countryCode(from: index)].compactMap(\.self)
      + (isElement ? ["languages", "fields"] : [])
    let columns = Set([index > 0 ? lines.lines[index - 1].column : 0, column - step])
      .filter { 1..<(column + (isElement ? 1 : 0)) ~= $0 }.sorted(by: >)
    return (sections.map { ($0, 0) } + names.flatMap { name in columns.map { (name, $0) } }).map {
      Trial(range: index..<(index + 1), column: $1, inserted: $0, cost: 4)
    }
  }

  /// The first country without a row in the locales of a line and those below it: `it` for `it-IT`.
  private func countryCode(from index: Int) -> String? {
    lines.lines[index...].prefix(10).lazy
      .flatMap { file.text($0.content).matches(of: /[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})/) }
      .map { $0.1.lowercased() }.first { !keys.contains($0) }.map(scalarText)
  }

  /// The trial with the errors that it leaves; nil if the text cannot be read.
  private func judged(_ trial: Trial, in window: [Int]) -> Trial? {
    var bytes: [UInt8] = []
    var numbers: [Int] = []
    let first = lines.lines[trial.range.lowerBound].column
    for index in window {
      let line = lines.lines[index]
      if index == trial.range.lowerBound, let name = trial.inserted {
        bytes.append(utf8: String(repeating: " ", count: trial.column) + name + ":\n")
        numbers.append(-1)
      }
      let isMoved = trial.inserted == nil && trial.range.contains(index)
      let column = max(0, line.column + (isMoved ? trial.column - first : 0))
      bytes += Array(repeating: 0x20, count: column) + file.bytes[line.content] + [0x0A]
      numbers.append(index)
    }
    let text = SourceFile(path: file.path, bytes: bytes)
    let shape = Shape(text, Limits())
    guard let tree = shape.tree, tree.root?.kind == .mapping else { return nil }
    var trial = trial
    trial.tree = tree
    for error in shape.findings where error.severity == .error {
      let number = text.lineNumber(of: error.range.start) - 1
      let line = number < numbers.count ? numbers[number] : -1
      trial.errors.insert("\(line) \(error.id) \(error.message)")
    }
    return trial
  }

  // MARK: Findings

  private func moved(_ trial: Trial, isOnly: Bool) -> Finding {
    let (range, column) = (trial.range, trial.column)
    let line = lines.lines[range.lowerBound]
    let shift = column - line.column
    let parent = lines.parent(range.lowerBound, at: column)
    // Below a key that has its value, the line would become a part of this value.
    let isBlock = parent.map { lines.lines[$0].isOpen || lines.lines[$0].isElement } ?? true
    let place = lines.place(range.lowerBound)
    let name = lines.key(range.lowerBound) ?? file.text(place)
    let block =
      range.count == 1 ? "it" : "it and \(counted(range.count - 1, "line", "lines")) below it"
    let help =
      "move \(block) \(counted(abs(shift), "space", "spaces")) to the \(shift < 0 ? "left" : "right")"
      + (parent.flatMap(lines.key).map { ", into `\($0)`" } ?? "")
    let old = line.start..<lines.lines[range.upperBound - 1].content.upperBound
    return Finding(
      "wrong-indentation",
      "`\(name)` is indented by \(counted(line.column, "space", "spaces")); expected \(column)",
      at: place,
      help: help,
      fix: Fix(
        help,
        replacing: SourceRange(old),
        with: moved(file.text(old), by: shift),
        isSafe: isOnly && isBlock
      )
    )
  }

  /// Some lines with another indentation; comments between them move with them.
  private func moved(_ text: String, by shift: Int) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      let isEmpty = content.isEmpty || content.first == "\r"
      let column = isEmpty ? 0 : max(0, line.count - content.count + shift)
      return String(repeating: " ", count: column) + String(content)
    }.joined(separator: "\n")
  }

  private func inserted(_ name: String, _ trial: Trial) -> Finding {
    let line = lines.lines[trial.range.lowerBound]
    return Finding(
      "missing-key",
      "the line of `\(name)` is missing above this one",
      at: lines.place(trial.range.lowerBound),
      help: "insert `\(name):`, indented by \(counted(trial.column, "space", "spaces"))",
      fix: Fix(
        "insert `\(name):`",
        replacing: SourceRange(line.start, line.start),
        with: String(repeating: " ", count: trial.column) + "\(name):\(file.lineEnding)"
      )
    )
  }
}
