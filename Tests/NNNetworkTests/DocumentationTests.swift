import Foundation
import NNNetwork
import TestSupport
import Testing

/// The examples in the documentation of NNNetwork are compiled in the folder `Articles`, or are
/// tests here.
@Suite struct DocumentationTests {
  @Test func profileHasAName() async throws {
    let stub = StubTransport()
    stub.on(.get, "/mobile/v1/profiles/7", .json(#"{"name": "Ada"}"#))
    stub.on(.get, "/mobile/v1/profiles/8", .response(404))

    let network = NetworkClient(environment: Settings.shared.environment, transport: stub)

    #expect(try await network.get(GetProfile(id: "7")).name == "Ada")
    await #expect(throws: NetworkError.self) { try await network.get(GetProfile(id: "8")) }
    #expect(stub.requests.count == 2)
    try stub.verify()
  }

  /// The lines that bind an app's services are in two documents, and are compiled in an example.
  @Test(arguments: [
    "Documentation/iOS.md", "Sources/Network/NNNetwork/NNNetwork.docc/GettingStarted.md",
  ])
  func linesThatBindAreCompiled(_ text: String) throws {
    let shown = CompiledExamples.lines(try CompiledExamples.text(of: text))
    let compiled = CompiledExamples.lines(
      try CompiledExamples.text(of: "Examples/Consumer/Sources/shop/Services.swift")
    )
    let first = try #require(shown.firstIndex { $0.hasPrefix("extension Service: NetworkService") })
    let binding = shown[first...].prefix { $0 != "```" }
    #expect(binding.count == 3)
    #expect(compiled.indices.contains { compiled[$0...].starts(with: binding) })
  }

  @Test func requestOfThePageForIOSIsCompiled() throws {
    let page = try CompiledExamples.text(of: "Documentation/iOS.md")
    let block = try #require(page.components(separatedBy: "## Send requests").last)
    let shown = block.components(separatedBy: "```")[1].replacing("let profile =", with: "return")
    let compiled = CompiledExamples.lines(
      try CompiledExamples.text(of: "Tests/NNNetworkTests/BindingTests.swift")
    )
    let example = CompiledExamples.lines(shown).dropFirst(2)
    #expect(example.count == 2)
    #expect(compiled.indices.contains { compiled[$0...].starts(with: example) })
  }

  @Test func examplesOfTheCatalogAreCompiled() throws {
    let examples = try CompiledExamples(
      catalog: "Sources/Network/NNNetwork/NNNetwork.docc",
      sources: try CompiledExamples.files(in: "Tests/NNNetworkTests/Articles")
        + ["Tests/NNNetworkTests/DocumentationTests.swift"]
    )
    #expect(examples.missing == [])
    #expect(examples.count >= 10)
  }
}
