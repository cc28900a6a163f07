import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOSSL
import NNNetwork

/// Sends each request to the address of its host that was looked up, and that was found not to be private.
final class Routes: HTTPTransport {
  private typealias Route = (transport: AsyncHTTPClientTransport, address: SocketAddress)

  private let routes = NIOLockedValueBox<[Site: Route]>([:])
  private let overrides: Overrides
  private let timeout: Duration
  private let certificates: String?

  init(_ overrides: Overrides, timeout: Duration, certificates: String?) {
    (self.overrides, self.timeout, self.certificates) = (overrides, timeout, certificates)
  }

  /// The addresses of a site, in the order in which they are tried, and whether an option says them.
  func addresses(of site: Site) async -> (addresses: [SocketAddress], isForced: Bool) {
    let target = overrides.target(site)
    guard let given = overrides.addresses(target.host, target.port) else {
      let found = await SocketAddress.all(of: target.host, port: target.port, within: timeout)
      return (found, target.isForced)
    }
    return (given.compactMap { try? SocketAddress(ipAddress: $0, port: target.port) }, true)
  }

  /// Sets the addresses of sites that are asked.
  func set(_ addresses: [Site: SocketAddress]) {
    // A transport has one address for a host, whatever the port.
    for (_, sites) in Dictionary(grouping: addresses, by: \.key.port) {
      let addresses = sites.map { ($0.key.host, $0.value.ipAddress ?? "") }
      let transport = AsyncHTTPClientTransport { configuration in
        configuration.dnsOverride = Dictionary(addresses) { first, _ in first }
        // All connections share a thread, which a body that decompresses to gigabytes would block.
        configuration.decompression = .enabled(limit: .size(4 << 20))
        guard let certificates else { return }
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(certificates)
        configuration.tlsConfiguration = tls
      }
      routes.withLockedValue { routes in
        for (site, address) in sites { routes[site] = (transport, address) }
      }
    }
  }

  /// Looks up a site to which a redirect leads, and refuses a private address.
  func admit(_ site: Site) async throws(Fault) {
    guard routes.withLockedValue({ $0[site] == nil }) else { return }
    let (addresses, isForced) = await addresses(of: site)
    guard let address = addresses.preferred else {
      throw Fault(.noAddress, "a redirect leads to `\(site.host)`, which has no address")
    }
    guard isForced || !addresses.contains(where: \.isPrivate) else {
      let text = "a redirect leads to the private address of `\(site.host)`"
      throw Fault(.redirectToPrivateAddress, text)
    }
    set([site: address])
  }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    guard let site = Site(request.url), let route = routes.withLockedValue({ $0[site] }) else {
      throw TransportError(.hostNotFound)
    }
    var request = request
    if let port = route.address.port, port != site.port {
      var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
      parts?.port = port
      request.headers["Host"] = request.url.port.map { "\(site.host):\($0)" } ?? site.host
      request.url = parts?.url ?? request.url
    }
    return try await route.transport.send(request, transfer: transfer)
  }
}

extension [SocketAddress] {
  /// IPv4, which every machine reaches, or else the first.
  var preferred: SocketAddress? { first { $0.protocol == .inet } ?? first }
}
