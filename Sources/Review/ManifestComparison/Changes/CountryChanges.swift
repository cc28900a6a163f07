internal import CountryManifest
internal import ManifestEmission
internal import ManifestFindings

/// Whether a country is live or planned, and which app variants contain it.
enum CountryStatus: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change(.status)
      + pair.change("app variants") { side in
        side.manifest.apps.filter { $0.lists(side.country.status.value) }.map(\.name)
      }
      // If only the order differs, `RowOrder` shows it.
      .filter { !$0.isReordering }
  }
}

/// The values of a country that no other kind of change covers.
enum CountryValues: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("code") { [$0.country.code] }.filter { _ in pair.formerCode != nil }
      + scalars.flatMap { pair.change($0) }
      + pair.change("sites") { side in
        side.country.sites.map { "\($0.site.value) in \($0.environment.value)" }
      }
  }

  /// The scalars of a row that are compared here; the prefix, which few countries have, comes last.
  ///
  /// Status, name and help-desk locale have their own kinds of change.
  private static let scalars =
    CountryScalar.allCases.filter { ![.status, .name, .helpDeskLocale, .prefix].contains($0) }
    + [.prefix]
}

/// The URLs of a country's services, by environment; `ServiceRow` compares the URLs of global services.
enum CalledURLs: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if pair.hasSameURLs { return [] }
    let names = pair.names { $0.manifest.environments.map(\.name) }
    let ordered =
      names.filter { $0 == Environment.production }
      + names.filter { $0 != Environment.production }
    return ordered.flatMap { name in
      let schemes = Set(
        [pair.old, pair.new].compactMap { $0.flatMap { environment(name, $0)?.scheme.value } }
      )
      return pair.change("called", .environment(name), isDetail: name != Environment.production) {
        side in
        urls(of: side, in: name, isShort: schemes.count == 1)
      }
      // The order is that of the services; if only the order differs, `RowOrder` shows it.
      .filter { !$0.isReordering }
    }
  }

  private static func environment(_ name: String, _ side: CountryPair.Side) -> ResolvedEnvironment?
  {
    side.manifest.environments.first { $0.name == name }
  }

  private static func urls(of side: CountryPair.Side, in name: String, isShort: Bool) -> [String] {
    guard let environment = environment(name, side) else { return [] }
    let text = { isShort ? shortURL($0) : $0 }
    switch environment.kind {
    case .table(let table):
      return side.manifest.countryServices.map {
        "\($0.name): \(text(table.url(of: $0, for: side.country)))"
      }
    case .named(let named):
      let urls = side.manifest.services.map { service in
        (service.name, text(named.url(of: service, for: side.country, name: "{name}")))
      }
      // All services have the same host, but schemes and ports can differ.
      if Set(urls.map(\.1)).count == 1 { return ["every service: \(urls[0].1)"] }
      return urls.map { "\($0): \($1)" }
    }
  }
}

extension CountryPair {
  /// Whether a quick comparison shows that the country has the same URLs in both manifests.
  var hasSameURLs: Bool { shared.areAddressesSame && isSame { $0.hasSameHosts(as: $1) } }
}

/// Removes `https://` from the start of a URL.
package func shortURL(_ url: String) -> String {
  let usual = "https://"
  return url.hasPrefix(usual) ? String(url.dropFirst(usual.count)) : url
}

/// The hosts that are accepted but that no requests go to, by environment.
enum AcceptedHostNames: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if pair.hasSameURLs { return [] }
    let names = pair.names { $0.manifest.tableEnvironments.map(\.name) }
    return names.flatMap { name in
      pair.change("accepted", .environment(name), isDetail: name != Environment.production) {
        side in
        side.manifest.acceptedHosts(for: side.country, in: name)
      }
      // The order is that of the services; if only the order differs, `RowOrder` shows it.
      .filter { !$0.isReordering }
    }
  }
}

/// The hosts of a country whose links open the app.
enum DeepLinks: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("deep links") { $0.country.deepLinkHosts.map(\.value) }
  }
}

/// The locale and the URL of a country's help center.
enum HelpDesk: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change(.helpDeskLocale, isDetail: true)
      + pair.change("help center") { $0.country.helpDeskURL.map { [$0] } ?? [] }
  }
}

/// The country's name in each app language.
///
/// An app language that only one of the manifests has is reported as a change of the product, because every country
/// has a name in that language.
enum CountryNames: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    let areNamesSame = pair.isSame { old, new in
      old.names.elementsEqual(new.names) { areSame($0.value, $1.value) }
    }
    if pair.shared.areAppLanguagesSame, areNamesSame { return [] }
    let languages = pair.names { $0.manifest.appLanguages.names }
    guard pair.old != nil, pair.new != nil else {
      return pair.change("names", isDetail: true) { side in
        zip(side.manifest.appLanguages.names, side.country.names).grouped { $1.value }
          .map { names in "\(names[0].1.value) (\(names.map(\.0).joined(separator: ", ")))" }
      }
    }
    return languages.flatMap { language -> [Change] in
      let sides = [pair.old, pair.new].compactMap(\.self)
      let isKnown = sides.allSatisfy { $0.manifest.appLanguages.position(of: language) != nil }
      guard isKnown else { return [] }
      let isOwn = sides.contains { $0.manifest.developmentLanguage.value == language }
      return pair.change("name", .language(language), isDetail: !isOwn) { side in
        let position = side.manifest.appLanguages.position(of: language)
        return position.map { [side.country.names[$0].value] } ?? []
      }
    }
  }
}

/// The steps that are missing for a country, and the state of each step, such as written or derived.
enum MissingSteps: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    let (before, after) = (states(pair.old), states(pair.new))
    if before == after { return [] }
    let missing = pair.change("missing", from: meanings(before), to: meanings(after))
    guard let before, let after else { return missing }
    return missing
      + Completeness.Step.allCases.indices.flatMap { index in
        pair.change(
          "source of \(Completeness.Step.allCases[index].heading)",
          isDetail: true,
          from: [before[index].rawValue],
          to: [after[index].rawValue]
        )
      }
  }

  /// The state of each step; nil if the manifest does not have the country.
  private static func states(_ side: CountryPair.Side?) -> [Completeness.State]? {
    side.map { side in
      let completeness = side.manifest.completeness(of: side.country)
      return Completeness.Step.allCases.map { completeness[$0] }
    }
  }

  private static func meanings(_ states: [Completeness.State]?) -> [String] {
    zip(Completeness.Step.allCases, states ?? []).filter { $1 == .missing }.map(\.0.meaning)
  }
}
