import Foundation
import NDFrozenCountries
import TestSupport
import Testing

/// `Environment(host:)` recognizes exactly the generated hosts.
struct HostTests {
  @Test(arguments: EveryEnvironment.all)
  func everyHostGivesItsEnvironmentBack(_ environment: Environment) throws {
    for service in Service.allCases {
      let host = try #require(service.url(for: environment).host)
      let isGlobal = EveryEnvironment.globalServices.contains(service)
      let expected = isGlobal && !environment.isPreview ? nil : environment
      let spellings = [
        host, host + ".", host + ":8000", host + ".:1", host + ":65535", host + ":00000",
        host.uppercased(), host.capitalized + ".:443",
      ]
      for spelling in spellings {
        #expect(Environment(host: spelling) == expected, "\(spelling)")
      }
    }
  }

  @Test func otherCountriesWithTheirOwnDomainHaveNoSubdomain() {
    for host in ["de.nextdoor.com", "gb-api.nextdoor.com", "nl.nextdoor-staging.com"] {
      #expect(Environment(host: host) == nil)
    }
  }

  @Test(arguments: Country.allCases)
  func deepLinkHostsOpenTheirCountry(_ country: Country) {
    for host in country.deepLinkHosts {
      #expect(Environment(url: "https://\(host)") == .production(country: country))
    }
  }

  @Test(arguments: StrangeHosts.all)
  func otherTextsAreNotEnvironments(_ text: String) {
    if text == "nextdoor.com." {
      #expect(Environment(host: text) == .production(country: .us))
    } else {
      #expect(Environment(host: text) == nil)
    }
  }

  @Test func previewHostsNameTheirCountry() {
    let foo: PreviewName = "foo"
    #expect(Environment(host: "foo.nextdoor-test.com") == .preview(country: .us, name: foo))
    #expect(Environment(host: "it-foo.nextdoor-test.com") == .preview(country: .it, name: foo))
    #expect(Environment(host: "IT-Foo.NEXTDOOR-test.com.:1") == .preview(country: .it, name: foo))
    #expect(
      Environment(host: "ui-fix.nextdoor-test.com") == .preview(country: .us, name: "ui-fix")
    )
    #expect(
      Environment(host: "no-ui-fix.nextdoor-test.com") == .preview(country: .no, name: "ui-fix")
    )
  }

  @Test func longestPreviewHostsAreParsed() throws {
    let name = try #require(PreviewName(String(repeating: "x", count: 60)))
    for country in [Country.us, .it] {
      let preview = Environment.preview(country: country, name: name)
      #expect(Environment(host: try #require(Service.web.url(for: preview).host)) == preview)
    }
    let tooLong = String(repeating: "x", count: 61)
    #expect(Environment(host: "\(tooLong).nextdoor-test.com") == nil)
    #expect(Environment(host: "it-\(tooLong).nextdoor-test.com") == nil)
  }
}

extension Environment {
  fileprivate var isPreview: Bool {
    if case .preview = self { true } else { false }
  }
}
