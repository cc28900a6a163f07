import Foundation
import TestSupport
import Testing

@testable import NNNetwork

#if AsyncHTTPClient
import AsyncHTTPClient
import NIOSSL
#endif

/// Certificates of an authority that the system does not know.
///
/// One is valid, one is for another host, and one has expired. On Linux a test cannot make
/// `URLSession` trust its authority, so `URLSession` refuses the valid one, too.
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
  func untrustedCertificatesAreRefused(_ place: Int) async throws {
    #expect(try await error(of: place, by: URLSessionTransport.shared)?.kind == .notSecure)
  }

  #if AsyncHTTPClient
  @Test(arguments: [CertificatePins.Part.certificate, .publicKey])
  func serverMustHaveAPinnedCertificate(_ part: CertificatePins.Part) async throws {
    let authority = try #require(Served.tls).words[0]
    func pinned(to names: [String]) throws -> AsyncHTTPClientTransport {
      let folder = URL(fileURLWithPath: authority).deletingLastPathComponent()
      let certificates = try names.map { name in
        let text = try String(
          contentsOf: folder.appendingPathComponent("\(name).pem"),
          encoding: .utf8
        )
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
        return try #require(Data(base64Encoded: lines.joined()))
      }
      return AsyncHTTPClientTransport(pins: CertificatePins(certificates, comparing: part)) {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(authority)
        $0.tlsConfiguration = tls
      }
    }
    #expect(try await error(of: 1, by: pinned(to: ["good"])) == nil)
    #expect(try await error(of: 1, by: pinned(to: ["other", "good"])) == nil)
    #expect(try await error(of: 1, by: pinned(to: ["other"]))?.kind == .notSecure)
    #expect(try await error(of: 1, by: pinned(to: []))?.kind == .notSecure)
    #expect(try await error(of: 3, by: pinned(to: ["old"]))?.kind == .notSecure, "expired")
    // With pinned certificates, nothing is sent over plain HTTP.
    let server = try #require(TestServer.shared)
    let request = Request<FixedService, NoParams, Data>(service: server.home, path: "/echo")
    let network = NetworkClient(
      environment: FixedEnvironment(),
      transport: try pinned(to: ["good"])
    )
    guard case .transport(let plain)? = await network.failure(of: request)?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(plain.kind == .notSecure)
  }

  @Test func trustedAuthorityIsAccepted() async throws {
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
