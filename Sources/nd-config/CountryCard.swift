import CountryManifest
import ManifestDiagnostics

/// A country's facts as a table for a terminal.
struct CountryCard {
  let manifest: ResolvedManifest
  let position: Int

  private var country: ResolvedCountry { manifest.countries[position] }

  var lines: [String] {
    var lines = [heading]
    for environment in manifest.environments { lines += rows(environment.name, urls(environment)) }
    let helpDesk = [country.helpDeskLocale, country.helpDeskURL].compactMap { $0 }
    lines += rows("help desk", [helpDesk.joined(separator: "  ")])
    lines += rows("languages", country.languages.map(line))
    lines += rows("form", [country.form.map(label).joined(separator: " · ")])
    lines += rows(
      "deep links",
      manifest.deepLinkHosts(position).map { "applinks:\($0)   \(variants)" }
    )
    return lines
  }

  private var heading: String {
    let calling = country.callingCode.map { " · +\($0)" } ?? ""
    return
      "\(manifest.displayName(position)) (\(country.code)), \(country.status.rawValue) · .\(country.tld)"
      + " · hosts: \(country.hosts.rawValue)\(calling)"
  }

  /// The name stands before the first of its values only.
  private func rows(_ name: String, _ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      let name = index == 0 ? name : ""
      return "  \(name)" + String(repeating: " ", count: max(1, 13 - name.count)) + value
    }
  }

  private func urls(_ environment: ResolvedEnvironment) -> [String] {
    if environment.hosts == .named {
      let url = manifest.url(manifest.services[0], environment, position, name: "<name>")
      return ["\(url)  for every service"]
    }
    let width = manifest.services.map { manifest.url($0, environment, position).count }.max() ?? 0
    let lines = manifest.services.map { service in
      let url = manifest.url(service, environment, position)
      return service.name + String(repeating: " ", count: max(1, 10 - service.name.count)) + url
    }
    // Two to a line, the second one aligned.
    return stride(from: 0, to: lines.count, by: 2).map { start in
      let left = lines[start]
      let padding = String(repeating: " ", count: max(2, width + 13 - left.count))
      return start + 1 < lines.count ? left + padding + lines[start + 1] : left
    }
  }

  private func line(_ language: ResolvedLanguage) -> String {
    let owned = [
      language.smartling.map { "smartling \($0.value)" },
      language.android.map { "values-\($0.value)" },
    ].compactMap { $0 }
    let parts = [
      "\(language.locale.value) → \(language.url.value)", "\(language.appLanguage.value).lproj",
    ]
    return (parts + owned).joined(separator: "   ")
  }

  private func label(_ field: ResolvedField) -> String {
    let example = field.example.map { " \($0.value)" } ?? ""
    return field.label.value.lowercased() + example + (field.isRequired ? "" : " (optional)")
  }

  private var variants: String {
    manifest.written.apps.filter { app in
      app.statuses.contains { $0.value == country.status }
    }.map(\.name.value).joined(separator: ", ")
  }
}
