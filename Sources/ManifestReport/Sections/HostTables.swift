internal import CountryManifest
internal import ManifestDiagnostics
internal import ManifestComparison

/// The URLs of each environment, country by service, production first.
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
          text: "\(environment.siteOrDomain), \(environment.hosts.value.rawValue)"
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

  /// All services share a host there; one column per scheme and port.
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
  /// The URL of a service in an environment, without the scheme that is usual; none if it lacks either.
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
