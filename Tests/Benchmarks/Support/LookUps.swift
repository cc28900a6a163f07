import Foundation
import NDCountries

/// Measures the time of lookups in the compiled tables, and their allocations if the counter is preloaded.
///
/// Prints one line per lookup: name, nanoseconds, their ratio to the first lookup's, allocations. Times
/// and ratios are medians of many short rounds that take turns.
@main
enum LookUps {
  static func main() {
    let countries = Country.allCases
    let hosts = countries.flatMap { country in
      [Service.web, .api].map { $0.url(for: .production(country: country)).host() ?? "" }
    }
    let tlds = countries.compactMap(\.tld)
    let literal = "https://it-api.nextdoor.com"
    let measures: [(name: String, body: (Int) -> Bool)] = [
      ("URL(string:) of a literal", { _ in URL(string: literal) != nil }),
      (
        "interpolation and URL(string:)",
        { URL(string: interpolatedURL(.production(countries[$0 % countries.count]), "api")) != nil }
      ),
      (
        "interpolation alone",
        { !interpolatedURL(.production(countries[$0 % countries.count]), "api").isEmpty }
      ),
      (
        "url(for:) of the table",
        { hold(Service.api.url(for: .production(country: countries[$0 % countries.count]))) }
      ),
      ("url(for:) global", { _ in hold(Service.auth.url(for: .production(country: .it))) }),
      (
        "url(for:) preview, default country",
        { _ in hold(Service.api.url(for: .preview(country: .us, name: fix))) }
      ),
      (
        "url(for:) preview, other",
        { _ in hold(Service.api.url(for: .preview(country: .it, name: foo))) }
      ),
      ("Environment(host:) one", { _ in Environment(host: "it-api.nextdoor.com") != nil }),
      ("Environment(host:) all in turn", { Environment(host: hosts[$0 % hosts.count]) != nil }),
      (
        "Environment(host:) capitals, port",
        { _ in Environment(host: "IT-API.localhost.com:8000") != nil }
      ),
      ("Environment(host:) miss", { _ in Environment(host: "it-api.nextdoor.example") == nil }),
      ("Environment(host:) preview", { _ in Environment(host: "it-foo.nextdoor-test.com") != nil }),
      (
        "Environment(host:) preview, default country",
        { _ in Environment(host: "ui-fix.nextdoor-test.com") != nil }
      ),
      ("Country(tld:) one", { _ in Country(tld: "co.uk") != nil }),
      ("Country(tld:) all in turn", { Country(tld: tlds[$0 % tlds.count]) != nil }),
      ("Country(tld:) miss", { _ in Country(tld: "uk.co") == nil }),
    ]
    let loops = 1_000
    var times: [[Double]] = Array(repeating: [], count: measures.count)
    var allocations = Array(repeating: 0, count: measures.count)
    let rounds = 301
    for _ in 0..<rounds {
      for (index, measure) in measures.enumerated() {
        let before = allocationCount()
        let start = DispatchTime.now().uptimeNanoseconds
        for loop in 0..<loops { precondition(measure.body(loop)) }
        times[index].append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(loops))
        allocations[index] = (allocationCount() - before + loops / 2) / loops
      }
    }
    for (index, measure) in measures.enumerated() {
      let ratios = zip(times[index], times[0]).map { $0 / $1 }
      print(
        measure.name,
        median(times[index]),
        median(ratios),
        allocations[index],
        separator: "\t"
      )
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static let fix: PreviewName = "ui-fix"
  private static let foo: PreviewName = "foo"

  /// Uses a URL in a function that is not inlined, so that the optimizer does not remove the URL.
  @inline(never)
  private static func hold(_ url: URL) -> Bool { withExtendedLifetime(url) { true } }

  // MARK: Allocations

  private static let counter: (@convention(c) () -> Int)? = dlsym(nil, "allocation_count").map {
    unsafeBitCast($0, to: (@convention(c) () -> Int).self)
  }

  private static func allocationCount() -> Int { counter?() ?? 0 }
}

// MARK: By interpolation

/// URLs as the app built them before it used the tables: a switch and an interpolation at each call.
private enum PlainEnvironment {
  case dev(Country)
  case production(Country)

  var host: String {
    switch self {
    case .dev(let country):
      country == .us ? "localhost.com" : "localhost.\(domain(of: country))"
    case .production(let country): "nextdoor.\(domain(of: country))"
    }
  }

  private func domain(of country: Country) -> String {
    switch country {
    case .gb: "co.uk"
    case .nl: "nl"
    case .de: "de"
    case .fr: "fr"
    default: "com"
    }
  }
}

@inline(never)
private func interpolatedURL(_ environment: PlainEnvironment, _ service: String) -> String {
  let scheme = "https://"
  switch environment {
  case .dev(let country):
    switch country {
    case .us: return "http://\(service).\(environment.host):8000"
    default: return "http://\(country.rawValue)-\(service).\(environment.host):8000"
    }
  case .production(let country):
    switch country {
    case .us, .nl, .gb, .de, .fr: return "\(scheme)\(service).\(environment.host)"
    default: return "\(scheme)\(country.rawValue)-\(service).\(environment.host)"
    }
  }
}
