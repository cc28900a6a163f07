package import ManifestFindings

/// A parsed document in two flat arrays: one record per node in document order, and the text of those
/// scalars that are not verbatim in the source.
package final class YAMLTree: Sendable {
  package let file: SourceFile
  let records: [Record]
  let decoded: [UInt8]

  init(file: SourceFile, records: [Record], decoded: [UInt8]) {
    self.file = file
    self.records = records
    self.decoded = decoded
  }

  /// The document's content; nil in an empty document.
  package var root: Node? { records.isEmpty ? nil : Node(tree: self, index: 0) }

  /// The texts of all nonempty scalars in their order.
  package var scalarTexts: [String] {
    records.indices.filter { records[$0].kind == .scalar && records[$0].textCount > 0 }
      .map { Node(tree: self, index: $0).text }
  }

  /// Whether the character at an offset is in a scalar's text, not one of its quotes.
  package func isText(at offset: UInt32) -> Bool {
    records.contains { record in
      let isQuoted = record.style != .plain
      return record.kind == .scalar && record.range.start + (isQuoted ? 1 : 0) <= offset
        && offset + (isQuoted ? 1 : 0) < record.range.end
    }
  }

  /// The scalars that overlap a range, and the sequences and mappings within it.
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

  /// Whether it has the same keys, values and elements as another tree, regardless of layout and style.
  package func hasSameContent(as other: YAMLTree) -> Bool {
    records.count == other.records.count
      && records.indices.allSatisfy { isSame($0, as: other) && hasSameText($0, as: other) }
  }

  /// The only scalar whose text differs from another tree's, in both trees; nil unless exactly one differs.
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
    /// Where a scalar's text starts, in the source or in `decoded`; unused by collections.
    var textStart: UInt32 = 0
    var textCount: UInt32 = 0
    /// The record after this node and all that is in it.
    var next: UInt32
    var kind: Node.Kind
    var style = YAMLEvent.ScalarStyle.plain
    var isDecoded = false
    /// Whether a scalar key is right before it.
    var isValue = false
    /// A key that is repeated or not allowed: its entry is skipped.
    var isSkipped = false
  }
}

extension YAMLTree {
  /// Parses a file to a tree.
  ///
  /// There is no tree if the text is not valid YAML. If it uses YAML that a manifest may not use,
  /// there are both a tree and findings.
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
