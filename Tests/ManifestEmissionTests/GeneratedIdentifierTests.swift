import Foundation
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// Comparisons use the identifiers of the generated code.
@Suite struct GeneratedIdentifierTests {
  @Test(arguments: [Manifests.keywords, Manifests.partial, Manifests.smallest])
  func identifiersAreThoseOfTheCode(_ text: String) throws {
    let manifest = try resolve(text)
    let files = try emittedFiles(text)
    let identifiers = generatedIdentifiers(of: manifest)
    for (language, ending) in [
      (GeneratedIdentifier.Language.swift, ".swift"), (.kotlin, ".kt"), (.typescript, ".ts"),
    ] {
      let source = files.filter { $0.path.hasSuffix(ending) }.map(\.contents).joined()
      let own = identifiers.filter { $0.language == language }
      for identifier in own {
        #expect(source.contains(declaration(identifier)), "\(identifier.code)")
      }
    }
  }

  @Test func membersAreThoseOfTheManifest() throws {
    func members(_ text: String) throws -> [String] {
      try generatedIdentifiers(of: resolve(text)).filter { !$0.isCase }
        .map { "\($0.language.rawValue) \($0.code)" }
    }
    #expect(try members(Manifests.smallest) == ["Kotlin package ndcountries"])
    #expect(
      try members(Manifests.partial) == [
        "Swift helpDeskLocale", "Swift helpDeskURL", "Kotlin helpDeskLocale", "Kotlin helpDeskUrl",
        "Kotlin accountForm", "Kotlin package ndcountries", "TypeScript helpDeskLocale",
        "TypeScript helpDeskURL", "TypeScript accountForms",
      ]
    )
    let rest = try members(Manifests.withoutHelpDeskURL)
    #expect(!rest.contains { $0.lowercased().hasSuffix("helpdeskurl") })
  }

  /// The text of the source code that declares the identifier.
  private func declaration(_ identifier: GeneratedIdentifier) -> String {
    let code = identifier.code
    guard identifier.isCase else { return code }
    switch identifier.language {
    case .swift:
      let name = code.split(separator: ".")[1].prefix { $0 != "(" }
      let parameters = code.contains("name:") ? "(country: Country, name: PreviewName)" : ""
      return (SwiftText.declared(String(name))) + parameters
    case .kotlin:
      let name = code.split(separator: ".")[1]
      if name.contains("(") {
        let type = name.prefix { $0 != "(" }
        return
          "data class \(type)(override val country: Country\(name.contains("name") ? ", val name" : ")")"
      }
      return "\(name)(\""
    case .typescript:
      return code.split(separator: " ").dropFirst().first.map(String.init) ?? code
    }
  }
}
