package import ManifestDiagnostics

/// Makes a tree of tokens; stops at the first that does not fit.
package struct OpenStepParser {
  /// Projects are five deep; this bounds what a broken file can do to the stack.
  private static let depthLimit = 64

  private let file: SourceFile
  private let tokens: [OpenStepToken]
  private var position = 0

  package init(_ file: SourceFile, _ tokens: [OpenStepToken]) {
    self.file = file
    self.tokens = tokens
  }

  /// A `.strings` file: entries to the end.
  package mutating func stringsFile() throws(FileRefusal) -> [OpenStepEntry] {
    let entries = try entries(depth: 0)
    if let token = peek() {
      throw .unreadable("expected a key, found `\(found(token))`", at: token.range)
    }
    return entries
  }

  /// A property list: one value.
  package mutating func propertyList() throws(FileRefusal) -> OpenStepNode {
    let root = try value(depth: 0)
    if let token = peek() {
      throw .unreadable("expected the end of the file, found `\(found(token))`", at: token.range)
    }
    return root
  }

  /// The next token that is not a comment, without consuming it.
  private mutating func peek() -> OpenStepToken? {
    while position < tokens.count, tokens[position].kind == .comment { position += 1 }
    return position < tokens.count ? tokens[position] : nil
  }

  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard peek()?.kind == .punctuation(UInt8(ascii: sign)) else { return false }
    position += 1
    return true
  }

  private func found(_ token: OpenStepToken) -> String {
    String(file.text(token.range).prefix(40))
  }

  private mutating func missing(_ expected: String) -> FileRefusal {
    // The end of what was read: a reader looks for it there, not at the line below.
    let next = peek()
    let last = tokens[..<position].last { $0.kind != .comment }?.range.upperBound ?? 0
    let what = next.map { "`\(found($0))`" } ?? "the end of the file"
    return .unreadable("expected \(expected), found \(what)", at: last..<last)
  }

  private mutating func entries(depth: Int) throws(FileRefusal) -> [OpenStepEntry] {
    var entries: [OpenStepEntry] = []
    while let token = peek(), token.kind == .quoted || token.kind == .unquoted {
      let first = position
      position += 1
      var node: OpenStepNode?
      if accept("=") { node = try value(depth: depth + 1) }
      guard accept(";") else { throw missing(node == nil ? "`=` or `;`" : "`;`") }
      entries.append(
        OpenStepEntry(
          key: OpenStepText.decoded(file.bytes[token.range]),
          keyRange: token.range,
          value: node,
          range: token.range.lowerBound..<tokens[position - 1].range.upperBound,
          tokens: first..<position
        )
      )
    }
    return entries
  }

  private mutating func value(depth: Int) throws(FileRefusal) -> OpenStepNode {
    guard let token = peek() else { throw missing("a value") }
    let first = position
    guard depth < Self.depthLimit else {
      throw .unreadable("more than \(Self.depthLimit) levels of nesting", at: token.range)
    }
    position += 1
    let content: OpenStepNode.Content
    switch token.kind {
    case .quoted, .unquoted: content = .text(OpenStepText.decoded(file.bytes[token.range]))
    case .punctuation(UInt8(ascii: "{")):
      content = .dictionary(try entries(depth: depth))
      guard accept("}") else { throw missing("`}`") }
    case .punctuation(UInt8(ascii: "(")): content = .array(try elements(depth: depth))
    case .punctuation(UInt8(ascii: "<")):
      content = .data
      while peek()?.kind == .unquoted { position += 1 }
      guard accept(">") else { throw missing("`>`") }
    default: throw .unreadable("expected a value, found `\(found(token))`", at: token.range)
    }
    return OpenStepNode(
      content: content,
      range: token.range.lowerBound..<tokens[position - 1].range.upperBound,
      tokens: first..<position
    )
  }

  private mutating func elements(depth: Int) throws(FileRefusal) -> [OpenStepNode] {
    var elements: [OpenStepNode] = []
    while !accept(")") {
      elements.append(try value(depth: depth + 1))
      if accept(",") { continue }
      guard accept(")") else { throw missing("`,` or `)`") }
      break
    }
    return elements
  }
}
