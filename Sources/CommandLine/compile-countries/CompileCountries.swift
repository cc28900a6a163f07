import CountryManifest
import ManifestCompiler
import POSIX
import SwiftEmission
import ToolSupport

/// The program that the build plugin runs: `nd-config generate --only swift` without the rest of nd-config.
///
/// It takes the same arguments as that command, prints the same output, and exits with the same status. The plugin's
/// folder contains only generated files, so no journal is needed: each file is written under another name and renamed.
@main
enum CompileCountries {
  static func main() {
    // Writing to a closed pipe then fails with EPIPE instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Exceeding `ulimit -f` then fails with an error, as a full disk does.
    signal(SIGXFSZ, SIG_IGN)
    requireShortCombiningRuns()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let hasVariant = arguments.count == 9 && arguments[7] == "--app"
    guard arguments.count == 7 || hasVariant, arguments[0] == "generate", arguments[1] == "--only",
      arguments[2] == SwiftEmitter.id, arguments[3] == "--manifest", arguments[5] == "--output",
      !arguments[6].isEmpty
    else {
      say(
        "usage: compile-countries generate --only swift --manifest <file> --output <folder> "
          + "[--app <variant>]"
      )
      exit(64)
    }
    do {
      // `generated/` becomes `generated`; `/` stays as it is.
      let output = arguments[6]
      let hasSlash = output.last == "/" && output.count > 1
      exit(
        try run(
          manifest: arguments[4],
          variant: hasVariant ? arguments[8] : nil,
          output: hasSlash ? String(output.dropLast()) : output
        )
      )
    } catch {
      say("nd-config: \(error)")
      exit(2)
    }
  }

  /// Generates the files and returns the exit status.
  private static func run(
    manifest path: String,
    variant: String?,
    output: String
  ) throws -> Int32 {
    let checked = try ManifestSource.check(path)
    let manifest: ResolvedManifest?
    do throws(VariantError) {
      manifest = try checked.resolve(variant: variant)
    } catch {
      say("nd-config: \(error)")
      return 1
    }
    if manifest == nil || !checked.findings.isEmpty { try ManifestSource.report(checked) }
    guard let manifest else { return 1 }
    let files = SwiftEmitter().files(for: manifest)
    let result = try GeneratedFolder(output).write(files)
    let removed = result.removed > 0 ? ", \(result.removed) removed" : ""
    say("\(output)/: \(files.count) files, \(result.changed) changed\(removed)")
    return 0
  }
}
