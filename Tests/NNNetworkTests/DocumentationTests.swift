import Foundation
import NDNetworkCommitted
import TestSupport
import Testing

/// The examples in the documentation of NNNetwork are compiled in the folder `Articles`, or are
/// tests here.
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

  /// The lines that bind an app's services are in two documents, and are compiled in an example.
  @Test(arguments: [
    "Documentation/iOS.md", "Sources/Network/NNNetwork/NNNetwork.docc/BindingServices.md",
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

  @Test func requestOfTheReadmeIsCompiled() throws {
    let readme = try CompiledExamples.text(of: "README.md")
    let block = try #require(readme.components(separatedBy: "## The network layer").last)
    let shown = block.components(separatedBy: "```")[1].replacing("let profile =", with: "return")
    let compiled = CompiledExamples.lines(
      try CompiledExamples.text(of: "Tests/NNNetworkTests/Articles/BindingServices.swift")
    )
    let example = CompiledExamples.lines(shown).dropFirst()
    #expect(example.count == 2)
    #expect(compiled.indices.contains { compiled[$0...].starts(with: example) })
  }

  /// The lines of code, and the names after each mark, of the calls that are compiled with each
  /// library.
  @Test func tableOfCallsIsTrue() throws {
    let page = try CompiledExamples.text(
      of: "Sources/Network/NNNetwork/NNNetwork.docc/ComparingWithAlamofireAndGet.md"
    )
    let counts = try ["NNNetwork", "Get", "Alamofire"].map { library in
      try Self.counts(in: "Benchmarks/Peers/Sources/SeedCalls/\(library)Calls.swift")
    }
    #expect(counts.map(\.count) == [5, 5, 5])
    let rows = counts[0].indices.map { row in counts.map { $0[row] }.joined(separator: " | ") }
    for row in rows { #expect(page.contains(" | \(row) |\n"), "\(row)") }
  }

  private static func counts(in file: String) throws -> [String] {
    let sections = try CompiledExamples.text(of: file).components(separatedBy: "  // MARK: ")
    return sections.dropFirst().dropLast().map { section in
      let lines = section.split(separator: "\n").map { $0.drop { $0 == " " } }
      let code = lines.dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("//") }
      let names = lines[0].split { ":, ".contains($0) }.dropFirst()
      let words = Set(code.joined(separator: " ").split { !$0.isLetter && !$0.isNumber })
      #expect(words.isSuperset(of: names), "\(file)")
      return "\(code.count), \(names.count)"
    }
  }

  @Test func examplesOfTheCatalogAreCompiled() throws {
    let examples = try CompiledExamples(
      catalog: "Sources/Network/NNNetwork/NNNetwork.docc",
      sources: try CompiledExamples.files(in: "Tests/NNNetworkTests/Articles")
        + [
          "Tests/NNNetworkTests/DocumentationTests.swift", "Probe/Sources/nd-probe/Client.swift",
        ]
    )
    #expect(examples.missing == [])
    #expect(examples.count >= 10)
  }
}
