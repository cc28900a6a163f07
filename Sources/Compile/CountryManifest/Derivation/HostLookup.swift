internal import ManifestFindings

/// The inverse of the hosts: which environment and country a host means.
///
/// Reads `host[.][:port]` and nothing else, as the generated `Environment(host:)` does.
package struct HostLookup: Sendable {
  package struct Meaning: Equatable, Sendable {
    package var environment: Int
    /// Nil for a host that serves all countries.
    package var country: Int?
    package var service: Int?
    /// In a named environment.
    package var name: String?
  }

  /// A named environment and what every host of it ends with.
  private struct Named {
    var environment: Int
    var suffix: [UInt8]
  }

  private let table: HostIndex
  /// Positions of the countries by code, and by prefix.
  private let codes: [String: Int]
  private let prefixes: [String: Int]
  private let defaultCountry: Int?
  /// How many bytes a name that is chosen at run time has at most.
  package let nameLimit: Int
  private let named: [Named]

  /// `codes` are the positions of the countries by code.
  init(_ manifest: Manifest, _ table: HostIndex, _ codes: [String: Int]) {
    self.table = table
    self.codes = codes
    prefixes = Dictionary(
      manifest.countries.enumerated().map { ($1.hostPrefix, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    defaultCountry = manifest.product.defaultCountry.flatMap { codes[$0.value] }
    nameLimit = PreviewName.limit(besides: prefixes.keys)
    named = manifest.environments.enumerated().compactMap { position, environment in
      guard environment.hosts?.value == .named, let domain = environment.mainDomain(in: manifest)
      else { return nil }
      return Named(environment: position, suffix: Array(".\(domain)".utf8))
    }
  }

  package func resolve(_ text: String) -> Meaning? {
    Self.normalized(text).flatMap(resolve(bytes:))
  }

  /// A host in lowercase, without a final dot and a port.
  package func resolve(bytes host: ArraySlice<UInt8>) -> Meaning? {
    if let entry = table.entry(for: host) {
      return Meaning(
        environment: entry.environment,
        country: entry.country,
        service: entry.service
      )
    }
    return preview(host)
  }

  /// The hosts of the table that could be previews, with what they would mean.
  package func hostsLikePreviews() -> [(entry: HostIndex.Entry, preview: Meaning)] {
    table.entries(endingWith: named.map(\.suffix)).compactMap { entry in
      preview(table.bytes(of: entry)).map { (entry, $0) }
    }
  }

  /// The preview that a host of that name would be, whether or not the host is in the table.
  private func preview(_ host: ArraySlice<UInt8>) -> Meaning? {
    for named in named
    where host.count > named.suffix.count
      && host.suffix(named.suffix.count).elementsEqual(named.suffix)
    {
      let label = String(decoding: host.dropLast(named.suffix.count), as: UTF8.self)
      return namedMeaning(label, environment: named.environment)
    }
    return nil
  }

  private func namedMeaning(_ label: String, environment: Int) -> Meaning? {
    var name = Substring(label)
    var country = defaultCountry
    if let hyphen = label.utf8.firstIndex(of: UInt8(ascii: "-")),
      let prefixed = prefixes[String(label[..<hyphen])],
      prefixed != country
    {
      name = label[label.index(after: hyphen)...]
      country = prefixed
    }
    guard
      PreviewName.isValid(
        String(name),
        limit: nameLimit,
        isReserved: { codes[$0] != nil || prefixes[$0] != nil }
      )
    else { return nil }
    return Meaning(
      environment: environment,
      country: country,
      service: nil,
      name: String(name)
    )
  }

  /// The host's bytes with ASCII letters in lowercase, without a final dot and a port; nil where
  /// the text is not of that form.
  private static func normalized(_ text: String) -> ArraySlice<UInt8>? {
    var bytes = Array(text.utf8)[...]
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      let port = bytes[(colon + 1)...]
      let isPort = port.allSatisfy(\.isDigit)
      guard isPort, (1...5).contains(port.count) else { return nil }
      bytes = bytes[..<colon]
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    for index in bytes.indices { bytes[index] = bytes[index].lowercased }
    return bytes
  }
}
