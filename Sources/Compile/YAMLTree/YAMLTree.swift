package import ManifestFindings

/// A parsed document in two flat arrays.
///
/// `records` has a record for each node, in document order. `texts` has the texts of all scalars.
package final class YAMLTree: Sendable {
  package let file: SourceFile
  let records: [Record]
  let texts: [UInt8]

  init(file: SourceFile, records: [Record], texts: [UInt8]) {
    self.file = file
    self.records = records
    self.texts = texts
  }

  /// The document's content; nil if the document is empty.
  package var root: Node? { records.isEmpty ? nil : Node(tree: self, index: 0) }

  /// Whether this tree has the same keys, values and elements as another one, regardless of their location
  /// and style.
  package func hasSameContent(as other: YAMLTree) -> Bool {
    texts == other.texts
      && records.elementsEqual(other.records) {
        $0.kind == $1.kind && $0.next == $1.next && $0.textCount == $1.textCount
      }
  }

  struct Record: Sendable {
    var range: SourceRange
    /// The start of a scalar's text in `texts`; not used for collections.
    var textStart: UInt32 = 0
    var textCount: UInt32 = 0
    /// The index of the record after this node and its descendants.
    var next: UInt32
    var kind: Node.Kind
    var style = YAMLEvent.ScalarStyle.plain
    /// Whether this is a value of a mapping and the record before it is its key, a scalar.
    var isValue = false
    /// Whether this is a duplicate key or a key that is not allowed; its entry is skipped.
    var isSkipped = false

    var text: Range<Int> { Int(textStart)..<Int(textStart + textCount) }
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
    let scan = SourceScan(file, limits: limits)
    guard scan.findings.isEmpty else { return (nil, scan.findings) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var composer = TreeComposer(bytes: bytes, scalars: scan.scalars, limits: limits)
      let problem = parseYAML(bytes) { composer.handle($0) }
      if composer.hasStopped { return (nil, composer.findings) }
      if let problem {
        let place = { min(scan.scalars.byteOffset(ofScalar: $0), bytes.count) }
        return (nil, composer.findings + [SyntaxMessage(problem, in: file, place).finding])
      }
      let tree = YAMLTree(file: file, records: composer.records, texts: composer.texts)
      return (tree, composer.findings)
    }
  }
}
