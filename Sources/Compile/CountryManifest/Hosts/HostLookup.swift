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

  private let table: HostIndex
  /// The index of each country by code.
  private let codes: [String: Int]
  /// The index of each country by prefix.
  private let prefixes: [String: Int]
  private let defaultCountry: Int?
  /// The maximum length in bytes of a host name that is chosen at run time.
  package let nameLimit: Int
  /// The named environments, with the suffix of all hosts of each.
  private let named: [(environment: Int, suffix: String)]
  private let web: Int?
  /// The addresses of languages, which are found after those of hosts and of countries' paths.
  package var languages = LanguageAddresses()

  /// `codes` has the index of each country by code.
  init(_ manifest: Manifest, _ table: HostIndex, _ codes: [String: Int]) {
    self.table = table
    self.codes = codes
    prefixes = Dictionary(
      manifest.countries.enumerated().map { ($1.hostPrefix, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    defaultCountry = manifest.product.defaultCountry.flatMap { codes[$0.value] }
    web = manifest.services.firstIndex { $0.name.value == Service.web }
    // With a prefix and a hyphen, a name must fit into a DNS label.
    nameLimit = 62 - (prefixes.keys.lazy.map(\.utf8.count).max() ?? 2)
    named = manifest.environments.enumerated().compactMap { position, environment in
      guard environment.hosts?.value == .named, let domain = environment.mainDomain(in: manifest)
      else { return nil }
      return (position, ".\(domain)")
    }
  }

  /// The owner of a host, which can end with `.` and `:port`; nil if it is unknown or countries have paths on it.
  package func resolve(host text: String) -> Meaning? {
    guard let host = AddressedURL.hostName(Array(text.utf8)[...]), !table.hasPaths(on: host) else {
      return nil
    }
    return resolve(address: host)
  }

  /// Whether a country has a path on a host; `text` has the form that `resolve(host:)` reads.
  package func hasPaths(on text: String) -> Bool {
    AddressedURL.hostName(Array(text.utf8)[...]).map(table.hasPaths) ?? false
  }

  /// The owner of a URL; the scheme must be http or https.
  package func resolve(url text: String) -> Meaning? {
    guard let url = AddressedURL(text), let host = url.hostName else { return nil }
    if let page = url.page, let owner = languages.owner(of: "\(host)/\(page)") {
      return meaning(owner)
    }
    guard table.hasPaths(on: host) else { return resolve(address: host) }
    switch url.segment {
    case .unreadable: return nil
    case .none: return resolve(address: host)
    case .text(let segment):
      func owner(_ segment: [UInt8]) -> Host? {
        table.owner(of: host + "/" + String(decoding: segment, as: UTF8.self))
      }
      if let owner = owner(segment) { return Meaning(owner) }
      return owner(segment.map(\.lowercased)) == nil ? resolve(address: host) : nil
    }
  }

  /// The owner of an address that is written as in the manifest.
  ///
  /// The host is in lowercase and has no final dot or port. A country's path segment can follow it.
  package func resolve(address: String) -> Meaning? {
    table.owner(of: address).map { Meaning($0) } ?? preview(address)
      ?? languages.owner(of: address).map(meaning)
  }

  private func meaning(_ page: LanguageAddresses.Page) -> Meaning {
    Meaning(environment: page.environment, country: page.country, service: web)
  }

  /// Reads a host as the host of a preview (in a named environment), even if the index has the host.
  package func preview(_ host: String) -> Meaning? {
    for named in named where host.utf8.count > named.suffix.utf8.count {
      let label = host.utf8.dropLast(named.suffix.utf8.count)
      guard host.utf8[label.endIndex...].elementsEqual(named.suffix.utf8) else { continue }
      // The domain of a named environment can be under that of another.
      let meaning = namedMeaning(String(Substring(label)), environment: named.environment)
      if let meaning { return meaning }
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
    let (bytes, hyphen) = (name.utf8, UInt8(ascii: "-"))
    // A name is not the code or the prefix of a country, and does not begin with one and a hyphen.
    let first = String(name.prefix { $0 != "-" })
    guard bytes.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == hyphen }),
      !bytes.isEmpty, bytes.count <= nameLimit, bytes.first != hyphen, bytes.last != hyphen,
      codes[first] == nil, prefixes[first] == nil
    else { return nil }
    return Meaning(
      environment: environment,
      country: country,
      service: nil,
      name: String(name)
    )
  }
}

extension HostLookup.Meaning {
  fileprivate init(_ host: Host) {
    self.init(environment: host.environment, country: host.country, service: host.service)
  }
}

/// The parts of a URL that identify a country: the host with its port, and the first segment of the path.
struct AddressedURL {
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

  var hostName: String? { Self.hostName(host) }

  /// The first segment of the path, if there is one and every program reads it in the same way.
  var page: String? {
    if case .text(let segment) = segment { String(decoding: segment, as: UTF8.self) } else { nil }
  }

  /// The host in lowercase, without a final dot and a port; nil if the text is not a host.
  static func hostName(_ text: ArraySlice<UInt8>) -> String? {
    // In the index, a slash separates a host from a country's path, so a host must not contain one.
    guard !text.contains(UInt8(ascii: "/")) else { return nil }
    var bytes = text
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      let port = bytes[(colon + 1)...]
      guard port.allSatisfy(\.isDigit), (1...5).contains(port.count) else { return nil }
      bytes = bytes[..<colon]
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(decoding: bytes.map(\.lowercased), as: UTF8.self)
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
