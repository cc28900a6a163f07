import ManifestDiagnostics
import YAMLTree

/// libFuzzer's entry: reads the bytes as a manifest and renders what is found.
///
/// A trap is a find, and so is a broken promise: no tree and no error, or a place outside the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyBytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "countries.yaml", bytes: bytes)
  var limits = Limits()
  limits.size = 1 << 16
  let (tree, diagnostics) = YAMLTree.parse(file, limits: limits)
  precondition(tree != nil || diagnostics.hasErrors, "neither a tree nor an error")
  for diagnostic in diagnostics {
    expectWithin(count, diagnostic.range)
    for related in diagnostic.related { expectWithin(count, related.range) }
  }
  if let root = tree?.root { visit(root, in: file) }
  let text = TextRenderer(usesColor: true).render(diagnostics.inReadingOrder(), in: file)
  let json = JSONRenderer().render(diagnostics, in: file)
  precondition(text.isEmpty == diagnostics.isEmpty && json.hasSuffix("}\n"), "nothing rendered")
  return 0
}

/// The depth is the tree's, which has a limit.
private func visit(_ node: Node, in file: SourceFile) {
  expectWithin(file.bytes.count, node.range)
  node.withText { precondition($0.count <= file.bytes.count, "a text longer than its file") }
  for entry in node.entries {
    visit(entry.key, in: file)
    visit(entry.value, in: file)
  }
  for element in node.elements where node.kind == .sequence { visit(element, in: file) }
}

private func expectWithin(_ count: Int, _ range: SourceRange) {
  precondition(range.start <= range.end && range.end <= count, "a place outside the file")
}
