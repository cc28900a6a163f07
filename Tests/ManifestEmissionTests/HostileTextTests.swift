import CountryManifest
import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// No string of a manifest breaks its quoting: the code compiles, runs, and gives the same string.
struct HostileTextTests {
  @Test func hostileManifestReadsBackEqual() async throws {
    let texts = HostileTexts.all
    let files = try swiftFiles(manifest(texts))
    let main =
      hexSource + """
        for country in Country.allCases {
          print(hex(country.name(in: .en)), hex(country.name(in: .it)))
          for field in country.accountForm!.fields {
            print(hex(field.label), hex(field.example), hex(field.pattern))
          }
        }

        """
    let output = try await run(files, main: main, .swift6Strict)
    #expect(output.split(separator: "\n").map(String.init) == expected(texts))
  }

  /// A pattern that matches the text, or another one if a pattern cannot have its characters.
  private func pattern(_ text: String) -> String {
    let escaped = NSRegularExpression.escapedPattern(for: text)
    return (try? PortablePattern(escaped)) == nil ? "[a-z]+" : escaped
  }

  /// A manifest that contains every text.
  ///
  /// Italy has them in the rows of fields, San Marino in its overrides. The names are distributed
  /// over as many countries as there are texts.
  func manifest(_ texts: [String]) -> String {
    let patterns = texts.map(pattern)
    var text = head + "form_fields:\n"
    for (number, value) in texts.enumerated() {
      text += "  f\(number): { label: \(yaml(value)), content: text, "
      text += "example: \(yaml(value)), pattern: \(yaml(patterns[number])) }\n"
    }
    text += "countries:\n"
    for (number, code) in codes(texts).enumerated() {
      text += "  \"\(code)\":\n    tld: \(number == 0 ? "com" : "x\(number)")\n"
      text += "    hosts: \(number == 0 ? "tld" : "subdomain")\n"
      text += "    languages: [{ locale: en, lproj: en, url: \"https://a.example/\" }, "
      text += "{ locale: it-IT, url: \"https://a.example/it\" }]\n    help_desk_locale: en\n"
      text += "    currency: EUR\n"
      text += "    name: \(yaml(texts[number]))\n"
      text += "    names: { it: \(yaml(texts[texts.count - 1 - number])) }\n"
      text += "    account_form:\n      fields:\n"
      for field in texts.indices {
        switch number {
        case 0: text += "        - f\(field)\n"
        case 1:
          let other = texts.count - 1 - field
          text += "        - f\(field): { label: \(yaml(texts[other])), "
          text += "example: \(yaml(texts[other])), pattern: \(yaml(patterns[other])) }\n"
        default: break
        }
      }
      if number > 1 { text += "        - f0\n" }
    }
    return text
  }

  func expected(_ texts: [String]) -> [String] {
    let patterns = texts.map(pattern)
    func line(_ field: Int) -> String {
      [texts[field], texts[field], patterns[field]].map(hex).joined(separator: " ")
    }
    return texts.indices.flatMap { number in
      let names = "\(hex(texts[number])) \(hex(texts[texts.count - 1 - number]))"
      return switch number {
      case 0: [names] + texts.indices.map(line)
      case 1: [names] + texts.indices.reversed().map(line)
      default: [names, line(0)]
      }
    }
  }

  private let head = """
    format: 1
    product: { name: "P", default_country: aa }
    environments:
      production: { site: p, hosts: country }
    services:
      web: { label: "" }

    """

  private func codes(_ texts: [String]) -> [String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return letters.flatMap { first in letters.map { "\(first)\($0)" } }.prefix(texts.count)
      .map { $0 }
  }

  @Test func randomTextsReadBackEqualFromLiterals() async throws {
    let texts = HostileTexts.random(count: 2_000, seed: 20_240_229) + HostileTexts.all
    var main = hexSource
    for text in texts {
      main += "print(hex(\(SwiftText.quoted(text))), hex(\(SwiftText.raw(text))))\n"
    }
    let output = try await run([], main: main, .swift6Strict)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines == texts.map { "\(hex($0)) \(hex($0))" })
  }

  @Test func commentIsOneLineOfVisibleCharacters() {
    for text in HostileTexts.all + HostileTexts.random(count: 2_000, seed: 7) {
      let comment = SwiftText.comment(text)
      #expect(comment.unicodeScalars.allSatisfy { $0.isVisible })
      #expect(!comment.contains { $0.isNewline })
    }
  }

  @Test func generatedSwiftHasNoInvisibleCharacters() throws {
    for file in try swiftFiles(manifest(HostileTexts.all)) {
      let odd = file.contents.unicodeScalars.first { $0 != "\n" && !$0.isVisible }
      #expect(odd == nil, "\(file.path)")
    }
  }
}
