import CountryManifest
import ManifestDiagnostics

/// A country's facts as a table for a terminal.
struct CountryCard {
  let manifest: ResolvedManifest
  let country: ResolvedCountry

  var lines: [String] {
    var lines = [heading]
    for environment in manifest.environments { lines += rows(environment.name, urls(environment)) }
    if let locale = country.helpDeskLocale {
      let helpDesk = [locale.value, country.helpDeskURL].compactMap { $0 }
      lines += rows("help desk", [helpDesk.joined(separator: "  ")])
    }
    lines += rows("languages", country.languages.map(line))
    if !country.form.isEmpty {
      lines += rows("form", [country.form.map(label).joined(separator: " · ")])
    }
    lines += rows(
      "deep links",
      country.deepLinkHosts.map { "applinks:\($0.value)   \(variants)" }
    )
    return lines
  }

  private var heading: String {
    let calling = country.callingCode.map { " · +\($0)" } ?? ""
    let shared = country.sharedTLD.map { " under .\($0.value)" } ?? ""
    return
      "\(country.displayName) (\(country.code)), \(country.status.value.rawValue)"
      + (country.tld.map { " · .\($0.value)" } ?? "")
      + " · hosts: \(country.hosts.value.rawValue)\(shared)\(calling)"
  }

  /// Only the first of several values has the name before it.
  private func rows(_ name: String, _ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      let name = index == 0 ? name : ""
      return "  \(name)" + String(repeating: " ", count: max(1, 13 - name.count)) + value
    }
  }

  private func urls(_ environment: ResolvedEnvironment) -> [String] {
    let urls = manifest.services.map {
      environment.url(of: $0, for: country, name: "<name>")
    }
    if case .named = environment.kind { return ["\(urls[0])  for every service"] }
    let width = urls.map(\.count).max() ?? 0
    let lines = zip(manifest.services, urls).map { service, url in
      service.name + String(repeating: " ", count: max(1, 10 - service.name.count)) + url
    }
    // Two per line, the second one aligned.
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

  private func label(_ field: ResolvedFieldUse) -> String {
    let example = field.example.map { " \($0.value)" } ?? ""
    return field.label.value.lowercased() + example + (field.isRequired ? "" : " (optional)")
  }

  private var variants: String {
    manifest.apps.filter { $0.lists(country) }.map(\.name).joined(separator: ", ")
  }
}
