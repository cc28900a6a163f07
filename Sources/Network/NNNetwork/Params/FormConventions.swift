import Foundation

/// Conventions for lists, nested objects and values in forms and queries, for which no standard exists.
public struct FormConventions: Hashable, Sendable {
  /// How a list is written.
  public enum Arrays: Hashable, Sendable {
    /// `tag=a&tag=b`.
    case repeated
    /// `tag[]=a&tag[]=b`.
    case brackets
    /// `tag[0]=a&tag[1]=b`.
    case indices
    /// `tag=a,b`; in a query or a form, all commas are percent-encoded, those between values and those within a value.
    case commas
  }

  /// How the names of a nested object are written.
  public enum Nesting: Hashable, Sendable {
    /// `place[city]=Roma`.
    case brackets
    /// `place.city=Roma`.
    case dots
  }

  /// How Boolean values are written.
  public enum Booleans: Hashable, Sendable {
    /// `true` and `false`.
    case words
    /// `1` and `0`.
    case digits
  }

  /// How dates are written.
  public enum Dates: Hashable, Sendable {
    /// `2019-04-24T09:00:00Z`.
    case iso8601
    /// Whole seconds since 1970.
    case secondsSince1970
  }

  /// How names are written.
  public enum Names: Hashable, Sendable {
    /// The coding keys, unchanged.
    case unchanged
    /// The coding keys in snake case: `postalCode` becomes `postal_code`.
    case snakeCase
  }

  /// How a list is written.
  public var arrays: Arrays
  /// How the names of a nested object are written.
  public var nesting: Nesting
  /// How Boolean values are written.
  public var booleans: Booleans
  /// How dates are written.
  public var dates: Dates
  /// How names are written.
  public var names: Names

  /// Creates conventions; the defaults suit most servers.
  public init(
    arrays: Arrays = .repeated,
    nesting: Nesting = .brackets,
    booleans: Booleans = .words,
    dates: Dates = .iso8601,
    names: Names = .unchanged
  ) {
    self.arrays = arrays
    self.nesting = nesting
    self.booleans = booleans
    self.dates = dates
    self.names = names
  }

  /// The `name=value` pairs of a query or a form, sorted by name and joined by `&`; nil values are omitted.
  func pairs(of params: any Encodable, encoding encode: (String) -> String) throws -> String {
    var pairs = ""
    try forEach(of: params) { name, content in
      guard case .text(let text) = content else {
        throw ParamsError.fileOutsideMultipart(name: name)
      }
      if !pairs.isEmpty { pairs += "&" }
      pairs += encode(name)
      pairs += "="
      pairs += encode(text)
    }
    return pairs
  }

  /// The parts of a multipart body, sorted by name.
  func parts(of params: any Encodable) throws -> [FormPart] {
    var parts: [FormPart] = []
    try forEach(of: params) { parts.append(FormPart(name: $0, content: $1)) }
    return parts
  }

  private typealias Visit = (_ name: String, _ content: FormPart.Content) throws -> Void

  private func forEach(of params: any Encodable, _ visit: Visit) throws {
    let encoder = ParamsEncoder(codingPath: [], dates: dates)
    try encoder.write(params)
    switch encoder.node.content {
    case .nothing: break
    case .object: try flatten(encoder.node, name: "", visit)
    default: throw ParamsError.notAnObject
    }
  }

  private func flatten(_ node: ParamsNode, name: String, _ visit: Visit) throws {
    switch node.content {
    case .nothing, .null: return
    case .file(let file): try visit(name, .file(file))
    case .object(let members):
      // The sort is stable, so of several values for one key, the value that was encoded last comes last.
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index + 1 < sorted.count, sorted[index + 1].key == member.key { continue }
        try flatten(member.node, name: nested(written(member.key), in: name), visit)
      }
    case .list(let elements) where arrays == .commas:
      let texts = try elements.filter { !$0.isNull }.map { element in
        guard let text = try text(of: element, name: name) else {
          throw ParamsError.nestedInCommas(name: name)
        }
        return text
      }
      if !texts.isEmpty { try visit(name, .text(texts.joined(separator: ","))) }
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        try flatten(element, name: listed(name, index), visit)
      }
    case .text, .truth, .notFinite:
      guard let text = try text(of: node, name: name) else { return }
      try visit(name, .text(text))
    }
  }

  private func text(of node: ParamsNode, name: String) throws -> String? {
    switch node.content {
    case .text(let text): return text
    case .truth(let isTrue): return booleans == .words ? "\(isTrue)" : (isTrue ? "1" : "0")
    case .notFinite: throw ParamsError.notFinite(name: name)
    case .nothing, .null, .list, .object, .file: return nil
    }
  }

  private func nested(_ key: String, in name: String) -> String {
    if name.isEmpty { return key }
    return nesting == .brackets ? "\(name)[\(key)]" : "\(name).\(key)"
  }

  private func listed(_ name: String, _ index: Int) -> String {
    switch arrays {
    case .repeated, .commas: name
    case .brackets: "\(name)[]"
    case .indices: "\(name)[\(index)]"
    }
  }

  private func written(_ key: String) -> String {
    guard names == .snakeCase else { return key }
    var text = ""
    let characters = Array(key)
    for (index, character) in characters.enumerated() {
      let follows = index > 0 && characters[index - 1] != "_"
      let endsCapitals =
        index > 0 && index + 1 < characters.count && characters[index - 1].isUppercase
        && characters[index + 1].isLowercase
      if character.isUppercase, follows, !characters[index - 1].isUppercase || endsCapitals {
        text += "_"
      }
      text += character.lowercased()
    }
    return text
  }
}
