internal import CountryManifest
internal import ManifestDiagnostics

/// What the script needs: the countries, to filter them, and all hosts, to look one up as
/// `nd-config resolve` does.
struct ReportData {
  let rows: CountryRows

  /// JSON that an element `script` can hold: nothing in it ends the element or begins a comment.
  var json: [UInt8] {
    var escaped: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      // They occur only within strings.
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        escaped.append(utf8: "\\u\(hexadecimal(scalar.value, digits: 4, uppercase: false))")
      default: escaped.append(contentsOf: scalar.utf8)
      }
    }
    return escaped
  }

  private var text: String {
    let manifest = rows.manifest
    var json = JSONWriter(.compact)
    json.object { json in
      json.array("countries", manifest.countries) { json, country in
        json.object { json in
          json.field("code", country.code)
          json.field("name", country.displayName)
          json.field("prefix", country.prefix.value)
          json.field("status", country.status.value.rawValue)
          json.field("isMissing", !manifest.completeness(of: country).missing.isEmpty)
          json.field("isChanged", rows.effect(on: country) != nil)
        }
      }
      json.field("defaultCountry", manifest.defaultCountry.code)
      json.field("isCompared", rows.review != nil)
      json.array("services", manifest.services) { $0.value($1.name) }
      json.array("environments", manifest.environments) { json, environment in
        json.object { json in
          json.field("name", environment.name)
          if case .named(let named) = environment.kind { json.field("domain", named.domain) }
        }
      }
      json.field("nameLimit", manifest.hostResolver.nameLimit)
      json.array("hosts", manifest.hosts.entries) { $0.value(line(of: $1, in: manifest.hosts)) }
    }
    return json.text
  }

  /// A host, and the positions of its environment, its country and its service, where it has them.
  private func line(of entry: HostTable.Entry, in hosts: HostTable) -> String {
    let country = entry.country.map(String.init) ?? ""
    let service = entry.service.map(String.init) ?? ""
    return "\(hosts.host(entry)) \(entry.environment) \(country) \(service)"
  }
}
