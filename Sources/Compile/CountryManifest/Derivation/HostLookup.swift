internal import ManifestFindings

/// Finds the environment and the country of a host or a URL.
///
/// It reads hosts and URLs in the same way as the generated `Environment(host:)` and `Environment(url:)`.
package struct HostLookup: Sendable {
  package struct Meaning: Equatable, Sendable {
    package var environment: Int
    /// Nil for a host that serves all countries.
    package var country: Int?
    package var service: Int?
    /// The name that was chosen at run time, in a named environment.
    package var name: String?
  }

  /// A named environment and the suffix of all its hosts.
  private struct Named {
    var environment: Int
    var suffix: [UInt8]
  }

  private let table: HostIndex
  /// The index of each country by code.
  private let codes: [String: Int]
  /// The index of each country by prefix.
  private let prefixes: [String: Int]
  private let defaultCountry: Int?
  /// The maximum length in bytes of a host name that is chosen at run time.
  package let nameLimit: Int
  private let named: [Named]

  /// `codes` has the index of each country by code.
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

  /// The owner of a host, which can end with `.` and `:port`; nil if it is unknown or countries have paths on it.
  package func resolve(host text: String) -> Meaning? {
    guard let host = Self.normalized(Array(text.utf8)[...]), !table.hasPaths(on: host) else {
      return nil
    }
    return resolve(address: host)
  }

  /// Whether a country has a path on a host; `text` has the form that `resolve(host:)` reads.
  package func hasPaths(on text: String) -> Bool {
    Self.normalized(Array(text.utf8)[...]).map { table.hasPaths(on: $0) } ?? false
  }

  /// The owner of a URL; the scheme must be http or https.
  package func resolve(url text: String) -> Meaning? {
    guard let url = AddressedURL(text), let host = Self.normalized(url.host) else { return nil }
    guard table.hasPaths(on: host) else { return resolve(address: host) }
    switch url.segment {
    case .unreadable: return nil
    case .none: return resolve(address: host)
    case .text(let segment):
      let start = host + [UInt8(ascii: "/")]
      if let entry = table.entry(for: (start + segment)[...]) { return Meaning(entry) }
      let isFolded = table.entry(for: (start + segment.map(\.lowercased))[...]) != nil
      return isFolded ? nil : resolve(address: host)
    }
  }

  /// The owner of an address that is written as in the manifest.
  ///
  /// The host is in lowercase and has no final dot or port. A country's path segment can follow it.
  package func resolve(address: ArraySlice<UInt8>) -> Meaning? {
    guard let entry = table.entry(for: address) else { return preview(address) }
    return entry.isInSeveralEnvironments ? nil : Meaning(entry)
  }

  package func resolve(address: String) -> Meaning? { resolve(address: Array(address.utf8)[...]) }

  /// The hosts in the index that are also valid hosts of a named environment, with their owner in that environment.
  package func hostsLikePreviews() -> [(entry: HostIndex.Entry, preview: Meaning)] {
    table.entries(endingWith: named.map(\.suffix)).compactMap { entry in
      preview(table.bytes(of: entry)).map { (entry, $0) }
    }
  }

  /// Reads a host as the host of a preview (in a named environment), even if the index has the host.
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

  /// The host's bytes in lowercase, without a final dot and a port; nil if the text is not a host.
  private static func normalized(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // In the index, a slash separates a host from a country's path, so a host must not contain one.
    guard !text.contains(UInt8(ascii: "/")) else { return nil }
    var bytes = text
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

extension HostLookup.Meaning {
  fileprivate init(_ entry: HostIndex.Entry) {
    self.init(environment: entry.environment, country: entry.country, service: entry.service)
  }
}

/// The parts of a URL that identify a country: the host with its port, and the first segment of the path.
private struct AddressedURL {
  enum Segment {
    /// The path is empty or `/`.
    case none
    /// The first segment, with escaped letters, digits and `-._~` decoded.
    case text([UInt8])
    /// Browsers and servers read the path in different ways, for example because of `\` or `..`.
    case unreadable
  }

  let host: ArraySlice<UInt8>
  let segment: Segment

  /// Parses a URL; nil if the scheme is not http or https, or if the URL has user information.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let schemes = ["http://", "https://"]
    guard
      let scheme = schemes.first(where: {
        bytes.prefix($0.utf8.count).map(\.lowercased).elementsEqual($0.utf8)
      })
    else { return nil }
    let rest = bytes[scheme.utf8.count...]
    host = rest.prefix { !"/?#".utf8.contains($0) }
    guard !host.contains(UInt8(ascii: "@")) else { return nil }
    segment = Self.segment(rest[host.endIndex...].prefix { !"?#".utf8.contains($0) })
  }

  private static func segment(_ path: ArraySlice<UInt8>) -> Segment {
    guard !path.isEmpty, path.count > 1 else { return .none }
    // Browsers read `\` as `/` and drop control characters.
    guard path.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return .unreadable
    }
    let segments = path.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).map(unescaped)
    let isDotSegment = { (segment: [UInt8]) in segment == [0x2E] || segment == [0x2E, 0x2E] }
    guard let first = segments.first, !first.isEmpty, !segments.contains(where: isDotSegment) else {
      return .unreadable
    }
    return .text(first)
  }

  /// Decodes escaped unreserved characters and leaves all other escapes.
  private static func unescaped(_ segment: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = segment
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        rest.prefix(2).allSatisfy(\.isHexDigit),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        value.isLetterOrDigit || "-._~".utf8.contains(value)
      {
        result.append(value)
        rest.removeFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
