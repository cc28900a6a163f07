import Foundation

/// How lists, nested objects and values are written in forms and queries; there is no standard.
public struct FormConventions: Hashable, Sendable {
  /// How a list is written.
  public enum Arrays: Hashable, Sendable {
    /// `tag=a&tag=b`.
    case repeated
    /// `tag[]=a&tag[]=b`.
    case brackets
    /// `tag[0]=a&tag[1]=b`.
    case indices
    /// `tag=a,b`; all commas are percent-encoded, those within a value too.
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
    /// Like the coding keys.
    case unchanged
    /// `postalCode` as `postal_code`.
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

  /// Conventions; the defaults suit most servers.
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

  /// The pairs of a query or a form, sorted by name; nil values are omitted.
  func pairs(of params: any Encodable) throws -> [(name: String, value: String)] {
    try parts(of: params).map { part in
      guard case .text(let text) = part.content else {
        throw ParamsError.fileOutsideMultipart(name: part.name)
      }
      return (part.name, text)
    }
  }

  /// The parts of a multipart body, sorted by name.
  func parts(of params: any Encodable) throws -> [FormPart] {
    guard case .object(let members) = try ParamsTree.encode(params, dates: dates) else {
      throw ParamsError.notAnObject
    }
    var parts: [FormPart] = []
    try flatten(.object(members), name: "", into: &parts)
    return parts
  }

  private func flatten(_ node: ParamsTree, name: String, into parts: inout [FormPart]) throws {
    switch node {
    case .null: return
    case .file(let file): parts.append(FormPart(name: name, content: .file(file)))
    case .object(let members):
      for (key, member) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      ) {
        try flatten(member, name: nested(written(key), in: name), into: &parts)
      }
    case .list(let elements) where arrays == .commas:
      let texts = try elements.filter { !$0.isNull }.map { element in
        guard let text = try text(of: element, name: name) else {
          throw ParamsError.nestedInCommas(name: name)
        }
        return text
      }
      if !texts.isEmpty {
        parts.append(FormPart(name: name, content: .text(texts.joined(separator: ","))))
      }
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        try flatten(element, name: listed(name, index), into: &parts)
      }
    case .text, .truth, .number:
      guard let text = try text(of: node, name: name) else { return }
      parts.append(FormPart(name: name, content: .text(text)))
    }
  }

  private func text(of node: ParamsTree, name: String) throws -> String? {
    switch node {
    case .text(let text): return text
    case .truth(let isTrue): return booleans == .words ? "\(isTrue)" : (isTrue ? "1" : "0")
    case .number(let number):
      guard number.isFinite else { throw ParamsError.notFinite(name: name) }
      return number.text
    case .null, .list, .object, .file: return nil
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
