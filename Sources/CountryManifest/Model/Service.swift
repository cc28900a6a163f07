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

  /// What the service adds to a host; nil where its label is missing.
  package var hostLabel: HostLabel? {
    label.map { HostLabel(bare: $0.value, prefixed: name.value == Self.web ? "" : $0.value) }
  }

  /// Whether the bare domain means the service, too: the website's, where it has a label.
  package var hasBareDomain: Bool {
    name.value == Self.web && !isGlobal && label?.value.isEmpty == false
  }

  package var isGlobal: Bool { scope?.value == .global }
}
