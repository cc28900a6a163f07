package import CountryManifest
package import ManifestFindings

/// A check for one kind of problem in a well-formed manifest.
///
/// Rules are stateless, and their order does not matter: all rules always run, and the caller sorts their findings.
///
/// Rules do not read YAML nodes. The decoder reports values of the wrong type, such as a list instead of a text; these
/// values are nil in the manifest, and rules skip them.
package protocol ValidationRule: Sendable {
  /// The type's name in kebab case, which states the problem, such as `duplicate-tld`.
  static var id: RuleID { get }
  static var severity: Finding.Severity { get }
  /// The problem in one line, in lowercase and without a full stop.
  static var summary: String { get }
  /// The reason for the rule, with an example of a finding; `nd-config explain` prints it.
  static var explanation: String { get }

  init()

  func check(_ manifest: Manifest, in context: inout RuleContext)
}
