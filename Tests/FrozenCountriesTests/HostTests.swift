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

  @Test(arguments: [
    "fr.nextdoor.com", "fr-api.nextdoor.com", "fr-sockets.nextdoor.com", "fr-tracking.nextdoor.com",
  ])
  func acceptedHostsOfFranceResolveToFrance(_ host: String) {
    #expect(Environment(host: host) == .production(country: .fr))
    #expect(Environment(host: host.uppercased() + ".:80") == .production(country: .fr))
    let staging = host.replacingOccurrences(of: "nextdoor", with: "nextdoor-staging")
    #expect(Environment(host: staging) == .staging(country: .fr))
  }

  @Test func otherCountriesWithTheirOwnDomainHaveNoSubdomain() {
    for host in ["de.nextdoor.com", "gb-api.nextdoor.com", "nl.nextdoor-staging.com"] {
      #expect(Environment(host: host) == nil)
    }
  }

  @Test(arguments: Country.allCases)
  func deepLinkHostsOpenTheirCountry(_ country: Country) {
    for host in country.deepLinkHosts {
      #expect(Environment(host: host) == .production(country: country))
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

  @Test func longTextsAreNotEnvironments() {
    let host = "it.nextdoor.com"
    for filler in ["a", ".", "-", ":", "0", " ", "é", "\u{0}", "it.", "a.nextdoor-test.com"] {
      let long = String(repeating: filler, count: 10_000)
      for text in [long, long + host, host + long, host + ":" + long, long + ".nextdoor-test.com"] {
        #expect(Environment(host: text) == nil)
      }
    }
  }

  @Test func hostWithAnyByteAddedOrReplacedIsRefused() {
    let host = Array("it.nextdoor.com".utf8)
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      if scalar != "." {
        #expect(Environment(host: "it.nextdoor.com\(scalar)") == nil)
      }
      #expect(Environment(host: "\(scalar)it.nextdoor.com") == nil)
      for place in host.indices {
        var changed = host.map { Unicode.Scalar($0) }
        changed[place] = scalar
        let text = String(String.UnicodeScalarView(changed))
        let found = Environment(host: text)
        #expect(
          found == nil || found?.canonicalHosts.contains(text.lowercased()) == true,
          "\(text)"
        )
      }
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

  /// The hosts of the services whose host depends on the country.
  fileprivate var canonicalHosts: [String] {
    Service.allCases.filter { !EveryEnvironment.globalServices.contains($0) }
      .compactMap { $0.url(for: self).host }
  }
}
