import ArgumentParser
import ManifestCompiler
import ManifestEmission

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write everything that is made from the manifest.",
    discussion: """
      A file is written whole or not at all, and only if its bytes change. What an earlier run \
      made and the manifest no longer asks for is removed; files that do not say that nd-config \
      made them are left alone. A manifest with errors changes nothing.
      """
  )

  @OptionGroup var source: ManifestOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; made where it is missing.", valueName: "folder"),
    completion: .directory
  )
  var output = "generated"

  @Option(
    help: ArgumentHelp(
      "Write only these outputs, separated by commas: \(Self.known).",
      valueName: "ids"
    )
  )
  var only: String?

  @Flag(help: "Write nothing; list what is stale, missing or left over, and end with 1 then.")
  var check = false

  private static let known = Emitters.all.map { $0.id }.joined(separator: ", ")

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output needs the name of a folder.") }
    _ = try emitters()
  }

  private func emitters() throws -> [any Emitter.Type] {
    guard let only else { return Emitters.all }
    let ids = only.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let unknown = ids.first(where: { id in !Emitters.all.contains { $0.id == id } }) {
      throw ValidationError("There is no output '\(unknown)'; there are: \(Self.known).")
    }
    return Emitters.all.filter { ids.contains($0.id) }
  }

  func run() throws {
    let (manifest, checked) = try ManifestSource.resolve(source.path)
    if !checked.diagnostics.isEmpty { try ManifestSource.report(checked) }
    // `generated/` is `generated`; the root stays the root.
    let folder = output.last == "/" && output.count > 1 ? String(output.dropLast()) : output
    let plan = OutputPlan(manifest, try emitters(), folder: folder)
    guard check else {
      let files = ManifestSource.counted(plan.count, "file", "files")
      let differences = try plan.apply()
      let removed = differences.count { $0.kind == .leftOver }
      let removal = removed > 0 ? ", \(removed) removed" : ""
      return say("\(folder)/: \(files), \(differences.count - removed) changed\(removal)")
    }
    let differences = try plan.differences()
    for difference in differences {
      try standardOutput.writeLine("\(difference.path): \(difference.kind.rawValue)")
    }
    guard differences.isEmpty else {
      say("\(folder)/: not what the manifest makes; run `nd-config generate`")
      throw ExitCode(1)
    }
  }
}
