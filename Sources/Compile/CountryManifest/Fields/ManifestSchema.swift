/// Format 1 of the manifest: the type and meaning of every key.
package enum ManifestSchema {
  package static let root = Manifest.table.shape

  package static let keyNames: Set<String> = Set(owners.keys)

  /// A mapping that has a certain key, with the key's path and specification.
  struct Owner {
    /// The name in messages, such as "a country".
    var name: String
    /// The path of the key, such as `countries.COUNTRY.tld`.
    var path: String
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

  private static let owners: [String: [Owner]] = {
    var owners: [String: [Owner]] = [:]
    func visit(_ kind: ValueKind, _ path: String) {
      switch kind {
      case .mapping(let shape):
        let start = path.isEmpty ? "" : path + "."
        for entry in shape.keys {
          let owner = Owner(name: shape.owner, path: start + entry.name)
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

/// The schema entry for a path such as `countries.it.languages[0].smartling`.
package struct SchemaPath: Sendable {
  /// The key at the end of the path; nil for a row or an element, which has no key in the schema.
  package var key: Key?
  /// The paths, from left to right, of the rows and elements that the manifest must have: `countries.it`,
  /// `countries.it.languages[0]`.
  package var needed: [String] = []

  package struct Key: Sendable {
    package var name: String
    /// The name of the mapping that has the key: "a country".
    package var owner: String
    package var spec: KeySpec
  }

  package enum Failure: Error, Equatable {
    /// The mapping has no such key; `keys` are the valid ones.
    case unknownKey(String, owner: String, keys: [String])
    /// The text is not a path, or the path leads into a scalar.
    case notAPath(String)
  }

  package init(_ path: String) throws(Failure) {
    guard let steps = Self.steps(path) else { throw .notAPath(path) }
    var kind = ValueKind.mapping(ManifestSchema.root)
    var walked = ""
    for step in steps {
      let separator = walked.isEmpty || step.hasPrefix("[") ? "" : "."
      walked += separator + step
      switch kind.choosing(forElement: step.hasPrefix("[")) {
      case .list(let element) where step.hasPrefix("["):
        (key, kind) = (nil, element)
        needed.append(walked)
      case .table(let row, _) where !step.hasPrefix("["):
        (key, kind) = (nil, row)
        needed.append(walked)
      case .mapping(let shape) where !step.hasPrefix("["):
        if let found = shape.keys.first(where: { $0.name == step }) {
          key = Key(name: step, owner: shape.owner, spec: found.spec)
          kind = found.spec.value
        } else if let others = shape.others {
          (key, kind) = (nil, others.value)
          needed.append(walked)
        } else {
          throw .unknownKey(step, owner: shape.owner, keys: shape.keys.map(\.name))
        }
      default: throw .notAPath(walked)
      }
    }
  }

  /// Splits a path: `a.b[0].c` → `a`, `b`, `[0]`, `c`; nil if a component is empty or malformed.
  private static func steps(_ path: String) -> [String]? {
    var steps: [String] = []
    for piece in path.split(separator: ".", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty else { return nil }
      steps.append(String(name))
      for index in parts.dropFirst() {
        guard index.last == "]", Int(index.dropLast()) != nil else { return nil }
        steps.append("[\(index)")
      }
    }
    return steps
  }
}

extension ValueKind {
  /// If the value has a short and a long form, the form that contains the next component of a path.
  fileprivate func choosing(forElement isElement: Bool) -> ValueKind {
    guard case .either(let short, let long) = self else { return self }
    if case .list = short, isElement { return short }
    return long
  }
}
