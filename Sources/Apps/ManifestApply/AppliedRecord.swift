package import AppFileFormats
package import ManifestFindings
package import ManifestMerging

/// The record of entries that nd-config wrote into an app's files, kept in `.nd-config.applied.json`.
package struct AppliedRecord: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package var kind: FileKind
    /// The entries, sorted by key and not in the order of the file.
    package let applied: AppliedEntries

    package init(kind: FileKind, applied: AppliedEntries) {
      self.kind = kind
      var applied = applied
      applied.entries.sort { $0.key < $1.key }
      self.applied = applied
    }

    /// The record of this file with the entries that only an older record of the file has.
    func union(_ older: File) -> File {
      let keys = Set(applied.entries.map(\.key))
      return File(
        kind: kind,
        applied: AppliedEntries(
          applied.entries + older.applied.entries.filter { !keys.contains($0.key) },
          originals: applied.originals.merging(older.applied.originals) { new, _ in new }
        )
      )
    }
  }

  package static let fileName = ".nd-config.applied.json"
  static let version = 1

  /// The files by their paths relative to the app's folder.
  package var files: [String: File] = [:]
  /// The kinds of further files that an earlier version recorded and that are no longer edited.
  package fileprivate(set) var formerKinds: Set<String> = []

  package init() {}

  /// This record with the files and entries that only an older record has.
  package func union(_ older: AppliedRecord) -> AppliedRecord {
    var union = self
    union.files.merge(older.files) { new, old in new.kind == old.kind ? new.union(old) : new }
    return union
  }

  /// The sorted record with one entry per line, so that a review shows the changes of a run.
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
    // Earlier versions created files, and require this field.
    json.field("created", false)
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
    guard let version = root["version"] else {
      throw broken("missing `version`", root.range)
    }
    guard text(version) == String(AppliedRecord.version) else {
      throw broken(
        "expected version `\(AppliedRecord.version)`, found `\(text(version))`",
        version.range,
        help: Self.otherVersion
      )
    }
    let fields = try object(root, required: ["version", "files"])
    var record = AppliedRecord()
    for member in try members(fields["files"]) {
      guard AppPath.normalized(member.name) == member.name else {
        throw broken("path `\(member.name)` is outside the app's folder", member.nameRange)
      }
      if let kind = member.value["kind"]?.string, FileKind.former.contains(kind) {
        record.formerKinds.insert(kind)
      } else {
        record.files[member.name] = try recordedFile(member.value)
      }
    }
    return record
  }

  private func recordedFile(_ node: JSONNode) throws(FileRefusal) -> AppliedRecord.File {
    let fields = try object(
      node,
      required: ["kind", "entries"],
      optional: ["created", "originals"]
    )
    guard let list = fields["entries"], let elements = list.elements else {
      throw broken("expected a list of entries", fields["entries"]?.range ?? node.range)
    }
    var entries: [AppliedEntry] = []
    for element in elements { entries.append(try entry(element)) }
    var originals: [String: String] = [:]
    if let lists = fields["originals"] {
      for member in try members(lists) { originals[member.name] = try string(member.value) }
    }
    return AppliedRecord.File(
      kind: try choice("kind", fields, in: node),
      applied: AppliedEntries(entries, originals: originals)
    )
  }

  private func entry(_ node: JSONNode) throws(FileRefusal) -> AppliedEntry {
    let fields = try object(node, required: ["key", "state"], optional: ["value"])
    guard let key = try string(fields["key"]) else { throw broken("missing `key`", node.range) }
    return AppliedEntry(
      MergeEntry(key, try string(fields["value"]) ?? ""),
      try choice("state", fields, in: node)
    )
  }

  // MARK: Values

  private func text(_ node: JSONNode) -> String { file.text(node.range) }

  private func string(_ node: JSONNode?) throws(FileRefusal) -> String? {
    guard let node else { return nil }
    guard let text = node.string else { throw broken("expected a string", node.range) }
    return text
  }

  /// Reads a raw value of `Choice`; an unknown value possibly comes from a later version of nd-config.
  private func choice<Choice: RawRepresentable<String>>(
    _ key: String,
    _ fields: [String: JSONNode],
    in parent: JSONNode
  ) throws(FileRefusal) -> Choice {
    let node = fields[key]
    let range = node?.range ?? parent.range
    guard let name = try string(node) else { throw broken("missing `\(key)`", range) }
    guard let choice = Choice(rawValue: name) else {
      throw broken("unknown \(key) `\(name)`", range, help: Self.otherVersion)
    }
    return choice
  }

  private static let otherVersion =
    "use the version of nd-config that wrote it, or delete the record"

  private func members(_ node: JSONNode?) throws(FileRefusal) -> [JSONMember] {
    guard let node, let members = node.members else {
      throw broken("expected an object", node?.range ?? 0..<0)
    }
    var seen: [String: JSONMember] = [:]
    for member in members {
      if let first = seen.updateValue(member, forKey: member.name) {
        throw .duplicate(member.name, at: member.nameRange, first: first.nameRange)
      }
    }
    return members
  }

  /// The members of an object; refuses an object that lacks a required name or has an unknown one.
  private func object(
    _ node: JSONNode,
    required: [String],
    optional: [String] = []
  ) throws(FileRefusal) -> [String: JSONNode] {
    let members = try members(node)
    for member in members where !(required + optional).contains(member.name) {
      throw broken("unknown key `\(member.name)`", member.nameRange)
    }
    let fields = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    if let missing = required.first(where: { fields[$0] == nil }) {
      throw broken("missing `\(missing)`", node.range)
    }
    return fields
  }

  private func broken(
    _ message: String,
    _ range: Range<Int>,
    help: String? =
      "restore the file from version control, or delete it; then existing entries are never removed"
  ) -> FileRefusal {
    .unreadable(message, at: range, help: help)
  }
}
