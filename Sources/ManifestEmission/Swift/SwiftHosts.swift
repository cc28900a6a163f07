internal import CountryManifest
internal import ManifestDiagnostics

/// Services, environments, and the tables of their URLs and hosts.
struct SwiftHosts {
  let manifest: ResolvedManifest

  private var tables: [ResolvedEnvironment] { manifest.environments.filter { $0.hosts != .named } }
  private var countryServices: [ResolvedService] { manifest.services.filter { !$0.row.isGlobal } }
  private var globalServices: [ResolvedService] { manifest.services.filter(\.row.isGlobal) }

  // MARK: Tables

  var urlTable: String {
    var table = SwiftTable()
    for (position, country) in manifest.countries.enumerated() {
      table.section([country.code])
      for environment in tables {
        for service in countryServices {
          table.words([manifest.url(service, environment, position)])
        }
      }
    }
    return tableExtension(
      "For each of \(list(tables.map(\.name))) the URLs of \(list(countryServices.map(\.name))).",
      "urls",
      table
    )
  }

  var acceptedHostTable: String {
    var table = SwiftTable()
    for (position, country) in manifest.countries.enumerated() {
      table.section([country.code])
      for accepted in manifest.acceptedHosts(position) {
        table.words([accepted.environment, accepted.host])
      }
    }
    return tableExtension(
      "Hosts to which no request goes and which still name the country, after their environment.",
      "acceptedHosts",
      table
    )
  }

  // MARK: Environment

  var environment: String {
    var text = """
      /// Where the app's requests go, and for which country.
      ///
      /// In a file that also imports SwiftUI write the module's name before it, as in
      /// `NDCountries.Environment`, or `typealias AppEnvironment = NDCountries.Environment` once.
      public enum Environment: Codable, Hashable, Sendable {

      """
    for environment in manifest.environments {
      text += "  /// The `\(environment.name)` hosts, under `\(environment.site)`.\n"
      text += "  case \(SwiftText.declared(environment.name))(country: Country"
      text += environment.hosts == .named ? ", name: PreviewName)\n" : ")\n"
    }
    text += """

        /// The country the environment is for.
        public var country: Country {
          switch self {

      """
    for environment in manifest.environments {
      let name = environment.hosts == .named ? ", name: _" : ""
      text += "    case .\(SwiftText.member(environment.name))(let country\(name)): country\n"
    }
    return text + "    }\n  }\n}\n\n" + tableEnvironment + "\n" + namedEnvironments
  }

  /// The environments of the table: those whose hosts can be listed.
  private var tableEnvironment: String {
    var text = """
      /// An environment whose hosts are in the table.
      enum TableEnvironment: String, CaseIterable {

      """
    for environment in tables { text += "  case \(rawCase(environment.name))\n" }
    text += "\n  func environment(for country: Country) -> Environment {\n    switch self {\n"
    for environment in tables {
      let name = SwiftText.member(environment.name)
      text += "    case .\(name): .\(name)(country: country)\n"
    }
    text += """
          }
        }

        /// How many lines of a country's section belong to each environment.
        static let linesPerCountry = \(countryServices.count)

        /// The number of the environment's first line in a country's section of the table of URLs.
        var firstURLLine: Int {
          switch self {

      """
    for (position, environment) in tables.enumerated() {
      text +=
        "    case .\(SwiftText.member(environment.name)): \(position) * Self.linesPerCountry\n"
    }
    return text + "    }\n  }\n}\n"
  }

  /// The inverse of the hosts that are named at run time.
  private var namedEnvironments: String {
    var text = """
      extension PreviewName {
        /// The environment that a host names by the site it is under.
        static func environment(host: Slice<UnsafeBufferPointer<UInt8>>) -> Environment? {

      """
    for environment in manifest.environments where environment.hosts == .named {
      let site = SwiftText.quoted(".\(manifest.hostForms(environment).mainDomain)")
      let name = SwiftText.member(environment.name)
      text += "    if let preview = preview(host: host, under: \(site)) {\n"
      text += "      return .\(name)(country: preview.country, name: preview.name)\n    }\n"
    }
    return text + "    return nil\n  }\n}\n"
  }

  // MARK: Service

  var service: String {
    var text = """
      public import Foundation

      /// A service of the product.
      public enum Service: String, CaseIterable, Codable, Hashable, Sendable {

      """
    for service in manifest.services {
      let label = service.label.isEmpty ? "the bare host" : "the label `\(service.label)`"
      let scope = service.row.isGlobal ? ", one host for all countries" : ""
      text += "  /// At \(label)\(scope).\n  case \(rawCase(service.name))\n"
    }
    text += """

        /// Where the service answers.
        public func url(for environment: Environment) -> URL {
          switch environment {

      """
    for environment in manifest.environments {
      let name = SwiftText.member(environment.name)
      text +=
        environment.hosts == .named
        ? "    case .\(name)(let country, let name): \(methodName(environment))(name.label(for: country))\n"
        : "    case .\(name)(let country): url(in: .\(name), for: country)\n"
    }
    text += "    }\n  }\n\n"
    text += tableURL
    for environment in manifest.environments where environment.hosts == .named {
      text += "\n" + namedURL(environment)
    }
    return text + "}\n\n" + globalURLs + urlLists
  }

  private func methodName(_ environment: ResolvedEnvironment) -> String {
    SwiftText.identifier(environment.name) + "URL"
  }

  private var tableURL: String {
    var text = """
        private func url(in environment: TableEnvironment, for country: Country) -> URL {
          switch self {

      """
    for (position, service) in countryServices.enumerated() {
      text += "    case .\(SwiftText.member(service.name)): "
      text += "environment.allURLs[country.ordinal * \(countryServices.count) + \(position)]\n"
    }
    for service in globalServices {
      let name = SwiftText.identifier(service.name)
      text += "    case .\(SwiftText.member(service.name)): environment.\(name)URL\n"
    }
    return text + "    }\n  }\n"
  }

  /// In a named environment all services share a host; scheme and port may differ.
  private func namedURL(_ environment: ResolvedEnvironment) -> String {
    var text = "  private func \(methodName(environment))(_ label: String) -> URL {\n"
    text += "    switch self {\n"
    let domain = manifest.hostForms(environment).mainDomain
    for service in manifest.services {
      let scheme = service.row.scheme(in: environment.row).rawValue
      let port = service.row.port(in: environment.row).map { ":\($0)" } ?? ""
      text += "    case .\(SwiftText.member(service.name)): "
      text += "URL(proven: \"\(scheme)://\\(label).\(domain)\(port)\")\n"
    }
    return text + "    }\n  }\n"
  }

  private var globalURLs: String {
    guard !globalServices.isEmpty else { return "" }
    var text = "extension TableEnvironment {\n"
    for service in globalServices {
      text += "  fileprivate var \(SwiftText.identifier(service.name))URL: URL {\n"
      text += "    switch self {\n"
      for environment in tables {
        let url = manifest.url(service, environment, manifest.defaultCountry)
        text += "    case .\(SwiftText.member(environment.name)): "
        text += "URL(proven: \(SwiftText.quoted(url)))\n"
      }
      text += "    }\n  }\n\n"
    }
    return text.dropLast() + "}\n\n"
  }

  private var urlLists: String {
    var text = """
      extension TableEnvironment {
        fileprivate var allURLs: [URL] {
          switch self {

      """
    for environment in tables {
      text += "    case .\(SwiftText.member(environment.name)): \(listName(environment))\n"
    }
    text += """
          }
        }

        /// Every country's URLs, in the order of the table.
        fileprivate func makeURLs() -> [URL] {
          Country.allCases.flatMap { country in
            (0..<Self.linesPerCountry).map {
              URL(proven: urlTable.line(firstURLLine + $0, of: country))
            }
          }
        }
      }

      // One list an environment, made when its first URL is asked for: an app runs in one.

      """
    for environment in tables {
      let name = SwiftText.member(environment.name)
      text += "private let \(listName(environment)) = TableEnvironment.\(name).makeURLs()\n"
    }
    return text
  }

  private func listName(_ environment: ResolvedEnvironment) -> String {
    SwiftText.identifier(environment.name) + "URLs"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
