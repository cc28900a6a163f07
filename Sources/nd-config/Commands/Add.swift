import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a country's row to the manifest.",
    discussion: """
        nd-config add pt
        nd-config add ch --status planned --languages de-CH:de,fr-CH:fr

      What no option says comes from the embedded tables and the habits of the other rows; on a \
      terminal it is asked for, with that as the default. The row is put into the file in place \
      and every other byte of it stays. Where that cannot be done safely the file is left as it is \
      and the row is printed, to be pasted; a row that would be an error is not written.
      """
  )

  @Argument(help: "The country's lowercase ISO 3166-1 alpha-2 code, such as pt.")
  var code: String

  @OptionGroup var values: CountryRowOptions
  @OptionGroup var source: EditedManifestOption

  func run() throws {
    let file = try ManifestFile(source.path)
    try checkCode(file.manifest)
    let proposal = CountryProposal(code, file.manifest)
    let row = try values.row(proposal, Interview())
    let (edited, predecessor): (EditedManifest, String?)
    do throws(EditRefusal) { (edited, predecessor) = try file.checked.adding(row) } catch {
      throw try file.report(error)
    }
    try file.save(edited)
    let place = predecessor.map { " after `\($0)`" } ?? ""
    let name = Standards.embedded.englishName(code)
    try standardOutput.writeLine("\(source.path): added \(name) (\(code))\(place)")
    let facts = AddSummary(row, edited.resolved)
    try standardOutput.writeLine("  written   \(facts.written)")
    try standardOutput.writeLine("  derived   \(facts.derived)")
    for line in decisions(proposal, row) { try standardOutput.writeLine("  \(line)") }
    if let budget = facts.budget { try standardOutput.writeLine("  limit     \(budget)") }
    try file.reportNewFindings(edited)
  }

  /// Decisions based on the tables that somebody may want to change.
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
    let renamed = proposal.form.renamed.filter { row.fields.contains($0.field) }
    if !renamed.isEmpty, values.fields == nil {
      let pairs = renamed.map { "the \($0.called) as `\($0.field)`" }
      lines.append("form      asks for \(pairs.joined(separator: ", "))")
    }
    return lines
  }

  private func checkCode(_ manifest: Manifest) throws {
    let standards = Standards.embedded
    guard standards.isCountry(code) else {
      let meant = standards.countryCode(meantBy: code).map {
        "; did you mean `\($0)`, \(standards.englishName($0))?"
      }
      say(
        "nd-config: `\(code)` is not an ISO 3166-1 alpha-2 country code\(meant ?? "")"
      )
      throw ExitCode(1)
    }
    guard !manifest.countries.contains(where: { $0.code.value == code }) else {
      say(
        "nd-config: \(standards.englishName(code)) (\(code)) is already in the manifest; "
          + "run `nd-config show \(code)` to see it"
      )
      throw ExitCode(1)
    }
  }
}
