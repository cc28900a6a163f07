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

  @OptionGroup var source: ManifestOption

  func validate() throws {
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
      say("nd-config: no country `\(country)` in the manifest; expected one of: \(known)")
      throw ExitCode(1)
    }
    try standardOutput.writeLine("\(found.displayName) (\(found.code))")
    let groups = FactGroup.all(manifest.facts(of: [found])[0]).filter { $0.heading != "steps" }
    let margin = (groups.map { cells($0.heading) }.max() ?? 0) + 4
    for group in groups {
      let values = group.values.map { name, value in
        (name.isEmpty ? "" : "\(name) ") + (value.isEmpty ? "\"\"" : value)
      }
      let lines = wrapped(values.joined(separator: " · "), width: columns - margin)
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
}

/// The assumed width of a terminal, in cells.
let columns = 80

/// The number of terminal cells that a text occupies.
func cells(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) } }

/// Pads a text with spaces to a number of cells.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cells(text)))
}

/// Breaks a text into lines after commas and after the dots between values.
func wrapped(_ text: String, width: Int) -> [String] {
  let pieces = printable(text).replacing(" · ", with: " ·\n").replacing(", ", with: ",\n")
  var lines: [String] = []
  for piece in pieces.split(separator: "\n") {
    if let last = lines.last, cells(last) + 1 + cells(String(piece)) <= width {
      lines[lines.count - 1] += " \(piece)"
    } else {
      lines.append(String(piece))
    }
  }
  return lines
}
