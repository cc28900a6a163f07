internal import CountryManifest
internal import ManifestFindings

/// A production host of the old manifest that the new one does not have, or that means something else there.
struct LostHost {
  /// What the value of a host's fact says.
  struct Meaning {
    /// The country's code, or `*` for a host of all countries.
    let country: String
    /// The service, or `-` for a host that only opens the app.
    let service: String
    /// `called`, `accepted` or `linked`.
    let use: String

    init(_ value: String) {
      let words = value.split(separator: " ").map(String.init)
      (country, service, use) = (words[0], words[1], words[2])
    }
  }

  let was: Meaning
  /// To what the host leads in the new manifest; nil if to nothing.
  let now: HostLookup.Meaning?
  private let host: String
  private let comparison: Comparison

  init?(_ change: Change, _ comparison: Comparison) {
    guard change.row == Fact.Row(.hosts, Environment.production), let old = change.old else {
      return nil
    }
    (host, self.comparison, was) = (change.name, comparison, Meaning(old))
    let lookup = comparison.new.hostLookup
    // The page of a removed country's path is one of the country that has the host now.
    now =
      lookup.resolve(address: host)
      ?? (host.contains("/") ? lookup.resolve(url: "https://\(host)") : nil)
  }

  private var country: Fact.Row { Fact.Row(.countries, was.country) }

  /// The old code of the host's country if it has another one now.
  var formerCode: String? { comparison.formerName(of: country) }

  /// Whether the host leads to nothing, although its country and its service are still in the manifest.
  var isLost: Bool {
    now == nil && (was.country == "*" || comparison.after[country, ""] != nil)
      && (was.service == "-" || comparison.after[Fact.Row(.services, was.service), ""] != nil)
  }

  /// Names for an allow comment: the host, its country, and the changed rows and keys that affect many hosts.
  var allowedNames: [String] {
    let rows = [
      Fact.Row(.services, was.service), Fact.Row(.environments, Environment.production),
    ].filter { row in comparison.changes.contains { $0.row == row } }
    let (product, before, after) = (Fact.Row(.product), comparison.before, comparison.after)
    let settings = ["default_country", "subdomain_shape"].filter {
      before[product, $0] != after[product, $0]
    }
    return [host, was.country, formerCode].compactMap(\.self) + rows.map(\.name)
      + settings.compactMap { after[product, $0] }
  }

  /// To whom the host leads now, if that is another country, service or environment.
  var newOwner: Message? {
    guard let now else { return nil }
    let new = comparison.new
    let environment = new.environments[now.environment].name
    guard environment == Environment.production else { return "environment \(code: environment)" }
    if let country = now.country.map({ new.countries[$0] }), country.code != was.country {
      return "\(name: country.nameInSentence)\(words: was.country == "*" ? " alone" : "")"
    }
    guard let service = now.service.map({ new.services[$0].name }), was.service != "-",
      service != was.service
    else { return nil }
    return "service \(code: service)"
  }
}
