import Foundation
import NDFrozenCountries
import Testing

/// The URLs of services, written by hand from the description of the manifest.
struct ServiceURLTests {
  @Test(arguments: EveryEnvironment.all)
  func everyURLHasOnlyASchemeHostAndPort(_ environment: Environment) throws {
    for service in Service.allCases {
      let url = service.url(for: environment)
      let parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
      let host = try #require(parts.host)
      let scheme = try #require(url.scheme)
      let port = parts.port.map { ":\($0)" } ?? ""
      #expect(url.absoluteString == "\(scheme)://\(host)\(port)")
      #expect(parts.path.isEmpty && parts.user == nil && parts.query == nil)
      #expect(host.utf8.count <= 253)
      #expect(host.split(separator: ".").allSatisfy { (1...63).contains($0.utf8.count) })
      if case .dev = environment {
        #expect(parts.port != nil)
      } else {
        #expect(scheme == "https" && parts.port == nil)
      }
    }
  }
}
