import Foundation
import NDFrozenCountries
import Testing

struct CountryTests {
  @Test func countriesHaveTheOrderOfTheManifest() {
    #expect(
      Country.allCases.map(\.rawValue) == [
        "us", "nl", "gb", "de", "fr", "it", "es", "au", "ca", "se", "dk", "no", "be", "ie", "at",
      ]
    )
    #expect(
      Service.allCases.map(\.rawValue) == ["web", "api", "auth", "region", "socket", "tracking"]
    )
  }

  @Test(arguments: [
    "uk", "us", "gb", "au", "", ".", ".it", "it.", "it ", " it", "co.uk.", "co", "com.", "org",
    "jp", "itt",
    "i", "ıt", "İT", "it\u{0}", "\u{0}", "it\u{301}", "ｉｔ", String(repeating: "it", count: 5000),
  ])
  func otherSuffixesBelongToNoCountry(_ tld: String) {
    #expect(Country(tld: tld) == nil)
  }

  @Test(arguments: Country.allCases)
  func onlyTheKeyIsTheRawValue(_ country: Country) {
    #expect(Country(rawValue: country.rawValue) == country)
    #expect(Country(rawValue: country.rawValue.uppercased()) == nil)
    #expect(country.isoCode == country.rawValue.uppercased())
    #expect(country.nameKey == "country.name.\(country.isoCode)")
  }

  @Test func fourCountriesArePlanned() {
    #expect(Country.allCases.filter { $0.status == .planned } == [.no, .be, .ie, .at])
    #expect(Country.live == Country.allCases.filter { $0.status == .live })
    #expect(Country.live.count == 11)
    #expect(Set(Country.live).isDisjoint(with: [.no, .be, .ie, .at]))
  }

  /// The French production hosts that `accepts: [subdomain]` keeps, for each service with a host
  /// per country.
  @Test func acceptedHostsAreThoseOfTheOtherForm() {
    let kept = ["fr", "fr-api", "fr-sockets", "fr-tracking"]
    #expect(
      Country.fr.acceptedHosts == [
        "staging": kept.map { "\($0).nextdoor-staging.com" },
        "production": kept.map { "\($0).nextdoor.com" },
      ]
    )
    #expect(Country.it.acceptedHosts.isEmpty)
  }

  @Test(arguments: [
    (Country.us, "USD"), (.it, "EUR"), (.gb, "GBP"), (.ca, "CAD"), (.no, "NOK"),
  ])
  func currencyCodeIsOfTheCountry(_ country: Country, _ code: String) {
    #expect(country.currencyCode == code)
  }

  @Test(arguments: [
    (Country.it, AppLanguage.de, "Italien"), (.it, .fr, "Italie"), (.it, .nl, "Italië"),
    (.it, .it, "Italia"), (.it, .en, "Italy"), (.nl, .es, "Países Bajos"),
    (.nl, .it, "Paesi Bassi"),
    (.nl, .frCA, "Pays-Bas"), (.at, .da, "Østrig"), (.at, .nb, "Østerrike"),
    (.at, .sv, "Österrike"),
    (.at, .de, "Österreich"), (.at, .nl, "Oostenrijk"), (.gb, .enGB, "United Kingdom"),
    (.gb, .it, "Regno Unito"), (.gb, .nb, "Storbritannia"), (.gb, .sv, "Storbritannien"),
    (.us, .it, "Stati Uniti"), (.us, .frCA, "États-Unis"), (.us, .de, "Vereinigte Staaten"),
    (.de, .nl, "Duitsland"), (.de, .sv, "Tyskland"), (.ca, .es, "Canadá"), (.es, .es, "España"),
    (.no, .nb, "Norge"), (.no, .fr, "Norvège"), (.se, .sv, "Sverige"), (.ie, .it, "Irlanda"),
    (.be, .nl, "België"), (.dk, .de, "Dänemark"),
  ])
  func namesAreTheCommonOnes(_ country: Country, _ language: AppLanguage, _ name: String) {
    #expect(country.name(in: language) == name)
  }
}
