internal import ManifestDiagnostics
internal import AppFileFormats

/// The array of a project's languages.
struct KnownRegions {
  private let file: SourceFile
  private let tokens: [OpenStepToken]
  private let list: OpenStepNode
  private let elements: [OpenStepNode]
  let positions: [String: Int]

  init(
    _ file: SourceFile,
    _ tokens: [OpenStepToken],
    _ project: OpenStepNode
  ) throws(FileRefusal) {
    let named = project.entries?.filter { $0.key == "knownRegions" } ?? []
    guard let entry = named.first, let list = entry.value else {
      throw .unreadable("project has no `knownRegions`", at: project.range)
    }
    if named.count > 1 { throw .duplicate(entry.key, at: named[1].range, first: entry.range) }
    guard case .array(let elements) = list.content else {
      throw .unreadable("expected an array for `knownRegions`", at: list.range)
    }
    var positions: [String: Int] = [:]
    for (position, element) in elements.enumerated() {
      guard let region = element.text else {
        throw .unreadable("expected a string as a known region", at: element.range)
      }
      // A duplicate is kept until it has to be removed.
      positions[region] = positions[region] ?? position
    }
    self.file = file
    self.tokens = tokens
    self.list = list
    self.elements = elements
    self.positions = positions
  }

  private var open: Int { list.range.lowerBound + 1 }
  private var close: Int { list.range.upperBound - 1 }

  /// The end of the last word before the closing parenthesis.
  private var lastEnd: Int { tokens[list.tokens.upperBound - 2].range.upperBound }

  /// The comma behind an element.
  private func comma(_ position: Int) -> OpenStepToken? {
    tokens[elements[position].tokens.upperBound..<list.tokens.upperBound]
      .first { $0.kind != .comment }
      .flatMap { $0.kind == .punctuation(UInt8(ascii: ",")) ? $0 : nil }
  }

  func edits(adding added: [String], removing removed: Set<Int>) -> TextEdits {
    var edits = TextEdits()
    let isEnded = elements.isEmpty || comma(elements.count - 1) != nil
    if isEnded {
      for position in removed.sorted() { edits.remove(extent(position)) }
      appendEnded(added, &edits)
    } else {
      replaceTail(added, removed, &edits)
    }
    return edits
  }

  /// New elements where each ends with a comma, as Xcode writes them.
  private func appendEnded(_ added: [String], _ edits: inout TextEdits) {
    let isOpen = file.hasLineEnd(lastEnd..<close)
    let indentation =
      elements.first.map { file.indentation($0.range.lowerBound) }
      ?? file.indentation(list.range.lowerBound) + "\t"
    for region in added {
      let token = OpenStepText.token(region)
      if isOpen {
        edits.insert("\(indentation)\(token),\(file.lineEnding)", at: file.lineStart(close))
      } else {
        edits.insert(elements.isEmpty ? "\(token)," : " \(token),", at: lastEnd)
      }
    }
  }

  /// An element with its comma, and its line where nothing else is on it.
  private func extent(_ position: Int) -> Range<Int> {
    let element = elements[position]
    let end = comma(position)?.range.upperBound ?? element.range.upperBound
    let before = tokens[element.tokens.lowerBound - 1].range.upperBound
    guard file.hasLineEnd(before..<element.range.lowerBound) else { return before..<end }
    let start = file.lineStart(element.range.lowerBound)
    var lineEnd = end
    while lineEnd < close, file.bytes[lineEnd].isSpaceOrTab { lineEnd += 1 }
    guard file.bytes[lineEnd].endsLine else { return element.range.lowerBound..<end }
    return start..<file.nextLineStart(lineEnd)
  }

  /// The same where the last has no comma: then none of ours ends with one either.
  private func replaceTail(_ added: [String], _ removed: Set<Int>, _ edits: inout TextEdits) {
    let lastKept = elements.indices.last { !removed.contains($0) }
    for position in removed.sorted() where position < lastKept ?? 0 {
      edits.remove(extent(position))
    }
    let start = lastKept.map { elements[$0].range.upperBound } ?? elements[0].range.lowerBound
    let end = elements[elements.count - 1].range.upperBound
    let first = elements[0].range.lowerBound
    let isOpen = file.hasLineEnd(open..<first)
    let separator = isOpen ? ",\(file.lineEnding)\(file.indentation(first))" : ", "
    let texts = added.map(OpenStepText.token)
    let text = (lastKept == nil ? [] : [""]) + texts
    guard start < end || !added.isEmpty else { return }
    edits.replace(start..<end, with: text.joined(separator: separator))
  }
}
