internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum CountryRenamed: BreakingRule {
  static let id = BreakingChangeID.countryRenamed
  static let summary = "a country has another code"
  static let explanation = """
    The code is the raw value of the country's case of `Country`: apps in use have stored it and send
    it, and code that names the case does not compile. A row counts as renamed if the new one has the
    same `tld` or the same website. A comment names the old code.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let renames = comparison.renames
    let removedHosts = renames.isEmpty ? [:] : comparison.retiredHosts.removed
    return renames.sorted { $0.key < $1.key }.map { old, new in
      let hosts = removedHosts[old] ?? []
      let calls: Message = hosts.isEmpty ? "" : "; not called or accepted anymore: \(list: hosts)"
      return BreakingChange(id, .country(old), "country \(code: old) is now \(code: new)\(calls)")
    }
  }
}

extension Comparison {
  /// The new code of each removed country that has another one now.
  var renames: [String: String] {
    let added = countries.filter { $0.old == nil }.compactMap(\.new)
    guard !added.isEmpty else { return [:] }
    var renames: [String: String] = [:]
    for pair in countries where pair.new == nil {
      guard let old = pair.old else { continue }
      let match = added.first { new in
        old.country.tld.map { $0.value == new.country.tld?.value } ?? (old.site == new.site)
      }
      if let match { renames[pair.code] = match.country.code }
    }
    return renames
  }
}

extension CountryPair.Side {
  /// The URL of the website in production.
  fileprivate var site: String? {
    guard let web = manifest.services.first(where: { $0.name == Service.web }) else { return nil }
    return manifest.environments.first { $0.name == Environment.production }?.url(
      of: web,
      for: country,
      name: "{name}"
    )
  }
}
