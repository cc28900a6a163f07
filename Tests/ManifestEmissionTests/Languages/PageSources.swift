import CountryManifest
import ManifestFindings
import TestSupport

@testable import ManifestEmission
@testable import SwiftEmission

/// Programs that answer questions about the pages of a manifest's countries, one per line.
///
/// A question is a kind and the bytes of a text in hexadecimal:
/// - `url` and `host`: the answer is what the text is read as.
/// - `path`: the answer is the URLs of all environments, countries and services, each with what it
///   is read as.
/// - `link`: the answer is what the text is read as, as a link in production.
/// - `parsed`: only for Node.
enum PageSources {
  /// The manifests that the questions are about.
  static let products = ["paths", "paths-for-all"]

  // MARK: Swift

  static func swift(_ manifest: ResolvedManifest) -> String {
    swiftDescribed(manifest) + """

      func text(_ digits: Substring) -> String {
        let values = digits.utf8.map { $0 < UInt8(ascii: "a") ? $0 - 48 : $0 - 87 }
        let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
        return String(decoding: bytes, as: UTF8.self)
      }

      func urls(_ path: String) -> String {
        Country.allCases.flatMap { country in
          let environments: [Environment] = [\(swiftEnvironments(manifest))]
          return environments.flatMap { environment in
            Service.allCases.map { service in
              let url = service.url(path: path, for: environment)
              return "\\(url) \\(described(Environment(url: url)))"
            }
          }
        }.joined(separator: "|")
      }

      while let line = readLine() {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let text = text(words[1])
        switch words[0] {
        case "url": print(described(Environment(url: text)))
        case "host": print(described(Environment(host: text)))
        case "link":
          let link = Link(text, in: .production, statuses: [.live])
          print(described(link?.environment), link?.language?.locale ?? "-", link?.path ?? "-", link?.query ?? "-")
        default: print(urls(text))
        }
      }

      """
  }

  /// Every environment of `country`, as code.
  static func swiftEnvironments(_ manifest: ResolvedManifest) -> String {
    manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", name: \"foo\"" : ""
      return ".\(SwiftText.member(environment.name))(country: country\(name))"
    }.joined(separator: ", ")
  }

  /// A function that prints an environment.
  static func swiftDescribed(_ manifest: ResolvedManifest) -> String {
    let cases = manifest.environments.map { environment in
      let member = SwiftText.member(environment.name)
      return environment.hosts?.value == .named
        ? "case .\(member)(let country, let name)?: "
          + "\"\(environment.name) \\(country.rawValue) \\(name.rawValue)\""
        : "case .\(member)(let country)?: \"\(environment.name) \\(country.rawValue)\""
    }
    return """
      import Foundation

      func described(_ environment: Environment?) -> String {
        switch environment {
        \(cases.joined(separator: "\n  "))
        case nil: "none"
        }
      }

      """
  }

  // MARK: Kotlin

  /// A part of the program that prints every URL; that program has `describe`.
  static func kotlin(_ manifest: ResolvedManifest) -> String {
    Program.text("pages.kt")
      .replacing("PACKAGE", with: manifest.product.kotlinPackage)
      .replacing("ENVIRONMENTS", with: KotlinSources.environments(manifest))
  }

  // MARK: TypeScript

  static func typeScript(_ manifest: ResolvedManifest) -> String {
    Program.text("pages.ts")
      .replacing("ENVIRONMENTS", with: TypeScriptSources.environments(manifest))
  }
}
