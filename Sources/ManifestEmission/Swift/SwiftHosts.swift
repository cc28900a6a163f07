internal import CountryManifest
internal import ManifestDiagnostics

/// Services, environments, and the tables of their URLs and hosts.
struct SwiftHosts {
  let manifest: ResolvedManifest

  private var tables: [TableEnvironment] { manifest.tableEnvironments }
  private var countryServices: [CountryService] { manifest.countryServices }
  private var globalServices: [GlobalService] { manifest.globalServices }

  // MARK: Tables

  var urlTable: String {
    var table = SwiftTable()
    for country in manifest.countries {
      table.section([country.code])
      for environment in tables {
        for service in countryServices {
          table.words([environment.url(of: service, for: country)])
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
    for country in manifest.countries {
      table.section([country.code])
      for (environment, hosts) in manifest.acceptedHosts(for: country) {
        for host in hosts { table.words([environment.name, host]) }
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
      text += "  /// The `\(environment.name)` hosts, under `\(environment.site.value)`.\n"
      text += "  case \(SwiftText.declared(environment.name))(country: Country"
      switch environment.kind {
      case .table: text += ")\n"
      case .named: text += ", name: PreviewName)\n"
      }
    }
    text += """

        /// The country the environment is for.
        public var country: Country {
          switch self {

      """
    for environment in manifest.environments {
      let name =
        switch environment.kind {
        case .table: ""
        case .named: ", name: _"
        }
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
    for environment in manifest.namedEnvironments {
      let site = SwiftText.quoted(".\(environment.domain)")
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
      let label = service.label.value
      let place = label.isEmpty ? "the bare host" : "the label `\(label)`"
      let scope =
        switch service.kind {
        case .country: ""
        case .global: ", one host for all countries"
        }
      text += "  /// At \(place)\(scope).\n  case \(rawCase(service.name))\n"
    }
    text += """

        /// Where the service answers.
        public func url(for environment: Environment) -> URL {
          switch environment {

      """
    for environment in manifest.environments {
      let name = SwiftText.member(environment.name)
      switch environment.kind {
      case .table:
        text += "    case .\(name)(let country): url(in: .\(name), for: country)\n"
      case .named(let environment):
        text += "    case .\(name)(let country, let name): "
        text += "\(methodName(environment))(name.label(for: country))\n"
      }
    }
    text += "    }\n  }\n\n"
    text += tableURL
    for environment in manifest.namedEnvironments {
      text += "\n" + namedURL(environment)
    }
    return text + "}\n\n" + globalURLs + urlLists
  }

  private func methodName(_ environment: NamedEnvironment) -> String {
    Identifier.camelCase(environment.name) + "URL"
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
      let name = Identifier.camelCase(service.name)
      text += "    case .\(SwiftText.member(service.name)): environment.\(name)URL\n"
    }
    return text + "    }\n  }\n"
  }

  /// In a named environment all services share a host; scheme and port may differ.
  private func namedURL(_ environment: NamedEnvironment) -> String {
    var text = "  private func \(methodName(environment))(_ label: String) -> URL {\n"
    text += "    switch self {\n"
    for service in manifest.services {
      let url = environment.address(of: service).url("\\(label).\(environment.domain)")
      text += "    case .\(SwiftText.member(service.name)): URL(proven: \"\(url)\")\n"
    }
    return text + "    }\n  }\n"
  }

  private var globalURLs: String {
    guard !globalServices.isEmpty else { return "" }
    var text = "extension TableEnvironment {\n"
    for service in globalServices {
      text += "  fileprivate var \(Identifier.camelCase(service.name))URL: URL {\n"
      text += "    switch self {\n"
      for environment in tables {
        let url = environment.url(of: service)
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

  private func listName(_ environment: TableEnvironment) -> String {
    Identifier.camelCase(environment.name) + "URLs"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
