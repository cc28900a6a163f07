import CountryManifest
import ManifestCompiler
import POSIX
import SwiftEmission
import ToolSupport

/// The program that the build plugin runs: `nd-config generate --only swift`, without the rest of nd-config, so that it
/// builds quickly.
///
/// It takes four of that command's options, three of which are required, and exits with the same status. It differs in
/// two ways: it lists the warnings of a valid manifest, so that a build shows them at their lines, and it waits for
/// another run in the same folder.
@main
enum CompileCountries {
  static func main() {
    prepareProcess()
    guard let options = options(CommandLine.arguments.dropFirst()),
      let manifest = options["--manifest"], let output = options["--output"],
      options["--only"] == SwiftEmitter.id
    else {
      say(
        "usage: compile-countries generate --only swift --manifest <file> --output <folder> "
          + "[--app <variant>]"
      )
      exit(64)
    }
    do {
      exit(try run(manifest: manifest, variant: options["--app"], output: output))
    } catch {
      say("nd-config: \(error)")
      exit(2)
    }
  }

  /// The options of `generate`, in any order; nil if the arguments have anything else.
  private static func options(_ arguments: ArraySlice<String>) -> [String: String]? {
    var rest = arguments
    guard rest.popFirst() == "generate" else { return nil }
    var options: [String: String] = [:]
    while let name = rest.popFirst() {
      guard ["--only", "--manifest", "--output", "--app"].contains(name),
        let value = rest.popFirst(), !value.isEmpty,
        options.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return options
  }

  /// Generates the files and returns the exit status.
  private static func run(
    manifest path: String,
    variant: String?,
    output: String
  ) throws -> Int32 {
    let (resolved, checked) = try ManifestSource.resolved(path, variant: variant)
    guard let manifest = resolved else { return 1 }
    if !checked.findings.isEmpty { try ManifestSource.report(checked) }
    let folder = try Folder(output)
    let emitters: [any Emitter.Type] = [SwiftEmitter.self]
    let generated = GeneratedFolder(folder, manifest, emitters, outputs: emitters)
    // Another build can write at the same time.
    try say(generated.summary(of: generated.write(waiting: true)))
    return 0
  }
}
