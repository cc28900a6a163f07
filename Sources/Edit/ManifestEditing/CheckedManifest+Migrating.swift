package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

extension CheckedManifest {
  /// The keys of a row that a migration edits.
  static let hostKeys = ["hosts", "sites", "shared_tld", "accepts", "entitlement_domains"]

  /// The manifest in which a country's requests go to hosts of another style, or to another shared domain; nil
  /// if they already go there.
  ///
  /// The new row accepts the old hosts, so links to them still open the app. `sharedTLD` is the TLD of the shared
  /// domain; nil does not change it.
  package func migrating(
    _ code: String,
    to form: HostStyle,
    sharedTLD: String? = nil
  ) throws(EditRefusal) -> EditedManifest? {
    guard isValid, let manifest else {
      throw EditRefusal(
        reason: "it has errors",
        snippet:
          "hosts: \(form.rawValue)\naccepts: [\((form == .tld ? HostStyle.subdomain : .tld).rawValue)]"
      )
    }
    if manifest.product.defaultCountry?.value == code, form == .subdomain {
      throw EditRefusal(
        reason: "`\(code)` is the default country, whose hosts never have a prefix",
        snippet: ""
      )
    }
    guard let section = CountriesSection(file), let position = section.position(of: code),
      let written = manifest.countries.first(where: { $0.code.value == code }),
      let migration = Migration(of: written, in: manifest, to: form, sharedTLD: sharedTLD)
    else { throw EditRefusal(reason: "it has no row `\(code)`", snippet: "") }
    guard migration.isChange else { return nil }
    let refusal = { (reason: String) in EditRefusal(reason: reason, snippet: migration.snippet) }
    if form == .tld, written.tld == nil {
      let tld = standards.countryCodeDomain(of: code)
      throw EditRefusal(
        reason: "the row of `\(code)` has no `tld`",
        snippet: "tld: \(scalarText(tld))\n\(migration.snippet)"
      )
    }

    let edits = try section.edits(migration, of: section.rows[position].value, refusal)
    let edited = try EditedManifest(file, edits, refusal: refusal)
    try edited.prove(equalTo: file, but: code, refusal: refusal)
    try edited.proveRow(code, of: self, refusal: refusal)
    let row = edited.checked.manifest?.countries.first { $0.code.value == code }
    guard row?.hosts?.value == form, row?.sharedTLD?.value == migration.sharedTLD,
      row?.accepts.map(\.value) == migration.accepts
    else { throw refusal("the written row would differ from the requested one") }
    try edited.proveHosts(of: self, but: nil, refusal: refusal)
    try edited.proveURLs(of: self, but: code, refusal: refusal)
    return edited
  }

  /// The manifest in which a country's own domain has another site in production; nil if it already has that
  /// site.
  ///
  /// Links to the old site still open the app.
  package func migrating(
    _ code: String,
    toSite site: String
  ) throws(EditRefusal) -> EditedManifest? {
    guard isValid, let manifest, let before = resolve() else {
      throw EditRefusal(reason: "it has errors", snippet: "sites: { production: \(site) }")
    }
    guard let section = CountriesSection(file), let position = section.position(of: code),
      let written = manifest.countries.first(where: { $0.code.value == code }),
      let country = before.countries.first(where: { $0.code == code })
    else { throw EditRefusal(reason: "it has no row `\(code)`", snippet: "") }
    let production = manifest.environments.first { $0.name.value == Environment.production }
    guard written.hosts?.value == .tld, production?.hosts?.value == .country,
      manifest.product.defaultCountry?.value != code
    else {
      throw EditRefusal(
        reason:
          "`\(code)` has no production hosts on its own domain, and only such hosts can have another site",
        snippet: ""
      )
    }
    let own = written.sites.first { $0.environment.value == Environment.production }?.site
    guard let oldSite = (own ?? production?.site)?.value, let tld = written.tld?.value,
      oldSite != site
    else { return nil }
    let domain = "\(oldSite).\(tld)"
    let old = country.deepLinkHosts.filter { $0.written == nil }.map(\.value)
      .filter { $0 == domain || $0.hasSuffix(".\(domain)") }
    let snippet =
      "sites: { production: \(scalarText(site)) }\n"
      + "entitlement_domains: [\(old.map(scalarText).joined(separator: ", "))]"
    let refusal = { (reason: String) in EditRefusal(reason: reason, snippet: snippet) }
    let row = section.rows[position].value
    let edits = try section.edits(site: site, accepting: old, of: row, refusal)
    let edited = try EditedManifest(file, edits, refusal: refusal)
    try edited.prove(equalTo: file, but: code, refusal: refusal)
    try edited.proveRow(code, of: self, refusal: refusal)
    guard let now = edited.resolved.countries.first(where: { $0.code == code }),
      Set(now.deepLinkHosts.map(\.value)).isSuperset(of: country.deepLinkHosts.map(\.value))
    else { throw refusal("links to the old hosts would not open the app anymore") }
    try edited.proveHosts(of: self, but: code, refusal: refusal)
    try edited.proveURLs(of: self, but: code, refusal: refusal)
    return edited
  }

  /// The lines with comments about a row or its hosts: the comments above and after the row's key and the keys of its
  /// hosts.
  ///
  /// An edit keeps these comments, although they may be outdated.
  package func linesWithComments(onHostsOf code: String) -> [Int] {
    guard let section = CountriesSection(file), let position = section.position(of: code) else {
      return []
    }
    let row = section.rows[position]
    let start = section.line(of: row.key.range.start)
    var lines = Set(
      (section.firstLine(position)..<start).filter { section.commentColumn($0) != nil }
    )
    if section.line(of: row.value.range.start) > start, section.hasComment(after: row.key) {
      lines.insert(start)
    }
    for entry in row.value.entries where Self.hostKeys.contains(entry.key.text) {
      if section.hasComment(after: entry.value) {
        lines.insert(section.line(of: entry.value.range.end))
      }
      var above = section.line(of: entry.key.range.start) - 1
      let column = section.column(of: entry.key)
      while above > start, section.commentColumn(above) == column {
        lines.insert(above)
        above -= 1
      }
    }
    return lines.sorted()
  }
}

/// The new host settings of a country's row.
struct Migration {
  let form: HostStyle
  /// The TLD of the shared domain; nil for the default country's TLD.
  let sharedTLD: String?
  /// The hosts that the new row accepts: those of the old list, and the hosts to which requests went before.
  ///
  /// If the old list has the hosts to which requests go now, the former hosts replace them there; otherwise, the former
  /// hosts come first.
  let accepts: [AcceptedHosts]
  let isChange: Bool
  /// The index, in the old `accepts`, of the hosts to which requests go after the migration; nil if `accepts` lacks them.
  let replaced: Int?

  /// Determines the new settings; nil if the row lacks a required value, which has been reported.
  init?(of row: Country, in manifest: Manifest, to form: HostStyle, sharedTLD: String?) {
    guard let main = manifest.defaultCountry?.tld?.value, let hosts = row.hosts?.value else {
      return nil
    }
    let oldTLD = row.sharedTLD?.value
    let newTLD = sharedTLD.map { $0 == main ? nil : $0 } ?? oldTLD
    // Returns hosts as the new row writes them; in the new row, `subdomain` means the new shared domain.
    func said(_ hosts: AcceptedHosts) -> AcceptedHosts {
      guard hosts.form == .subdomain else { return hosts }
      let tld = hosts.sharedTLD ?? oldTLD ?? main
      return AcceptedHosts(.subdomain, sharedTLD: tld == newTLD ?? main ? nil : tld)
    }
    let (before, after) = (said(AcceptedHosts(hosts)), AcceptedHosts(form))
    let accepted = row.accepts.map { said($0.value) }
    self.form = form
    self.sharedTLD = newTLD
    isChange = before != after || (oldTLD ?? main) != (newTLD ?? main)
    replaced = accepted.firstIndex(of: after)
    guard before != after else {
      accepts = accepted
      return
    }
    accepts =
      replaced == nil ? [before] + accepted : accepted.map { $0 == after ? before : $0 }
  }

  /// The lines of the row with the new settings.
  var snippet: String {
    let shared = sharedTLD.map { "shared_tld: \(scalarText($0))\n" } ?? ""
    return "hosts: \(form.rawValue)\n\(shared)accepts: [\(texts.joined(separator: ", "))]"
  }

  var texts: [String] { accepts.map { RowValue($0).flowText } }
}
