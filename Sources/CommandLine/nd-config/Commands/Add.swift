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
        nd-config add ch --status planned --languages de-CH:de,fr-CH:fr

      Values that are not given as options default to what the embedded tables and the other rows \
      suggest; on a terminal, you are asked to confirm each one. The row is inserted into the \
      file, and every other byte is preserved. If the file cannot be edited safely, it is not \
      changed, and the row is printed for you to paste. A row that would cause an error is not \
      written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The lowercase ISO 3166-1 alpha-2 codes of the countries, such as pt.",
      valueName: "code"
    ),
    completion: .newCountries
  )
  var codes: [String]

  @OptionGroup var values: CountryRowOptions
  @OptionGroup var source: EditedManifestOption

  func run() throws {
    var file = try ManifestFile(source)
    var lines: [String] = []
    for code in codes { lines += try add(code, to: &file) }
    try file.finish(lines)
  }

  /// Adds one row; returns the lines to print about it.
  private func add(_ code: String, to file: inout ManifestFile) throws -> [String] {
    try check(code, file.checked)
    let name = file.checked.standards.englishName(code)
    let proposal = CountryProposal(code, file.manifest, file.checked.standards)
    let interview = Interview()
    if interview.hasListener {
      if codes.count > 1 { say("\(name) (\(code))") }
      try checkOptions(proposal, file)
    }
    let row = try values.row(proposal, interview) { [file] row, key in
      problem(with: key, of: row, in: file)
    }
    let (edited, predecessor): (EditedManifest, String?)
    do throws(EditRefusal) { (edited, predecessor) = try file.checked.adding(row) } catch {
      throw try file.report(error)
    }
    file.replace(with: edited)
    let facts = AddSummary(row, edited.resolved)
    let place = predecessor.map { " after `\($0)`" } ?? ""
    let rest =
      ["written   \(facts.written)", "derived   \(facts.derived)"] + decisions(proposal, row)
      + facts.budgets.map { "limit     \($0)" }
    return ["\(file.path): added \(name) (\(code))\(place)"] + rest.map { "  \($0)" }
  }

  /// Reports an invalid option before the first question is asked.
  private func checkOptions(_ proposal: CountryProposal, _ file: ManifestFile) throws {
    let row = values.draft(proposal)
    for key in values.keys {
      guard let error = file.checked.errors(adding: row, at: key, others: false).first else {
        continue
      }
      let help = error.help.map { "; \($0)" } ?? ""
      say("nd-config: \(file.path) was not changed: \(error.message)\(help)")
      throw ExitCode(1)
    }
  }

  /// What is wrong with an answer; nil if the answer is valid.
  ///
  /// Errors at other keys of the row are ignored. For the answer about `tld`, errors elsewhere in the manifest are
  /// ignored, too, because later answers can remove them.
  private func problem(with key: String, of row: CountryRow, in file: ManifestFile) -> String? {
    let isLate = key != "tld"
    guard let error = file.checked.errors(adding: row, at: key, others: isLate).first else {
      return nil
    }
    return error.message + (error.help.map { "; \($0)" } ?? "")
  }

  /// Lines about values that were chosen from the tables and that the user may want to change.
  private func decisions(_ proposal: CountryProposal, _ row: CountryRow) -> [String] {
    var lines: [String] = []
    let leftOut = proposal.languagesLeftOut.filter { left in
      !row.languages.contains { $0.locale == left }
    }
    if !leftOut.isEmpty, values.languages == nil {
      lines.append(
        "omitted   \(leftOut.joined(separator: ", ")): official languages that are new to the app"
      )
    }
    guard proposal.hasForms, values.fields == nil else { return lines }
    func words(_ name: String) -> String { name.replacing("_", with: " ") }
    let form = proposal.form
    let renamed = form.renamed.filter { row.fields.contains($0.field) }
    if !renamed.isEmpty {
      let pairs = renamed.map { "the \(words($0.called)) as `\($0.field)`" }
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
    row.summary.map { "\($0.key.rawValue) \($0.text)" }.joined(separator: " · ")
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
