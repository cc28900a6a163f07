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

      Prints the country's values, names, languages, form, URLs in every environment and deep links. \
      With --all, prints for every country what it lacks to be live.
      """
  )

  @Argument(help: "The country's code in the manifest, such as it.")
  var country: String?

  @Flag(help: "List all countries, and what each lacks to be live.")
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
      for country in manifest.countries {
        try standardOutput.writeLine(Self.line(country, in: manifest))
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
    try standardOutput.writeLine("\(found.displayName) (\(found.code))")
    let groups = FactGroup.all(manifest.facts(of: found)).filter { $0.heading != "steps" }
    let margin = (groups.map { cells($0.heading) }.max() ?? 0) + 4
    for group in groups {
      let values = group.values.map { name, value in
        (name.isEmpty ? "" : "\(name) ") + (value.isEmpty ? "\"\"" : value)
      }
      let lines = wrapped(values, separator: " · ", width: columns - margin, indent: 0)
      for (index, line) in lines.enumerated() {
        let heading = index == 0 ? "  \(printable(group.heading))" : ""
        try standardOutput.writeLine(padded(heading, to: margin) + line)
      }
    }
  }

  /// A country's name and status, and what it lacks to be live.
  private static func line(_ country: ResolvedCountry, in manifest: ResolvedManifest) -> String {
    let missing = manifest.missingSteps(of: country)
    return
      "\(padded(country.code, to: 2))  \(country.displayName), \(country.status.value.rawValue)"
      + (missing.isEmpty ? "" : "; missing: \(missing.joined(separator: ", "))")
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

/// The assumed width of a terminal, in cells.
let columns = 80

/// The number of terminal cells that a text occupies.
func cells(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) } }

/// Pads a text with spaces to a number of cells.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cells(text)))
}

/// Distributes the parts of a text over as many lines as they need.
///
/// A part that is wider than a line gets separate lines: one, or several if it is a list with commas. Lines after the
/// first are indented.
func wrapped(_ parts: [String], separator: String, width: Int, indent: Int = 2) -> [String] {
  var lines: [String] = []
  let end = separator.contains { $0 != " " } ? String(separator.dropLast()) : ""
  for (index, part) in parts.enumerated() {
    let part = printable(part)
    // The last part has no separator after it.
    let room = index + 1 < parts.count ? width - cells(end) : width
    if let last = lines.last {
      if cells(last) + cells(separator) + cells(part) <= room {
        lines[lines.count - 1] += separator + part
        continue
      }
      lines[lines.count - 1] += end
    }
    let elements = part.split(separator: ", ").map(String.init)
    let isList = cells(part) > room && elements.count > 1
    for line in isList ? wrapped(elements, separator: ", ", width: room, indent: 0) : [part] {
      lines.append(lines.isEmpty ? line : String(repeating: " ", count: indent) + line)
    }
  }
  return lines
}
