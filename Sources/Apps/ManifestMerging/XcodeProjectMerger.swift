package import AppFileFormats
package import ManifestFindings

/// Merges languages into `knownRegions` of an Xcode project.
///
/// `Base` and the development region are treated like other regions: if they exist, they are kept.
package struct XcodeProjectMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let regions = try regions(of: file)
    let plan = EntryPlan(
      found: regions.positions.mapValues { _ in "" },
      wanted: wanted,
      applied: applied.entries,
      spelling: .language
    )
    var originals = applied.originals
    originals["knownRegions"] = originals["knownRegions"] ?? regions.emptyList
    let removal = regions.removing(
      Set(plan.removed.compactMap { regions.positions[$0.key] }),
      original: plan.added.isEmpty ? originals["knownRegions"] : nil
    )
    var bytes = removal.isEmpty ? file.bytes : removal.applied(to: file.bytes)
    if !plan.added.isEmpty {
      // Add regions after the removal, because removing the last item also removes the comma before it.
      let rest =
        removal.isEmpty ? regions : try self.regions(of: SourceFile(path: file.path, bytes: bytes))
      let points = plan.insertions(among: rest.items, appends: true)
      bytes = rest.adding(points.map { (region: $0.entry.key, point: $0.point) }).applied(to: bytes)
    }
    var merged = MergedFile(bytes: bytes, plan)
    if !plan.leavesNothingOfOurs { merged.applied.originals = originals }
    return merged
  }

  private func regions(of file: SourceFile) throws(FileRefusal) -> KnownRegions {
    if let format = otherFormat(file) {
      throw .unreadable(
        "project is \(format); expected the format that Xcode writes",
        at: file.textStart..<min(file.textStart + 1, file.bytes.count),
        help: "open the project in Xcode, make any change, and save it"
      )
    }
    let tokens = try OpenStepScanner.tokens(of: file)
    var parser = OpenStepParser(file, tokens)
    return try KnownRegions(file, tokens, projectObject(parser.propertyList()))
  }

  /// The name of the file's format if Xcode reads that format but does not write it; otherwise nil.
  private func otherFormat(_ file: SourceFile) -> String? {
    if PropertyList.isXML(file) { return "an XML property list" }
    return (try? JSONScanner.root(of: file))?.members == nil ? nil : "JSON"
  }

  /// Finds the only `PBXProject` object.
  private func projectObject(_ root: OpenStepNode) throws(FileRefusal) -> OpenStepNode {
    guard root.entries != nil, let objects = root.entry("objects")?.value?.entries else {
      throw .unreadable("expected an Xcode project with `objects`", at: root.range)
    }
    let projects = objects.compactMap(\.value).filter {
      $0.entry("isa")?.value?.text == "PBXProject"
    }
    guard let project = projects.first else {
      throw .unreadable("no object has the `isa` PBXProject", at: root.range)
    }
    if projects.count > 1 {
      throw .duplicate("PBXProject", at: projects[1].range, first: project.range)
    }
    return project
  }
}

/// The `knownRegions` array of an Xcode project.
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
      // If a region occurs several times, its first position is used.
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

  /// The end of the last token before the closing parenthesis.
  private var lastEnd: Int { tokens[list.tokens.upperBound - 2].range.upperBound }

  /// The comma after an element; nil if there is none.
  private func comma(_ position: Int) -> OpenStepToken? {
    tokens[elements[position].tokens.upperBound..<list.tokens.upperBound]
      .first { $0.kind != .comment }
      .flatMap { $0.kind == .punctuation(UInt8(ascii: ",")) ? $0 : nil }
  }

  /// All regions in the order of the file, each at its first position.
  var items: [(key: String, position: Int)] {
    positions.map { (key: $0.key, position: $0.value) }.sorted { $0.position < $1.position }
  }

  /// The list's text if the list has no regions, otherwise nil; `removing` restores it when all added regions are
  /// removed.
  var emptyList: String? { elements.isEmpty ? file.text(list.range) : nil }

  /// Removes regions; if all are removed, restores `original`, the text of the list when it was empty.
  func removing(_ removed: Set<Int>, original: String?) -> TextEdits {
    var edits = TextEdits()
    if removed.count == elements.count, !removed.isEmpty, let original,
      comments.allSatisfy(original.contains)
    {
      edits.replace(list.range, with: original)
      return edits
    }
    let leading = leadingOnOneLine(removed)
    if leading > 0 {
      edits.remove(elements[0].range.lowerBound..<elements[leading].range.lowerBound)
    }
    for position in removed
    where position >= leading && (isEnded || position < lastKept(removed) ?? 0) {
      edits.remove(extent(position))
    }
    guard !isEnded, !removed.isEmpty else { return edits }
    // No comma follows the last region, so the comma before the removed last regions is removed with them.
    let start =
      lastKept(removed).map { elements[$0].range.upperBound } ?? elements[0].range.lowerBound
    let end = elements[elements.count - 1].range.upperBound
    if start < end { edits.remove(start..<end) }
    return edits
  }

  /// The number of regions to remove before the first kept one if all of them are on one line; otherwise 0.
  private func leadingOnOneLine(_ removed: Set<Int>) -> Int {
    let count = elements.indices.prefix { removed.contains($0) }.count
    guard count > 0, count < elements.count else { return 0 }
    let range = elements[0].range.lowerBound..<elements[count].range.lowerBound
    let hasComment = tokens[elements[0].tokens.lowerBound..<elements[count].tokens.lowerBound]
      .contains { $0.kind == .comment }
    return hasComment || file.hasLineEnd(range) ? 0 : count
  }

  private var isEnded: Bool { elements.isEmpty || comma(elements.count - 1) != nil }

  private var comments: [String] {
    tokens[list.tokens].filter { $0.kind == .comment }.map { file.text($0.range) }
  }

  private func lastKept(_ removed: Set<Int>) -> Int? {
    elements.indices.last { !removed.contains($0) }
  }

  /// Inserts regions; a region goes on a separate line if its neighbor is on a separate line.
  func adding(_ added: [(region: String, point: InsertionPoint)]) -> TextEdits {
    var edits = TextEdits()
    for (region, point) in added {
      let token = OpenStepText.token(region)
      switch point {
      case .before(let next): insert(token, before: elements[next], &edits)
      case .after(let previous): insert(token, after: previous, &edits)
      case .end where elements.isEmpty: insertFirst(token, &edits)
      case .end: insert(token, after: elements.count - 1, &edits)
      }
    }
    return edits
  }

  private func insert(_ token: String, before next: OpenStepNode, _ edits: inout TextEdits) {
    guard file.startsLine(next.range.lowerBound) else {
      return edits.insert("\(token), ", at: next.range.lowerBound)
    }
    let start = file.lineStart(next.range.lowerBound)
    let indentation = file.indentation(start)
    edits.insert("\(indentation)\(token),\(file.lineEnding(before: start))", at: start)
  }

  private func insert(_ token: String, after position: Int, _ edits: inout TextEdits) {
    let previous = elements[position].range
    let isOnLine = file.startsLine(previous.lowerBound)
    let indentation = file.indentation(previous.lowerBound)
    guard let comma = comma(position) else {
      let lineBreak = file.lineEnding(before: previous.lowerBound)
      let separator = isOnLine ? lineBreak + indentation : " "
      return edits.insert(",\(separator)\(token)", at: previous.upperBound)
    }
    if isOnLine, let end = lineEnd(comma.range.upperBound) {
      edits.insert("\(file.lineEnding(at: end))\(indentation)\(token),", at: end)
    } else {
      edits.insert(" \(token),", at: comma.range.upperBound)
    }
  }

  /// The end of the line that contains an offset; nil if anything but comments follows the offset on the line.
  private func lineEnd(_ offset: Int) -> Int? {
    var end = offset
    for token in tokens[list.tokens] where token.range.lowerBound >= offset {
      if file.hasLineEnd(end..<token.range.lowerBound) { break }
      guard token.kind == .comment else { return nil }
      end = token.range.upperBound
    }
    while file.bytes[end].isSpaceOrTab { end += 1 }
    return file.bytes[end].endsLine ? end : nil
  }

  private func insertFirst(_ token: String, _ edits: inout TextEdits) {
    guard file.hasLineEnd(lastEnd..<close) else { return edits.insert("\(token),", at: lastEnd) }
    let indentation = file.indentation(list.range.lowerBound) + "\t"
    edits.insert("\(indentation)\(token),\(file.lineEnding)", at: file.lineStart(close))
  }

  /// The range to remove for an element: the element with its comma, or its line if nothing else is on it.
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
}
