import CountryManifest
import ToolSupport

/// The code that the generated Swift is compared to: enums with raw values and nested switches.
///
/// It contains only URLs, and no names, forms or hosts.
func nestedSwitch(_ manifest: ResolvedManifest) -> String {
  var text = "public enum Country: String, CaseIterable, Codable, Hashable, Sendable {\n"
  for country in manifest.countries { text += "  case `\(country.code)`\n" }
  text += "}\n\npublic enum Service: String, CaseIterable, Codable, Hashable, Sendable {\n"
  for service in manifest.services { text += "  case \(service.name)\n" }
  text += "}\n\npublic enum Environment: Hashable, Sendable {\n"
  let environments = manifest.tableEnvironments
  for environment in environments { text += "  case \(environment.name)(Country)\n" }
  text += "}\n\nextension Service {\n  public func url(for environment: Environment) -> String {\n"
  text += "    switch environment {\n"
  for environment in environments {
    text += "    case .\(environment.name)(let country):\n      switch country {\n"
    for country in manifest.countries {
      text += "      case .`\(country.code)`:\n        switch self {\n"
      for service in manifest.services {
        let url =
          switch service.kind {
          case .country(let service): environment.url(of: service, for: country)
          case .global(let service): environment.url(of: service)
          }
        text += "        case .\(service.name): return \"\(url)\"\n"
      }
      text += "        }\n"
    }
    text += "      }\n"
  }
  return text + "    }\n  }\n}\n"
}
