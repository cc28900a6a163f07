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
      editor, which proposes the same row. Every other byte of the file is preserved. A row that would cause \
      a finding is not written; it is printed for you to paste, unless it has errors.
      """
  )

  @Argument(help: "The lowercase ISO 3166-1 alpha-2 codes of the countries, such as pt.")
  var codes: [String]

  @Option(help: "Whether the country is launched.")
  var status = Country.Status.planned

  @OptionGroup var source: ManifestOption

  func validate() throws {
    guard Set(codes).count == codes.count else { throw ValidationError("Give each code once.") }
  }

  func run() throws {
    let path = try source.path()
    var lines: [String] = []
    let edited = try ManifestFile(path).edit {
      let original = try ManifestSource.check(path)
      guard original.isValid else {
        try ManifestSource.report(original)
        throw ExitCode(1)
      }
      var checked = original
      for code in codes { lines += try add(code, to: &checked, at: path) }
      return (original.file.bytes, checked)
    }
    for line in lines { try standardOutput.writeLine(line) }
    ManifestSource.countWarnings(edited)
  }

  /// Adds one row; returns the lines to print about it.
  private func add(
    _ code: String,
    to checked: inout CheckedManifest,
    at path: String
  ) throws -> [String] {
    let name = checked.standards.englishName(code)
    guard checked.manifest?.countries.contains(where: { $0.code.value == code }) != true else {
      say(
        "nd-config: \(name) (\(code)) is already in the manifest; run `nd-config show \(code)` to see it"
      )
      throw ExitCode(1)
    }
    let proposal = CountryProposal(code, checked.manifest ?? Manifest(), checked.standards)
    do throws(EditRefusal) {
      checked = try checked.adding(proposal, status: status)
    } catch {
      say("nd-config: \(path) was not changed: \(error.reason)")
      if !error.snippet.isEmpty {
        say("to add it yourself, paste this into `countries`:")
        for line in error.snippet.split(separator: "\n") {
          try standardOutput.writeLine(String(line))
        }
      }
      throw ExitCode(1)
    }
    let row = checked.manifest?.countries.first { $0.code.value == code }
    return [
      "\(path): added \(name) (\(code)); `nd-config show \(code)` prints what follows from the row"
    ] + omissions(proposal, row)
  }

  /// Lines about values that are not in the row, and that the user may want to add.
  private func omissions(_ proposal: CountryProposal, _ row: Country?) -> [String] {
    let locales = proposal.languages.map(\.locale).dropFirst(row?.languages.count ?? 0)
    let lacksLocale = proposal.hasHelpDesk && row?.helpDeskLocale == nil
    let omitted = [
      (locales + (lacksLocale ? ["help_desk_locale"] : []), "would cause a finding"),
      (proposal.languagesLeftOut[...], "new to the app"),
    ]
    return omitted.filter { !$0.0.isEmpty }.map { names, reason in
      "  omitted \(names.joined(separator: ", ")): \(reason)"
    }
  }
}

extension Country.Status: ExpressibleByArgument {}
