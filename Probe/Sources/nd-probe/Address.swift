import Foundation
import NIOCore

/// A scheme, a host and a port that requests go to.
struct Site: Hashable, Sendable {
  let isSecure: Bool
  let host: String
  let port: Int

  /// Nil if it is not an `http` or `https` URL.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    isSecure = scheme == "https"
    self.host = host.withoutBrackets
    port = url.port ?? (isSecure ? 443 : 80)
  }
}

/// `--resolve` and `--connect-to`, as curl reads them: where connections go instead.
struct Overrides: Sendable {
  private var resolve: [(host: String, port: Int, addresses: [String])] = []
  private var connectTo: [(host: String, port: Int?, toHost: String, toPort: Int?)] = []

  init(resolve: [String], connectTo: [String]) throws {
    for text in resolve {
      guard let match = try? /([^:]+):(\d+):(.+)/.wholeMatch(in: text), let port = Int(match.2)
      else { throw Refusal("`--resolve \(text)`: expected HOST:PORT:ADDRESS") }
      let addresses = match.3.split(separator: ",").map { String($0).withoutBrackets }
      self.resolve.append((match.1.lowercased(), port, addresses))
    }
    let pair = /(\[[^\]]*\]|[^:\[]*):(\d*):(\[[^\]]*\]|[^:\[]*):(\d*)/
    for text in connectTo {
      guard let match = try? pair.wholeMatch(in: text) else {
        throw Refusal("`--connect-to \(text)`: expected HOST:PORT:HOST:PORT")
      }
      let host = match.1.lowercased().withoutBrackets
      let target = String(match.3).withoutBrackets
      self.connectTo.append((host, Int(match.2), target, Int(match.4)))
    }
  }

  /// The host and port that connections for a site go to, and whether an option says so.
  func target(_ site: Site) -> (host: String, port: Int, isForced: Bool) {
    let match = connectTo.first { rule in
      (rule.host.isEmpty || rule.host == site.host) && (rule.port ?? site.port) == site.port
    }
    guard let match else { return (site.host, site.port, false) }
    return (match.toHost.isEmpty ? site.host : match.toHost, match.toPort ?? site.port, true)
  }

  /// The addresses that `--resolve` gives a host.
  func addresses(_ host: String, _ port: Int) -> [String]? {
    resolve.first { ($0.host == host || $0.host == "*") && $0.port == port }?.addresses
  }
}

extension SocketAddress {
  /// The IPv4 and IPv6 addresses of a host; none if there are none, or not in time.
  ///
  /// Each is asked for on a thread of its own: `getaddrinfo` blocks, and cannot be stopped.
  static func all(of host: String, port: Int, within timeout: Duration) async -> [SocketAddress] {
    await first(within: timeout, otherwise: []) { finish in
      Thread.detachNewThread { finish(lookUp(host, port)) }
    }
  }

  private static func lookUp(_ host: String, _ port: Int) -> [SocketAddress] {
    if let address = try? SocketAddress(ipAddress: host, port: port) { return [address] }
    // With the final dot no search domain is added. A name of one label is in /etc/hosts, without it.
    let name = host.contains(".") && !host.hasSuffix(".") ? "\(host)." : host
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, nil, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    for entry in sequence(first: list, next: { $0?.pointee.ai_next }) {
      guard let info = entry?.pointee else { continue }
      var text = [CChar](repeating: 0, count: 64)
      getnameinfo(info.ai_addr, info.ai_addrlen, &text, 64, nil, 0, NI_NUMERICHOST)
      let end = text.firstIndex(of: 0) ?? 0
      let digits = String(decoding: text[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let address = try? SocketAddress(ipAddress: digits, port: port) else { continue }
      // The same address comes once for each type of socket.
      if !found.contains(address) { found.append(address) }
    }
    return found
  }

  /// Whether it is of this machine or of a private network: no redirect leads there.
  var isPrivate: Bool {
    switch self {
    case .v4(let address):
      Self.isPrivate(withUnsafeBytes(of: address.address.sin_addr) { [UInt8]($0) })
    case .v6(let address):
      Self.isPrivate(withUnsafeBytes(of: address.address.sin6_addr) { [UInt8]($0) })
    case .unixDomainSocket: true
    }
  }

  private static func isPrivate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 16 else {
      return switch (bytes[0], bytes[1]) {
      case (0, _), (10, _), (127, _), (169, 254), (192, 168), (198, 18...19), (224..., _): true
      case (100, 64...127), (172, 16...31): true
      case (192, 0): bytes[2] == 0
      default: false
      }
    }
    // Addresses of IPv4 inside of IPv6: compatible and mapped ones, translated ones, 6to4.
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == bytes[11]
    if isMapped || bytes.starts(with: [0, 0x64, 0xff, 0x9b]) {
      return isPrivate(Array(bytes[12...]))
    }
    if bytes.starts(with: [0x20, 0x02]) { return isPrivate(Array(bytes[2..<6])) }
    return bytes[0] >= 0xfc
  }
}

extension String {
  fileprivate var withoutBrackets: String { hasPrefix("[") ? String(dropFirst().dropLast()) : self }
}
