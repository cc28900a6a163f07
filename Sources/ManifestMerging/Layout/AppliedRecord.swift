internal import ManifestDiagnostics

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
