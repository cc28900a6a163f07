internal import ManifestDiagnostics
internal import ManifestEmission

/// Changes to a `.strings` file, in its own layout.
struct StringsEdits {
  private let strings: StringsFile
  private let lineEnding: String
  /// The file, its last line ended like all others.
  private let source: SourceFile
  private var edits = TextEdits()

  init(_ strings: StringsFile) {
    self.strings = strings
    let file = strings.file
    lineEnding = file.lineEnding
    let isEnded = file.bytes.count == file.textStart || file.bytes.last?.endsLine == true
    source =
      isEnded ? file : SourceFile(path: file.path, bytes: file.bytes + Array(lineEnding.utf8))
  }

  /// The file with the changes; its last line is ended if it was before.
  var bytes: [UInt8] {
    if edits.isEmpty { return strings.file.bytes }
    var result = edits.applied(to: source.bytes)
    guard source.bytes.count > strings.file.bytes.count else { return result }
    let last = result.popLast()
    if last == 0x0A, result.last == 0x0D { result.removeLast() }
    return result
  }

  mutating func change(_ entry: OpenStepEntry, to value: String) {
    if let node = entry.value {
      edits.replace(node.range, with: OpenStepText.quoted(value))
    } else {
      edits.insert(" = " + OpenStepText.quoted(value), at: entry.keyRange.upperBound)
    }
  }

  /// Takes out entries: with their lines where nothing else stands on them.
  mutating func remove(_ positions: Set<Int>) {
    var last: Range<Int>?
    for position in positions.sorted() {
      var range = extent(strings.entries[position])
      if let previous = last, previous.upperBound > range.lowerBound {
        range = previous.upperBound..<max(previous.upperBound, range.upperBound)
      }
      edits.remove(range)
      last = range
    }
  }

  private func extent(_ entry: OpenStepEntry) -> Range<Int> {
    let follower = strings.follower(entry)
    if strings.startsLine(entry) {
      if let follower { return entry.range.lowerBound..<follower.range.lowerBound }
      return strings.file.lineStart(
        entry.range.lowerBound
      )..<source.nextLineStart(entry.range.upperBound)
    }
    return (strings.previousEnd(entry) ?? entry.range.lowerBound)..<entry.range.upperBound
  }

  /// Puts entries behind the one that precedes them in the manifest; before the first that stands in
  /// the file; at its end where none does.
  mutating func add(_ added: [MergeEntry], wanted: [MergeEntry], present: [String: Int]) {
    let isAdded = Set(added.map(\.key))
    var anchor: Int?
    var first: [MergeEntry] = []
    for entry in wanted {
      if let position = present[entry.key] {
        if anchor == nil { insert(first, before: position) }
        anchor = position
      } else if isAdded.contains(entry.key) {
        if let anchor { insert([entry], after: anchor) } else { first.append(entry) }
      }
    }
    guard anchor == nil else { return }
    let model = strings.entries.last
    for entry in first { edits.insert(line(entry, like: model), at: source.bytes.count) }
  }

  private mutating func insert(_ entries: [MergeEntry], before position: Int) {
    let next = strings.entries[position]
    // A comment above belongs to the entry below it, so nothing goes between the two.
    guard strings.startsLine(next), !strings.isDescribed(next) else {
      for entry in entries { insert([entry], after: position) }
      return
    }
    let start = strings.file.lineStart(next.range.lowerBound)
    for entry in entries { edits.insert(line(entry, like: next), at: start) }
  }

  private mutating func insert(_ entries: [MergeEntry], after position: Int) {
    let previous = strings.entries[position]
    for entry in entries {
      if let end = strings.lineEnd(previous) {
        edits.insert(line(entry, like: previous), at: source.nextLineStart(end))
      } else {
        edits.insert(" " + text(entry, like: previous), at: previous.range.upperBound)
      }
    }
  }

  private func line(_ entry: MergeEntry, like model: OpenStepEntry?) -> String {
    let isLine = model.map(strings.startsLine) ?? false
    let indentation = isLine ? strings.file.indentation(model?.range.lowerBound ?? 0) : ""
    return indentation + text(entry, like: model) + lineEnding
  }

  private func text(_ entry: MergeEntry, like model: OpenStepEntry?) -> String {
    var sign = " = "
    if let model, let value = model.value {
      let between = strings.file.text(model.keyRange.upperBound..<value.range.lowerBound)
      if between.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "=" }) { sign = between }
    }
    return OpenStepText.quoted(entry.key) + sign + OpenStepText.quoted(entry.value) + ";"
  }
}
