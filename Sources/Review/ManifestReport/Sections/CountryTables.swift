internal import CountryManifest
internal import ManifestComparison
internal import ManifestFindings

/// A table of URLs per environment, production first, with one row per country and one column per service.
struct HostTables {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let environments = rows.manifest.environments
    let isProduction = { (environment: ResolvedEnvironment) in
      environment.name == Environment.production
    }
    for environment in environments.filter(isProduction) {
      write(environment, ["open": ""], to: &html)
    }
    for environment in environments where !isProduction(environment) {
      write(environment, [:], to: &html)
    }
  }

  private func write(
    _ environment: ResolvedEnvironment,
    _ attributes: HTMLWriter.Attributes,
    to html: inout HTMLWriter
  ) {
    html.element("details", attributes) { html in
      html.element("summary") { html in
        html.element("code", text: environment.name)
        html.text(" ")
        html.element(
          "small",
          text: ([environment.siteOrDomain] + [environment.hosts?.value.rawValue].compactMap(\.self))
            .joined(separator: ", ")
        )
      }
      switch environment.kind {
      case .table: tableOfServices(environment, to: &html)
      case .named(let named): tableOfNames(environment, named, to: &html)
      }
    }
  }

  private func tableOfServices(_ environment: ResolvedEnvironment, to html: inout HTMLWriter) {
    let manifest = rows.manifest
    if !manifest.globalServices.isEmpty {
      html.element("p") { html in
        html.text("One host for all countries: ")
        for (position, service) in manifest.globalServices.enumerated() {
          html.text(position == 0 ? "" : ", ")
          html.element("code", text: service.name)
          html.text(" at ")
          let values = [manifest, rows.review?.comparison.old].map { manifest in
            manifest.map { $0.url(of: service.name, for: $0.defaultCountry, in: environment.name) }
              ?? []
          }
          html.values(values[0], old: rows.review == nil ? values[0] : values[1], style: .code)
        }
      }
    }
    let names = manifest.countryServices.map(\.name)
    let isAnyAccepted = manifest.countries.contains {
      !manifest.acceptedHosts(for: $0, in: environment.name).isEmpty
    }
    guard !names.isEmpty || isAnyAccepted else { return }
    html.table("Hosts in \(environment.name)", ["Country"] + names + ["also accepted"]) { html in
      rows.write(to: &html) { html, country in
        for name in names {
          rows.cell(&html, country) { $0.url(of: name, for: $1, in: environment.name) }
        }
        rows.cell(&html, country) { manifest, country in
          manifest.acceptedHosts(for: country, in: environment.name)
        }
      }
    }
  }

  /// Writes the table of a named environment, where all services share a host: one column per scheme and port.
  private func tableOfNames(
    _ environment: ResolvedEnvironment,
    _ named: NamedEnvironment,
    to html: inout HTMLWriter
  ) {
    let groups = named.servicesByAddress.map { $0.services.map(\.name) }
    let headings = groups.count == 1 ? ["every service"] : groups.map { $0.joined(separator: ", ") }
    html.element("p", text: "The name in braces is chosen at run time.")
    html.table("Hosts in \(environment.name)", ["Country"] + headings) { html in
      rows.write(to: &html) { html, country in
        for group in groups {
          rows.cell(&html, country) { $0.url(of: group[0], for: $1, in: environment.name) }
        }
      }
    }
  }
}

extension ResolvedManifest {
  /// The URL of a service in an environment, without `https://`; empty if the service or environment does not exist.
  fileprivate func url(
    of service: String,
    for country: ResolvedCountry,
    in environment: String
  ) -> [String] {
    guard let service = services.first(where: { $0.name == service }),
      let environment = environments.first(where: { $0.name == environment })
    else { return [] }
    return [shortURL(environment.url(of: service, for: country, name: "{name}"))]
  }
}

/// The hosts whose links open the app, with the variants and the association files.
struct DeepLinkTable {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let apps = rows.manifest.apps
    html.element("p") { html in
      html.text(
        "Links to these hosts open the variants marked ✓. Each host serves, itself and without a redirect, "
      )
      html.element("code", text: "/.well-known/apple-app-site-association")
      html.text(" and ")
      html.element("code", text: "/.well-known/assetlinks.json")
      html.text(" of its domain.")
    }
    let variants = apps.map { "\($0.name) (\($0.android == nil ? "iOS" : "iOS, Android"))" }
    html.table(
      "Deep links of each country",
      ["Country", "Hosts", "Domain of the files"] + variants
    ) { html in
      rows.write(to: &html) { html, country in
        rows.cell(&html, country) { $1.deepLinkHosts.map(\.value) }
        rows.cell(&html, country) { manifest, country in
          country.deepLinkHosts.map {
            manifest.standards.registrableDomain(of: Address($0.value).host)
          }
        }
        for app in apps {
          rows.cell(&html, country, style: .text) { manifest, country in
            let variant = manifest.apps.first { $0.name == app.name }
            return variant?.lists(country.status.value) == true ? ["✓"] : []
          }
        }
      }
    }
  }
}

/// The languages of each country, with their app languages and translations.
struct LanguageTable {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let headings = [
      "Country", "Locale", "URL", "App language", "Smartling", "Android", "Help desk",
    ]
    html.table("Languages of each country", headings) { html in
      rows.write(to: &html) { html, country in
        cell(country, to: &html) { $0.locale.value }
        cell(country, to: &html) { $0.url.value }
        cell(country, to: &html) { $0.appLanguage.value }
        // If another entry owns the app language, the translation is listed at that entry.
        cell(country, to: &html) { $0.smartling?.value ?? "–" }
        cell(country, to: &html) { $0.android?.value ?? "–" }
        rows.cell(&html, country) { _, country in
          let own = country.languages.compactMap { $0.helpDeskURL ?? $0.helpDeskLocale?.value }
          return own.isEmpty
            ? [country.helpDeskURL ?? country.helpDeskLocale?.value].compactMap { $0 } : own
        }
      }
    }
  }

  private func cell(
    _ country: ResolvedCountry,
    to html: inout HTMLWriter,
    _ value: (ResolvedLanguage) -> String
  ) {
    rows.cell(&html, country) { _, country in country.languages.map(value) }
  }
}

/// The account form of each country: its fields in order, as an app shows them.
struct FormTables {
  let rows: CountryRows

  private struct Column: Sendable {
    let heading: String
    let style: ValueStyle
    let value: @Sendable (ResolvedFieldUse) -> String?
  }

  private static let columns = [
    Column(heading: "Label", style: .text) { $0.label.value },
    Column(heading: "Field", style: .code) { $0.name },
    Column(heading: "Content", style: .text) { $0.content.rawValue },
    Column(heading: "Keyboard", style: .text) { $0.keyboard.value.rawValue },
    Column(heading: "Example", style: .text) { $0.example?.value },
    Column(heading: "Pattern", style: .code) { $0.pattern?.value },
    Column(heading: "Max length", style: .text) { $0.maxLength.map { String($0.value) } },
    Column(heading: "Optional", style: .text) { $0.isRequired ? nil : "optional" },
  ]

  func write(to html: inout HTMLWriter) {
    for country in rows.manifest.countries {
      let fields = fields(of: country)
      guard !fields.isEmpty else { continue }
      let isChanged = rows.old(country).map { isDifferent($0.form, country.form) } ?? false
      let attributes: HTMLWriter.Attributes =
        isChanged ? ["data-c": country.code, "open": ""] : ["data-c": country.code]
      html.element("details", attributes) { html in
        html.element("summary") { html in
          html.name(country.displayName)
          html.text(" ")
          html.element("code", text: country.code)
          if isChanged { html.badge(.changed) }
          html.text(" ")
          html.element("small", text: country.form.map(\.label.value).joined(separator: " · "))
        }
        html.table("Form of \(country.displayName) (\(country.code))", Self.columns.map(\.heading))
        { html in
          let new = country.uses
          // The heading marks an added country, so its form is not marked.
          let old = rows.old(country)?.uses ?? new
          for name in fields { write(new[name], old: old[name], to: &html) }
        }
      }
    }
  }

  /// The fields of the country's form in order, followed by the fields that were removed since the old manifest.
  private func fields(of country: ResolvedCountry) -> [String] {
    let present = Set(country.form.map(\.name))
    let removed = rows.old(country)?.form.filter { !present.contains($0.name) } ?? []
    return (country.form + removed).map(\.name)
  }

  private func isDifferent(_ old: [ResolvedFieldUse], _ new: [ResolvedFieldUse]) -> Bool {
    Self.columns.contains { column in old.map(column.value) != new.map(column.value) }
  }

  private func write(_ new: ResolvedFieldUse?, old: ResolvedFieldUse?, to html: inout HTMLWriter) {
    html.element("tr") { html in
      for column in Self.columns {
        let (new, old) = (new.flatMap(column.value), old.flatMap(column.value))
        html.element("td") { html in
          html.values(new.map { [$0] } ?? [], old: old.map { [$0] } ?? [], style: column.style)
        }
      }
    }
  }
}
