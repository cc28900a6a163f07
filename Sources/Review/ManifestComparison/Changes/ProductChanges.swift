internal import CountryManifest
internal import ManifestFindings

/// The settings in `product` and `localization`.
enum ProductSettings: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let hasKotlin = [old, new].allSatisfy { $0.product.outputs?.contains(.kotlin) ?? true }
    let settings: [(String, (ResolvedManifest) -> [String])] = [
      ("name", { [$0.product.name.value] }),
      ("default country", { [$0.defaultCountry.code] }),
      ("development language", { [$0.developmentLanguage.value] }),
      ("subdomains per domain", { $0.product.subdomainsPerDomain.map { ["\($0.value)"] } ?? [] }),
      ("outputs", { $0.product.outputs?.map(\.rawValue) ?? ["all"] }),
      ("Swift prefix", { $0.product.swiftPrefix.map { [$0.value] } ?? [] }),
      ("Kotlin package", { hasKotlin ? [$0.product.kotlinPackage.value] : [] }),
      ("web credentials", { ["\($0.product.webCredentials.value)"] }),
      ("paths without app links", { $0.product.excludedPaths.map(\.value) }),
    ]
    return settings.compactMap { Change(.product, $0, from: $1(old), to: $1(new)) }
  }
}

/// The languages that the app is translated into; every country has a name in each of them.
enum AppLanguageList: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let (before, after) = (old.appLanguages.names, new.appLanguages.names)
    return Change(.product, "app languages", from: before, to: after).map { [$0] } ?? []
  }
}

/// The order of rows in a section of the manifest, which generated lists follow.
enum RowOrder: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let sections: [(String, (ResolvedManifest) -> [String])] = [
      ("environments", { $0.environments.map(\.name) }),
      ("services", { $0.services.map(\.name) }),
      ("app variants", { $0.apps.map(\.name) }),
      ("form fields", { $0.formFields.map(\.name) }),
      ("countries", { $0.countries.map(\.code) }),
    ]
    return sections.compactMap { name, rows in
      let (inOld, inNew) = (Set(rows(old)), Set(rows(new)))
      let order = ListPositions(
        from: rows(old).filter(inNew.contains).map { ($0, $0) },
        to: rows(new).filter(inOld.contains).map { ($0, $0) }
      )
      return Change(.product, "order of \(name)", from: order.old, to: order.new)
    }
  }
}

/// An environment that was added or removed, or whose site, domain or form of hosts changed.
enum EnvironmentRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.environments,
      to: new.environments,
      name: \.name,
      subject: Change.Subject.environment,
      properties: [
        ("hosts", { $0.hosts.map { [$0.value.rawValue] } ?? [] }),
        ("site", { $0.site.map { [$0.value] } ?? [] }),
        ("domain", { $0.domain.map { [$0.value] } ?? [] }),
      ]
    )
  }
}

/// A service that was added or removed, or whose label, scope or URL (if all countries share it) changed.
enum ServiceRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    // If an environment's scheme changed, its URLs are shown with the scheme.
    let schemes = [old, new].map { manifest in
      Dictionary(uniqueKeysWithValues: manifest.environments.map { ($0.name, $0.scheme.value) })
    }
    let changed = Set(schemes[0].filter { $1 != schemes[1][$0] ?? $1 }.keys)
    let before = services(of: old, changed)
    let after = services(of: new, changed)
    let environments = union(
      new.tableEnvironments.map(\.name),
      old.tableEnvironments.map(\.name)
    )
    return rowChanges(
      from: before,
      to: after,
      name: \.service.name,
      subject: Change.Subject.service,
      properties: [
        ("scope", { [$0.service.scope.value.rawValue] }),
        ("label", { [$0.service.label.value] }),
      ]
    )
      + environments.flatMap { environment in
        rowChanges(
          from: before,
          to: after,
          name: \.service.name,
          subject: Change.Subject.service,
          place: .environment(environment),
          properties: [("called", { row in row.urls[environment].map { [$0] } ?? [] })]
        )
      }
  }

  private static func services(
    of manifest: ResolvedManifest,
    _ changedSchemes: Set<String>
  ) -> [(service: ResolvedService, urls: [String: String])] {
    manifest.services.map { service in
      guard case .global(let global) = service.kind else { return (service, [:]) }
      let urls = manifest.tableEnvironments.map { environment in
        let url = environment.url(of: global)
        return (environment.name, changedSchemes.contains(environment.name) ? url : shortURL(url))
      }
      return (service, Dictionary(uniqueKeysWithValues: urls))
    }
  }
}

/// A variant of the app that was added or removed, or whose identity or statuses changed.
enum AppRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.apps,
      to: new.apps,
      name: \.name,
      subject: Change.Subject.app,
      properties: [
        ("team", { [$0.team.value] }),
        ("bundle", { [$0.bundle.value] }),
        ("statuses", { $0.statuses.map(\.value.rawValue) }),
        ("Android package", { $0.android.map { [$0.package.value] } ?? [] }),
        ("fingerprints", { $0.android?.fingerprints.map(\.value) ?? [] }),
      ]
    )
  }
}

/// A field of `form_fields` that was added or removed, or whose properties changed.
enum FormFieldRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.formFields,
      to: new.formFields,
      name: \.name,
      subject: Change.Subject.formField,
      properties: [
        ("label", { [$0.label.value] }),
        ("content", { [$0.content.value.rawValue] }),
        ("keyboard", { [$0.keyboard.value.rawValue] }),
        ("pattern", { $0.pattern.map { [$0.value] } ?? [] }),
        ("example", { $0.example.map { [$0.value] } ?? [] }),
        ("max_length", { $0.maxLength.map { ["\($0.value)"] } ?? [] }),
      ]
    )
  }
}

/// Values that are part of many countries' URLs; a change of such a value is shown once, for the product.
///
/// The export contains the URLs but not these values, so they are compared only if a country's values changed.
enum URLParts: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let settings: [(String, (ResolvedManifest) -> [String])] = [
      ("help-desk URL", { $0.product.helpDeskURL.map { [$0.value] } ?? [] }),
      ("language URL", { $0.product.languageURL.map { [$0.value] } ?? [] }),
    ]
    return settings.compactMap { Change(.product, $0, from: $1(old), to: $1(new)) }
      + schemes(from: old, to: new) + ports(from: old, to: new)
  }

  private static func schemes(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [Change] {
    common(old.environments, new.environments, \.name).compactMap { before, after in
      let (one, other) = (before.scheme.value.rawValue, after.scheme.value.rawValue)
      return Change(.environment(after.name), "scheme", from: [one], to: [other])
    }
  }

  /// The changed ports of services that have hosts per country; for global services, `called in` shows the port.
  private static func ports(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [Change] {
    common(old.services, new.services, \.name).flatMap { before, after -> [Change] in
      guard case .country = before.kind, case .country = after.kind else { return [] }
      return common(old.environments, new.environments, \.name).compactMap { one, other in
        Change(
          .service(after.name),
          "port",
          .environment(other.name),
          from: one.address(of: before).port.map { ["\($0.value)"] } ?? [],
          to: other.address(of: after).port.map { ["\($0.value)"] } ?? []
        )
      }
    }
  }

  /// The rows that both manifests have, in the order of the new manifest.
  private static func common<Row>(
    _ old: [Row],
    _ new: [Row],
    _ name: (Row) -> String
  ) -> [(Row, Row)] {
    new.compactMap { row in old.first { name($0) == name(row) }.map { ($0, row) } }
  }
}
