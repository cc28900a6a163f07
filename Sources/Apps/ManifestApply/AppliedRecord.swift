internal import AppFileFormats
package import ManifestFindings

/// The record of the entries that nd-config added to an app's files, kept in `.nd-config.applied.json`.
package struct AppliedRecord: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package var kind: FileKind
    package var applied: AppliedEntries

    package init(kind: FileKind, applied: AppliedEntries) {
      self.kind = kind
      self.applied = applied
    }

    /// The record of this file with the entries that only an older record of the file has.
    func union(_ older: File) -> File {
      var union = self
      union.applied.keys.formUnion(older.applied.keys)
      union.applied.original = applied.original ?? older.applied.original
      return union
    }
  }

  package static let fileName = ".nd-config.applied.json"
  private static let version = "2"

  /// The files by their paths relative to the app's folder.
  package var files: [String: File] = [:]
  /// The kinds of further files that an earlier version recorded and that are no longer edited.
  package fileprivate(set) var formerKinds: Set<String> = []

  package init() {}

  /// This record with the files and entries that only an older record has.
  func union(_ older: AppliedRecord) -> AppliedRecord {
    var union = self
    union.files.merge(older.files) { new, old in new.kind == old.kind ? new.union(old) : new }
    return union
  }

  /// The sorted record with one entry per line, so that a review shows the changes of a run.
  package var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", Int(Self.version) ?? 0)
      json.object("files") { json in
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
          json.object(path) { json in
            json.field("kind", file.kind.rawValue)
            if let original = file.applied.original { json.field("original", original) }
            json.array("added", file.applied.keys.sorted()) { $0.value($1) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension AppliedRecord {
  /// Reads a record; refuses a file that does not have the structure that `text` writes.
  ///
  /// If nd-config guessed which entries it wrote, it could remove entries that it did not write.
  package static func read(_ file: SourceFile) -> Result<AppliedRecord, FileRefusal> {
    do throws(FileRefusal) {
      return .success(try RecordReader(file: file).record(JSONScanner.root(of: file)))
    } catch {
      var refusal = error
      refusal.finding.id = "apply-invalid-record"
      return .failure(refusal)
    }
  }
}

private struct RecordReader {
  let file: SourceFile

  func record(_ root: JSONNode) throws(FileRefusal) -> AppliedRecord {
    let version = root["version"].map { file.text($0.range) }
    guard version == "1" || version == "2" else {
      throw broken("expected a record of version 1 or 2", root["version"]?.range ?? root.range)
    }
    var record = AppliedRecord()
    var seen: [String: Range<Int>] = [:]
    for member in try members(root["files"], in: root) {
      let (path, node) = (member.name, member.value)
      if let first = seen.updateValue(member.nameRange, forKey: path) {
        throw .duplicate(path, at: member.nameRange, first: first)
      }
      guard AppPath.normalized(path) == path else {
        throw broken("path `\(path)` is outside the app's folder", member.nameRange)
      }
      let name = try string(node["kind"], in: node)
      if FileKind.former.contains(name) {
        record.formerKinds.insert(name)
        continue
      }
      guard let kind = FileKind(rawValue: name) else {
        throw broken("unknown kind `\(name)`", node.range)
      }
      let applied = try version == "1" ? earlier(node) : applied(node)
      if !applied.keys.isEmpty {
        record.files[path] = AppliedRecord.File(kind: kind, applied: applied)
      }
    }
    return record
  }

  private func applied(_ node: JSONNode) throws(FileRefusal) -> AppliedEntries {
    var applied = AppliedEntries()
    for key in try elements(node["added"], in: node) {
      applied.keys.insert(try string(key, in: node))
    }
    if let original = node["original"] { applied.original = try string(original, in: node) }
    return applied
  }

  /// A file in a record of version 1, which also has entries that were `found` in the file.
  private func earlier(_ node: JSONNode) throws(FileRefusal) -> AppliedEntries {
    var applied = AppliedEntries()
    for entry in try elements(node["entries"], in: node) {
      let key = try string(entry["key"], in: entry)
      switch try string(entry["state"], in: entry) {
      case "added": applied.keys.insert(key)
      case "found": continue
      case let other: throw broken("unknown state `\(other)`", entry.range)
      }
    }
    // There were more originals, which only had white space.
    let known = ["CFBundleLocalizations", "com.apple.developer.associated-domains", "locales"]
    if let text = known.lazy.compactMap({ node["originals"]?[$0]?.string }).first {
      // What was closed on a line of its own needs no restoring.
      applied.original = text.hasPrefix("<dict>") ? "" : text.hasPrefix("<array>") ? nil : text
    }
    return applied
  }

  // MARK: Values

  private func members(_ node: JSONNode?, in parent: JSONNode) throws(FileRefusal) -> [JSONMember] {
    guard let members = node?.members else {
      throw broken("expected an object of files", node?.range ?? parent.range)
    }
    return members
  }

  private func elements(_ node: JSONNode?, in parent: JSONNode) throws(FileRefusal) -> [JSONNode] {
    guard let elements = node?.elements else {
      throw broken("expected a list of entries", node?.range ?? parent.range)
    }
    return elements
  }

  private func string(_ node: JSONNode?, in parent: JSONNode) throws(FileRefusal) -> String {
    guard let text = node?.string else {
      throw broken("expected a string", node?.range ?? parent.range)
    }
    return text
  }

  private func broken(_ message: String, _ range: Range<Int>) -> FileRefusal {
    .unreadable(
      message,
      at: range,
      help:
        "restore the file from version control, or delete it; then existing entries are never removed"
    )
  }
}
