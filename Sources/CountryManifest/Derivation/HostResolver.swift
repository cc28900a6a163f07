internal import ManifestDiagnostics

/// The inverse of the hosts: which environment and country a host means.
///
/// Reads `host[.][:port]` and nothing else, as the generated `Environment(host:)` does.
package struct HostResolver: Sendable {
  package struct Meaning: Equatable, Sendable {
    package var environment: Int
    /// Nil for a host that serves all countries.
    package var country: Int?
    package var service: Int?
    /// In a named environment.
    package var name: String?
  }

  private let manifest: Manifest
  private let table: HostTable

  package init(_ manifest: Manifest, _ table: HostTable) {
    self.manifest = manifest
    self.table = table
  }

  package func resolve(_ text: String) -> Meaning? {
    guard let host = Self.normalized(text) else { return nil }
    if let entry = table.entry(for: host) {
      return Meaning(
        environment: entry.environment, country: entry.country, service: entry.service)
    }
    guard let main = manifest.defaultCountry?.tld?.value else { return nil }
    for (position, environment) in manifest.environments.enumerated()
    where environment.hosts?.value == .named {
      let domain = Array(".\(environment.site?.value ?? "").\(main)".utf8)
      guard host.count > domain.count, host.suffix(domain.count).elementsEqual(domain) else {
        continue
      }
      let label = String(decoding: host.dropLast(domain.count), as: UTF8.self)
      return namedMeaning(label, environment: position)
    }
    return nil
  }

  private func namedMeaning(_ label: String, environment: Int) -> Meaning? {
    let codes = manifest.countries.map(\.code.value)
    var name = Substring(label)
    var country = codes.firstIndex { $0 == manifest.product.defaultCountry?.value }
    if let hyphen = label.firstIndex(of: "-"),
      let prefixed = codes.firstIndex(of: String(label[..<hyphen])), prefixed != country
    {
      name = label[label.index(after: hyphen)...]
      country = prefixed
    }
    guard PreviewName.isValid(String(name), countryCodes: codes) else { return nil }
    return Meaning(
      environment: environment, country: country, service: nil, name: String(name))
  }

  /// The host's bytes with ASCII letters in lower case, without a final dot and a port; nil where
  /// the text is not of that form.
  private static func normalized(_ text: String) -> ArraySlice<UInt8>? {
    var bytes = Array(text.utf8)[...]
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      let port = bytes[(colon + 1)...]
      let isPort = port.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard isPort, (1...5).contains(port.count) else { return nil }
      bytes = bytes[..<colon]
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    for index in bytes.indices where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[index] {
      bytes[index] |= 0x20
    }
    return bytes
  }
}

/// The rule for a name that an environment gets at run time.
package enum PreviewName {
  /// Lower-case letters, digits and hyphens, 1 to 60 bytes, no hyphen at an end, neither a
  /// country's key nor beginning with one and a hyphen.
  package static func isValid(_ name: String, countryCodes: [String]) -> Bool {
    let bytes = Array(name.utf8)
    let isLabel = bytes.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "-")
    }
    guard isLabel, (1...60).contains(bytes.count), bytes.first != UInt8(ascii: "-"),
      bytes.last != UInt8(ascii: "-")
    else { return false }
    let head = name.prefix { $0 != "-" }
    return !countryCodes.contains { $0 == head }
  }
}
