package import CountryManifest
package import ManifestFindings

/// A check for one kind of mistake in a well-formed manifest.
///
/// Rules are stateless and unordered, and all of them always run; the caller sorts their findings.
/// They never see YAML nodes: the decoder reports values of the wrong shape, which are nil here, and
/// rules skip them.
package protocol ValidationRule: Sendable {
  /// The type's name in kebab-case; it states the problem.
  static var id: RuleID { get }
  static var severity: Finding.Severity { get }
  /// The problem that it reports: one lowercase line without a full stop.
  static var summary: String { get }
  /// The reason for the rule, with an example; `nd-config explain` prints it.
  static var explanation: String { get }

  init()

  func check(_ manifest: Manifest, in context: inout RuleContext)
}

extension Fix {
  /// Replaces a text, with quotes if the old one has them.
  init(_ written: Located<String>, rewrittenAs text: String) {
    // A plain scalar is as long as its text. Other YAML readers take `no` for a boolean.
    let isPlain = written.range.count == written.value.utf8.count && text != "no"
    self.init(
      "replace with `\(text)`",
      replacing: written.range,
      with: isPlain ? text : quotedYAML(text)
    )
  }
}
