internal import CountryManifest
internal import ManifestFindings

struct PathOfAnotherCountry: ValidationRule {
  static let id: RuleID = "path-of-another-country"
  static let severity = Finding.Severity.warning
  static let summary = "a path of the whole product begins with the path of one country"
  static let explanation = """
    If countries have paths, the first segment of a URL identifies the country. If the help center is at
    `https://www.example.com/{help_desk_locale}`, its page in `de` is taken for a page of Germany. An
    excluded path is put after the path of each country, so write `/admin`, not `/de/admin`.

    ```yaml
    product:
      outputs: { aasa: { exclude: [/de/admin/*] } }
      #                            ^^^^^^^^^^^ warning: excluded path `/de/admin/*` begins with the path of Germany
    countries:
      de: { hosts: path }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard context.hosts.hasPaths else { return }
    checkExcludedPaths(manifest, in: &context)
    checkHelpDesk(manifest, in: &context)
  }

  private func checkExcludedPaths(_ manifest: Manifest, in context: inout RuleContext) {
    let owners = Dictionary(
      manifest.countries.lazy.filter(\.isOnPath).map { ($0.pathSegment, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for path in manifest.product.excludedPaths where path.value.hasPrefix("/") {
      let rest = path.value.dropFirst()
      let segment = String(rest.prefix { !"/*?".contains($0) })
      guard let owner = owners[segment] else { continue }
      let own = rest.dropFirst(segment.count)
      context.report(
        self,
        "excluded path `\(path.value)` begins with the path of \(context.name(owner))",
        at: path.range,
        help: own.hasPrefix("/")
          ? "write `\(own)`, which is excluded below the path of each country"
          : "delete it: no link to \(context.name(owner)) would open the app"
      )
    }
  }

  private func checkHelpDesk(_ manifest: Manifest, in context: inout RuleContext) {
    guard let written = manifest.product.helpDeskURL, let template = URLTemplate(written.value)
    else { return }
    for (position, country) in manifest.countries.enumerated() {
      let locales = [country.helpDeskLocale] + country.languages.map(\.helpDeskLocale)
      for locale in locales.compactMap(\.self) {
        let url = template.filled { _ in locale.value }
        // If the host alone belongs to that country, the page is not below a country's path and serves all countries.
        guard let meaning = context.derivation.hostLookup.resolve(url: url),
          let other = meaning.country, other != position, manifest.countries[other].isOnPath,
          let host = SecureURL.parse(url).url?.host, context.hosts.hasPaths(on: host),
          context.derivation.hostLookup.resolve(address: host)?.country != other
        else { continue }
        context.report(
          self,
          "for \(context.name(country)), `help_desk_url` is `\(url)`, which is a page of "
            + context.name(manifest.countries[other]),
          at: written.range,
          related: [.init("the locale of that URL", at: locale.range)],
          help: "put the locale behind a segment that is not the path of a country: write "
            + "`https://\(host)/help\(Self.path(of: written.value))`"
        )
        return
      }
    }
  }

  /// The part of a URL after its host.
  private static func path(of url: String) -> Substring {
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    return url[start...].drop { $0 != "/" }
  }
}
