internal import YAMLTree

/// Format 1 of the manifest: the type and meaning of every key.
package enum ManifestSchema {
  package static let formats = [1]

  package static let root = Manifest.table.shape

  package static let keyNames: Set<String> = Set(owners.keys)

  /// A mapping that has a certain key, with the key's path and specification.
  struct Owner {
    /// The name in messages, such as "a country".
    var name: String
    /// The path of the key, such as `countries.COUNTRY.tld`.
    var path: String
    var spec: KeySpec
  }

  /// The mapping that has a key, if only one kind of mapping has it.
  static func owner(of key: String) -> Owner? {
    owners[key].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// The key whose mapping has a key: `account_form` for `fields`; nil if several mappings have it, or rows.
  package static func parent(of key: String) -> String? {
    let path = owner(of: key)?.path.split(separator: ".").map(String.init) ?? []
    return path.dropLast().last.flatMap { keyNames.contains($0) ? $0 : nil }
  }

  /// Whether a mapping has a key whose value can be of the given kind.
  static func has(_ key: String, _ kind: Node.Kind) -> Bool {
    owners[key]?.contains { $0.spec.value.canBe(kind) } ?? false
  }

  private static let owners: [String: [Owner]] = {
    var owners: [String: [Owner]] = [:]
    func visit(_ kind: ValueKind, _ path: String) {
      switch kind {
      case .mapping(let shape):
        let start = path.isEmpty ? "" : path + "."
        for entry in shape.keys {
          let owner = Owner(name: shape.owner, path: start + entry.name, spec: entry.spec)
          if owners[entry.name]?.contains(where: { $0.name == owner.name }) != true {
            owners[entry.name, default: []].append(owner)
          }
          visit(entry.spec.value, owner.path)
        }
        if let others = shape.others { visit(others.value, start + placeholder(others.name)) }
      case .table(let row, let kind): visit(row, path + "." + placeholder(kind))
      case .list(let element): visit(element, path)
      case .either(let short, let long):
        visit(short, path)
        visit(long, path)
      case .text, .integer, .boolean, .choice: break
      }
    }
    visit(.mapping(root), "")
    return owners
  }()

  /// The component of a path for a name that the manifest's author chooses: `COUNTRY`.
  private static func placeholder(_ kind: String) -> String {
    kind.uppercased().split(separator: " ").joined(separator: "_")
  }
}
