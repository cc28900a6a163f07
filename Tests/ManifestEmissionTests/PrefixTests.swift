import Foundation
import ManifestEmission
import TestSupport
import Testing

@testable import SwiftEmission

/// With a prefix, the generated Swift hides no name from an app's views, such as SwiftUI's
/// `Environment`.
struct PrefixTests {
  /// A module with the names of SwiftUI and of an app, which the app imports.
  private static let module = """
    @propertyWrapper public struct Environment<Value> {
      public var wrappedValue: Value
      public init(_ value: Value) { wrappedValue = value }
    }
    public struct Link { public init() {} }
    public struct Country { public init() {} }
    public struct Language { public init() {} }
    public struct Service { public init() {} }

    """

  private static let view = """
    import UI

    struct Row {
      @Environment("dark") var scheme: String
      var parts: [Any] = [Link(), Country(), Language(), Service()]
    }
    print(Row().scheme, Row().parts.count)
    print(NDService.api.url(for: .production(country: .it)), NDCountry.it.name(in: NDAppLanguage.de))
    print(NDEnvironment(host: "it.localhost.com")?.country == NDCountry.it, NDLanguage.tags(ofHeader: "it"))

    """

  /// The files of the product's manifest with a prefix, and `Environment` in texts of the manifest.
  private static func files() throws -> [EmittedFile] {
    let text = try Places.frozenManifest()
      .replacing(
        "\nenvironments:",
        with: "\n  outputs: { swift: { prefix: ND } }\nenvironments:"
      )
      .replacing("label: Apartment,", with: "label: \"Country \\\"Service\\\" #Link\",")
      .replacing("{ example: SW1A 1AA }", with: "{ label: 'Code \\', example: SW1A 1AA }")
    return try swiftFiles(text)
  }

  private func compile(_ files: [EmittedFile]) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    for file in files { try folder.write(file.contents, to: file.path) }
    try folder.write(Self.module, to: "UI/UI.swift")
    try folder.write(Self.view, to: "main.swift")
    let module = "-emit-module -emit-library -static -module-name UI UI/UI.swift -o libUI.a"
    let library = try await Command.run(
      "swiftc",
      module.split(separator: " ").map(String.init),
      in: folder.url
    )
    try #require(library.status == 0, "\(library.output)")
    let program = try await Command.run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-I", "."] + files.map(\.path)
        + ["main.swift", "libUI.a", "-o", "program"],
      in: folder.url
    )
    guard program.status == 0 else { return program }
    return try await Command.run(folder.url("program").path, [], in: folder.url)
  }

  @Test func viewUsesBothEnvironments() async throws {
    let outcome = try await compile(try Self.files())
    #expect(
      outcome.stdout == "dark 4\nhttps://it-api.nextdoor.com Italien\ntrue [\"it\"]\n",
      "\(outcome.output)"
    )
  }

  @Test func textsOfTheManifestKeepTheirWords() throws {
    let labels = try Self.files().filter { $0.contents.contains(#"Country \"Service\" #Link"#) }
    #expect(!labels.isEmpty)
  }

  /// A type that is missing in the list would keep its name.
  @Test func everyPublicTypeHasThePrefix() throws {
    let declarations = try Self.files().flatMap { file in
      file.contents.matches(of: #/\nnonisolated public (?:enum|struct|class) (\w+)/#).map {
        String($0.1)
      }
    }
    #expect(Set(declarations) == Set(SwiftTypePrefix.types.map { "ND\($0)" }))
  }
}
