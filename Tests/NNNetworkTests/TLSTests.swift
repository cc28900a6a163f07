import Foundation
import TestSupport
import Testing

@testable import NNNetwork

#if AsyncHTTPClient
import AsyncHTTPClient
import NIOSSL
#endif

/// Certificates of an authority that the system does not know: one that is good, one for another host
/// and one that is expired.
///
/// `URLSession` on Linux cannot be told to trust an authority of a test, so it refuses the good one, too.
@Suite(.requires(.python(.plain), .program("openssl")), .timeLimit(.minutes(1)))
struct TLSTests {
  private func error(
    of place: Int,
    by transport: any HTTPTransport
  ) async throws -> TransportError? {
    let port = try #require(Served.tls).words[place]
    let request = Request<FixedService, NoParams, String>(
      service: FixedService(url("https://localhost:\(port)")),
      path: "/",
      params: NoParams()
    )
    let network = NetworkClient(environment: FixedEnvironment(), transport: transport)
    guard let error = await network.failure(of: request) else { return nil }
    guard case .transport(let error) = error.reason else { throw error }
    return error
  }

  @Test(arguments: [1, 2, 3])
  func certificatesThatNobodyVouchesForAreRefused(_ place: Int) async throws {
    #expect(try await error(of: place, by: URLSessionTransport.shared)?.kind == .notSecure)
  }

  #if AsyncHTTPClient
  @Test func authorityThatIsTrustedVouchesForItsHosts() async throws {
    let authority = try #require(Served.tls).words[0]
    let transport = AsyncHTTPClientTransport { configuration in
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.trustRoots = .file(authority)
      configuration.tlsConfiguration = tls
    }
    #expect(try await error(of: 1, by: transport) == nil)
    #expect(try await error(of: 2, by: transport)?.kind == .notSecure, "for another host")
    #expect(try await error(of: 3, by: transport)?.kind == .notSecure, "expired")
    for place in 1...3 {
      let strict = AsyncHTTPClientTransport.shared
      #expect(try await error(of: place, by: strict)?.kind == .notSecure, "nobody vouches")
    }
  }
  #endif
}
