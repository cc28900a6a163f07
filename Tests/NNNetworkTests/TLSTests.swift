import Foundation
import Testing

@testable import NNNetwork

/// Certificates that must not be trusted: of an authority unknown to the system, and among them one
/// for another host and one that is expired.
///
/// `URLSession` on Linux cannot be told to trust an authority of a test, so no good one is tried.
@Suite(.enabled(if: Served.tls != nil, "no Python or no openssl"), .timeLimit(.minutes(1)))
struct TLSTests {
  @Test(arguments: [1, 2, 3])
  func certificatesThatNobodyVouchesForAreRefused(_ place: Int) async throws {
    let port = try #require(Served.tls).words[place]
    let request = Request<FixedService, NoParams, String>(
      service: FixedService(url("https://localhost:\(port)")),
      path: "/",
      params: NoParams()
    )
    let network = Network(environment: FixedEnvironment())
    guard case .transport? = await network.failure(of: request)?.reason else {
      Issue.record("it was trusted")
      return
    }
  }
}
