internal import ManifestFindings

/// Names that the manifest's author chooses; they become identifiers and parts of file names.
extension TextFormat {
  // `constructor` is a member of every object in JavaScript.
  static let environment = name(
    "environment name",
    members.union(["url", "country", "host", "constructor"])
      .union(Service.table.shape.keys.map { $0.name })
  )
  static let service = name("service name", members.union(["url"]))
  static let formField = name("form field name", members)

  static let variant = TextFormat(
    "malformed-name",
    "variant name",
    "a letter, then letters, digits, `_` or `-`, at most 40",
    such: "Nightly",
    matching: "^[A-Za-z][A-Za-z0-9_-]{0,39}$",
    respelled: { $0.filter { !$0.isWhitespace } }
  )

  static let swiftPrefix = TextFormat(
    "malformed-name",
    "prefix of Swift types",
    "an uppercase letter, then letters or digits, at most 40",
    such: "ND",
    matching: "^[A-Z][A-Za-z0-9]{0,39}$"
  )

  static let kotlinPackage = TextFormat(
    "malformed-name",
    "Kotlin package",
    "parts separated by dots, each a letter or `_`, then letters, digits or `_`",
    such: "com.acme.countries",
    matching: "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$",
    problem: { text, _ in
      let parts = text.split(separator: ".")
      if let part = parts.first(where: { kotlinKeywords.contains(String($0)) }) {
        return TextProblem("has the keyword `\(part)`", help: "write another word")
      }
      return parts.contains { part in part.allSatisfy { $0 == "_" } } ? TextProblem("") : nil
    },
    respelled: { $0.filter { !$0.isWhitespace }.replacing("-", with: "_") }
  )

  /// The name of an environment, a service or a form field, which becomes an identifier of Swift.
  private static func name(_ kind: String, _ reserved: Set<String>) -> TextFormat {
    TextFormat(
      "malformed-name",
      kind,
      "a lowercase letter, then lowercase letters, digits or `_`, at most 40",
      such: "post_town",
      matching: "^[a-z][a-z0-9_]{0,39}$",
      problem: { text, _ in
        let isReserved = reserved.contains(Identifier.camelCase(text))
        return isReserved ? TextProblem("is reserved", help: "rename it") : nil
      },
      respelled: snakeCase
    )
  }

  /// Members of the generated enumerations, and words that Swift does not allow as names of cases.
  private static let members: Set<String> = [
    "self", "Type", "init", "Protocol", "allCases", "rawValue", "description", "hashValue",
  ]

  /// The hard keywords of Kotlin, which cannot be identifiers.
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// A name in snake case: `webSocket` and `web-socket` → `web_socket`, `ID` → `id`.
  private static func snakeCase(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.replacing(/[- .]/, with: "_")
      .lowercased()
  }

  static let namePages = [
    FindingPage(
      "malformed-name",
      "a name chosen in the manifest is malformed",
      """
      Environments, services and form fields become Swift identifiers, so their names are a lowercase
      letter, then lowercase letters, digits and underscores. App variants become parts of file names: a
      letter, then letters, digits, `_` and `-`. Each has at most 40 characters. An environment cannot be
      named `label` or `scope`, which are keys of a service, and no name can be a member of the generated
      types, such as `url` of a service. A Kotlin package has no keyword such as `in`.

      ```yaml
      services:
        webSocket: { label: sockets }
      # ^^^^^^^^^ error: malformed service name `webSocket`
      ```
      """
    )
  ]
}

/// Converts names of the manifest to identifiers in generated code.
package enum Identifier {
  /// A name as an identifier of Swift: `post_town` → `postTown`, `en-GB` → `enGB`.
  ///
  /// The code emitters and the rule about colliding identifiers use this function.
  package static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
