import CountryManifest
import ManifestFindings
import TestSupport

@testable import ManifestEmission
@testable import SwiftEmission

/// The Kotlin of several manifests, one package each, with programs that answer questions about
/// them.
enum KotlinSources {
  static func all() throws -> [EmittedFile] {
    let own = try Places.frozenManifest()
    let hostile = HostileTextTests().manifest(HostileTexts.all)
    return try package("real", own, main: realMain)
      + package("release", own, variant: "Nextdoor", main: VariantTests.kotlin)
      + package("hostile", hostile, main: hostileMain)
      + package("words", Manifests.words, main: urlMain(Manifests.words))
      + package("least", Manifests.smallest, main: urlMain(Manifests.smallest))
      + package("partial", Manifests.partial, main: partialMain)
      + package("locales", Manifests.withoutHelpDeskURL, main: urlMain(Manifests.partial))
      + package("world", Manifests.allCountries(), main: worldMain())
      + [
        EmittedFile(
          path: "documentation/Documentation.kt",
          contents: try Snippet.kotlin().kotlinMain
        ),
        EmittedFile(
          path: "features/Features.kt",
          contents: "package features\n\nimport real.*\n\n\(try Snippet.program("Features.kt"))"
        ),
      ] + names() + texts() + Products.names.flatMap(product)
  }

  private static func names() throws -> [EmittedFile] {
    try GeneratedNames.programs("kt").flatMap {
      try package($0, $1, main: urlMain($1))
    }
  }

  /// The Kotlin of an example, in the package from its manifest.
  private static func product(_ name: String) throws -> [EmittedFile] {
    let text = try Products.text(name)
    let files = try KotlinEmitter.files(for: resolve(text)).map { file in
      var file = file
      file.path = "\(name)/\(file.path)"
      return file
    }
    let main = "package \(try Products.package(name))\n\n\(try urlMain(text))"
    let programs = [EmittedFile(path: "\(name)/Urls.kt", contents: main)]
    guard PageSources.products.contains(name) else { return files + programs }
    let pages = PageSources.kotlin(try resolve(text))
    return files + programs + [EmittedFile(path: "\(name)/Pages.kt", contents: pages)]
  }

  private static func package(
    _ name: String,
    _ manifest: String,
    variant: String? = nil,
    main: String
  ) throws -> [EmittedFile] {
    let files = try KotlinEmitter.files(for: resolve(manifest, variant: variant))
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return files.map { file in
      let text = file.contents.replacing("package ndcountries", with: "package \(name)")
      return EmittedFile(path: "\(name)/\(file.path)", contents: text)
    } + [EmittedFile(path: "\(name)/\(type).kt", contents: "package \(name)\n\n\(main)")]
  }

  /// The texts that a class file can hold in one piece.
  static let shortTexts = HostileTexts.everyLanguages.filter { $0.utf8.count <= 10_000 }

  /// Random and hostile texts; a hundred per method, because methods have a size limit.
  private static func texts() -> [EmittedFile] {
    let texts = shortTexts
    var files: [EmittedFile] = []
    var main = "package texts\n\nfun hex(text: String) = text.toByteArray().joinToString(\".\") "
    main += "{ (it.toInt() and 255).toString(16) }\n\nfun main() {\n"
    for start in stride(from: 0, to: texts.count, by: 1_000) {
      var source = "package texts\n"
      for first in stride(from: start, to: min(start + 1_000, texts.count), by: 100) {
        source += "\nfun literals\(first)() = listOf(\n"
        source += texts[first..<min(first + 100, texts.count)].map(KotlinText.quoted)
          .joined(separator: ",\n")
        source += "\n)\n"
        main += "    for (text in literals\(first)()) println(hex(text))\n"
      }
      files.append(EmittedFile(path: "texts/Texts\(start).kt", contents: source))
    }
    return files + [EmittedFile(path: "texts/Texts.kt", contents: main + "}\n")]
  }

  private static let partialMain = Program.text("partial.kt")
    .replacing("LENGTHS", with: Manifests.lengthLiterals)

  /// Prints every URL, and what the URL and its host alone are read as.
  private static func urlMain(_ manifest: String) throws -> String {
    let manifest = try resolve(manifest)
    let cases = manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? " ${environment.name}" : ""
      return "    is Environment.\(KotlinText.type(environment.name)) -> "
        + "\"\(environment.name) ${environment.country.code}\(name)\""
    }
    return Program.text("urls.kt").replacing("CASES", with: cases.joined(separator: "\n"))
      .replacing("ENVIRONMENTS", with: environments(manifest))
  }

  /// Every environment of `country`, as code.
  static func environments(_ manifest: ResolvedManifest) -> String {
    manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", PreviewName(\"foo\")" : ""
      return "Environment.\(KotlinText.type(environment.name))(country\(name))"
    }.joined(separator: ", ")
  }

  /// Prints the same, or the normalized postal codes of a file.
  private static func worldMain() throws -> String {
    let urls = try urlMain(Manifests.allCountries())
    let choice =
      "fun main(arguments: Array<String>) {\n    if (arguments.size > 0) return normalize(arguments[0])\n"
    return urls.replacing("fun main() {\n", with: choice) + PostalCode.kotlinMain
  }

  private static let hostileMain = Program.text("hostile.kt")

  private static let realMain = Program.text("real.kt")
}
