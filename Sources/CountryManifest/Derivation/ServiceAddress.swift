package import ManifestDiagnostics

/// What is around the host in the URLs of a service in one environment.
package struct ServiceAddress: Sendable {
  package let scheme: Sourced<Scheme>
  package let port: Located<Int>?
  /// `:8000`, or nothing.
  package let portText: String

  init(_ service: Service, in environment: Environment) {
    let written = service.addresses.first { $0.environment.value == environment.name.value }
    scheme = Sourced(written?.scheme ?? environment.scheme, default: .https)
    port = written?.port
    portText = port.map { ":\($0.value)" } ?? ""
  }

  package func url(_ host: String) -> String { url { $0.append(utf8: host) } }

  /// The URL with the host that is appended, of which no text of its own is made.
  func url(appending host: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    bytes.append(utf8: scheme.value.rawValue)
    bytes.append(utf8: "://")
    host(&bytes)
    bytes.append(utf8: portText)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether URLs of both have the same scheme and port.
  func isSame(as other: ServiceAddress) -> Bool {
    scheme.value == other.scheme.value && portText == other.portText
  }
}
