import ArgumentParser
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import SwiftEmission
import ToolSupport

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write all generated files.",
    discussion: """
        nd-config generate
        nd-config generate --check
        nd-config generate --only kotlin --output ../android/generated

      Writes the outputs in `product.outputs`, or without that key every output for which the manifest has \
      data. files.txt in the folder lists the generated files: those that are no longer needed are removed, and \
      no other file is changed. If the manifest has errors, nothing changes.
      """
  )

  @OptionGroup var source: ManifestOption

  @Option(
    name: .shortAndLong,
    help: "The folder to write to. (default: generated, next to the manifest)",
    completion: .directory
  )
  var output: String?

  @Option(
    help:
      "Write only these outputs, separated by commas, instead of those that the manifest chooses: \(Self.known).",
    transform: readOutputs
  )
  var only: [any Emitter.Type]?

  @Option(
    help: """
      Only what a variant under `apps` has: the countries with its statuses and, unless it has planned countries, \
      `production` of the environments. Give each variant its own folder.
      """
  )
  var app: String?

  @Flag(
    help: "Write nothing; list stale, missing and leftover files, and exit with 1 if there are any."
  )
  var check = false

  @Flag(help: "Print only findings and errors.")
  var quiet = false

  private static let known = Emitters.all.map { $0.id }.joined(separator: ", ")

  func validate() throws {
    guard output?.isEmpty != true else { throw ValidationError("--output requires a folder.") }
  }

  private static func readOutputs(_ text: String) throws -> [any Emitter.Type] {
    let ids = readList(text)
    if let unknown = ids.first(where: { id in !Emitters.all.contains { $0.id == id } }) {
      let name = printable(unknown)
      throw ValidationError("Unknown output '\(name)'; expected one of: \(known).")
    }
    return Emitters.all.filter { ids.contains($0.id) }
  }

  func run() throws {
    let path = try source.path()
    let (manifest, checked) = try ManifestSource.resolve(path, variant: app)
    ManifestSource.countWarnings(checked)
    let beside = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    // Without `--output`, nothing is written outside the manifest's folder.
    let folder = try Folder(output ?? beside + "generated", isStrict: output == nil)
    let generated = GeneratedFolder(
      folder,
      manifest,
      only ?? Emitters.chosen(by: manifest),
      // Files of outputs that the manifest no longer lists are removed.
      outputs: only ?? Emitters.all,
      others: only == nil ? [] : Emitters.all
    )
    guard check else {
      let summary = try generated.summary(of: generated.write())
      if !quiet { say(summary) }
      return
    }
    let differences = try generated.differences
    for difference in differences {
      let path = folder.display(difference.path)
      try standardOutput.writeLine("\(path): \(difference.kind.rawValue)")
    }
    guard differences.isEmpty else {
      if !quiet { say("\(folder.name)/: out of date; run the command without `--check`") }
      throw ExitCode(1)
    }
  }
}
