import Foundation
import NDFrozenCountries
import TestSupport
import Testing

/// The examples in the documentation of NDCountries, each followed by its result.
struct ArticleTests {
  @Test func urlsFollowFromTheEnvironment() throws {
    let environment = Environment.production(country: .it)
    let api = Service.api.url(for: environment)  // https://it-api.nextdoor.com
    let auth = Service.auth.url(for: environment)  // https://auth.nextdoor.com
    #expect(api.absoluteString == "https://it-api.nextdoor.com")
    #expect(auth.absoluteString == "https://auth.nextdoor.com")
  }

  @Test func menuOfEnvironmentsKeepsTheCountry() throws {
    let environment = Environment.production(country: .it)
    let kinds = Environment.Kind.allCases.map(\.rawValue)  // dev, preview, staging, production
    let staging = Environment(.staging, country: environment.country)
    let moved = environment.with(country: .es).key  // production/es
    #expect(kinds == ["dev", "preview", "staging", "production"])
    #expect(staging == .staging(country: .it))
    #expect(moved == "production/es")

    let stored = try JSONEncoder().encode([environment])  // ["production/it"]
    let keys = try JSONDecoder().decode([String].self, from: stored)
    let known = keys.compactMap { Environment(key: $0) }  // without retired countries
    #expect(known == [environment])
  }

  @Test func urlsEqualThoseOfAFunctionOfTheApp() {
    func oldURL(_ label: String, of country: Country, in kind: Environment.Kind) -> String {
      let own = ["us": "com", "nl": "nl", "gb": "co.uk", "de": "de", "fr": "fr"]
      let domains = own.filter { kind != .dev || $0.key == "us" }
      let site = kind == .dev ? "localhost" : kind == .staging ? "nextdoor-staging" : "nextdoor"
      let prefix = domains[country.rawValue] == nil ? country.rawValue : ""
      let name = [prefix, label].filter { !$0.isEmpty }.joined(separator: "-")
      let host =
        (name.isEmpty ? "" : name + ".") + site + "." + (domains[country.rawValue] ?? "com")
      let ports = ["": 8000, "api": 8000, "sockets": 8177, "tracking": 8300]
      return kind == .dev ? "http://\(host):\(ports[label] ?? 0)" : "https://\(host)"
    }

    let labels = [Service.web: "", .api: "api", .socket: "sockets", .tracking: "tracking"]
    var differences: [String] = []
    for country in Country.allCases {
      for kind in [Environment.Kind.dev, .staging, .production] {
        guard let environment = Environment(kind, country: country) else { continue }
        for (service, label) in labels {
          let old = oldURL(label, of: country, in: kind)
          let new = service.url(for: environment).absoluteString
          if old != new { differences.append("\(old) is \(new)") }
        }
      }
    }
    #expect(differences == [])
    #expect(oldURL("api", of: .it, in: .dev) == "http://it-api.localhost.com:8000")
  }

  @Test func previewIsNamedWhenTheAppRuns() {
    let typed = "it-form"
    let name = PreviewName(typed)  // nil: it would be read as Italy's preview `form`
    let preview = Environment.preview(country: .it, name: "form")
    let site = Service.web.url(for: preview)  // https://it-form.nextdoor-test.com
    #expect(name == nil)
    #expect(site.absoluteString == "https://it-form.nextdoor-test.com")
    #expect(Environment(host: "it-form.nextdoor-test.com") == preview)
  }

  @Test func linkLeadsToAPage() {
    let link = Link("https://it.nextdoor.com/pizza?lang=it", in: .production, statuses: [.live])
    let country = link?.environment.country  // .it
    let page = link?.path  // /pizza
    let chosen = link?.language?.locale  // it-IT
    let other = Link("https://it.localhost.com/pizza", in: .production, statuses: [.live])  // nil
    #expect(country == .it)
    #expect(page == "/pizza")
    #expect(chosen == "it-IT")
    #expect(other == nil)
  }

  @Test func hostLeadsToACountry() {
    let found = Environment(host: "it.localhost.com:8000")  // .dev(country: .it)
    let shared = Environment(host: "auth.nextdoor.com")  // nil: it serves all countries
    #expect(found == .dev(country: .it))
    #expect(shared == nil)
  }

  @Test func pageLeadsToACountryAndBack() {
    let environment = Environment.production(country: .it)
    let user = Service.api.url(path: "users/42?full=true", for: environment)
    let about = environment.url(path: "about")  // a page of the website
    let read = Environment(url: "https://it.nextdoor.com/pizza?a=1")  // .production(country: .it)
    #expect(user.absoluteString == "https://it-api.nextdoor.com/users/42?full=true")
    #expect(about.absoluteString == "https://it.nextdoor.com/about")
    #expect(read == environment)
    #expect(Environment(url: about) == environment)
  }

  /// README.md shows a row of the manifest next to its generated code.
  @Test func rowOfTheReadmeBecomesItsCode() throws {
    let answers: [String: Any?] = [
      #"Country.it.name(in: .de)"#: Country.it.name(in: .de),
      #"Country(tld: "it")"#: Country(tld: "it"),
      #"Service.api.url(for: .production(country: .it))"#:
        Service.api.url(for: .production(country: .it)),
      #"Environment(host: "it.nextdoor.com")?.key"#: Environment(host: "it.nextdoor.com")?.key,
      #"Country.it.defaultLanguage.url"#: Country.it.defaultLanguage.url,
      #"Country.it.helpDeskURL"#: Country.it.helpDeskURL,
      #"Country.it.accountForm?.fields.first?.label"#: Country.it.accountForm?.fields.first?.label,
      #"Country.it.accountForm?.check([.postalCode: "123"]).count"#:
        Country.it.accountForm?.check([.postalCode: "123"]).count,
    ]
    let compiled = try CompiledExamples.text(of: "Tests/FrozenCountriesTests/ArticleTests.swift")
    let manifest = try CompiledExamples.text(of: Places.frozenPath)
    let row = try #require(manifest.firstMatch(of: /\n  it:\n(?:    .*\n)+/)).0
    let readme = try CompiledExamples.text(of: "README.md")
    let lines = readme.matches(of: /\n\|(?: `([^`]+)`)? \| `([^`]+)` \| `([^`]+)`.* \|(?=\n)/)
    #expect(lines.count == answers.count)
    for line in lines {
      let code = String(line.2)
      let key = line.1?.replacing("…]", with: "")
      #expect(key.map { row.contains($0) } != false, "\(line.0)")
      let bare = compiled.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(bare.contains("#\"\(code)\"#: \(code),"), "\(code)")
      let answer = try #require(answers[code] ?? nil, "\(code)")
      #expect("\(answer)" == line.3, "\(code)")
    }
  }

  @Test func examplesOfTheCatalogAreCompiled() throws {
    let examples = try CompiledExamples(
      catalog: "Sources/NDCountries/NDCountries.docc",
      sources: ["Tests/FrozenCountriesTests/ArticleTests.swift"]
    )
    #expect(examples.missing == [])
    #expect(examples.count == 9)
  }
}
