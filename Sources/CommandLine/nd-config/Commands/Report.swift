import ArgumentParser
import CountryManifest
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import ManifestReport
import ToolSupport

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the manifest, and the effects of a change, as a page for a browser.",
    discussion: """
        nd-config report --output report.html
        nd-config report --against origin/main --output report.html

      The page shows each country's steps, hosts, languages, account form and deep links, finds countries and \
      looks up hosts. It is one file and needs no network. With --against, it marks the differences from the \
      manifest at the commit where the branch began, as `diff` lists them. Only an earlier report is \
      overwritten.
      """
  )

  @OptionGroup var source: ManifestOption

  @OptionGroup var history: HistoryOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var output: String

  func validate() throws {
    try history.validate(with: source)
    guard history.against != nil || !history.noMergeBase else {
      throw ValidationError("--no-merge-base requires --against.")
    }
    guard !output.isEmpty, output != "-", !output.hasSuffix("/") else {
      throw ValidationError("--output requires a file.")
    }
  }

  func run() throws {
    let path = try source.path()
    let old = try history.against.map { ref -> Review.Side in
      let checked = try history.manifest(path, at: ref)
      return (checked, try ManifestSource.resolve(checked))
    }
    let (manifest, checked) = try ManifestSource.resolve(path)
    let review = old.map { Review(from: $0, to: (checked, manifest)) }
    try write(ManifestReport(manifest, review: review).html)
    let count = counted(manifest.countries.count, "country", "countries")
    say("\(output): \(count)" + (review.map { "; \($0.summary.text)" } ?? ""))
  }

  private func write(_ html: [UInt8]) throws {
    if let link = LinkLeadingOut(on: output, isStrict: false) {
      throw FileError("write", output, reason: link.reason)
    }
    let (parent, name) = parentAndName(of: output)
    let folder = try Folder.make(parent)
    try folder.withLock {
      let read = try folder.contents(of: name)
      guard read.map(ManifestReport.isReplaceable) ?? true else {
        let reason = "nd-config did not generate the file that is there; move it, or remove it"
        throw FileError("write", output, reason: reason)
      }
      guard read != html else { return }
      var transaction = FileTransaction(in: folder)
      transaction.write(html, to: name, replacing: read)
      try transaction.commit()
    }
  }
}
