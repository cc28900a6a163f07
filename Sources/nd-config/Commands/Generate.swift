import ArgumentParser
import ManifestEmission
import ManifestRules

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write everything that is made from the manifest.",
    discussion: """
      A file is written whole or not at all, and only if its bytes change. A manifest with errors
      changes nothing.
      """)

  @OptionGroup var source: ManifestOption

  @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
  var output = "generated"

  @Option(
    help: "Only these outputs, separated by commas: \(Emitters.all.map { $0.id }.joined(separator: ", ")).")
  var only: String?

  @Flag(help: "Write nothing; list what is stale, missing or left over, and exit with 1.")
  var check = false

  func validate() throws { _ = try emitters() }

  private func emitters() throws -> [any Emitter.Type] {
    guard let only else { return Emitters.all }
    return try only.split(separator: ",").map { id in
      guard let emitter = Emitters.all.first(where: { $0.id == id }) else {
        let known = Emitters.all.map { $0.id }.joined(separator: ", ")
        throw ValidationError("There is no output '\(id)'; there are: \(known).")
      }
      return emitter
    }
  }

  func run() throws {
    let (manifest, checked) = try ManifestSource.resolve(source.manifest)
    if !checked.diagnostics.isEmpty { ManifestSource.report(checked) }
    let plan = OutputPlan(manifest, try emitters(), folder: output)
    let differences = try plan.differences()
    guard check else {
      try plan.apply(differences)
      let count = ManifestSource.counted(plan.count, "file", "files")
      return standardError.write("\(output)/: \(count), \(differences.count) changed\n")
    }
    for difference in differences {
      standardOutput.write("\(difference.path): \(difference.kind.rawValue)\n")
    }
    guard differences.isEmpty else {
      standardError.write("\(output)/: not what the manifest makes; run `nd-config generate`\n")
      throw ExitCode(1)
    }
  }
}
