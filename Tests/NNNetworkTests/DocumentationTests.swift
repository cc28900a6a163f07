import Foundation
import NDNetworkCommitted
import TestSupport
import Testing

/// The examples in the documentation of NNNetwork are compiled, in the folder `Articles`, or are tests here.
@Suite struct DocumentationTests {
  @Test func profileHasAName() async throws {
    let stub = StubTransport()
    stub.on(.get, "/mobile/v1/profiles/7", .json(#"{"name": "Ada"}"#))
    stub.on(.get, "/mobile/v1/profiles/8", .response(404))

    let environment = Environment.production(country: .it)
    let network = NetworkClient(environment: environment, transport: stub)

    #expect(try await network.get(GetProfile(id: "7")).name == "Ada")
    await #expect(throws: NetworkError.self) { try await network.get(GetProfile(id: "8")) }
    #expect(stub.requests.count == 2)
    try stub.verify()
  }

  /// Lines without the space before them, and without a `private`, which articles need not.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let bare = line.trimmingCharacters(in: .whitespaces)
        .replacing("private struct", with: "struct").replacing("private func", with: "func")
        .replacing("private actor", with: "actor")
      return bare.isEmpty ? nil : bare
    }
  }

  /// The lines that bind an app's services are in two documents, and are compiled in an example.
  @Test(arguments: ["Documentation/iOS.md", "Sources/NNNetwork/NNNetwork.docc/BindingServices.md"])
  func linesThatBindAreCompiled(_ text: String) throws {
    func read(_ path: String) throws -> [String] {
      lines(
        try String(contentsOf: Places.packageRoot.appendingPathComponent(path), encoding: .utf8)
      )
    }
    let (shown, compiled) = (
      try read(text), try read("Examples/Consumer/Sources/shop/Services.swift")
    )
    let first = try #require(shown.firstIndex { $0.hasPrefix("extension Service: NetworkService") })
    let binding = shown[first...].prefix { $0 != "```" }
    #expect(binding.count == 3)
    #expect(compiled.indices.contains { compiled[$0...].starts(with: binding) })
  }

  @Test func examplesOfTheCatalogAreCompiled() throws {
    let files = Places.packageRoot.appendingPathComponent("Tests/NNNetworkTests/Articles")
    let compiled =
      try FileManager.default.contentsOfDirectory(atPath: files.path).flatMap {
        lines(try String(contentsOf: files.appendingPathComponent($0), encoding: .utf8))
      } + lines(String(contentsOfFile: #filePath, encoding: .utf8))
    let catalog = Places.packageRoot.appendingPathComponent("Sources/NNNetwork/NNNetwork.docc")
    let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
    var count = 0
    for article in articles.sorted() where article.hasSuffix(".md") {
      let text = try String(contentsOf: catalog.appendingPathComponent(article), encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let example = lines(block.components(separatedBy: "```")[0])
        #expect(
          compiled.indices.contains { compiled[$0...].starts(with: example) },
          "\(article): \(example.first ?? "")"
        )
        count += 1
      }
    }
    #expect(count >= 10)
  }
}
