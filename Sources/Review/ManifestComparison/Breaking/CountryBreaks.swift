internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum DefaultCountryChanged: BreakingRule {
  static let id = BreakingChangeID.defaultCountryChanged
  static let summary = "the default country changed"
  static let explanation = """
    The default country has no prefix, and its domain is the one that other countries share. If it
    changes, nearly all hosts change.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old.defaultCountry.code, comparison.new.defaultCountry.code)
    guard old != new, comparison.renames[old] != new else { return [] }
    return [
      BreakingChange(id, .product, "the default country was \(code: old) and is \(code: new) now")
    ]
  }
}

enum CountryRemoved: BreakingRule {
  static let id = BreakingChangeID.countryRemoved
  static let summary = "a country was removed from the manifest"
  static let explanation = """
    Apps in use still call the country's hosts and send its code. In code that uses the generated API,
    its case of `Country` is gone. This includes planned countries, because they have a case, too.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.compactMap { pair in
      guard pair.new == nil, let old = pair.old else { return nil }
      return BreakingChange(
        id,
        .country(pair.code),
        "\(name: old.country.displayName) (\(code: pair.code)) is removed"
      )
    }
  }
}

enum CountryRenamed: BreakingRule {
  static let id = BreakingChangeID.countryRenamed
  static let summary = "the code of a country changed"
  static let explanation = """
    The code is the raw value of the country's case of `Country`: apps in use have stored it and send
    it, and code that names the case does not compile. A row counts as renamed if the new one has the
    same `tld` or the same website. In an allow comment, NAME is the old code.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let renames = comparison.renames
    let removedHosts = renames.isEmpty ? [:] : comparison.retiredHosts.removed
    return renames.sorted { $0.key < $1.key }.map { old, new in
      let hosts = removedHosts[old] ?? []
      let calls: Message = hosts.isEmpty ? "" : "; no longer called or accepted: \(list: hosts)"
      return BreakingChange(id, .country(old), "country \(code: old) is now \(code: new)\(calls)")
    }
  }
}

extension Comparison {
  /// The new codes of countries whose code changed, by their old codes.
  var renames: [String: String] {
    Dictionary(
      uniqueKeysWithValues: countries.compactMap { pair in
        pair.formerCode.map { ($0, pair.code) }
      }
    )
  }
}

enum CountryNoLongerLive: BreakingRule {
  static let id = BreakingChangeID.countryNoLongerLive
  static let summary = "a live country is planned again"
  static let explanation = """
    The country's users lose the country with the next update. Links to its hosts no longer open app
    variants that list only `live`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.compactMap { pair in
      guard let old = pair.old?.country, let new = pair.new?.country,
        old.status.value == .live, new.status.value == .planned
      else { return nil }
      return BreakingChange(
        id,
        .country(pair.code),
        "\(name: new.displayName) (\(code: pair.code)) was live and is planned now"
      )
    }
  }
}
