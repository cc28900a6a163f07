package import ManifestDiagnostics

/// A service of the product.
package struct Service: Sendable {
  package static let web = "web"

  package enum Scope: String, CaseIterable, Sendable {
    case country, global
  }

  /// What differs in one environment.
  package struct Address: Sendable {
    package var environment: Located<String>
    package var scheme: Located<Scheme>?
    package var port: Located<Int>?
  }

  package var name: Located<String>
  package var label: Located<String>?
  package var scope: Located<Scope>?
  package var addresses: [Address] = []

  package var isGlobal: Bool { scope?.value == .global }
}
