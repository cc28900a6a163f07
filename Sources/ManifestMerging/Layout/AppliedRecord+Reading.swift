internal import CountryManifest
package import ManifestDiagnostics
internal import YAMLTree

extension AppliedRecord {
  /// Larger than any manifest's texts in all its languages.
  package static let sizeLimit = 64 << 20

  /// Reads a record; one that is not as we write it is refused as a whole.
  package static func read(
    _ file: SourceFile
  ) -> (record: AppliedRecord?, diagnostics: [Diagnostic]) {
    var limits = Limits()
    limits.size = sizeLimit
    limits.nodes = 4_000_000
    let (tree, findings) = YAMLTree.parse(file, limits: limits)
    guard let tree, let root = tree.root else {
      let empty = Diagnostic(
        "apply-invalid-record",
        "the record is empty",
        at: SourceRange(0, 0),
        help: "restore it from version control, or delete it; equal entries are then recorded again"
      )
      return (nil, findings.isEmpty ? [empty] : findings.inReadingOrder())
    }
    var reader = RecordReader()
    let record = reader.record(root)
    let all = (findings + reader.diagnostics).inReadingOrder()
    return (all.isEmpty ? record : nil, all)
  }
}

private enum RecordKey: String, MappingKey {
  case format, files
  static let owner = "the record"
  static let lookup = KeyNames<Self>()
  var spec: KeySpec {
    switch self {
    case .format: .required(.integer(1...1), "the version of the record")
    case .files: .required(.table(of: .mapping(MappingShape(RecordFileKey.self)), by: "file"), "")
    }
  }
}

private enum RecordFileKey: String, MappingKey {
  case kind, made, entries
  static let owner = "a file in the record"
  static let lookup = KeyNames<Self>()
  var spec: KeySpec {
    switch self {
    case .kind: .required(.choice(FileKind.allCases.map(\.rawValue)), "the kind of file")
    case .made: .required(.choice(["true", "false"]), "whether nd-config created the file")
    case .entries: .required(.table(of: .text, by: "entry"), "the entries in the file")
    }
  }
}

private struct RecordReader {
  private var decoder = ManifestDecoder()
  private var findings: [Diagnostic] = []

  var diagnostics: [Diagnostic] { decoder.diagnostics + findings }

  mutating func record(_ root: Node) -> AppliedRecord {
    var record = AppliedRecord()
    guard let fields = decoder.fields(root, RecordKey.self) else { return record }
    if let format = fields[.format], format.text != "1" {
      report(format, "unknown format `\(format.text)`; expected 1")
    }
    guard let files = fields[.files] else { return record }
    for (path, node) in decoder.table(files, "file") {
      guard AppPath.normalized(path.value) == path.value else {
        report(node, "path `\(path.value)` is outside the app's folder")
        continue
      }
      record.files[path.value] = file(node)
    }
    return record
  }

  private mutating func file(_ node: Node) -> AppliedRecord.File? {
    guard let fields = decoder.fields(node, RecordFileKey.self), let kind = fields[.kind],
      let made = fields[.made], let entries = fields[.entries]
    else { return nil }
    guard let known = FileKind(rawValue: kind.text) else {
      report(kind, "unknown kind of file `\(kind.text)`")
      return nil
    }
    guard ["true", "false"].contains(made.text) else {
      report(made, "expected `true` or `false`, found `\(made.text)`")
      return nil
    }
    var read: [MergeEntry] = []
    for (key, value) in decoder.table(entries, "entry") {
      guard value.kind == .scalar else {
        decoder.reportWrongType(value, expected: "text")
        continue
      }
      read.append(MergeEntry(key.value, value.text))
    }
    return AppliedRecord.File(kind: known, isMade: made.text == "true", entries: read)
  }

  private mutating func report(_ node: Node, _ message: String) {
    findings.add(Diagnostic("apply-invalid-record", message, at: node.range))
  }
}
