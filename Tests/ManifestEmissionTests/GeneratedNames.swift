import ManifestCompiler
import ManifestFindings

@testable import ManifestEmission
@testable import SwiftEmission

/// Manifests whose environments or services have every name that the generated code uses.
enum GeneratedNames {
  /// Members that compilers add to a type, or that all types have.
  private static let implied = [
    "all_cases", "coding_keys", "coding_path", "companion", "compare_to", "component1", "copy",
    "custom_mirror", "debug_description", "decode", "description", "encode", "entries", "equals",
    "get_class", "hash", "hash_code", "hash_value", "id", "init", "int_value", "none", "object",
    "ordinal", "raw_value", "self", "some", "string_value", "to_string", "type", "unapplied",
    "value_of", "values",
  ]

  /// The identifiers in generated code for environments and services, in the manifest's spelling.
  private static func names(_ language: String) throws -> [String] {
    var names = Set(implied)
    // Likely names of a property that lists environments.
    names.formUnion(["all", "global", "make", "table", "host"])
    for file in try emittedFiles(Manifests.keywords)
    where file.path.hasSuffix(".\(language)") && concernsHosts(file.contents) {
      names.formUnion(words(code(file.contents)).map(snakeCase))
    }
    return names.filter {
      $0.utf8.first?.isLowercaseLetter == true && $0.utf8.last?.isLetter == true
    }
    .sorted()
  }

  private static func concernsHosts(_ source: String) -> Bool {
    source.contains("Environment") || source.contains("Service")
  }

  /// The words that do not follow a dot, because those are members.
  private static func words(_ source: String) -> [Substring] {
    let words = source.split { !($0.isASCII && $0.isLetter) && $0 != "_" }
    return words.filter { word in
      let isMember =
        word.startIndex > source.startIndex && source[source.index(before: word.startIndex)] == "."
      return !isMember && word.count <= 30
    }
  }

  /// The lines without comments.
  private static func code(_ source: String) -> String {
    source.split(separator: "\n").filter { !$0.contains("//") && !$0.contains(" * ") }
      .joined(separator: "\n")
  }

  /// `firstURL` → `first_u_r_l`, which becomes `firstURL` again; `FIRST_NAME` → `first_name`.
  private static func snakeCase(_ identifier: Substring) -> String {
    if identifier.allSatisfy({ !$0.isLowercase }) { return identifier.lowercased() }
    return identifier.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "_" }
      name += letter.lowercased()
    }
  }

  struct Sample {
    var manifest: String
    var names: [String]
    /// Names that the rules refuse.
    var refused: [String]
  }

  static func environments(_ policy: String, _ language: String) throws -> Sample {
    try sample(language) { names in
      let rows = names.enumerated().map { "  \($1): { site: s\($0), hosts: \(policy) }" }
      return manifest(environments: rows, services: [])
    }
  }

  static func services(_ language: String) throws -> Sample {
    try sample(language) { names in
      let rows = names.enumerated().map { number, name in
        "  \(name): { label: s\(number)\(number.isMultiple(of: 3) ? ", scope: global" : "") }"
      }
      return manifest(environments: [], services: rows)
    }
  }

  /// The manifests, by the names of their programs.
  static func programs(_ language: String) throws -> [(String, String)] {
    [
      ("environments", try environments("country", language).manifest),
      ("previews", try environments("named", language).manifest),
      ("services", try services(language).manifest),
    ]
  }

  /// A manifest with all names that the rules accept.
  private static func sample(
    _ language: String,
    _ manifest: ([String]) -> String
  ) throws -> Sample {
    let names = try names(language).filter { !["production", "preview", "web"].contains($0) }
    let file = SourceFile(path: "countries.yaml", text: manifest(names))
    // There are more names than rows are allowed.
    let errors = CheckedManifest(file).findings.filter {
      $0.severity == .error && $0.id != "too-large"
    }
    let refused = Set(errors.map { file.text($0.range) })
    let others = names.filter { !refused.contains($0) }
    return Sample(manifest: manifest(others), names: others, refused: refused.sorted())
  }

  private static func manifest(environments: [String], services: [String]) -> String {
    """
    format: 1
    product: { name: Names, default_country: ie }
    environments:
      production: { site: names, hosts: country }
      preview: { site: names-test, hosts: named }
    \(environments.joined(separator: "\n"))
    services:
      web: { label: "" }
    \(services.joined(separator: "\n"))
    form_fields: { name: { label: Name, content: family_name } }
    localization: { development_language: en-IE }
    countries:
      ie:
        tld: ie
        hosts: tld
        languages: [{ locale: en-IE, url: "https://names.ie/" }]
        help_desk_locale: en
        account_form: { fields: [name] }

    """
  }
}
