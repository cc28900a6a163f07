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
/// - `wide-url` and `wide-path`: the same for a text in UTF-16, which can contain half of a
///   character.
/// - `parsed`: only for Node.
enum PageSources {
  /// The manifests that the questions are about.
  static let products = ["paths", "paths-for-all"]

  // MARK: Swift

  static func swift(_ manifest: ResolvedManifest) -> String {
    let environments = manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", name: \"foo\"" : ""
      return ".\(SwiftText.member(environment.name))(country: country\(name))"
    }
    return swiftDescribed(manifest) + """

      func text(_ digits: Substring) -> String {
        let values = digits.utf8.map { $0 < UInt8(ascii: "a") ? $0 - 48 : $0 - 87 }
        let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
        return String(decoding: bytes, as: UTF8.self)
      }

      func urls(_ path: String) -> String {
        Country.allCases.flatMap { country in
          let environments: [Environment] = [\(environments.joined(separator: ", "))]
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
    let environments = manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", PreviewName(\"foo\")" : ""
      return "Environment.\(KotlinText.type(environment.name))(country\(name))"
    }
    return """
      package \(manifest.product.kotlinPackage.value)

      private fun text(kind: String, digits: String): String {
          fun value(start: Int, count: Int) = digits.substring(start, start + count).toInt(16)
          if (kind.startsWith("wide-")) {
              return String(CharArray(digits.length / 4) { value(it * 4, 4).toChar() })
          }
          return String(ByteArray(digits.length / 2) { value(it * 2, 2).toByte() })
      }

      private fun urls(path: String): String = Country.values().flatMap { country ->
          listOf(\(environments.joined(separator: ", "))).flatMap { environment ->
              Service.values().map { service ->
                  val url = service.url(environment, path)
                  url + " " + describe(Environment.ofUrl(url))
              }
          }
      }.joinToString("|")

      fun main(arguments: Array<String>) {
          val answers = StringBuilder()
          for (line in java.io.File(arguments[0]).readLines()) {
              val (kind, digits) = line.split(" ")
              val text = text(kind, digits)
              val answer = when (kind) {
                  "url", "wide-url" -> describe(Environment.ofUrl(text))
                  "host" -> describe(Environment.of(text))
                  "link" -> {
                      val link = Link.of(text, Environment.Kind.PRODUCTION, setOf(Country.Status.LIVE))
                      val language = link?.language?.locale ?: "-"
                      "${describe(link?.environment)} $language ${link?.path ?: "-"} ${link?.query ?: "-"}"
                  }
                  else -> urls(text)
              }
              answers.append(answer).append('\\n')
          }
          System.out.print(answers)
      }

      """
  }

  // MARK: TypeScript

  static func typeScript(_ manifest: ResolvedManifest) -> String {
    let environments = manifest.environments.map { environment in
      let name = environment.hosts?.value == .named ? ", name: nd.previewName(\"foo\")!" : ""
      return "{ kind: \(TypeScriptText.quoted(environment.name)), country\(name) }"
    }
    return """
      declare const process: { argv: string[] };
      declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };
      declare const Buffer: { from(text: string, encoding: "hex"): { toString(): string } };
      declare const URL: { new (text: string): { protocol: string; host: string; hostname: string; pathname: string } };

      function textOf(kind: string, digits: string): string {
        if (!kind.startsWith("wide-")) return Buffer.from(digits, "hex").toString();
        return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join("");
      }

      function urls(path: string): string {
        return nd.countries.flatMap((country) => {
          const environments: nd.Environment[] = [\(environments.joined(separator: ", "))];
          return environments.flatMap((environment) =>
            nd.services.map((service) => {
              const url = nd.servicePathURL(service, environment, path);
              return `${url} ${describe(nd.environmentOfURL(url))}`;
            }),
          );
        }).join("|");
      }

      /** The host and the path that a browser asks for. */
      function parsed(text: string): string {
        try {
          const { protocol, hostname, pathname } = new URL(text);
          return /^https?:$/.test(protocol) ? `${hostname} ${pathname}` : "none";
        } catch {
          return "none";
        }
      }

      function answer(kind: string, text: string): string {
        switch (kind) {
          case "url":
          case "wide-url":
            return describe(nd.environmentOfURL(text));
          case "host":
            return describe(nd.environmentOf(text));
          case "link": {
            const link = nd.linkOfURL(text, "production", ["live"]);
            const language = link?.language?.locale ?? "-";
            return `${describe(link?.environment)} ${language} ${link?.path ?? "-"} ${link?.query ?? "-"}`;
          }
          case "parsed":
            return parsed(text);
          default:
            return urls(text);
        }
      }

      for (const line of require("fs").readFileSync(process.argv[2]!, "utf8").split("\\n").slice(0, -1)) {
        const [kind = "", digits = ""] = line.split(" ");
        console.log(answer(kind, textOf(kind, digits)));
      }

      """
  }
}
