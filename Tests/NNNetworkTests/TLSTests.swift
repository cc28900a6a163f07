import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Certificates of an authority that the system does not know: one is valid otherwise, one is for another host, and one
/// has expired.
@Suite(.requires(.python(.plain), .program("openssl")), .timeLimit(.minutes(1)))
struct TLSTests {
  @Test(arguments: [1, 2, 3])
  func unknownAuthorityIsRefused(_ place: Int) async throws {
    let port = try #require(Served.tls).words[place]
    let request = Request<FixedService, NoParams, String>(
      service: FixedService(url("https://localhost:\(port)")),
      path: "/"
    )
    let network = NetworkClient(environment: FixedEnvironment())
    guard case .transport? = await network.failure(of: request)?.reason else {
      Issue.record("it was accepted")
      return
    }
  }
}
