internal import CountryManifest
internal import ManifestFindings

struct SharedServiceAddress: ValidationRule {
  static let id: RuleID = "shared-service-address"
  static let severity = Finding.Severity.warning
  static let summary = "two services have the same scheme, host and port"
  static let explanation = """
    Requests to both services reach the same server. Usually a line was copied, and its label or port
    was not changed. In environments with `hosts: named`, all services share one host, so this rule
    skips them.

    ```yaml
    services:
      api:    { label: api }
      socket: { label: api }
      #                ^^^ warning: `socket` has the same scheme, host and port as `api` in `production`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard manifest.services.count > 1 else { return }
    let addresses = Addresses(manifest)
    var earliest: [Slot: Int] = [:]
    for (later, service) in manifest.services.enumerated() {
      // Other rules report a global service without a label, and services with different scopes and the same label.
      guard let label = service.label else { continue }
      var candidates: Set<Int> = []
      if !(service.isGlobal && label.value.isEmpty) {
        for environment in addresses.environments {
          let slot = addresses.slot(of: later, label.value, environment)
          candidates.formUnion(earliest[slot].map { [$0] } ?? [])
          if earliest[slot] == nil { earliest[slot] = later }
        }
        candidates.formUnion(servicesWithoutLabel(beside: later, manifest))
      }
      for other in candidates.sorted() {
        let shared = addresses.shared(by: later, other)
        guard !shared.isEmpty else { continue }
        report(service, label, manifest.services[other], shared, in: &context)
        break
      }
    }
  }

  /// The indices of earlier services that have the same hosts as a service on subdomains, because neither has a label.
  ///
  /// On subdomains `web` has no label, so it conflicts with every service whose label is empty.
  private func servicesWithoutLabel(beside later: Int, _ manifest: Manifest) -> [Int] {
    let service = manifest.services[later]
    let isWeb = service.name.value == Service.web
    guard isWeb || service.label?.value.isEmpty == true else { return [] }
    return (0..<later).filter { earlier in
      let other = manifest.services[earlier]
      guard other.isGlobal == service.isGlobal else { return false }
      return isWeb && other.label?.value.isEmpty == true
        || other.name.value == Service.web && service.label?.value.isEmpty == true
    }
  }

  private func report(
    _ service: Service,
    _ label: Located<String>,
    _ other: Service,
    _ environments: [String],
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "`\(service.name.value)` has the same scheme, host and port as `\(other.name.value)` in "
        + listing(environments),
      at: label.range,
      related: [.init("the label of `\(other.name.value)`", at: (other.label ?? label).range)],
      help: label.value.isEmpty
        ? "write \(Self.label(for: service)), or delete one of the services"
        : "write a label other than `\(label.value)`\(Self.other(than: label.value, for: service)), or "
          + "delete one of the services"
    )
  }
}

extension SharedServiceAddress {
  /// Suggests a label made from the service's name, if that is valid.
  static func label(for service: Service) -> String {
    let label = service.name.value.replacing("_", with: "-")
    return HostName.problem(inLabel: label[...]) == nil ? "a label, such as `\(label)`" : "a label"
  }
}

extension SharedServiceAddress {
  private static func other(than label: String, for service: Service) -> String {
    let name = service.name.value.replacing("_", with: "-")
    return name != label && HostName.problem(inLabel: name[...]) == nil ? ", such as `\(name)`" : ""
  }
}

/// A key for a service in an environment; two services with equal keys have the same address there.
private struct Slot: Hashable {
  var environment: Int
  var label: String
  var isGlobal: Bool
  var address: Address
}

private struct Address: Hashable {
  var scheme: Scheme
  var domain: String?
  var port: Int?
}

/// The schemes, domains and ports of all services in environments where each service has its own host.
private struct Addresses {
  let manifest: Manifest
  /// The indices of environments where each service has its own host.
  let environments: [Int]
  /// The subset of `environments` in which a country can be on a subdomain.
  private let withSubdomains: Set<Int>
  /// For each service, the addresses written in its row, by the environment's name.
  private let written: [[String: Service.Address]]

  init(_ manifest: Manifest) {
    self.manifest = manifest
    environments = manifest.environments.indices.filter {
      manifest.environments[$0].hosts.map { $0.value != .named } ?? !manifest.hasCountryServices
    }
    let isAnyOnSubdomain = manifest.countries.contains { country in
      country.hosts?.value == .subdomain
        && country.code.value != manifest.product.defaultCountry?.value
    }
    withSubdomains = Set(
      environments.filter {
        isAnyOnSubdomain || manifest.environments[$0].hosts?.value == .subdomain
      }
    )
    written = manifest.services.map { service in
      Dictionary(
        service.addresses.map { ($0.environment.value, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  private func address(of service: Int, _ environment: Int) -> Address {
    let row = manifest.environments[environment]
    let own = written[service][row.name.value]
    return Address(
      scheme: own?.scheme?.value ?? row.scheme?.value ?? .https,
      domain: own?.domain?.value,
      port: own?.port?.value
    )
  }

  func slot(of service: Int, _ label: String, _ environment: Int) -> Slot {
    Slot(
      environment: environment,
      label: label,
      isGlobal: manifest.services[service].isGlobal,
      address: address(of: service, environment)
    )
  }

  /// The names of the environments where two services have the same address.
  func shared(by later: Int, _ earlier: Int) -> [String] {
    let labels = [later, earlier].map { manifest.services[$0].label?.value }
    return environments.filter { environment in
      (labels[0] == labels[1] || withSubdomains.contains(environment))
        && address(of: later, environment) == address(of: earlier, environment)
    }
    .map { manifest.environments[$0].name.value }
  }
}
