public import Foundation

nonisolated extension Environment {
  /// The environment that a host names: the inverse of ``Service/url(for:)``.
  ///
  /// Reads `host[.][:port]`. The case of ASCII letters is ignored, and so is the port, which has 1
  /// to 5 digits. The result is nil for a host that serves all countries. It is also nil for a host
  /// on which countries have paths; read the whole URL there. No memory is allocated, except for a
  /// preview name of more than 15 bytes.
  ///
  /// Use it for logs, settings and tests. Do not use it to decide whether to open a URL from
  /// outside the app: it accepts hosts of every environment, service and country. Use ``Link`` for
  /// that.
  public init?(host: String) {
    var host = host
    let found = host.withUTF8 { bytes in
      bytes[...].hostWithoutPort.flatMap(AddressIndex.environment(host:))
    }
    guard let found else { return nil }
    self = found
  }

  /// The environment to which a page belongs: the inverse of ``Service/url(for:)`` and of ``Service/url(path:for:)``.
  ///
  /// Reads a URL with the scheme `http` or `https` and without user information. Its host and port
  /// are read as in `init(host:)`. If countries have paths on the host, the first segment of the
  /// path decides. For example, `/it` and `/it/pizza` belong to Italy. Any other path, such as
  /// `/italian`, belongs to the country that has the host itself, if there is one. Escapes of
  /// letters, digits and `-._~` are decoded.
  ///
  /// On such a host, the result is nil for an ambiguous path: `/IT`, `//it`, or a path with a
  /// segment `.` or `..`, a backslash, a space or a control character. Use ``Link`` for URLs from
  /// outside the app.
  public init?(url: String) {
    var url = url
    let found = url.withUTF8 { AddressIndex.environment(url: $0[...]) }
    guard let found else { return nil }
    self = found
  }

  /// The environment to which a page belongs, from the page's URL as text.
  public init?(url: URL) { self.init(url: url.absoluteString) }
}

/// A separate type, because a case of `Environment` can have any name and would hide a global
/// declaration of that name.
nonisolated private enum AddressIndex {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func environment(host: Bytes) -> Environment? {
    isShared(host) ? nil : owner(of: host)
  }

  static func environment(url: Bytes) -> Environment? {
    guard let rest = url.withoutScheme else { return nil }
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    guard let host = authority.hostWithoutPort, !host.contains(UInt8(ascii: "@")) else {
      return nil
    }
    guard isShared(host) else { return owner(of: host) }
    let path = rest[authority.endIndex...].prefix { !"?#".utf8.contains($0) }
    return path.count > 1 ? environment(path: path, on: host) : owner(of: host)
  }

  /// The environment to which a page belongs, on a host on which countries have paths.
  private static func environment(path: Bytes, on host: Bytes) -> Environment? {
    // A country's segment has at most 63 bytes. One more byte shows that a segment is longer.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: host.count + 1 + 64) { key in
      var end = 0
      func append(_ byte: UInt8) {
        guard end < key.count else { return }
        key[end] = byte
        end += 1
      }
      for byte in host { append(byte) }
      append(UInt8(ascii: "/"))
      var isFirst = true
      var hasCapitals = false
      var segment = (count: 0, dots: 0)
      for byte in PathBytes(rest: path.dropFirst()) {
        if byte == UInt8(ascii: "/") {
          guard segment.count > 0 || !isFirst, !isDots(segment) else { return nil }
          isFirst = false
          segment = (0, 0)
          continue
        }
        // Browsers read a backslash as a slash and ignore control characters.
        guard byte > 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else { return nil }
        segment.count += 1
        if byte == UInt8(ascii: ".") { segment.dots += 1 }
        guard isFirst else { continue }
        hasCapitals = hasCapitals || byte.foldingASCII != byte
        append(byte)
      }
      if isDots(segment) { return nil }
      guard let own = paths.value(for: UnsafeBufferPointer(key)[..<end]) else {
        return owner(of: host)
      }
      return hasCapitals ? nil : own
    }
  }

  private static func isDots(_ segment: (count: Int, dots: Int)) -> Bool {
    segment.count == segment.dots && (1...2).contains(segment.dots)
  }

  private static func isShared(_ host: Bytes) -> Bool {
    !sharedHosts.isEmpty && sharedHosts.value(for: host) != nil
  }

  private static func owner(of host: Bytes) -> Environment? {
    hosts.value(for: host) ?? PreviewName.environment(host: host)
  }

  // MARK: The indexes, made of the tables when the first is asked for

  /// The hosts of countries.
  private static let hosts = indexes.hosts
  /// The countries' paths, as `host/segment`.
  private static let paths = indexes.paths
  /// The hosts in `paths`.
  ///
  /// A country can also have such a host without a path.
  private static let sharedHosts = indexes.sharedHosts

  private static let indexes = {
    var count = (hosts: 0, paths: 0)
    forEachAddress { address, _ in
      if address.isPath { count.paths += 1 } else { count.hosts += 1 }
    }
    var hosts = TextIndex<Environment>(capacity: count.hosts)
    var paths = TextIndex<Environment>(capacity: count.paths)
    var sharedHosts = TextIndex<Bool>(capacity: count.paths)
    forEachAddress { address, environment in
      guard address.isPath else { return hosts.insert(address.host, environment) }
      paths.insert(address.host + [UInt8(ascii: "/")] + address.segment, environment)
      if sharedHosts.value(for: address.host) == nil { sharedHosts.insert(address.host, true) }
    }
    return (hosts: hosts, paths: paths, sharedHosts: sharedHosts)
  }()

  private static func forEachAddress(_ body: (Address, Environment) -> Void) {
    let environments = TableEnvironment.allCases
    for country in Country.allCases {
      let linesPerEnvironment = urlTable.lineCount(of: country) / environments.count
      for number in 0..<urlTable.lineCount(of: country) {
        let environment = environments[number / linesPerEnvironment]
        urlTable.withLine(number, of: country) {
          body(Address(url: $0[...]), Environment(environment, for: country))
        }
      }
      for (name, addresses) in country.acceptedHosts {
        guard let environment = TableEnvironment(rawValue: name) else {
          preconditionFailure("the manifest compiler writes the names of environments")
        }
        for var address in addresses {
          address.withUTF8 { body(Address($0[...]), Environment(environment, for: country)) }
        }
      }
    }
  }
}

/// A host, or a host and a country's segment.
nonisolated private struct Address {
  let host: Slice<UnsafeBufferPointer<UInt8>>
  /// Empty if the country has the host itself.
  let segment: Slice<UnsafeBufferPointer<UInt8>>

  var isPath: Bool { !segment.isEmpty }

  /// Reads `host[:port][/segment]`.
  init(_ address: Slice<UnsafeBufferPointer<UInt8>>) {
    let authority = address.prefix { $0 != UInt8(ascii: "/") }
    host = authority.prefix { $0 != UInt8(ascii: ":") }
    segment = address[authority.endIndex...].dropFirst()
  }

  init(url: Slice<UnsafeBufferPointer<UInt8>>) { self.init(url.withoutScheme ?? url) }
}

/// The bytes of a path, with escapes of letters, digits and `-._~` decoded.
nonisolated struct PathBytes: Sequence, IteratorProtocol {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func next() -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    guard byte == UInt8(ascii: "%"), rest.count >= 2,
      let high = Self.digit(rest[rest.startIndex]), let low = Self.digit(rest[rest.startIndex + 1])
    else { return byte }
    let value = high << 4 | low
    guard
      value.foldingASCII &- UInt8(ascii: "a") < 26 || value &- UInt8(ascii: "0") < 10
        || "-._~".utf8.contains(value)
    else { return byte }
    rest = rest.dropFirst(2)
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte &- UInt8(ascii: "0") < 10 { return byte - UInt8(ascii: "0") }
    let letter = byte.foldingASCII &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}

nonisolated extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The text after `http://` or `https://`; nil if it begins with neither.
  var withoutScheme: Self? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let length = scheme.utf8CodeUnitCount
      guard count >= length else { continue }
      let isScheme = scheme.withUTF8Buffer { scheme in
        zip(self, scheme).allSatisfy { $0.foldingASCII == $1 }
      }
      if isScheme { return self[(startIndex + length)...] }
    }
    return nil
  }

  /// The host of `host[.][:port]`; nil if the text has another form.
  var hostWithoutPort: Self? {
    // A host has at most 253 bytes. With a full stop and the longest port, it has 260.
    guard count <= 260 else { return nil }
    var end = endIndex
    var digits = 0
    while digits < 6, end - digits > startIndex, self[end - 1 - digits] &- UInt8(ascii: "0") < 10 {
      digits += 1
    }
    if end - digits > startIndex, self[end - 1 - digits] == UInt8(ascii: ":") {
      guard (1...5).contains(digits) else { return nil }
      end -= digits + 1
    }
    if end > startIndex, self[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end > startIndex ? self[startIndex..<end] : nil
  }
}
