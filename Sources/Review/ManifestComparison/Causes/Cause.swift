internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

/// Changes to the manifest's text, together with their effects.
package struct Cause: Sendable {
  /// The changes to the text.
  ///
  /// There are several if their effects cannot be separated, and none if no change to the text explains the effects.
  package let written: [WrittenChange]
  package let changes: [Change]

  /// Finds the causes of changes.
  ///
  /// An effect belongs to a change to the text if the effect disappears when only that change is reverted. Each change
  /// to the text with such effects is a cause. Effects that need several changes have these changes as one cause.
  static func all(
    of changes: [Change],
    from old: Review.Side,
    to new: CheckedManifest
  ) -> [Cause] {
    guard !changes.isEmpty else { return [] }
    guard let texts = WrittenChanges(from: old.checked.file, to: new.file),
      let groups = groups(texts.all)
    else { return [Cause(written: [], changes: changes)] }
    if groups.count == 1 { return [Cause(written: groups[0], changes: changes)] }
    var owners: [[Int]] = changes.map { _ in [] }
    // For each change, the groups whose reverting gives the property a third value, neither the old nor the new one.
    var sharers: [[Int]] = changes.map { _ in [] }
    var unknown: Set<Int> = []
    for (number, group) in groups.enumerated() {
      let text = texts.takingBack(Set(group.map(\.path)))
      let checked = CheckedManifest(
        SourceFile(path: new.file.path, text: text),
        standards: new.standards
      )
      // Without this group the manifest has errors, so its effects are unknown.
      guard let resolved = checked.resolve() else {
        unknown.insert(number)
        continue
      }
      let left = Set(Comparison.changes(from: old.resolved, to: resolved))
      let properties = Set(left.map(\.propertyKey))
      for index in changes.indices where !left.contains(changes[index]) {
        if properties.contains(changes[index].propertyKey) {
          sharers[index].append(number)
        } else {
          owners[index].append(number)
        }
      }
    }
    // If reverting a group changes a property to a third value, the group is a cause only together with others.
    for index in changes.indices where !owners[index].isEmpty || sharers[index].count > 1 {
      owners[index] += sharers[index]
    }
    // Changes of a new row of the manifest are shown with that row, even if they depend on other rows.
    for (index, change) in changes.enumerated() where owners[index].count != 1 {
      let path = "\(change.subject.section).\(change.subject.name ?? "")"
      if let row = groups.firstIndex(where: { $0.contains { $0.path == path } }) {
        owners[index] = [row]
      }
    }
    let causes = groups.indices.compactMap { number -> Cause? in
      let own = changes.indices.filter { owners[$0] == [number] }.map { changes[$0] }
      return own.isEmpty ? nil : Cause(written: groups[number], changes: own)
    }
    return causes + shared(changes, owners, groups, unknown.union(sharers.joined()))
  }

  /// One cause for each set of groups that are connected by common effects, and one for all effects that no group
  /// explains.
  ///
  /// The groups in `unknown` may share effects with others: reverting one of them leaves errors, or changes a property to
  /// a third value.
  private static func shared(
    _ changes: [Change],
    _ owners: [[Int]],
    _ groups: [[WrittenChange]],
    _ unknown: Set<Int>
  ) -> [Cause] {
    var parts: [(groups: Set<Int>, changes: [Int])] = []
    for index in changes.indices where owners[index].count > 1 {
      let own = Set(owners[index])
      let joined = parts.filter { !$0.groups.isDisjoint(with: own) }
      parts.removeAll { !$0.groups.isDisjoint(with: own) }
      parts.append(
        (joined.reduce(own) { $0.union($1.groups) }, joined.flatMap(\.changes) + [index])
      )
    }
    let unexplained = changes.indices.filter { owners[$0].isEmpty }
    let known = parts.reduce(Set(owners.filter { $0.count == 1 }.joined())) { $0.union($1.groups) }
    let left = unknown.subtracting(known)
    if !unexplained.isEmpty {
      parts.append((left.isEmpty ? Set(groups.indices) : left, unexplained))
    } else if let last = parts.indices.last {
      parts[last].groups.formUnion(left)
    }
    return parts.sorted { $0.groups.min() ?? 0 < $1.groups.min() ?? 0 }.map { part in
      Cause(
        written: part.groups.sorted().flatMap { groups[$0] },
        changes: part.changes.sorted().map { changes[$0] }
      )
    }
  }

  /// The maximum number of groups to revert, one after the other.
  private static let limit = 32

  /// Makes a group of each change or, if these are too many, of the changes of a key in all rows.
  ///
  /// Nil if there are no changes, or if there are still too many groups.
  private static func groups(_ all: [WrittenChange]) -> [[WrittenChange]]? {
    if all.count <= limit { return all.isEmpty ? nil : all.map { [$0] } }
    let groups = all.grouped(by: \.kindAndPattern)
    return groups.count <= limit ? groups : nil
  }
}

extension Cause {
  /// One line for each change to the text: `services.socket.dev.port`: 8177 → 8178 (countries.yaml:30).
  func headings(in file: SourceFile) -> [Message] {
    let limit = 6
    let groups =
      written.count <= limit ? written.map { [$0] } : written.grouped(by: \.kindAndPattern)
    return groups.map { group in
      let first = group[0]
      let path = group.count == 1 ? first.path : first.pattern
      let place = first.line.map { " (\(file.path):\($0))" } ?? ""
      let rows = group.count == 1 ? "" : " in \(group.count) rows"
      return "\(code: path)\(first.values(isOne: group.count == 1))\(words: rows + place)"
    }
  }
}

extension Change {
  /// Identifies the changed property, without its values.
  fileprivate var propertyKey: [String] { [subject.kind, subject.name ?? "", property] }
}

extension WrittenChange {
  fileprivate var kindAndPattern: String { "\(kind.rawValue) \(pattern)" }

  fileprivate func values(isOne: Bool) -> Message {
    let (old, new) = isOne ? (self.old, self.new) : (nil, nil)
    return switch (old, new) {
    case (let old?, let new?): ": \(code: old) → \(code: new)"
    case (let old?, nil): ": \(code: old) → not set\(words: standard)"
    case (nil, let new?): ": not set\(words: standard) → \(code: new)"
    case (nil, nil): ": \(words: kind.rawValue)"
    }
  }

  /// The default of the key, ` (default: live)`; empty if it depends on other values.
  private var standard: String {
    guard case .derived(let value)? = (try? SchemaPath(path))?.key?.spec.presence,
      let constant = value.wholeMatch(of: #/`([^`{}]+)`/#)?.1
    else { return "" }
    return " (default: \(constant))"
  }
}
