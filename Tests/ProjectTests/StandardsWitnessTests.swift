import Foundation
import TestSupport
import Testing

/// `Scripts/standards_witnesses.py` reports an error in each of the embedded tables.
///
/// Its other known differences depend on Node's release of CLDR. So `make_standards.py --check`
/// tests its output for the committed tables.
@Suite(.requires(.python(.withWitnesses), .program("node")))
struct StandardsWitnessTests {
  private struct PlantedError {
    var table: String
    var row: String
    var wrong: String
    var report: String
  }

  private static let errors = [
    PlantedError(
      table: "iso_countries",
      row: "it\tITA\tItaly",
      wrong: "it\tITX\tItaly",
      report: "countries: ('it', 'ITX')"
    ),
    PlantedError(
      table: "country_names",
      row: "de/it\tItalien",
      wrong: "de/it\tItalen",
      report: "names of countries in the languages of iOS: de/IT Italen Italien"
    ),
    PlantedError(
      table: "parent_locales",
      row: "es-MX\tes-419",
      wrong: "es-MX\tfr",
      report: "names of countries in other locales: es-MX: "
    ),
    PlantedError(
      table: "likely_subtags",
      row: "it\tLatn\tit",
      wrong: "it\tLatn\tfr",
      report: "likely subtags: it Latn\tfr it-Latn-IT"
    ),
    PlantedError(
      table: "languages",
      row: "iw\the",
      wrong: "iw\tyi",
      report: "replaced languages: iw yi he"
    ),
    PlantedError(
      table: "scripts",
      row: "Latn\tLatin",
      wrong: "Laan\tLatin",
      report: "scripts: Laan None"
    ),
    PlantedError(
      table: "variants",
      row: "heploc\talalc97",
      wrong: "heploc\thepburn",
      report: "replaced variants: heploc hepburn en-alalc97"
    ),
    PlantedError(
      table: "country_languages",
      row: "it\tit:o en:c fr:r vec:r",
      wrong: "it\tes:o en:c fr:r vec:r",
      report: "most spoken official languages: it es"
    ),
    PlantedError(
      table: "language_own_names",
      row: "it\tItaliano",
      wrong: "it\tItalian",
      report: "names of languages in themselves: it Italian italiano"
    ),
    PlantedError(
      table: "public_suffixes",
      row: "co.uk\t-",
      wrong: "co.ukk\t-",
      report: "public suffixes: co.uk"
    ),
    PlantedError(
      table: "country_code_domains",
      row: "uk\tgb",
      wrong: "uk\tfr",
      report: "root domains that are not country codes: uk fr"
    ),
    PlantedError(
      table: "address_forms",
      row: "it\t%N%n%O%n%A%n%Z %C %S\tACSZ\t\\d{5}\t00144\tprovince\tcity\tsuburb\tpostal",
      wrong: "it\t%N%n%O%n%A%n%Z %C %S\tACSZ\t\\d{4}\t0014\tprovince\tcity\tsuburb\tpostal",
      report: "examples of postal codes: it 0014"
    ),
    PlantedError(
      table: "calling_codes",
      row: "it\t39",
      wrong: "it\t38",
      report: "calling codes: it 38 39"
    ),
    PlantedError(
      table: "country_currencies",
      row: "it\tEUR",
      wrong: "it\tITL",
      report: "currencies of countries: it ITL EUR"
    ),
    PlantedError(
      table: "currencies",
      row: "EUR\t978\t€",
      wrong: "EUR\t987\t€",
      report: "currencies: EUR 987\t€"
    ),
  ]

  private static let tables = Places.url("Sources/Emit/EmbeddedFiles/tables")

  private func problems(_ folder: URL) async throws -> Set<Substring> {
    let python = try #require(await Python.withWitnesses.path)
    let script = Places.url("Scripts/standards_witnesses.py")
    let run = try await Command.run(python, [script.path, folder.path])
    #expect(run.status == (run.stderr.isEmpty ? 0 : 1), "\(run.stderr)")
    return Set(run.stderr.split(separator: "\n"))
  }

  @Test func errorInEachTableIsReported() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.tables.path).sorted()
      .filter { $0.hasSuffix(".tsv") }
    #expect(files == Self.errors.map { "\($0.table).tsv" }.sorted())
    let scratch = try ScratchFolder()
    for file in files {
      let text = try String(contentsOf: Self.tables.appendingPathComponent(file), encoding: .utf8)
      let error = try #require(Self.errors.first { "\($0.table).tsv" == file })
      let planted = text.replacing("\n\(error.row)\n", with: "\n\(error.wrong)\n")
      try #require(planted != text, "\(file)")
      try Data(planted.utf8).write(to: scratch.url(file))
    }
    let known = try await problems(Self.tables)
    let found = try await problems(scratch.url("")).subtracting(known)
    for error in Self.errors {
      #expect(found.contains { $0.hasPrefix("error: \(error.report)") }, "\(error.table): \(found)")
    }
  }
}
