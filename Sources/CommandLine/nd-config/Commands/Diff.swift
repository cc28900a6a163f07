import ArgumentParser
import CountryManifest
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import ToolSupport

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show how a change of the manifest affects users, and what it breaks.",
    discussion: """
        nd-config diff old.yaml new.yaml
        nd-config diff --against main
        nd-config diff --against origin/main --format markdown --breaking

      Compares resolved manifests: a changed default is listed for every country that uses it, and \
      reformatting changes nothing. With --against, the old manifest is read from Git, at the commit where the \
      branch began; nothing is fetched or checked out. If the old manifest has errors, nothing is compared, and the \
      output says so. With --breaking, the exit status is 1 if there is a \
      breaking change that no comment of the new manifest allows.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Argument(
    help: ArgumentHelp("The old manifest and the new one.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var files: [String] = []

  @OptionGroup var history: HistoryOption

  @Option(help: "The format: text for people, markdown for a comment, or json for programs.")
  var format = Format.text

  @Flag(help: "Exit with status 1 if there is a breaking change that is not allowed.")
  var breaking = false

  func validate() throws {
    let areTwo = files.count == 2 && history.source.manifest == nil
    guard history.against == nil ? areTwo : files.isEmpty else {
      throw ValidationError("Expected two manifests, or --against.")
    }
  }

  func run() throws {
    let (old, new) = try manifests()
    let after = try resolve(new)
    guard let before = old.resolve() else { return try reportNotCompared(old) }
    let review = Review(from: before, to: after, allowing: new.allowedBreakingChanges)
    switch format {
    case .text: try standardOutput.write(review.text)
    case .markdown: try standardOutput.write(review.markdown)
    case .json: try standardOutput.write(review.json(toolVersion: version))
    }
    for comment in review.unusedComments {
      let location = new.file.location(of: comment.range.start)
      let subject = comment.subject.map { " \($0)" } ?? ""
      say(
        "\(new.file.path):\(location.line):\(location.column): note: the comment allows "
          + "`\(comment.id.rawValue)\(subject)`, but there is no such change"
      )
    }
    if breaking, !review.breaking.isEmpty { throw ExitCode(1) }
  }

  /// Says that there is nothing to compare with, so that a branch which repairs the manifest can be merged.
  private func reportNotCompared(_ old: CheckedManifest) throws {
    let count = old.findings.count { $0.severity == .error }
    let text = Review.notCompared(old.file.path, errors: count)
    switch format {
    case .text: try standardOutput.write("\(text.text)\n")
    case .markdown: try standardOutput.write("### \(text.markdown)\n")
    case .json:
      try standardOutput.write(Review.json(toolVersion: version, notComparedErrors: count))
    }
  }

  /// Resolves a manifest; if it has errors, reports the findings and exits with status 1.
  private func resolve(_ checked: CheckedManifest) throws -> ResolvedManifest {
    if let resolved = checked.resolve() { return resolved }
    if format == .markdown {
      try ManifestSource.reportAsMarkdown(checked)
    } else {
      try ManifestSource.report(checked)
    }
    throw ExitCode(1)
  }

  private func manifests() throws -> (old: CheckedManifest, new: CheckedManifest) {
    guard let ref = history.against else {
      return (try ManifestSource.check(files[0]), try ManifestSource.check(files[1]))
    }
    let path = try history.source.path()
    // Read the new manifest first: if it does not exist, the error must be about it, not about the commit.
    let new = try ManifestSource.check(path)
    return (try history.manifest(path, at: ref).checked, new)
  }
}
