internal import ManifestFindings

/// Builds the flat tree from parser events, and reports YAML that a manifest must not use.
struct TreeComposer {
  let bytes: UnsafeBufferPointer<UInt8>
  private let scalars: ScalarOffsets
  let limits: Limits

  var records: [YAMLTree.Record] = []
  var texts: [UInt8] = []
  var findings: [Finding] = []
  /// Whether parsing stopped at a finding that makes the rest of the document meaningless.
  var hasStopped = false

  private var open: [Open] = []
  private var anchors: Set<String> = []
  private var documents = 0

  private struct Open {
    var record: Int
    var isFlow: Bool
    /// The number of children so far; in a mapping, an even number means that a key is next.
    var children = 0
    /// The end of the last child.
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

  private func range(_ event: borrowing YAMLEvent) -> SourceRange {
    let start = min(scalars.byteOffset(ofScalar: event.start.index), bytes.count)
    return SourceRange(start, min(scalars.byteOffset(ofScalar: event.end.index), bytes.count))
  }

  private mutating func startDocument(_ event: borrowing YAMLEvent) {
    documents += 1
    if documents > 1 {
      stop(
        "multiple-documents",
        "second document; a manifest is a single document",
        at: range(event)
      )
    } else if event.hasDirectives {
      findings.add(
        "unsupported-yaml",
        "a directive is not allowed in a manifest",
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
        "manifest has more than \(limits.nodes) YAML nodes, the limit",
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
    // If there is a tag or an anchor, the quote may open on a later line.
    let startsWithQuote = isQuoted && event.tag == nil && event.anchor == nil
    if startsWithQuote, event.start.line != event.end.line {
      return stop(
        "unclosed-quote",
        "quote is not closed on its line",
        at: SourceRange(range.start, range.start + 1),
        help: "close it; write a line break in a value as `\\n` in double quotes"
      )
    }
    guard event.text.count <= limits.scalar else {
      return stop(
        "too-large",
        "scalar has \(event.text.count) bytes; the limit is \(limits.scalar)",
        at: SourceRange(range.start, range.start + 1)
      )
    }
    // The source has been checked, but escape sequences can name the marks.
    if event.scalarStyle == .doubleQuoted, CombiningMarks.firstLongRun(in: event.text) != nil {
      return stop("unreadable-text", CombiningMarks.problem, at: range, help: "delete them")
    }
    let record = YAMLTree.Record(
      range: range,
      textStart: UInt32(texts.count),
      textCount: UInt32(event.text.count),
      next: UInt32(records.count + 1),
      kind: .scalar,
      style: event.scalarStyle
    )
    texts.append(contentsOf: event.text)
    refuseTagAndAnchor(event, range)
    append(record)
  }

  /// The end of a block scalar's last line with content.
  ///
  /// libyaml includes the empty lines after a `|` or `>` scalar in its range.
  private func endOfLastLine(_ range: SourceRange) -> UInt32 {
    let span = Int(range.start)..<Int(range.end)
    let last = bytes[span].lastIndex { !$0.isWhitespace }
    return last.map { UInt32($0 + 1) } ?? range.end
  }

  private mutating func addAlias(_ event: borrowing YAMLEvent) {
    let range = self.range(event)
    let name = event.anchor ?? ""
    let isKey = self.isKey
    // An anchor is reported where it is, once for all its aliases.
    if !anchors.contains(name) {
      findings.add(
        "unsupported-yaml",
        "alias `\(name)` has no anchor",
        at: range,
        help: reservedTextHelp(in: bytes, at: Int(range.start))
      )
    }
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
      findings.add(
        "unsupported-yaml",
        "tag `\(tag)` is not allowed; the type of a value depends on its key",
        at: event.kind == .scalar && event.start.line == event.end.line
          ? range : SourceRange(range.start, range.start + 1),
        help: event.text.isEmpty && event.kind == .scalar
          ? reservedTextHelp(in: bytes, at: Int(range.start)) : "delete it"
      )
    }
    guard let anchor = event.anchor else { return }
    anchors.insert(anchor)
    findings.add(
      "unsupported-yaml",
      "anchor `\(anchor)` is not allowed; a manifest has no anchors or aliases",
      at: SourceRange(range.start, range.start + 1),
      help: "write the value out, so that each row is readable on its own"
    )
  }

  // MARK: Collections

  private mutating func start(_ kind: Node.Kind, _ event: borrowing YAMLEvent) {
    let range = self.range(event)
    guard open.count < limits.depth else {
      return stop("too-deep", "more than \(limits.depth) levels of nesting", at: range)
    }
    refuseTagAndAnchor(event, range)
    let isKey = self.isKey
    if isKey {
      findings.add(
        "unsupported-yaml",
        "key is not a scalar",
        at: range,
        help: "write a word as the key, or quote the text: `\"{{name}}\"`"
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
      // libyaml ends a block collection at the next token, after empty lines and comments.
      records[record].range.end = closed.end
    }
    if !open.isEmpty { open[open.count - 1].end = records[record].range.end }
    if records[record].kind == .mapping { refuseDoubledKeys(of: record) }
  }

  private mutating func stop(
    _ id: RuleID,
    _ message: String,
    at range: SourceRange,
    help: String? = nil
  ) {
    findings.add(id, message, at: range, help: help)
    hasStopped = true
  }
}

/// Finds duplicate keys of a mapping; it compares keys as bytes.
extension TreeComposer {
  mutating func refuseDoubledKeys(of mapping: Int) {
    // Bytes, not strings: Swift treats é and e with a combining accent as equal, but YAML does not.
    var seen: [[UInt8]: Int] = [:]
    var key = mapping + 1
    while key < records.count {
      if !records[key].isSkipped {
        let text = Array(texts[records[key].text])
        if let first = seen[text] { refuse(key, repeating: first) } else { seen[text] = key }
      }
      let value = Int(records[key].next)
      key = value < records.count ? Int(records[value].next) : records.count
    }
  }

  private mutating func refuse(_ key: Int, repeating first: Int) {
    let name = String(decoding: texts[records[key].text], as: UTF8.self)
    records[key].isSkipped = true
    findings.add(
      Finding(
        "duplicate-key",
        "duplicate key `\(name)`",
        at: records[key].range,
        related: [.init("first used here", at: records[first].range)],
        notes: ["most YAML readers silently keep the last one"],
        help: "delete one of them"
      )
    )
  }
}
