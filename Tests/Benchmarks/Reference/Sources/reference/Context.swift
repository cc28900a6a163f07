/// The loaded manifest for a template, with defaults filled in and complete lines.
struct Context {
  private let product: [String: Any]
  private let environments: [(name: String, row: [String: Any])]
  private let services: [(name: String, row: [String: Any])]
  private let rows: [(name: String, row: [String: Any])]
  private let mainCode: String
  private let mainTLD: String

  init(_ manifest: [String: Any]) {
    product = table(manifest["product"])
    environments = sorted(manifest["environments"]).filter { $0.row["hosts"] as? String != "named" }
    services = sorted(manifest["services"]).filter { $0.row["scope"] == nil }
    rows = sorted(manifest["countries"])
    let main = product["default_country"] as? String ?? ""
    mainCode = main
    mainTLD = rows.first { $0.name == main }?.row["tld"] as? String ?? ""
  }

  var values: [String: Any] { ["countries": rows.map { country($0.name, $0.row) }] }

  private func country(_ code: String, _ row: [String: Any]) -> [String: Any] {
    let tld = row["tld"] as? String ?? ""
    let help = row["help_desk_locale"] as? String ?? ""
    let names = row["names"] as? [String: String] ?? [:]
    let name = row["name"] as? String ?? code
    let site = environments.first { $0.name == "production" }?.row["site"] as? String ?? ""
    let hasOwnDomain = row["hosts"] as? String == "tld"
    let webHost = host("", site, code, tld, hasOwnDomain: hasOwnDomain)
    return [
      "code": code,
      "name": name,
      "webHost": webHost,
      "facts": "\(code) \(tld) \(row["status"] as? String ?? "live") \(help) \(helpURL(help))",
      "names": appLanguages.map { "\($0) \(names[$0] ?? name)" },
      "urls": environments.flatMap { environment in
        services.map { service in
          let label = service.row["label"] as? String ?? ""
          let site = environment.row["site"] as? String ?? ""
          let ownDomain = hasOwnDomain && environment.row["hosts"] as? String == "country"
          let port = table(service.row[environment.name])["port"].map { ":\($0)" } ?? ""
          let scheme = environment.row["scheme"] as? String ?? "https"
          return scheme + "://" + host(label, site, code, tld, hasOwnDomain: ownDomain) + port
        }
      },
      "languages": (row["languages"] as? [Any] ?? []).map { language in
        let entry = language as? [String: Any] ?? ["locale": language]
        let locale = entry["locale"] as? String ?? ""
        let short = String(locale.prefix { $0 != "-" })
        let url = entry["url"] as? String ?? "https://\(webHost)/?lang=\(short)"
        let help = entry["help_desk_locale"] as? String ?? help
        return "\(locale) \(entry["lproj"] ?? short) \(url) \(help) \(helpURL(help))"
      },
      "form": form(table(row["account_form"])),
    ]
  }

  private func host(
    _ label: String,
    _ site: String,
    _ code: String,
    _ tld: String,
    hasOwnDomain: Bool
  ) -> String {
    let dotted = label.isEmpty ? "" : label + "."
    if code == mainCode { return "\(dotted)\(site).\(mainTLD)" }
    if hasOwnDomain { return "\(dotted)\(site).\(tld)" }
    return "\(code)\(label.isEmpty ? "" : "-" + label).\(site).\(mainTLD)"
  }

  private func helpURL(_ locale: String) -> String {
    "https://help.nextdoor.com/s/?language=\(locale)"
  }

  /// The fields of a form, and their overrides.
  private func form(_ form: [String: Any]) -> [String] {
    let optional = Set(form["optional"] as? [String] ?? [])
    var names: [String] = []
    var overrides: [String] = []
    for field in form["fields"] as? [Any] ?? [] {
      let name = field as? String ?? table(field).keys.first ?? ""
      names.append(optional.contains(name) ? name + "?" : name)
      for (key, value) in table(table(field)[name]) { overrides.append("\(name) \(key) \(value)") }
    }
    return [names.joined(separator: " ")] + overrides
  }
}

private let appLanguages = ["en", "nl", "en-GB", "de", "fr", "it", "es", "fr-CA", "sv", "da", "nb"]

private func table(_ value: Any?) -> [String: Any] { value as? [String: Any] ?? [:] }

private func sorted(_ value: Any?) -> [(name: String, row: [String: Any])] {
  table(value).sorted { $0.key < $1.key }.map { ($0.key, table($0.value)) }
}
