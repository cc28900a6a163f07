package import ManifestFindings

/// A list in a file of an app, with one entry per line, as Xcode writes it.
///
/// The list is found by its lines; the rest of the file is only scanned for brackets or tags. Any other layout is
/// refused.
package struct LineList {
  /// An entry and the number of its line.
  package typealias Entry = (text: String, line: Int)

  /// Where the list is, by line numbers.
  private enum Place {
    case lines(first: Int, closing: Int)
    /// The list is empty, and closed on the line on which it is opened.
    case empty(first: Int, last: Int)
    case missing(end: Int)
    /// There is no list, and its dictionary is empty, and closed where it is opened.
    case emptyContainer(Range<Int>)
  }

  private let file: SourceFile
  private let style: ListStyle
  private let outline: ListOutline
  private let place: Place
  package let entries: [Entry]

  /// Finds the list in a file.
  ///
  /// The list is missing only if its key occurs nowhere in the file.
  package init(_ file: SourceFile, _ style: ListStyle) throws(FileRefusal) {
    try file.requireText()
    let outline = try style.outline(file, style.key).get()
    self.outline = outline
    self.file = file
    self.style = style
    let words = file.words(style.key)
    let keys = words.filter { !outline.quoted.contains($0.lowerBound) }
    if keys.count > 1 { throw .duplicate(style.key, at: keys[1], first: keys[0]) }
    guard let key = keys.first ?? words.first else {
      entries = []
      place = try Self.missing(file, style, outline)
      return
    }
    let first = file.lineNumber(of: UInt32(key.lowerBound))
    let last = first + style.opening.count - 1
    guard outline.key == key.lowerBound else {
      throw .noLocation(
        "`\(style.key)` is in a comment, in a text, in quotes or in another dictionary",
        at: key,
        help: "delete it there, or write the list as Xcode does"
      )
    }
    guard last <= file.lineCount,
      zip(first..<last, style.opening).allSatisfy({ file.trimmed($0).elementsEqual($1.utf8) })
    else { throw .layout(of: style.key, at: key) }
    if file.trimmed(last).elementsEqual(style.empty.utf8) {
      place = .empty(first: first, last: last)
      entries = []
      return
    }
    guard file.trimmed(last).elementsEqual(style.opening[last - first].utf8) else {
      throw .layout(of: style.key, at: key)
    }
    var found: [Entry] = []
    var line = last + 1
    while line <= file.lineCount, !file.trimmed(line).elementsEqual(style.closing.utf8) {
      let content = file.trimmed(line)
      if !content.isEmpty {
        guard let text = style.read(content) else {
          throw .layout(of: style.key, at: content.indices)
        }
        guard CombiningMarks.firstLongRun(in: Array(text.utf8)) == nil else {
          throw .unreadable(CombiningMarks.problem, at: content.indices, help: "delete them")
        }
        found.append((text, line))
      }
      line += 1
    }
    guard line <= file.lineCount else { throw .layout(of: style.key, at: key) }
    place = .lines(first: first, closing: line)
    entries = found
  }

  private static func missing(
    _ file: SourceFile,
    _ style: ListStyle,
    _ outline: ListOutline
  ) throws(FileRefusal) -> Place {
    if let container = outline.emptyContainer, file.startsLine(container.lowerBound) {
      return .emptyContainer(container)
    }
    guard let end = outline.end, file.startsLine(end), file.startsLine(outline.sibling ?? end)
    else {
      throw .noLocation(
        "there is no line before which `\(style.key)` can be written",
        at: outline.container..<outline.container + 1,
        help: "save the file in Xcode, or add the list there"
      )
    }
    return .missing(end: end)
  }

  /// The range of an entry, without its indentation.
  package func range(of entry: Entry) -> Range<Int> { file.trimmed(entry.line).indices }

  // MARK: Edits

  /// The file without some of its entries and with others; existing lines keep their order.
  ///
  /// `original` is what an earlier call returned for a list that had no entry of the app; it is restored with the last
  /// entry.
  package func edited(
    adding added: [String],
    removing removed: Set<String>,
    original: String?
  ) -> (bytes: [UInt8], original: String?) {
    var edits = TextEdits()
    var original = original
    let kept = entries.filter { !removed.contains($0.text) }
    switch place {
    case .lines(let first, let closing):
      if kept.isEmpty, added.isEmpty, let original {
        restore(original, first, closing, &edits)
      } else {
        let margin =
          entries.last.map { indentation($0.line) }
          ?? indentation(first) + unit(indentation(first))
        for entry in entries where removed.contains(entry.text) {
          edits.remove(wholeLine(entry.line))
        }
        for (text, position) in insertions(of: added, among: kept.map(\.text)) {
          let offset = start(position < kept.count ? kept[position].line : closing)
          edits.insert(margin + style.write(text) + ending(offset), at: offset)
        }
      }
    case .empty(_, let last):
      guard !added.isEmpty else { break }
      original = style.empty
      let text = list(style.opening.suffix(1), added, indentation(last), ending(start(last)))
      edits.replace(file.trimmed(last).indices, with: text)
    case .missing(let end):
      guard !added.isEmpty else { break }
      original = ""
      let margin = outline.sibling.map { file.indentation($0) } ?? file.indentation(end) + "\t"
      let offset = file.lineStart(end)
      let text = list(style.opening[...], added, margin, ending(offset))
      edits.insert(margin + text + ending(offset), at: offset)
    case .emptyContainer(let range):
      guard !added.isEmpty else { break }
      original = file.text(range)
      let indentation = file.indentation(range.lowerBound)
      let (margin, ending) = (indentation + "\t", ending(range.lowerBound))
      let text = list(style.opening[...], added, margin, ending)
      edits.replace(range, with: "<dict>\(ending)\(margin)\(text)\(ending)\(indentation)</dict>")
    }
    return (edits.isEmpty ? file.bytes : edits.applied(to: file.bytes), original)
  }

  /// The lines of a new list whose key has this indentation, without the indentation of the first line.
  private func list(
    _ opening: ArraySlice<String>,
    _ added: [String],
    _ margin: String,
    _ ending: String
  ) -> String {
    let lines = opening + added.map { unit(margin) + style.write($0) } + [style.closing]
    return lines.joined(separator: ending + margin)
  }

  private func restore(_ original: String, _ first: Int, _ closing: Int, _ edits: inout TextEdits) {
    let last = first + style.opening.count - 1
    if original == style.empty {
      let range = file.trimmed(last).startIndex..<file.trimmed(closing).endIndex
      return edits.replace(range, with: original)
    }
    let container = file.lineNumber(of: UInt32(outline.container))
    if original == "<dict/>", container + 1 == first, let end = outline.end,
      file.lineNumber(of: UInt32(end)) == closing + 1
    {
      let range = outline.container..<file.trimmed(closing + 1).startIndex + "</dict>".utf8.count
      return edits.replace(range, with: original)
    }
    edits.remove(start(first)..<wholeLine(closing).upperBound)
  }

  /// The indentation of one level, if a key of the container has this indentation.
  private func unit(_ margin: String) -> String {
    let container = file.indentation(outline.container)
    guard margin.hasPrefix(container), margin != container else { return "\t" }
    return String(margin.dropFirst(container.count))
  }

  private func start(_ line: Int) -> Int { file.line(line).lowerBound }
  private func indentation(_ line: Int) -> String { file.indentation(start(line)) }
  private func ending(_ offset: Int) -> String { file.lineEnding(before: offset) }

  private func wholeLine(_ line: Int) -> Range<Int> {
    start(line)..<(line < file.lineCount ? start(line + 1) : file.bytes.count)
  }
}

/// Where new entries go: if the list is sorted without regard to case, each to its position, otherwise all to `end`,
/// which is a number of entries.
///
/// - Returns: the new entries, in the order in which to insert them, each with the number of entries before it.
package func insertions(
  of added: [String],
  among entries: [String],
  end: Int? = nil
) -> [(text: String, position: Int)] {
  let keys = entries.map { $0.lowercased() }
  guard keys.count > 1, zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) else {
    return added.map { ($0, end ?? entries.count) }
  }
  return added.map { (key: $0.lowercased(), text: $0) }.sorted { $0 < $1 }.map { key, text in
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return (text, low)
  }
}

extension SourceFile {
  /// A line without its ending, and without spaces and tabs on both sides.
  fileprivate func trimmed(_ line: Int) -> ArraySlice<UInt8> {
    var content = bytes[self.line(line)]
    while content.first?.isSpaceOrTab == true { content.removeFirst() }
    while content.last?.isSpaceOrTab == true { content.removeLast() }
    return content
  }

  /// The places at which a word occurs, in a text, a comment or a name alike; not as a part of a longer word.
  func words(_ word: String) -> [Range<Int>] {
    let (key, isPart) = (
      Array(word.utf8), { (byte: UInt8) in byte.isLetterOrDigit || "_.-".utf8.contains(byte) }
    )
    var found: [Range<Int>] = []
    var position = 0
    while position + key.count <= bytes.count {
      guard bytes[position] == key[0], bytes[position...].starts(with: key) else {
        position += 1
        continue
      }
      let range = position..<position + key.count
      let isPreceded = position > 0 && isPart(bytes[position - 1])
      let isFollowed = range.upperBound < bytes.count && isPart(bytes[range.upperBound])
      if !isPreceded, !isFollowed { found.append(range) }
      position = range.upperBound
    }
    return found
  }
}

extension FileRefusal {
  /// Refuses a list in a layout that Xcode does not write.
  static func layout(of key: String, at range: Range<Int>) -> FileRefusal {
    .noLocation(
      "expected the list `\(key)` with one entry per line, as Xcode writes it",
      at: range,
      help: "save the file in Xcode"
    )
  }
}
