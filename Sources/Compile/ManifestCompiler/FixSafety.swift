internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Decides whether an edit is safe to apply without asking, based only on the edit.
///
/// An edit is safe if it changes only the layout of the text and not its content, or if it corrects the
/// spelling of one word. A rule cannot declare its fix safe.
struct FixSafety {
  private let before: Analysis
  private let after: Analysis
  private let settings: Analysis.Settings

  init(_ before: Analysis, _ after: Analysis) {
    (self.before, self.after, settings) = (before, after, after.settings)
  }

  var isSafe: Bool {
    // If the edited text is not valid YAML, its content is unknown.
    guard let new = after.tree else { return false }
    if let old = before.tree, isSpelling(old, new) { return true }
    let (oldLines, newLines) = before.file.changedLines(after.file)
    guard oldLines.count <= Self.longestText else { return false }
    let old = LaidOutText(before.file, oldLines)
    guard
      let edits = old.edits(to: LaidOutText(after.file, newLines, comments: Array(new.comments)))
    else { return false }
    if let tree = before.tree {
      if tree.hasSameContent(as: new) { return true }
      let (old, new) = (tree.scalarTexts, new.scalarTexts)
      guard splits(old, new), !losesQuotes(old, new) else { return false }
    }
    guard !isDoubtful(edits, in: old, new.nodes(in: newLines), newLines) else { return false }
    return isOnlyEdit(edits, in: old, from: oldLines.lowerBound, new)
  }

  /// The maximum length of the edited lines in bytes, because every offset in them is tried.
  private static let longestText = 4096

  // MARK: Layout

  /// Whether no other edit is as good: each other edit leaves more findings, or results in the same content.
  private func isOnlyEdit(
    _ edits: [LayoutEdit],
    in text: LaidOutText,
    from start: Int,
    _ new: YAMLTree
  ) -> Bool {
    let left = after.reported().findings
    let lines = start..<(start + text.bytes.count)
    let rivals: any Sequence<SourceFile>
    if edits.allSatisfy(text.isIndentation) {
      // If a moved line still has findings, its new indentation is not the correct one.
      let moved = start..<(lines.upperBound + after.file.bytes.count - before.file.bytes.count)
      guard !left.contains(where: { moved.contains(Int($0.range.start)) }) else { return false }
      rivals = indentedOtherwise
    } else {
      rivals = [moved(edits, in: text, from: start), withOtherMarks(in: lines)].lazy.joined()
    }
    return areWorse(uncommented(around: lines), than: left.count, new)
      && areWorse(rivals, than: left.count, new)
  }

  /// Whether every rival, a text after another edit, has more findings than `count` or the content of `new`.
  private func areWorse(
    _ rivals: any Sequence<SourceFile>,
    than count: Int,
    _ new: YAMLTree
  ) -> Bool {
    let unpaired = unpairedBrackets(new)
    for rival in rivals {
      guard !settings.budget.isSpent else { return false }
      settings.budget.spend(rival.bytes.count)
      let (tree, _) = YAMLTree.parse(rival, limits: settings.limits)
      // Skip a text in which a bracket has become part of a scalar.
      guard let tree, !tree.hasSameContent(as: new), unpairedBrackets(tree) <= unpaired else {
        continue
      }
      if Analysis(rival, settings).reported().findings.count <= count { return false }
    }
    return true
  }

  /// The number of scalars with unbalanced brackets.
  private func unpairedBrackets(_ tree: YAMLTree) -> Int {
    tree.scalarTexts.count { text in
      text.utf8.count { "[{".utf8.contains($0) } != text.utf8.count { "]}".utf8.contains($0) }
    }
  }

  /// Whether the result may not be what the author meant, because text is lost or punctuation has become
  /// text.
  private func isDoubtful(
    _ edits: [LayoutEdit],
    in text: LaidOutText,
    _ new: [Node],
    _ lines: Range<Int>
  ) -> Bool {
    edits.contains(where: text.isAtLoss)
      || new.contains { node in
        guard node.kind == .scalar else { return node.elements.first { _ in true } == nil }
        let words = node.text
        guard let first = words.first, let last = words.last else { return node.isEmpty }
        // The line's content has become part of the scalar above it.
        if node.style == .plain, node.range.start < lines.lowerBound { return true }
        return LaidOutText.words(words).isEmpty || ",;:'\"&*!|>%@`?-#".contains(first)
          || ",;:'\"`-".contains(last)
      }
  }

  /// Whether the edit removes quotation marks that were inside a scalar's text.
  private func losesQuotes(_ old: [String], _ new: [String]) -> Bool {
    func quotes(_ text: some StringProtocol) -> Int { text.count { "\"'".contains($0) } }
    return old.count == new.count
      && zip(old, new).contains { quotes($0.trimmed.dropFirst().dropLast()) > quotes($1) }
  }

  /// Whether each old scalar is still a scalar or is split into several, and none became part of another scalar.
  private func splits(_ old: [String], _ new: [String]) -> Bool {
    var pieces = new.map(LaidOutText.words)[...]
    return old.map(LaidOutText.words).allSatisfy { words in
      var rest = words[...]
      while !rest.isEmpty {
        guard let piece = pieces.popFirst(), rest.starts(with: piece) else { return false }
        rest = rest.dropFirst(piece.count)
      }
      return true
    }
  }

  // MARK: Rivals

  private var indentedOtherwise: some Sequence<SourceFile> {
    LayoutCandidates(LayoutLines(before.file), before.reported().findings).all.lazy
      .map { $0.edited(before.file) }
  }

  /// The texts in which one of the edits is at another offset.
  private func moved(
    _ edits: [LayoutEdit],
    in text: LaidOutText,
    from start: Int
  ) -> [SourceFile] {
    edits.indices.flatMap { index -> [SourceFile] in
      let others = edits[..<index] + edits[(index + 1)...]
      return text.otherOffsets(for: edits[index])
        .filter { moved in
          !moved.contains { edit in others.contains { $0.range.touches(edit.range) } }
        }
        .map { edited(others + $0, from: start) }
    }
  }

  /// The texts with another edit to one punctuation mark of the line.
  private func withOtherMarks(in lines: Range<Int>) -> [SourceFile] {
    let file = before.file
    guard let line = WrittenLine(file.lineNumber(of: UInt32(lines.lowerBound)), in: file),
      line.range.upperBound >= lines.upperBound
    else { return [] }
    return line.markEdits.compactMap { Mistake($0, on: line, in: file)?.edited(file) }
  }

  /// The texts in which one comment within three lines is uncommented, because a missing line may have been
  /// commented out.
  private func uncommented(around range: Range<Int>) -> [SourceFile] {
    let file = before.file
    var (first, end) = (range.lowerBound, range.upperBound)
    for _ in 0..<3 {
      first = file.lineStart(max(first - 1, 0))
      end = file.nextLineStart(end)
    }
    var found: [SourceFile] = []
    var start = first
    while start < end {
      let line = file.bytes[start..<file.lineEnd(start)]
      if let mark = line.firstIndex(where: { $0 != 0x20 }), line[mark] == UInt8(ascii: "#") {
        var edits = TextEdits()
        let isSpaced = line[(mark + 1)...].first == 0x20
        edits.remove(mark..<(mark + (isSpaced ? 2 : 1)))
        found.append(SourceFile(path: file.path, bytes: edits.applied(to: file.bytes)))
      }
      let next = file.nextLineStart(start)
      guard next > start else { break }
      start = next
    }
    return found
  }

  private func edited(_ edits: [LayoutEdit], from start: Int) -> SourceFile {
    var all = TextEdits()
    for edit in edits {
      let range = (start + edit.range.lowerBound)..<(start + edit.range.upperBound)
      all.replace(range, with: String(decoding: edit.replacement, as: UTF8.self))
    }
    return SourceFile(path: before.file.path, bytes: all.applied(to: before.file.bytes))
  }

  // MARK: Words

  /// Whether the edit only corrects a spelling.
  ///
  /// It replaces an unknown key with an unused one, if exactly one has a similar name, or changes the letter case or the
  /// separators of a locale.
  private func isSpelling(_ old: YAMLTree, _ new: YAMLTree) -> Bool {
    guard let (word, meant) = old.onlyDifferentScalar(from: new),
      let place = SchemaPlace(of: word, in: old)
    else { return false }
    switch place {
    case .key(let unused, let isKnown):
      return !isKnown && word.text.allSatisfy(\.isKeyCharacter)
        && namesNear(word.text, among: unused) == [meant.text]
    case .languageTag: return spelling(ofTag: word.text) == spelling(ofTag: meant.text)
    case .other: return false
    }
  }
}

/// A language tag with letter case and separators normalized, so that `it_IT` equals `it-IT`.
private func spelling(ofTag text: String) -> String {
  text.lowercased().replacing("_", with: "-")
}

extension Range<Int> {
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
