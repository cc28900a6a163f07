package import ManifestDiagnostics

extension YAMLTree {
  /// Parses a file to a tree.
  ///
  /// Where the text is broken there is no tree, and findings say why;
  /// where it is YAML that a manifest may not use, there are both.
  package static func parse(
    _ file: SourceFile,
    limits: Limits = Limits()
  ) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    var scan = SourceScan(file, limits: limits)
    guard scan.diagnostics.isEmpty else { return (nil, scan.diagnostics) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var composer = TreeComposer(bytes: bytes, scalars: scan.scalars, limits: limits)
      let problem = parseYAML(bytes) { composer.handle($0) }
      if composer.hasStopped { return (nil, composer.diagnostics) }
      if let problem {
        let place = { min(scan.scalars.byteOffset(ofScalar: $0), bytes.count) }
        return (nil, composer.diagnostics + [SyntaxMessage(problem, in: file, place).diagnostic])
      }
      let tree = YAMLTree(file: file, records: composer.records, decoded: composer.decoded)
      return (tree, composer.diagnostics)
    }
  }
}

/// Builds the flat tree from events and refuses what a manifest may not use.
struct TreeComposer {
  let bytes: UnsafeBufferPointer<UInt8>
  private var scalars: ScalarOffsets
  let limits: Limits

  var records: [YAMLTree.Record] = []
  var decoded: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  /// Whether a finding makes the rest of the document meaningless.
  var hasStopped = false

  private var open: [Open] = []
  private var anchors: Set<String> = []
  /// The keys of the mapping that is being closed; kept for its memory.
  var keys: [Int] = []
  private var documents = 0

  private struct Open {
    var record: Int
    var isFlow: Bool
    /// Children so far: in a mapping an even number means that a key comes next.
    var children = 0
    /// Where the last child ends.
    var end: UInt32 = 0
  }

  init(bytes: UnsafeBufferPointer<UInt8>, scalars: ScalarOffsets, limits: Limits) {
    self.bytes = bytes
    self.scalars = scalars
    self.limits = limits
    records.reserveCapacity(min(bytes.count / 8, limits.nodes))
  }

  mutating func handle(_ event: borrowing YAMLEvent) -> Bool {
    switch event.kind {
    case .streamStart, .streamEnd, .documentEnd: break
    case .documentStart: startDocument(event)
    case .alias: addAlias(event)
    case .scalar: addScalar(event)
    case .sequenceStart: start(.sequence, event)
    case .mappingStart: start(.mapping, event)
    case .sequenceEnd, .mappingEnd: end(event)
    }
    return !hasStopped
  }

  private mutating func range(_ event: borrowing YAMLEvent) -> SourceRange {
    let start = min(scalars.byteOffset(ofScalar: event.start.index), bytes.count)
    return SourceRange(start, min(scalars.byteOffset(ofScalar: event.end.index), bytes.count))
  }

  private mutating func startDocument(_ event: borrowing YAMLEvent) {
    documents += 1
    if documents > 1 {
      stop("multiple-documents", "a second document; a manifest is one", at: range(event))
    } else if event.hasDirectives {
      report(
        "unsupported-yaml",
        "a directive; a manifest has none",
        at: range(event),
        help: "delete the lines up to `---`"
      )
    }
  }

  // MARK: Nodes

  private mutating func append(_ record: YAMLTree.Record) {
    guard records.count < limits.nodes else {
      return stop(
        "too-large",
        "more than \(limits.nodes) values, keys and collections",
        at: record.range
      )
    }
    var record = record
    if let parent = open.last {
      let isMapping = records[parent.record].kind == .mapping
      let followsKey = isMapping && !parent.children.isMultiple(of: 2)
      record.isValue = followsKey && records[records.count - 1].kind == .scalar
      open[open.count - 1].children += 1
      open[open.count - 1].end = record.range.end
    }
    records.append(record)
  }

  private var isKey: Bool {
    guard let parent = open.last, records[parent.record].kind == .mapping else { return false }
    return parent.children.isMultiple(of: 2)
  }

  private mutating func addScalar(_ event: borrowing YAMLEvent) {
    var range = self.range(event)
    let isQuoted = event.scalarStyle == .singleQuoted || event.scalarStyle == .doubleQuoted
    let isBlock = event.scalarStyle == .literal || event.scalarStyle == .folded
    if isBlock { range.end = endOfLastLine(range) }
    // Behind a tag or an anchor the quote may open on a later line.
    let startsWithQuote = isQuoted && event.tag == nil && event.anchor == nil
    if startsWithQuote, event.start.line != event.end.line {
      return stop(
        "unclosed-quote",
        "the quote that opens here is not closed on its line",
        at: SourceRange(range.start, range.start + 1),
        help: "close it; a value that needs a line break writes it as `\\n` in double quotes"
      )
    }
    guard event.text.count <= limits.scalar else {
      return stop(
        "too-large",
        "a text of \(event.text.count) bytes, more than \(limits.scalar)",
        at: SourceRange(range.start, range.start + 1)
      )
    }
    var record = YAMLTree.Record(
      range: range,
      textCount: UInt32(event.text.count),
      next: UInt32(records.count + 1),
      kind: .scalar,
      style: event.scalarStyle
    )
    let quote = isQuoted ? 1 : 0
    if event.start.line == event.end.line, stands(event.text, at: Int(range.start) + quote) {
      record.textStart = range.start + UInt32(quote)
    } else {
      record.textStart = UInt32(decoded.count)
      record.isDecoded = true
      decoded.append(contentsOf: event.text)
    }
    if event.scalarStyle == .plain, event.text.count == 2, event.text.elementsEqual("<<".utf8),
      isKey
    {
      record.isSkipped = true
      report(
        "unsupported-yaml",
        "a merge key `<<`; a manifest has none",
        at: range,
        help: "write the keys out: a row is read on its own in review"
      )
    }
    refuseTagAndAnchor(event, range)
    append(record)
  }

  /// libyaml ends `|` and `>` behind the blank lines that follow.
  private func endOfLastLine(_ range: SourceRange) -> UInt32 {
    let span = Int(range.start)..<Int(range.end)
    let last = bytes[span].lastIndex { !$0.isWhitespace }
    return last.map { UInt32($0 + 1) } ?? range.end
  }

  /// Whether the source reads the same at this offset, so that the text need not be copied.
  private func stands(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + text.count <= bytes.count else { return false }
    for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
    return true
  }

  private mutating func addAlias(_ event: borrowing YAMLEvent) {
    let range = self.range(event)
    let name = event.anchor ?? ""
    // An alias to an anchor is the anchor's finding.
    if !anchors.contains(name) {
      report("unsupported-yaml", "an alias to `\(name)`, which no anchor names", at: range)
    }
    let isKey = self.isKey
    append(
      YAMLTree.Record(
        range: range,
        next: UInt32(records.count + 1),
        kind: .refused,
        isSkipped: isKey
      )
    )
  }

  private mutating func refuseTagAndAnchor(_ event: borrowing YAMLEvent, _ range: SourceRange) {
    if let tag = event.tag {
      report(
        "unsupported-yaml",
        "a tag `\(tag)`; the key says what its value is",
        at: SourceRange(range.start, range.start + 1),
        help: "delete it"
      )
    }
    guard let anchor = event.anchor else { return }
    anchors.insert(anchor)
    report(
      "unsupported-yaml",
      "an anchor `\(anchor)`; a manifest has no anchors and aliases",
      at: SourceRange(range.start, range.start + 1),
      help: "write the value out: a row is read on its own in review"
    )
  }

  // MARK: Collections

  private mutating func start(_ kind: Node.Kind, _ event: borrowing YAMLEvent) {
    let range = self.range(event)
    guard open.count < limits.depth else {
      return stop("too-deep", "nested more than \(limits.depth) levels deep", at: range)
    }
    refuseTagAndAnchor(event, range)
    let isKey = self.isKey
    if isKey {
      report(
        "unsupported-yaml",
        "a key that is not a plain word",
        at: range,
        help: "quote it if it is meant as text"
      )
    }
    let index = records.count
    append(
      YAMLTree.Record(range: range, next: UInt32(index), kind: kind, isSkipped: isKey)
    )
    open.append(Open(record: index, isFlow: event.isFlow))
  }

  private mutating func end(_ event: borrowing YAMLEvent) {
    guard let closed = open.popLast() else { return }
    let record = closed.record
    records[record].next = UInt32(records.count)
    if closed.isFlow {
      records[record].range.end = range(event).end
    } else if closed.children > 0 {
      // libyaml ends a block collection at the next token, past blank lines and comments.
      records[record].range.end = closed.end
    }
    if !open.isEmpty { open[open.count - 1].end = records[record].range.end }
    if records[record].kind == .mapping { refuseDoubledKeys(of: record) }
  }

  // MARK: Findings

  private mutating func report(
    _ id: RuleID,
    _ message: String,
    at range: SourceRange,
    help: String? = nil
  ) {
    diagnostics.add(Diagnostic(id, message, at: range, help: help))
  }

  private mutating func stop(
    _ id: RuleID,
    _ message: String,
    at range: SourceRange,
    help: String? = nil
  ) {
    report(id, message, at: range, help: help)
    hasStopped = true
  }
}
