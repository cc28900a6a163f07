import CountryManifest
import ManifestDiagnostics

/// A country's facts as a table for a terminal.
struct CountryCard {
  let manifest: ResolvedManifest
  let country: ResolvedCountry

  var lines: [String] {
    var lines = heading
    for environment in manifest.environments { lines += rows(environment.name, urls(environment)) }
    if let locale = country.helpDeskLocale {
      let helpDesk = [locale.value, country.helpDeskURL].compactMap { $0 }
      lines += rows("help desk", values([helpDesk], separator: "  "))
    }
    lines += rows("languages", values(country.languages.map(parts), separator: "   "))
    if !country.form.isEmpty {
      lines += rows("form", values([country.form.map(label)], separator: " · "))
    }
    let links = country.deepLinkHosts.map {
      ["applinks:\($0.value)", variants].filter { !$0.isEmpty }
    }
    lines += rows("deep links", values(links, separator: "   "))
    return lines
  }

  private var heading: [String] {
    let shared = country.sharedTLD.map { " under .\($0.value)" } ?? ""
    let parts = [
      "\(country.displayName) (\(country.code)), \(country.status.value.rawValue)",
      country.tld.map { ".\($0.value)" },
      "hosts: \(country.hosts.value.rawValue)\(shared)",
      country.callingCode.map { "+\($0)" },
    ]
    return wrapped(parts.compactMap { $0 }, separator: " · ", width: columns)
  }

  /// Where the values of a row begin.
  private static let margin = 15

  /// Only the first of several lines has the name before it.
  private func rows(_ name: String, _ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      let name = index == 0 ? "  \(name)" : ""
      // A name that is too long for its column has a space after it.
      return padded(name + (name.count < Self.margin ? "" : " "), to: Self.margin) + value
    }
  }

  private func values(_ values: [[String]], separator: String) -> [String] {
    values.flatMap { wrapped($0, separator: separator, width: columns - Self.margin) }
  }

  private func urls(_ environment: ResolvedEnvironment) -> [String] {
    let urls = manifest.services.map {
      environment.url(of: $0, for: country, name: "<name>")
    }
    if case .named = environment.kind { return ["\(urls[0])  for every service"] }
    let longest = manifest.services.map(\.name.count).max() ?? 0
    let lines = zip(manifest.services, urls).map { service, url in
      padded(service.name, to: longest + 2) + url
    }
    // Two per line, the second one aligned, if all of them fit.
    let width = (lines.map(\.count).max() ?? 0) + 3
    guard Self.margin + 2 * width - 3 <= columns else { return lines }
    return stride(from: 0, to: lines.count, by: 2).map { start in
      start + 1 < lines.count ? padded(lines[start], to: width) + lines[start + 1] : lines[start]
    }
  }

  private func parts(_ language: ResolvedLanguage) -> [String] {
    let owned = [
      language.smartling.map { "smartling \($0.value)" },
      language.android.map { "values-\($0.value)" },
    ].compactMap { $0 }
    return [
      "\(language.locale.value) → \(language.url.value)", "\(language.appLanguage.value).lproj",
    ] + owned
  }

  private func label(_ field: ResolvedFieldUse) -> String {
    let example = field.example.map { " \($0.value)" } ?? ""
    return field.label.value.lowercased() + example + (field.isRequired ? "" : " (optional)")
  }

  private var variants: String {
    manifest.apps.filter { $0.lists(country.status.value) }.map(\.name).joined(separator: ", ")
  }
}
