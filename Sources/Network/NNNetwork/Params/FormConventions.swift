import Foundation

/// Conventions for lists and Boolean values in forms and queries, for which no standard exists.
///
/// A nested object is written as `place[city]=Roma`, and a date in ISO 8601.
public struct FormConventions: Hashable, Sendable {
  /// How a list is written.
  public enum Arrays: Hashable, Sendable {
    /// `tag=a&tag=b`.
    case repeated
    /// `tag[]=a&tag[]=b`.
    case brackets
    /// `tag=a,b`; in a query or a form, all commas are percent-encoded, those between values and those within a value.
    case commas
  }

  /// How Boolean values are written.
  public enum Booleans: Hashable, Sendable {
    /// `true` and `false`.
    case words
    /// `1` and `0`.
    case digits
  }

  /// How a list is written.
  let arrays: Arrays
  /// How Boolean values are written.
  let booleans: Booleans
  /// Creates conventions; the defaults suit most servers.
  public init(arrays: Arrays = .repeated, booleans: Booleans = .words) {
    self.arrays = arrays
    self.booleans = booleans
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
    let encoder = ParamsEncoder(codingPath: [])
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
        try flatten(member.node, name: name.isEmpty ? member.key : "\(name)[\(member.key)]", visit)
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
      let name = arrays == .brackets ? "\(name)[]" : name
      for element in elements { try flatten(element, name: name, visit) }
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
}
