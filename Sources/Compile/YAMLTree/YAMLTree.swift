package import ManifestFindings

/// A parsed document in two flat arrays.
///
/// `records` has a record for each node, in document order. `decoded` has the text of scalars whose text
/// differs from the source, for example because of an escape sequence.
package final class YAMLTree: Sendable {
  package let file: SourceFile
  let records: [Record]
  let decoded: [UInt8]

  init(file: SourceFile, records: [Record], decoded: [UInt8]) {
    self.file = file
    self.records = records
    self.decoded = decoded
  }

  /// The document's content; nil if the document is empty.
  package var root: Node? { records.isEmpty ? nil : Node(tree: self, index: 0) }

  /// The texts of all nonempty scalars, in document order.
  package var scalarTexts: [String] {
    records.indices.filter { records[$0].kind == .scalar && records[$0].textCount > 0 }
      .map { Node(tree: self, index: $0).text }
  }

  /// Whether the character at an offset is part of a scalar's text; the quotes around the text do not count.
  package func isText(at offset: UInt32) -> Bool {
    records.contains { record in
      let isQuoted = record.style != .plain
      return record.kind == .scalar && record.range.start + (isQuoted ? 1 : 0) <= offset
        && offset + (isQuoted ? 1 : 0) < record.range.end
    }
  }

  /// The scalars that overlap a range, and the sequences and mappings that are inside it.
  package func nodes(in range: Range<Int>) -> [Node] {
    records.indices.filter { index in
      let place = records[index].range
      let isWithin = range.lowerBound <= place.start && place.end <= range.upperBound
      return isWithin
        || records[index].kind == .scalar
          && place.start < range.upperBound && range.lowerBound < place.end
    }
    .map { Node(tree: self, index: $0) }
  }

  /// Whether this tree has the same keys, values and elements as another one, regardless of their location
  /// and style.
  package func hasSameContent(as other: YAMLTree) -> Bool {
    records.count == other.records.count
      && records.indices.allSatisfy { isSame($0, as: other) && hasSameText($0, as: other) }
  }

  /// The only scalar whose text differs between two trees, as a node of each tree.
  ///
  /// The result is nil if no text or several texts differ, or if the structures differ.
  package func onlyDifferentScalar(from other: YAMLTree) -> (Node, Node)? {
    guard records.count == other.records.count,
      records.indices.allSatisfy({ isSame($0, as: other) })
    else { return nil }
    let different = records.indices.filter { !hasSameText($0, as: other) }
    guard different.count == 1 else { return nil }
    return (Node(tree: self, index: different[0]), Node(tree: other, index: different[0]))
  }

  private func isSame(_ index: Int, as other: YAMLTree) -> Bool {
    let (record, twin) = (records[index], other.records[index])
    return record.kind == twin.kind && record.next == twin.next && record.isValue == twin.isValue
  }

  private func hasSameText(_ index: Int, as other: YAMLTree) -> Bool {
    Node(tree: self, index: index).withText { text in
      Node(tree: other, index: index).withText { text.elementsEqual($0) }
    }
  }

  struct Record: Sendable {
    var range: SourceRange
    /// The start of a scalar's text, in the source or in `decoded`; not used for collections.
    var textStart: UInt32 = 0
    var textCount: UInt32 = 0
    /// The index of the record after this node and its descendants.
    var next: UInt32
    var kind: Node.Kind
    var style = YAMLEvent.ScalarStyle.plain
    var isDecoded = false
    /// Whether this is a value of a mapping and the record before it is its key, a scalar.
    var isValue = false
    /// Whether this is a duplicate key or a key that is not allowed; its entry is skipped.
    var isSkipped = false
  }
}

extension YAMLTree {
  /// Parses a file into a tree.
  ///
  /// If the text is not valid YAML, the result has no tree. If it uses YAML that a manifest must not use, the
  /// result has both a tree and findings.
  package static func parse(
    _ file: SourceFile,
    limits: Limits = Limits()
  ) -> (tree: YAMLTree?, findings: [Finding]) {
    var scan = SourceScan(file, limits: limits)
    guard scan.findings.isEmpty else { return (nil, scan.findings) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var composer = TreeComposer(bytes: bytes, scalars: scan.scalars, limits: limits)
      let problem = parseYAML(bytes) { composer.handle($0) }
      if composer.hasStopped { return (nil, composer.findings) }
      if let problem {
        let place = { min(scan.scalars.byteOffset(ofScalar: $0), bytes.count) }
        return (nil, composer.findings + [SyntaxMessage(problem, in: file, place).finding])
      }
      let tree = YAMLTree(file: file, records: composer.records, decoded: composer.decoded)
      return (tree, composer.findings + tree.adjoiningComments)
    }
  }
}
