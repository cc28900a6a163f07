package import ManifestFindings
internal import YAMLTree

/// A service of the product.
package struct Service: FieldRow {
  package static let web = "web"

  package enum Scope: String, CaseIterable, Sendable {
    case country, global
  }

  /// The service's settings for one environment.
  package struct Address: FieldRow {
    package var environment: Located<String>
    package var scheme: Located<Scheme>?
    /// The domain of a global service, used instead of the environment's main domain.
    package var domain: Located<String>?
    package var port: Located<Int>?
    package var unread: Set<String> = []

    package static let table = FieldTable<Self>(
      "a service's environment",
      [
        .choice("scheme", \.scheme)
          .otherwise("the environment's scheme") { _, scope in
            guard let environment = scope.environment, !environment.unread.contains("scheme") else {
              return nil
            }
            return environment.scheme.map {
              Sourced($0.value.rawValue, .derived(rule: "the environment's scheme", from: $0.range))
            } ?? Sourced(Scheme.https.rawValue, .standard("the format's default"))
          }
          .means("the scheme in this environment"),
        .text("domain", \.domain, .domain)
          .such(as: "acme-id.net", matching: "^[a-z0-9.-]+$")
          .otherwise("the environment's main domain")
          .means(
            "another domain for a `global` service in this environment; the host is the label and this domain"
          ),
        .integer("port", \.port, 1...65_535)
          .otherwise("none")
          .means("the port in this environment"),
      ]
    )
  }

  package var name: Located<String>
  package var label: Located<String>?
  package var scope: Located<Scope>?
  package var addresses: [Address] = []
  package var unread: Set<String> = []

  /// The fixed keys of a service; its other keys are the names of environments.
  package static let table = FieldTable<Self>(
    "a service",
    others: OtherKeys(name: "environment", value: .mapping(Address.table.shape)),
    [
      .text("label", \.label, .label)
        .required("the DNS label of the hosts, or empty; that of `web` is left out on subdomains"),
      .choice("scope", \.scope)
        .otherwise(is: Scope.country.rawValue)
        .means("whether each country has its own host, or one `global` host serves all countries"),
    ]
  )

  /// The label that the service adds to a host; nil if `label` is missing.
  package var hostLabel: HostLabel? {
    label.map { HostLabel(bare: $0.value, prefixed: name.value == Self.web ? "" : $0.value) }
  }

  /// Whether the domain without the service's label, `nextdoor.it` for `www.nextdoor.it`, also belongs to this service.
  ///
  /// That is so if the service is the website and has a label and a host for each country.
  package var hasBareDomain: Bool {
    name.value == Self.web && !isGlobal && label?.value.isEmpty == false
  }

  package var isGlobal: Bool { scope?.value == .global }

  /// Whether the service is a single website for all countries.
  package var isWholeWebsite: Bool { name.value == Self.web && isGlobal }
}

extension ManifestDecoder {
  mutating func service(_ name: Located<String>, _ node: Node) -> Service {
    var service = Service(name: name)
    // A mapping below another name is that of an environment; if none could be read, so is any other value.
    let others = node.entries.filter { environments.isEmpty || $0.value.kind == .mapping }
      .map(\.key.text)
    var addresses: [Service.Address] = []
    let values = values(of: node, Service.table.shape, others: environments + others) {
      decoder,
      entry in
      let name = Located(entry.key.text, at: entry.key.range)
      guard decoder.isEnvironment(name) else { return }
      var address = Service.Address(environment: name)
      decoder.read(entry.value, Service.Address.table, into: &address)
      addresses.append(address)
    }
    guard let values else { return service }
    read(values, Service.table, into: &service)
    // An invalid scope has been reported. It probably means `global`, because `country` is the default.
    if service.scope == nil, let node = values["scope"] {
      service.scope = Located(.global, at: node.range)
    }
    service.addresses = addresses
    return service
  }
}
