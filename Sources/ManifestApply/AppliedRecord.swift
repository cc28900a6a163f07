internal import ManifestDiagnostics
package import ManifestMerging

/// What nd-config put into an app's files, kept in `.nd-config.applied.json` from run to run.
package struct AppliedRecord: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package var kind: FileKind
    /// Whether nd-config created the file, and so may remove it.
    package var isCreated: Bool
    /// Sorted by key, whatever the order in the file.
    package let applied: AppliedEntries

    package init(kind: FileKind, isCreated: Bool, applied: AppliedEntries) {
      self.kind = kind
      self.isCreated = isCreated
      var applied = applied
      applied.entries.sort { $0.key < $1.key }
      self.applied = applied
    }

    /// What this and an older state of the same file hold together.
    func union(_ older: File) -> File {
      let keys = Set(applied.entries.map(\.key))
      return File(
        kind: kind,
        isCreated: isCreated || older.isCreated,
        applied: AppliedEntries(
          applied.entries + older.applied.entries.filter { !keys.contains($0.key) },
          originals: applied.originals.merging(older.applied.originals) { new, _ in new }
        )
      )
    }
  }

  package static let fileName = ".nd-config.applied.json"
  static let version = 1

  /// By path, relative to the app's folder.
  package var files: [String: File] = [:]

  package init() {}

  /// This record and what an older one holds besides.
  package func union(_ older: AppliedRecord) -> AppliedRecord {
    var union = self
    union.files.merge(older.files) { new, old in new.kind == old.kind ? new.union(old) : new }
    return union
  }

  /// Sorted, one entry per line, so that a review shows what changes from run to run.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", Self.version)
      json.object("files") { json in
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
          json.object(path) { write(file, to: &$0) }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ file: File, to json: inout JSONWriter) {
    json.field("kind", file.kind.rawValue)
    json.field("created", file.isCreated)
    if !file.applied.originals.isEmpty {
      json.object("originals") { json in
        for (list, text) in file.applied.originals.sorted(by: { $0.key < $1.key }) {
          json.field(list, text)
        }
      }
    }
    json.array("entries", file.applied.entries) { json, applied in
      var fields = [("key", applied.entry.key)]
      if !applied.entry.value.isEmpty { fields.append(("value", applied.entry.value)) }
      json.line(fields + [("state", applied.state.rawValue)])
    }
  }
}
