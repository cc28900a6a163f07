package import CountryManifest
package import ManifestFindings

/// A check for one kind of problem in a well-formed manifest.
///
/// Rules are stateless, and their order does not matter. All of them always run, and the caller sorts their
/// findings.
///
/// Rules do not read YAML nodes. The decoder reports values of the wrong shape; these values are nil in the
/// manifest, and rules skip them.
package protocol ValidationRule: Sendable {
  /// The type's name in kebab case; it states the problem.
  static var id: RuleID { get }
  static var severity: Finding.Severity { get }
  /// The problem in one line, in lowercase and without a full stop.
  static var summary: String { get }
  /// The reason for the rule, with an example of a finding; `nd-config explain` prints it.
  static var explanation: String { get }

  init()

  func check(_ manifest: Manifest, in context: inout RuleContext)
}

extension Fix {
  /// Replaces a text, and keeps the quotes if it has any.
  init(_ written: Located<String>, rewrittenAs text: String) {
    // The range of a plain scalar is as long as its text. Quote `no`, because other YAML readers take it for
    // a boolean.
    let isPlain = written.range.count == written.value.utf8.count && text != "no"
    self.init(
      "replace with `\(text)`",
      replacing: written.range,
      with: isPlain ? text : quotedYAML(text)
    )
  }
}
