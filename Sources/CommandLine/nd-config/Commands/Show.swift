import ArgumentParser
import CountryManifest
import ManifestEmission
import ManifestFindings
import ToolSupport

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show everything derived for a country.",
    discussion: """
        nd-config show it
        nd-config show --all

      Prints the country's URLs in every environment, help desk, languages, form and deep links. \
      With --all, prints for every country what is written, derived or missing.
      """
  )

  @Argument(help: "The country's code in the manifest, such as it.")
  var country: String?

  @Flag(help: "Show for every country what is written, derived or missing.")
  var all = false

  @Option(help: "The format of a country: text for people; json, as in `export`, for programs.")
  var format = AnswerFormat.text

  @OptionGroup var source: ManifestOption

  func validate() throws {
    if all, format == .json {
      throw ValidationError("--format json shows one country; `nd-config export` has all of them.")
    }
    if all == (country != nil) {
      throw ValidationError("Expected a country or --all.")
    }
  }

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path())
    guard let country else {
      for line in CompletenessTable(manifest: manifest).lines {
        try standardOutput.writeLine(line)
      }
      return
    }
    try show(country, in: manifest)
  }

  private func show(_ country: String, in manifest: ResolvedManifest) throws {
    guard let found = manifest.countries.first(where: { $0.code == country }) else {
      let known = manifest.countries.map(\.code).joined(separator: ", ")
      let hint = meant(by: country, in: manifest).map { "did you mean `\($0)`? " } ?? ""
      say(
        "nd-config: no country `\(country)` in the manifest; \(hint)expected one of: \(known)"
      )
      throw ExitCode(1)
    }
    if format == .json {
      return try standardOutput.write(
        String(decoding: exportJSON(found, of: manifest), as: UTF8.self)
      )
    }
    for line in CountryCard(manifest: manifest, country: found).lines {
      try standardOutput.writeLine(line)
    }
  }

  /// The code of the country that was probably meant by a domain, an uppercase code or a name.
  ///
  /// Similar codes are not suggested, because codes have only two letters, so every suggestion would be a guess.
  private func meant(by text: String, in manifest: ResolvedManifest) -> String? {
    let text = text.lowercased()
    let byName = manifest.countries.map { $0.displayName.lowercased() }
    let meant = manifest.countries.first { country in
      let tld = country.tld?.value ?? country.code
      return [country.code, country.prefix.value, tld].contains(text) || tld.hasSuffix(".\(text)")
    }
    if let meant { return meant.code }
    guard text.count > 2, let name = nearestName(to: text, among: byName) else { return nil }
    return byName.firstIndex(of: name).map { manifest.countries[$0].code }
  }
}

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
    let links = country.deepLinkHosts.map { link in
      let address = Address(link.value)
      return ["applinks:\(address.host)\(address.segment.map { " /\($0)" } ?? "")", variants].filter
      { !$0.isEmpty }
    }
    lines += rows("deep links", values(links, separator: "   "))
    return lines
  }

  private var heading: [String] {
    let shared = country.sharedTLD.map { " under .\($0.value)" } ?? ""
    let parts = [
      "\(country.displayName) (\(country.code)), \(country.status.value.rawValue)",
      country.tld.map { ".\($0.value)" },
      country.hosts.map { "hosts: \($0.value.rawValue)\(shared)" },
      country.currency,
      country.callingCode.map { "+\($0)" },
    ]
    return wrapped(parts.compactMap { $0 }, separator: " · ", width: columns)
  }

  /// The column in which values begin.
  private static let margin = 15

  /// Table rows for some values; only the first row has the name.
  private func rows(_ name: String, _ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      let name = index == 0 ? "  \(name)" : ""
      // A name that does not fit in its column is followed by a space.
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
    // Two URLs per line in aligned columns, if all of them fit.
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
      "\(language.locale.value) → \(language.url.value)", "\(language.folder).lproj",
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

/// A table that shows for each country and each step whether the value is written, derived or missing.
struct CompletenessTable {
  let manifest: ResolvedManifest

  var lines: [String] {
    let steps = Completeness.Step.allCases
    let states = Completeness.State.allCases.map { "\(Self.mark($0)) \($0.rawValue)" }
    let rows = manifest.countries.map { country in
      let completeness = manifest.completeness(of: country)
      let name = clipped(printable(country.displayName), to: Self.nameWidth)
      return row(country.code, name, country.status.value.rawValue) { Self.mark(completeness[$0]) }
    }
    let legend = steps.map { "  \(padded($0.heading, to: 11))\($0.meaning)" }
    return [row("", "", "") { $0.heading }] + rows
      + ["", "  \(states.joined(separator: "   "))", ""] + legend
  }

  /// The width of the column with names.
  private static let nameWidth = 14

  private func row(
    _ code: String,
    _ name: String,
    _ status: String,
    cell: (Completeness.Step) -> String
  ) -> String {
    let cells = Completeness.Step.allCases.map { padded(cell($0), to: $0.heading.count) }
    let line =
      ([padded(code, to: 2), padded(name, to: Self.nameWidth), padded(status, to: 7)] + cells)
      .joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func mark(_ state: Completeness.State) -> String {
    switch state {
    case .written: "w"
    case .derived: "d"
    case .missing: "?"
    case .unused: "-"
    }
  }
}

/// The assumed width of a terminal, in cells.
let columns = 80

/// The number of terminal cells that a text occupies.
func cells(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) } }

/// Pads a text with spaces to a number of cells.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cells(text)))
}

/// A text clipped to a number of cells, with `…` at the cut.
func clipped(_ text: String, to width: Int) -> String {
  guard cells(text) > width else { return text }
  var result = ""
  for character in text {
    guard cells(result + String(character)) < width else { break }
    result.append(character)
  }
  return result + "…"
}

/// Distributes the parts of a text over as many lines as they need.
///
/// A part that is wider than a line gets a separate line. Lines after the first are indented.
func wrapped(_ parts: [String], separator: String, width: Int, indent: Int = 2) -> [String] {
  var lines: [String] = []
  for part in parts {
    let part = printable(part)
    guard let last = lines.last else {
      lines.append(part)
      continue
    }
    if cells(last) + cells(separator) + cells(part) <= width {
      lines[lines.count - 1] += separator + part
    } else {
      lines[lines.count - 1] += separator.contains { $0 != " " } ? String(separator.dropLast()) : ""
      lines.append(String(repeating: " ", count: indent) + part)
    }
  }
  return lines
}
