import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take a country's row out of the manifest.",
    discussion: """
      With the row go the comments right above it that begin at its column, and those right below \
      it that begin further right. Every other byte of the file stays. The default country, and one \
      without which the manifest would have an error, is kept.
      """
  )

  @Argument(help: "The country's key in the manifest, such as pt.")
  var code: String

  @OptionGroup var source: EditedManifestOption

  func run() throws {
    let file = try ManifestFile(source.path)
    let name = try file.name(of: code)
    let edited: EditedManifest
    do throws(EditRefusal) { edited = try file.checked.removing(code) } catch {
      throw try file.report(error)
    }
    try file.save(edited)
    try standardOutput.writeLine("\(source.path): removed \(name) (\(code))")
    for line in effects(on: file, edited) { try standardOutput.writeLine("  \(line)") }
    try file.reportNewFindings(edited)
  }

  /// What else changes: app languages that nobody has any more, or that another row now owns.
  private func effects(on file: ManifestFile, _ edited: EditedManifest) -> [String] {
    guard let before = file.checked.resolved else { return [] }
    let after = edited.resolved
    func owner(_ language: String, _ manifest: ResolvedManifest) -> ResolvedLanguage? {
      manifest.appLanguages.entries.first { $0.name == language }.map {
        manifest.countries[$0.country].languages[$0.language]
      }
    }
    return before.appLanguages.names.compactMap { language in
      guard let new = owner(language, after) else {
        return "\(language).lproj: no country's any more"
      }
      let (was, now) = (owner(language, before)?.smartling?.value, new.smartling?.value)
      guard was != now, let was, let now else { return nil }
      return "\(language).lproj: Smartling locale \(now), was \(was)"
    }
  }
}
