import Foundation
import NDFrozenCountries
import Testing

/// The URLs of services, written by hand from the description of the manifest.
struct ServiceURLTests {
  @Test(arguments: [
    (Country.us, "https://api.nextdoor.com"),
    (.gb, "https://api.nextdoor.co.uk"),
    (.de, "https://api.nextdoor.de"),
    (.it, "https://it-api.nextdoor.com"),
  ])
  func productionAPIFollowsTheCountrysHosts(_ country: Country, _ url: String) {
    #expect(Service.api.url(for: .production(country: country)).absoluteString == url)
  }

  @Test(arguments: Service.allCases)
  func everyServiceOfAPreviewHasTheSameHost(_ service: Service) {
    let american = service.url(for: .preview(country: .us, name: "foo"))
    #expect(american.absoluteString == "https://foo.nextdoor-test.com")
    let italian = service.url(for: .preview(country: .it, name: "foo"))
    #expect(italian.absoluteString == "https://it-foo.nextdoor-test.com")
  }

  @Test(arguments: Country.allCases)
  func globalServicesHaveOneHostForAllCountries(_ country: Country) {
    let expected = [
      (Service.auth, Environment.dev(country: country), "https://auth.localhost.com:8133"),
      (.region, .dev(country: country), "https://region.localhost.com:8133"),
      (.auth, .staging(country: country), "https://auth.nextdoor-staging.com"),
      (.region, .staging(country: country), "https://region.nextdoor-staging.com"),
      (.auth, .production(country: country), "https://auth.nextdoor.com"),
      (.region, .production(country: country), "https://region.nextdoor.com"),
    ]
    for (service, environment, url) in expected {
      #expect(service.url(for: environment).absoluteString == url)
    }
  }

  @Test func defaultCountryHasNoPrefixAnywhere() {
    #expect(
      Service.web.url(for: .dev(country: .us)).absoluteString == "http://localhost.com:8000"
    )
    #expect(
      Service.api.url(for: .dev(country: .us)).absoluteString == "http://api.localhost.com:8000"
    )
    #expect(
      Service.web.url(for: .production(country: .us)).absoluteString == "https://nextdoor.com"
    )
  }

  @Test func devUsesTheDomainOfTheDefaultCountry() {
    #expect(
      Service.web.url(for: .dev(country: .gb)).absoluteString == "http://gb.localhost.com:8000"
    )
    #expect(
      Service.tracking.url(for: .dev(country: .de)).absoluteString
        == "http://de-tracking.localhost.com:8300"
    )
  }

  @Test(arguments: EveryEnvironment.all)
  func everyURLHasOnlyASchemeHostAndPort(_ environment: Environment) throws {
    for service in Service.allCases {
      let url = service.url(for: environment)
      let parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
      let host = try #require(parts.host)
      let scheme = service.scheme(for: environment).rawValue
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

  @Test(arguments: EveryEnvironment.all)
  func schemeEqualsThatOfTheURL(_ environment: Environment) {
    for service in Service.allCases {
      #expect(
        service.scheme(for: environment).rawValue == service.url(for: environment).scheme
      )
    }
  }
}
