import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add the rows of countries to the manifest.",
    discussion: """
        nd-config add pt
        nd-config add dk se no fi
        nd-config add pt --status live

      The values of a row are those that the embedded tables and the other rows suggest; change them in an \
      editor, which proposes the same row. If the row would cause a finding, one with a single language or \
      with other hosts is tried. The row is inserted into the file, and every other byte is \
      preserved. A row that would cause a finding, or would change a value elsewhere, is not written; it is \
      printed for you to paste, unless it has errors.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The lowercase ISO 3166-1 alpha-2 codes of the countries, such as pt.",
      valueName: "code"
    )
  )
  var codes: [String]

  @Option(help: "Whether the country is launched.")
  var status = Country.Status.planned

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest to edit. (default: \(ManifestOption.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  @OptionGroup var color: ColorOption

  func validate() throws {
    guard manifest != "-" else {
      throw ValidationError("Standard input cannot be edited; give a file with --manifest.")
    }
  }

  func run() throws {
    let path = try manifest ?? ManifestOption.found()
    var lines: [String] = []
    try ManifestFile(path).edit {
      let original = try ManifestSource.check(path)
      // A manifest without countries has an error, but gets its first country.
      guard original.isValid || original.manifest?.countries.isEmpty == true else {
        try ManifestSource.report(original)
        throw ExitCode(1)
      }
      var checked = original
      for code in codes { lines += try add(code, to: &checked, at: path) }
      return (original.file.bytes, checked.file.bytes)
    }
    for line in lines { try standardOutput.writeLine(line) }
  }

  /// Adds one row; returns the lines to print about it.
  private func add(
    _ code: String,
    to checked: inout CheckedManifest,
    at path: String
  ) throws -> [String] {
    try check(code, checked)
    let name = checked.standards.englishName(code)
    let proposal = CountryProposal(code, checked.manifest ?? Manifest(), checked.standards)
    let (row, added): (CountryRow, AddedRow)
    do throws(EditRefusal) { (row, added) = try checked.adding(proposal, status: status) } catch {
      throw try report(error, path)
    }
    checked = added.manifest
    let facts = AddSummary(row, added.resolved)
    let place = added.predecessor.map { " after `\($0)`" } ?? ""
    let rest =
      ["written   \(facts.written)", "derived   \(facts.derived)"] + decisions(proposal, row)
      + facts.budgets.map { "limit     \($0)" }
    return ["\(path): added \(name) (\(code))\(place)"] + rest.map { "  \($0)" }
  }

  /// Reports the reason why nothing was written; the row to paste goes to standard output.
  private func report(_ refusal: EditRefusal, _ path: String) throws -> ExitCode {
    let lines = refusal.reason.split(separator: "\n")
    say("nd-config: \(path) was not changed: \(lines[0])")
    for line in lines.dropFirst() { say(String(line)) }
    if !refusal.snippet.isEmpty {
      say("to add it yourself, paste this into `countries`:")
      for line in refusal.snippet.split(separator: "\n") {
        try standardOutput.writeLine(String(line))
      }
    }
    return ExitCode(1)
  }

  /// Lines about values that were chosen from the tables and that the user may want to change.
  private func decisions(_ proposal: CountryProposal, _ row: CountryRow) -> [String] {
    var lines: [String] = []
    let locales = proposal.languages.map(\.locale).dropFirst(row.languages.count)
    if !locales.isEmpty {
      lines.append("omitted   \(locales.joined(separator: ", ")): it would cause a finding")
    }
    if proposal.hasHelpDesk, row.scalars[.helpDeskLocale] == nil {
      lines.append(
        "omitted   help_desk_locale: the rules accept none of the spelling of the other rows"
      )
    }
    let leftOut = proposal.languagesLeftOut
    if !leftOut.isEmpty {
      lines.append(
        "omitted   \(leftOut.joined(separator: ", ")): official languages that are new to the app"
      )
    }
    guard proposal.hasForms else { return lines }
    func words(_ name: String) -> String { name.replacing("_", with: " ") }
    let form = proposal.form
    if !form.renamed.isEmpty {
      let pairs = form.renamed.map { "the \(words($0.called)) as `\($0.field)`" }
      lines.append("form      asks for \(pairs.joined(separator: ", "))")
    }
    if !form.missing.isEmpty {
      let names = form.missing.map { "the \(words($0.called))" }.joined(separator: ", ")
      let contents = form.missing.map { "`content: \($0.content.rawValue)`" }
      lines.append(
        "form      lacks \(names): no form field has \(contents.joined(separator: " or "))"
      )
    }
    return lines
  }

  private func check(_ code: String, _ checked: CheckedManifest) throws {
    let standards = checked.standards
    guard standards.isCountry(code) else {
      let meant = standards.countryCode(meantBy: code).map {
        "; did you mean `\($0)`, \(standards.nameInSentence($0))?"
      }
      say(
        "nd-config: `\(code)` is not an ISO 3166-1 alpha-2 country code\(meant ?? "")"
      )
      throw ExitCode(1)
    }
    guard checked.manifest?.countries.contains(where: { $0.code.value == code }) != true else {
      say(
        "nd-config: \(standards.englishName(code)) (\(code)) is already in the manifest; "
          + "run `nd-config show \(code)` to see it"
      )
      throw ExitCode(1)
    }
  }
}

extension Country.Status: ExpressibleByArgument {}

/// The values of a new row and the values derived from it, in one line each.
struct AddSummary {
  private let row: CountryRow
  private let manifest: ResolvedManifest
  private let position: Int

  init(_ row: CountryRow, _ manifest: ResolvedManifest) {
    self.row = row
    self.manifest = manifest
    // The edit has been verified, so the manifest has the country.
    position = manifest.countries.firstIndex { $0.code == row.code } ?? 0
  }

  var written: String {
    row.summary.map { "\($0.key) \($0.text)" }.joined(separator: " · ")
  }

  var derived: String {
    let country = manifest.countries[position]
    let known = country.names.count { name in
      if case .standard = name.provenance { true } else { false }
    }
    let names = counted(known, "language", "languages")
    let hosts = manifest.countryServices.count
    let reachesVariant = manifest.apps.contains { $0.lists(country.status.value) }
    let owned = country.languages.flatMap { language -> [String] in
      guard let android = language.android else { return [] }
      let isSource = language.appLanguage.value == manifest.developmentLanguage.value
      let smartling = isSource ? nil : language.smartling.map { "smartling \($0.value)" }
      return [smartling, "\(language.folder).lproj", "values-\(android.value)"]
        .compactMap { $0 }
    }
    let parts = [
      "name in \(names) (CLDR)",
      "\(counted(hosts, "host", "hosts")) per environment",
      reachesVariant ? "deep links" : nil,
    ]
    return (parts.compactMap { $0 } + owned).joined(separator: " · ")
  }

  /// How many countries are on each of the country's shared domains; domains without a limit are left out.
  var budgets: [String] {
    manifest.subdomainBudgets.filter { $0.countries.contains(position) }.map { budget in
      "\(budget.domain) now has \(budget.countries.count) of at most \(budget.limit.value) countries"
    }
  }
}
