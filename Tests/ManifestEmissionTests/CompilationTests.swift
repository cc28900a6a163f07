import ManifestEmission
@testable import SwiftEmission
import Testing

/// The generated Swift compiles with the compiler settings of its users, and runs.
struct CompilationTests {
  @Test(arguments: Dialect.allCases)
  func swiftKeywordsCanBeNames(_ dialect: Dialect) async throws {
    let output = try await run(
      swiftFiles(Manifests.keywords),
      main: everyURL + wordsMain,
      dialect
    )
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(12) == [
        "in is as do", "web is func switch push_api protocol",
        "as is sr-Latn zh-Hant es-419 en-GB", "as is srLatn zhHant es419 enGB",
        "http://words-default.in", "https://is-words.words-in.in:81",
        "https://words.words-where.in:82",
        "http://d.words-default.in:83", "https://c.words-beta.in", "https://as-e.words.in",
        "true true true", #""in\/do\/x""#,
      ]
    )
    #expect(lines.dropLast(12) == ["round trip"])
  }

  private let wordsMain = """
    print(Country.allCases.map(\\.rawValue).joined(separator: " "))
    print(Service.allCases.map(\\.rawValue).joined(separator: " "))
    print(AppLanguage.allCases.map(\\.rawValue).joined(separator: " "))
    print(AppLanguage.allCases.map { "\\($0)" }.joined(separator: " "))
    print(Service.web.url(for: .default(country: .in)))
    print(Service.is.url(for: .in(country: .is, name: "words")))
    print(Service.is.url(for: .where(country: .in, name: "words")))
    print(Service.pushApi.url(for: .default(country: .as)))
    print(Service.switch.url(for: .publicBeta(country: .do)))
    print(Service.protocol.url(for: .production(country: .as)))
    print(
      Environment(host: "DO-x.words-IN.in") == .in(country: .do, name: "x"),
      Environment(host: "x.words-where.in") == .where(country: .in, name: "x"),
      Environment(host: "c.words.in") == nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let environment = Environment.in(country: .do, name: "x")
    print(String(decoding: try encoder.encode(environment), as: UTF8.self))

    """

  @Test func smallestManifestCompiles() async throws {
    let main = """
      import Foundation

      print(Service.web.url(for: .production(country: .ie)))
      print(Environment(host: "least.ie") == .production(country: .ie), Environment(host: "x") == nil)
      print(Country.ie.languages.map(\\.url.absoluteString), Country.live.count, Country(rawValue: "us") == nil)
      print(PreviewName(String("foo"))?.rawValue ?? "none", Country.ie.deepLinkHosts)

      """
    let output = try await run(swiftFiles(Manifests.smallest), main: main, .swift6Strict)
    #expect(
      output
        == """
        https://least.ie
        true true
        ["https://least.ie/"] 1 true
        foo ["least.ie"]

        """
    )
  }

  /// The smallest manifest has neither; here they are nil for a country that has none.
  @Test func helpCenterAndFormAreNilWhereACountryHasNone() async throws {
    let main = """
      import Foundation

      for country in Country.allCases {
        print(
          country.rawValue, country.helpDeskLocale ?? "-", country.helpDeskURL?.absoluteString ?? "-",
          country.accountForm.map { $0.fields[0].labelKey } ?? "-")
        if let field = country.accountForm?.fields[0] {
          let answers = [\(Manifests.lengthLiterals)].map { text in
            if case .tooLong = field.problem(with: text) { "long" } else { "fits" }
          }
          print(answers.joined(separator: " "))
          let missing = country.accountForm?.check([:]).map(\\.fieldID) ?? []
          print("missing", missing.joined(separator: " "))
        }
        for language in country.languages {
          print(
            language.locale, language.helpDeskLocale ?? "-",
            language.helpDeskURL?.absoluteString ?? "-")
        }
      }

      """
    let output = try await run(swiftFiles(Manifests.partial), main: main, .swift6Strict)
    #expect(output == Manifests.partialAnswer)
  }

  @Test func allCountriesOfTheWorldCompile() async throws {
    let main =
      everyURL + """
        print(Country.allCases.count)
        let foo: PreviewName = "foo"
        print(Service.api.url(for: .preview(country: .us, name: foo)))
        print(Service.api.url(for: .demo(country: .zw, name: foo)))
        print(Service.web.url(for: .demo(country: .us, name: foo)))
        print(Service.auth.url(for: .demo(country: .ad, name: foo)))
        print(Country(tld: "uk") == .gb, Country.do.isoCode, Country.is.languages[0].url)

        """
    let output = try await run(swiftFiles(Manifests.allCountries()), main: main, .swift6Strict)
    #expect(
      output == """
        round trip
        250
        https://foo.world-preview.com
        https://zw-foo.world-demo.com:8443
        http://foo.world-demo.com:8080
        http://ad-foo.world-demo.com
        true DO https://is.world.com/is/en

        """
    )
  }

  /// The website's URLs name no country, so the app's own decides.
  @Test func websiteForAllCountriesHasLinks() async throws {
    let main = """
      func show(_ url: String, _ environment: Environment) {
        let link = Link(url, in: environment)
        print(link?.environment.key ?? "none", link?.language?.locale ?? "-", link?.path ?? "-")
      }
      show("https://www.solfa.com/fr-CH/notes", .production(country: .ch))
      show("https://www.solfa.com/fr-CH/notes", .production(country: .us))
      show("https://ch-x.solfa-preview.dev/de-CH/", .preview(country: .ch, name: "x"))
      show("https://api.solfa.com/fr-CH/", .production(country: .ch))
      show("https://www.solfa.com/", .preview(country: .ch, name: "x"))

      """
    let output = try await run(
      swiftFiles(Products.text("one-website")),
      main: main,
      .swift6Strict
    )
    #expect(
      output.split(separator: "\n") == [
        "production/ch fr-CH /notes", "production/us - /fr-CH/notes", "preview/ch/x de-CH /",
        "none - -", "none - -",
      ]
    )
  }

  /// Prints every URL, and looks up every host.
  private let everyURL = """
    import Foundation

    for country in Country.allCases {
      for kind in Environment.Kind.allCases {
        guard let environment = Environment(kind, country: country) else { continue }
        for service in Service.allCases {
          let url = service.url(for: environment)
          guard let host = url.host, URLComponents(string: url.absoluteString)?.host == host else {
            fatalError("\\(url) is not a URL")
          }
          let found = Environment(host: host + ":1")
          precondition(found == nil || found == environment, "\\(host) belongs to another environment")
        }
        guard let host = Service.web.url(for: environment).host else { fatalError() }
        precondition(Environment(host: host) == environment, "\\(host) is not found")
      }
      precondition(Country(rawValue: country.rawValue) == country)
      precondition(country.tld.map { Country(tld: $0) == country } ?? true)
      precondition(!country.languages.isEmpty && country.accountForm?.fields.isEmpty == false)
      for language in AppLanguage.allCases { precondition(!country.name(in: language).isEmpty) }
    }
    print("round trip")

    """
}
