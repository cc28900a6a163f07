import CountryManifest
import ManifestFindings
import TestSupport

@testable import ManifestEmission
@testable import SwiftEmission

/// The TypeScript of several manifests, one folder each, with programs that answer questions about
/// them.
enum TypeScriptSources {
  /// The strictest settings of TypeScript, without the APIs of browsers and Node.
  static let settings = Program.text("tsconfig.json")

  static func all() throws -> [EmittedFile] {
    let own = try Places.frozenManifest()
    let hostile = HostileTextTests().manifest(HostileTexts.all)
    return try folder("real", own, main: realMain)
      + folder("release", own, variant: "Nextdoor", main: VariantTests.typeScript)
      + folder("hostile", hostile, main: hostileMain)
      + folder("words", Manifests.words, main: urlMain(Manifests.words))
      + folder("least", Manifests.smallest, main: urlMain(Manifests.smallest))
      + folder("partial", Manifests.partial, main: partialMain)
      + folder("locales", Manifests.withoutHelpDeskURL, main: urlMain(Manifests.partial))
      + folder("world", Manifests.allCountries(), main: worldMain())
      + GeneratedNames.programs("ts").flatMap { try folder($0, $1, main: urlMain($1)) }
      + Products.names.flatMap { name in
        let text = try Products.text(name)
        let files = try folder(Products.program(name), text, main: urlMain(text))
        guard PageSources.products.contains(name) else { return files }
        let pages = head + PageSources.typeScript(try resolve(text))
        return files + [EmittedFile(path: "\(Products.program(name))/pages.ts", contents: pages)]
      }
      + [
        EmittedFile(path: "texts/main.ts", contents: textsMain),
        EmittedFile(
          path: "documentation/main.ts",
          contents: try Snippet.typeScript().typeScriptMain
        ),
        EmittedFile(
          path: "real/features.ts",
          contents: try Snippet.program("Features.ts")
            + "declare const console: { log(...texts: string[]): void };\n"
        ),
      ]
  }

  private static func folder(
    _ name: String,
    _ manifest: String,
    variant: String? = nil,
    main: String
  ) throws -> [EmittedFile] {
    let files = try TypeScriptEmitter.files(for: resolve(manifest, variant: variant))
    let source = files.first { $0.path.hasSuffix(".ts") }?.contents ?? ""
    return [
      EmittedFile(path: "\(name)/ndcountries.ts", contents: source),
      EmittedFile(path: "\(name)/main.ts", contents: head + main),
    ]
  }

  private static let head = Program.text("head.ts")

  private static let partialMain = Program.text("partial.ts")
    .replacing("LENGTHS", with: Manifests.lengthLiterals)

  /// Prints every URL, and what the URL and its host alone are read as.
  private static func urlMain(_ manifest: String) throws -> String {
    Program.text("urls.ts").replacing("ENVIRONMENTS", with: environments(try resolve(manifest)))
  }

  /// Every environment of `country`, as code.
  static func environments(_ manifest: ResolvedManifest) -> String {
    manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", name: nd.previewName(\"foo\")!" : ""
      return "{ kind: \(TypeScriptText.quoted(environment.name)), country\(name) }"
    }.joined(separator: ", ")
  }

  /// Prints the same, or the normalized postal codes of a file.
  private static func worldMain() throws -> String {
    let urls = try urlMain(Manifests.allCountries())
    let choice = "if (process.argv[2]) normalize(process.argv[2]);\nelse for (const country of"
    return urls.replacing("for (const country of", with: choice, maxReplacements: 1)
      + PostalCode.typeScriptMain
  }

  private static let hex = Program.text("hex.ts")

  private static let hostileMain = hex + Program.text("hostile.ts")

  private static let textsMain =
    "export {};\n\ndeclare const console: { log(text: string): void };\n" + hex
    + "const texts: readonly string[] = [\n"
    + HostileTexts.everyLanguages.map { "  \(TypeScriptText.quoted($0)),\n" }.joined()
    + "];\n\nfor (const text of texts) console.log(hex(text));\n"

  private static let realMain = Program.text("real.ts")
}
