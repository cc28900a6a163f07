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
