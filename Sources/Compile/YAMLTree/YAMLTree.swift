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
    /// A key that repeats an earlier one, or that is not allowed: its entry is passed over.
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
