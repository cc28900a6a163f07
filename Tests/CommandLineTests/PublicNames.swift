import Foundation

/// The names in generated Swift, Kotlin or TypeScript that app code can use.
///
/// There is one line for each declaration, with the types around it.
enum PublicNames {
  // `nonisolated(unsafe)`, because a regex of only literals is not `Sendable`.
  nonisolated(unsafe) private static let type =
    #/\b(?:class|enum|extension|interface|object|struct)\b(?: class)? ?([\w.]*)/#
  nonisolated(unsafe) private static let declaration =
    #/^(?:(?:nonisolated )?(?:public|export) (?!import)|case [a-z]\w*(?:$|[(,]| = )|[A-Z][A-Z_0-9]*[(,;])/#
  /// The beginning of a type whose members are visible.
  nonisolated(unsafe) private static let visible = #/\b(?:public|export|extension)\b/#
  /// A member of a TypeScript interface.
  nonisolated(unsafe) private static let member = #/^(?:readonly )?\w+\??: .+;$/#
  nonisolated(unsafe) private static let constant = #/^[A-Z][A-Z_0-9]*\b/#
  nonisolated(unsafe) private static let comment = #/\/\*.*?\*\/ ?/#

  /// The declarations of a file, in order.
  static func list(in text: String) -> [String] {
    var outer: [(indentation: Int, name: String, isPublic: Bool)] = []
    var names: [String] = []
    var lines = text.split(separator: "\n")[...]
    while let first = lines.popFirst() {
      let indentation = first.prefix { $0 == " " }.count
      var line = first.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("//"), !line.hasPrefix("*"), !line.hasPrefix("/*") else {
        continue
      }
      outer.removeAll { $0.indentation >= indentation }
      let isVisible = outer.allSatisfy(\.isPublic)
      if isVisible, line.contains(declaration) || !outer.isEmpty && line.contains(member) {
        while line.count(where: { $0 == "(" }) > line.count(where: { $0 == ")" }),
          let next = lines.popFirst()
        {
          line += " " + next.trimmingCharacters(in: .whitespaces)
        }
        names.append((outer.map(\.name) + [signature(line)]).joined(separator: " › "))
      }
      if line.hasSuffix("{") || line.hasSuffix("("), let found = line.firstMatch(of: type) {
        outer.append((indentation, String(found.1), line.contains(visible)))
      }
    }
    return names
  }

  /// A declaration without comments, body and value; for an enum's constant in Kotlin, the name.
  private static func signature(_ line: String) -> String {
    if let name = line.firstMatch(of: constant) { return String(name.0) }
    let line = line.replacing(comment, with: "").replacing("( ", with: "(").replacing(
      " )",
      with: ")"
    )
    var depth = 0
    var text = ""
    for (index, character) in zip(line.indices, line) {
      let rest = line[index...]
      if depth == 0, [" {", " = ", " get()"].contains(where: rest.hasPrefix) { break }
      if "([<".contains(character) { depth += 1 }
      let isArrow = character == ">" && (text.last == "-" || text.last == "=")
      if ")]>".contains(character), !isArrow { depth -= 1 }
      text.append(character)
    }
    return text
  }
}
