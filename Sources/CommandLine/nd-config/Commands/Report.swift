import ArgumentParser
import CountryManifest
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import ManifestReport
import ToolSupport

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the manifest, and the review of a change, as a page for a browser.",
    discussion: """
        nd-config report --output report.html
        nd-config report --against origin/main --output report.html

      The page has a section for each country, with all its values and what it lacks to go live, and finds \
      countries by name, code and host. It is one file and needs no network. With --against, it begins with the \
      review that `diff` prints. Only an earlier report is overwritten.
      """
  )

  @OptionGroup var history: HistoryOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var output: String

  func validate() throws {
    guard !output.isEmpty, output != "-", !output.hasSuffix("/") else {
      throw ValidationError("--output requires a file.")
    }
  }

  func run() throws {
    let path = try history.source.path()
    let (manifest, checked) = try ManifestSource.resolve(path)
    let old = try history.against.map { try (ref: $0, history.manifest(path, at: $0)) }
    var sources = ["\(checked.file.path) · nd-config \(version)"]
    var review: Review?
    var summary: String?
    if let (ref, (before, commit)) = old {
      sources.append("Compared with commit \(commit.prefix(12)) (\(ref))")
      if let resolved = before.resolve() {
        review = Review(from: resolved, to: manifest, allowing: checked.allowedBreakingChanges)
        summary = review?.summary.text
      } else {
        let count = before.findings.count { $0.severity == .error }
        summary = Review.notCompared(before.file.path, errors: count).text
        sources.append(summary ?? "")
      }
    }
    let report = ManifestReport(manifest, review: review, sources: sources)
    try write(Array(report.html.utf8))
    let count = counted(manifest.countries.count, "country", "countries")
    say("\(output): \(count)" + (summary.map { "; \($0)" } ?? ""))
  }

  private func write(_ html: [UInt8]) throws {
    let (parent, name) = parentAndName(of: output)
    let folder = try Folder(parent)
    try folder.withLock {
      let read = try folder.contents(of: name)
      guard read.map(ManifestReport.isReplaceable) ?? true else {
        let reason = "nd-config did not generate the file that is there; move it, or remove it"
        throw FileError("write", output, reason: reason)
      }
      guard read != html else { return }
      try folder.write([FileChange(name, bytes: html, replacing: read)])
    }
  }
}
