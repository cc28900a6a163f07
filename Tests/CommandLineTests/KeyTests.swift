import CountryManifest
import Foundation
import ManifestApply
import TestSupport
import Testing

/// If you add a key to a schema, these tests tell you what else the key needs.
@Suite struct KeyTests {
  // MARK: app.yaml

  /// A key of `app.yaml` whose value is one or several paths, or the form of a locale.
  struct PathKey: CustomTestStringConvertible, Sendable {
    /// The keys that lead to it, such as `smartling`, `ios`.
    var steps: [String]
    var value: String

    var testDescription: String { steps.joined(separator: ".") }

    /// The error for the value `../x`.
    var refusal: String {
      testDescription.hasSuffix("_form")
        ? "error: expected `pt-BR` as the configuration writes it, found `../x`"
        : "error: path `../x` is outside"
    }

    /// An `app.yaml` with only this key.
    var configuration: String {
      steps.count == 1
        ? "\(steps[0]): \(value)\n" : "\(steps[0]): { \(steps[1]): \(value) }\n"
    }

    static let all = keys(AppConfiguration.schema, [])

    private static func keys(_ shape: MappingShape, _ steps: [String]) -> [PathKey] {
      shape.keys.flatMap { key -> [PathKey] in
        let steps = steps + [key.name]
        return switch key.spec.value {
        case .text: [PathKey(steps: steps, value: "../x")]
        case .list: [PathKey(steps: steps, value: "[../x]")]
        case .table: [PathKey(steps: steps, value: "{ Nextdoor: ../x }")]
        case .mapping(let shape): keys(shape, steps)
        default: [PathKey(steps: steps, value: "a kind of value that this test does not know")]
        }
      }
    }
  }

  @Test(arguments: PathKey.all)
  func pathOutsideTheAppIsRefused(_ key: PathKey) async throws {
    let folder = try ToolFolder()
    try folder.write(key.configuration, to: "app/app.yaml")
    let run = try await folder.shell("nd-config apply --app app")
    #expect(run.status == 1)
    #expect(run.stdout.contains(key.refusal), "\(run.output)")
    #expect(!folder.exists("app/.nd-config.applied.json"))
  }

  // MARK: Every key of a manifest

  /// A kind of test that needs a case for each key: the files with the cases, and the spellings of
  /// the key in them.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var paths: [String]
    var forms: [String]

    static let all = [
      Kind(
        testDescription: "a fixture of a rule",
        paths: ["Tests/ManifestRulesTests/Fixtures"],
        forms: [" KEY:", "\nKEY:", "\n+KEY:"]
      ),
      Kind(
        testDescription: "a mistake in the real manifest",
        paths: ["Tests/MistakeTests/Typos", "Scripts/typos.py"],
        forms: [" KEY:", "\n-KEY:", "`KEY`", ".KEY\""]
      ),
      Kind(
        testDescription: "a completion",
        paths: ["Tests/ManifestLanguageServerTests/Answers/completion.txt"],
        forms: ["\"KEY\" → \"KEY:"]
      ),
      Kind(
        testDescription: "a change between two manifests",
        paths: ["Tests/ManifestComparisonTests"],
        forms: [" KEY:", "\nKEY:"]
      ),
      Kind(
        testDescription: "an explanation",
        paths: ["Tests/CommandLineTests/Cases/explain-paths/stdout"],
        forms: ["`KEY` of "]
      ),
    ]

    func cases() throws -> Data {
      try paths.reduce(into: Data()) { text, path in
        let url = Places.url(path)
        let names = FileManager.default.subpaths(atPath: url.path) ?? []
        let files = names.filter { $0.contains(".") }.map(url.appendingPathComponent)
        for file in files.isEmpty ? [url] : files { text += try Data(contentsOf: file) }
      }
    }
  }

  @Test(arguments: Kind.all)
  func everyKeyOfAManifestHas(_ kind: Kind) throws {
    let keys = Self.names(.mapping(ManifestSchema.root))
    try #require(keys.count > 60)
    let cases = try kind.cases()
    let missing = keys.sorted().filter { key in
      !kind.forms.contains { cases.range(of: Data($0.replacing("KEY", with: key).utf8)) != nil }
    }
    #expect(missing == [], "\(kind.paths) have no case of these keys")
  }

  /// The names of all keys of a value.
  private static func names(_ kind: ValueKind) -> Set<String> {
    switch kind {
    case .text, .integer, .boolean, .choice: []
    case .list(let element): names(element)
    case .table(let row, _): names(row)
    case .either(let short, let long): names(short).union(names(long))
    case .mapping(let shape):
      shape.keys.reduce(into: shape.others.map { names($0.value) } ?? []) {
        $0.insert($1.name)
        $0.formUnion(names($1.spec.value))
      }
    }
  }
}
