internal import CountryManifest
internal import ManifestFindings

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let severity = Finding.Severity.error
  static let summary = "a host does not lead back to its own country and environment"
  static let explanation = """
    The app determines country and environment from the host, so a host must be unique. This rule
    composes every host and looks it up.

    - The default country has no prefix: if one of its services has the label `it` or `it-api`, it gets
      Italy's host. An environment whose site is `it.example` gets it, too. A global service without a
      label gets the default country's host.
    - A prefix or a path must not be another country's code, even if that country has another one:
      otherwise an old link to `it.example.com` could mean Italy, and a new one France.
    - In an environment with `hosts: named`, every label under the main domain is the name of a preview,
      so no host of another environment can be exactly one label under it.

    ```yaml
    environments:
      production: { site: example, hosts: country }
      staging: { site: example, hosts: country }
      #                ^^^^^^^ error: host `example.com` of the United States' `web` in `staging` is already that of the United States' `web` in `production`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var reported: Set<SourceRange> = []
    checkWritten("prefix", manifest, &reported, in: &context) { $0.prefix }
    checkWritten("path", manifest, &reported, in: &context) { $0.path }
    for (first, later) in context.hosts.collisions {
      let pair = (context.hosts.all[first], context.hosts.all[later])
      // `duplicate-tld` reports countries with the same TLD.
      guard let cause = Cause(pair.0, pair.1, manifest, context),
        reported.insert(cause.place).inserted
      else { continue }
      let host =
        pair.0.address == pair.1.address ? pair.0.address : Address(pair.0.address).host
      context.report(
        self,
        "host `\(host)` of \(Self.owner(cause.host, manifest, context)) is already that of "
          + Self.owner(cause.other, manifest, context),
        at: cause.place,
        related: Self.place(of: cause.other, manifest).map {
          [.init("the other owner", at: $0)]
        } ?? [],
        help: cause.help
      )
    }
    checkPreviews(manifest, &reported, in: &context)
  }

  /// Reports a prefix or a path that is another country's code, or that another country has, too.
  private func checkWritten(
    _ key: String,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext,
    _ written: (Country) -> Located<String>?
  ) {
    var owners: [String: (country: Country, place: SourceRange)] = [:]
    for country in manifest.countries {
      guard let text = written(country) else { continue }
      let folded = text.value.lowercased()
      guard folded != country.code.value else { continue }
      let coded = context.positions[folded].map { manifest.countries[$0] }
      guard let owner = coded.map({ ($0, $0.code.range) }) ?? owners[folded] else {
        owners[folded] = (country, text.range)
        continue
      }
      reported.insert(text.range)
      context.report(
        self,
        "\(key) `\(text.value)` is \(coded == nil ? "already the \(key)" : "the code") of "
          + context.name(owner.0),
        at: text.range,
        related: [.init("used here", at: owner.1)],
        help: "choose another \(key), or delete it"
      )
    }
  }

  /// The owner of a host as a text: "Italy's `api` in `production`".
  private static func owner(_ host: Host, _ manifest: Manifest, _ context: RuleContext) -> String {
    let country = host.country.map { context.name(manifest.countries[$0]) }
    let name = host.service.map { "`\(manifest.services[$0].name.value)`" } ?? "entitlement domain"
    let possessive = country.map { $0.hasSuffix("s") ? "\($0)'" : "\($0)'s" }
    return "\(possessive ?? "the global service") \(name) in "
      + "`\(manifest.environments[host.environment].name.value)`"
  }

  /// The place in the manifest that shows the owner of a host.
  private static func place(of host: Host, _ manifest: Manifest) -> SourceRange? {
    if let country = host.country {
      return host.domainInRow(manifest)?.range ?? manifest.countries[country].code.range
    }
    return host.service.flatMap { manifest.services[$0].label?.range }
  }
}

/// Which value of the manifest gives a host that another row already has.
private struct Cause {
  let place: SourceRange
  /// The host that the value gives, and the one that is in its way.
  let host: Host
  let other: Host
  let help: String

  /// Nil if the cause is a TLD that two countries have.
  init?(_ first: Host, _ later: Host, _ manifest: Manifest, _ context: RuleContext) {
    func country(_ host: Host) -> Country? { host.country.map { manifest.countries[$0] } }
    let pairs = [(later, first), (first, later)]
    for (host, other) in pairs {
      if let domain = host.domainInRow(manifest) {
        self.init(domain.range, host, other, "delete the domain from one of them")
        return
      }
    }
    if first.environment != later.environment {
      // The finding is never about production, even if production comes later in the manifest.
      let isProduction =
        manifest.environments[later.environment].name.value == Environment.production
      let (host, other) = isProduction ? (first, later) : (later, first)
      let environment = manifest.environments[host.environment]
      guard let place = environment.place else { return nil }
      let key = environment.placeKey
      self.init(
        place.range,
        host,
        other,
        "give `\(environment.name.value)` a different \(key), such as "
          + "`\(environment.name.value.replacing("_", with: "-")).\(place.value)`"
      )
      return
    }
    if let one = country(first), let other = country(later), one.tld != nil,
      one.tld?.value == other.tld?.value
    {
      return nil
    }
    let labelled = pairs.filter { $0.0.place?.isPrefixed != true && first.service != later.service }
      .max { one, other in Self.rank(one.0, manifest) < Self.rank(other.0, manifest) }
    if later.isPath, first.isPath {
      let written =
        pairs.first { country($0.0)?.path != nil }
        ?? pairs.first { country($0.0)?.prefix != nil } ?? pairs[0]
      guard let row = country(written.0) else { return nil }
      let place = (row.path ?? row.prefix ?? row.code).range
      self.init(place, written.0, written.1, "give one of them another `path`")
    } else if let (host, other) = pairs.first(where: { pair in
      pair.0.place?.isPrefixed == true && country(pair.0)?.prefix != nil
    }), let prefix = country(host)?.prefix {
      self.init(prefix.range, host, other, "choose another prefix")
    } else if let (host, other) = labelled, let service = host.service,
      let label = manifest.services[service].label
    {
      let help = "choose a label that is neither a country's code nor another service's label"
      self.init(label.range, host, other, help)
    } else {
      let row = country(later).map { ($0.sharedTLD ?? $0.tld ?? $0.code).range }
      guard let place = row ?? manifest.environments[later.environment].place?.range else {
        return nil
      }
      self.init(place, later, first, "give one of them another domain")
    }
  }

  private init(_ place: SourceRange, _ host: Host, _ other: Host, _ help: String) {
    (self.place, self.host, self.other, self.help) = (place, host, other, help)
  }

  /// Of two services with one host, the label of a global service is changed, or that of the later service.
  private static func rank(_ host: Host, _ manifest: Manifest) -> Int {
    let service = host.service ?? 0
    return service + (manifest.services[service].isGlobal ? manifest.services.count : 0)
  }
}

/// Hosts of previews, whose names are chosen at run time.
extension DuplicateHost {
  /// Reports hosts that are also hosts of previews, and previews that do not lead back to their country.
  private func checkPreviews(
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    let named = manifest.environments.indices.filter {
      manifest.environments[$0].hosts?.value == .named
    }
    guard !named.isEmpty else { return }
    let lookup = context.derivation.hostLookup
    for host in context.hosts.entries {
      guard let preview = lookup.preview(host.address), let name = preview.name else { continue }
      let environment = manifest.environments[preview.environment]
      let other = manifest.environments[host.environment]
      let place = host.domainInRow(manifest) ?? environment.place
      guard let place, reported.insert(place.range).inserted else { continue }
      context.report(
        self,
        "host `\(host.address)` of \(Self.owner(host, manifest, context)) is also the preview "
          + "`\(name)` in `\(environment.name.value)`",
        at: place.range,
        related: other.place.map {
          [.init("the \(other.placeKey) of `\(other.name.value)`", at: $0.range)]
        } ?? [],
        help: "give previews a domain that has no other hosts"
      )
    }
    let domains = manifest.environments.map { $0.mainDomain(in: manifest) }
    for position in named {
      let outer = named.first { domains[position]?.hasSuffix(".\(domains[$0] ?? "")") == true }
      if let outer, let place = manifest.environments[position].place,
        reported.insert(place.range).inserted
      {
        let (inner, outer) = (manifest.environments[position], manifest.environments[outer])
        context.report(
          self,
          "the previews of `\(inner.name.value)` are under the domain of those of `\(outer.name.value)`",
          at: place.range,
          help: "give `\(inner.name.value)` a \(inner.placeKey) of its own"
        )
        continue
      }
      guard let composer = HostComposer(manifest.environments[position], in: manifest) else {
        continue
      }
      for (country, hosts) in context.derivation.hostPlaces.enumerated() {
        guard let place = composer.places(of: hosts).requested,
          context.isKnown(manifest.countries[country])
        else { continue }
        let host = composer.address(Self.preview, hosts, at: place)
        let meaning = lookup.resolve(address: host)
        guard meaning?.environment != position || meaning?.country != country,
          HostName.problem(inLabels: host) == nil
        else { continue }
        report(
          host,
          meaning,
          position,
          manifest.countries[country],
          manifest,
          &reported,
          in: &context
        )
      }
    }
  }

  /// A name that is too long to be a country's code or prefix.
  private static let preview = HostLabel(preview: "nameofapreviewofacountry")

  private func report(
    _ host: String,
    _ meaning: HostLookup.Meaning?,
    _ position: Int,
    _ country: Country,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    let environment = manifest.environments[position]
    let isOther = meaning?.environment != position
    let place = isOther ? environment.place : country.prefix ?? country.code
    guard let place, reported.insert(place.range).inserted else { return }
    let owner = meaning.map { manifest.environments[$0.environment].name.value }
    context.report(
      self,
      isOther
        ? "previews of `\(environment.name.value)`, such as `\(host)`, lead to "
          + (owner.map { "`\($0)`" } ?? "no environment")
        : "previews of \(context.name(country)), such as `\(host)`, lead to another country",
      at: place.range,
      help: isOther
        ? "give `\(environment.name.value)` a \(environment.placeKey) of its own"
        : "choose another prefix"
    )
  }
}

extension Host {
  /// The element of a country's `entitlement_domains` that is the host; nil for hosts of services.
  fileprivate func domainInRow(_ manifest: Manifest) -> Located<String>? {
    guard use == .entitlement, let country else { return nil }
    return manifest.countries[country].entitlementDomains.first { $0.value == address }
  }
}

extension Environment {
  /// The value that determines the domain of the environment's hosts: its domain or its site.
  var place: Located<String>? { domain ?? site }

  /// The key of `place`.
  var placeKey: String { domain == nil ? "site" : "domain" }
}
