#if AsyncHTTPClient
import AsyncHTTPClient
import NDNetworkCommitted
import NIOSSL

// The examples of ChoosingATransport.md.

private func sendByAsyncHTTPClient() async throws {
  let network = NetworkClient(
    environment: Environment.production(country: .it),
    transport: AsyncHTTPClientTransport.shared
  )
  _ = try await network.get(GetProfile(id: "7"))
}

private func trustAnAuthority() -> AsyncHTTPClientTransport {
  let transport = AsyncHTTPClientTransport { configuration in
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.trustRoots = .file("/etc/our-authority.pem")
    configuration.tlsConfiguration = tls
  }
  return transport
}
#endif
