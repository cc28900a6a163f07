package import ManifestDiagnostics

/// An environment of the product.
package struct Environment: Sendable {
  package static let production = "production"

  package var name: Located<String>
  package var site: Located<String>?
  /// Instead of `site` and the default country's TLD.
  package var domain: Located<String>?
  package var hosts: Located<HostPolicy>?
  package var scheme: Located<Scheme>?
  /// Whether there is a `scheme` that could not be read, and that has been reported.
  package var isSchemeUnread = false
}
