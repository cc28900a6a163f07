internal import CountryManifest
package import ManifestDiagnostics
internal import YAMLTree

/// What we put into an app's files, as `.nd-config.applied.json` keeps it from run to run.
package struct AppliedRecord: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package var kind: FileKind
    /// Whether there was no such file before.
    package var isMade: Bool
    /// Sorted by key, whatever the order in the file.
    package let entries: [MergeEntry]

    package init(kind: FileKind, isMade: Bool, entries: [MergeEntry]) {
      self.kind = kind
      self.isMade = isMade
      self.entries = entries.sorted { $0.key < $1.key }
    }
  }

  package static let fileName = ".nd-config.applied.json"

  /// By path, relative to the app's folder.
  package var files: [String: File] = [:]

  package init() {}

  /// This record and what an older one holds besides.
  package func union(_ older: AppliedRecord) -> AppliedRecord {
    var union = self
    for (path, old) in older.files {
      guard let file = union.files[path], file.kind == old.kind else {
        if union.files[path] == nil { union.files[path] = old }
        continue
      }
      let keys = Set(file.entries.map(\.key))
      union.files[path] = File(
        kind: file.kind,
        isMade: file.isMade || old.isMade,
        entries: file.entries + old.entries.filter { !keys.contains($0.key) }
      )
    }
    return union
  }

  /// Sorted, an entry a line: what changes from run to run shows in a review.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("format", 1)
      json.object("files") { json in
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
          json.object(path) { json in
            json.field("kind", file.kind.rawValue)
            json.field("made", file.isMade)
            json.object("entries") { json in
              for entry in file.entries {
                json.field(entry.key, entry.value)
              }
            }
          }
        }
      }
    }
    return escapingLineBreaks(json.text) + "\n"
  }

  /// What is no line break to JSON is one to YAML, which reads the record, or no text at all.
  private func escapingLineBreaks(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: 4 - digits.count)
        escaped.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

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
        "apply-broken-record",
        "the record is empty",
        at: SourceRange(0, 0),
        help: "take it from version control, or remove it: equal entries are then adopted anew"
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
    case .format: .required(.integer(1...1), "its version")
    case .files: .required(.table(of: .mapping(MappingShape(RecordFileKey.self)), by: "file"), "")
    }
  }
}

private enum RecordFileKey: String, MappingKey {
  case kind, made, entries
  static let owner = "a file of the record"
  static let lookup = KeyNames<Self>()
  var spec: KeySpec {
    switch self {
    case .kind: .required(.choice(FileKind.allCases.map(\.rawValue)), "what it is")
    case .made: .required(.choice(["true", "false"]), "whether it was made")
    case .entries: .required(.table(of: .text, by: "entry"), "what was put there")
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
      report(format, "format `\(format.text)` is unknown; this version reads 1")
    }
    guard let files = fields[.files] else { return record }
    for (path, node) in decoder.table(files, "file") {
      guard AppPath.normalized(path.value) == path.value else {
        report(node, "`\(path.value)` does not stay in the app's folder")
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
      report(kind, "`\(kind.text)` is no kind of file")
      return nil
    }
    guard ["true", "false"].contains(made.text) else {
      report(made, "`\(made.text)` is neither true nor false")
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
    findings.add(Diagnostic("apply-broken-record", message, at: node.range))
  }
}
