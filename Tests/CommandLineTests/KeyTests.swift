import CountryManifest
import Foundation
import ManifestApply
import TestSupport
import Testing

/// Whoever adds a key to a schema is told what else the key needs.
@Suite struct KeyTests {
  // MARK: app.yaml

  /// A key of `app.yaml` that holds a path or several, or the form of a locale.
  struct PathKey: CustomTestStringConvertible, Sendable {
    /// `android`, `strings`.
    var steps: [String]
    var value: String

    var testDescription: String { steps.joined(separator: ".") }

    /// What is said about `../x`.
    var refusal: String {
      testDescription.hasSuffix("_form")
        ? "error: expected `pt-BR` as the configuration writes it, found `../x`"
        : "error: path `../x` is outside"
    }

    /// `app.yaml` with nothing else, except the resource folder that a file name needs.
    var configuration: String {
      let known = steps == ["android", "res"] ? "" : "res: res, "
      return steps.count == 1
        ? "\(steps[0]): \(value)\n"
        : "\(steps[0]): { \(steps[0] == "android" ? known : "")\(steps[1]): \(value) }\n"
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

  // MARK: A country's row

  @Test func addNamesEveryKeyThatItWrites() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      nd-config add jp --status planned --tld co.jp --prefix nippon --hosts tld --shared-tld eu --accepts subdomain --name Nippon \
        --names it=Giappone --currency USD --languages ja-JP,en-JP:en-GB --help-desk-locale ja \
        --fields first_name,postal_code --optional postal_code --entitlement-domains shop.jp
      """
    )
    let summary = try #require(run.stdout.split(separator: "\n").first { $0.contains(" written ") })
    let row = try folder.read("countries.yaml").components(separatedBy: "\n  jp:\n").last ?? ""
    for key in CountryKey.allCases.map(\.rawValue) {
      #expect(row.contains("    \(key):"), "no option of `add` writes `\(key)`")
      #expect(summary.contains(" \(key) "), "the summary does not name `\(key)`")
      let explained = try await folder.shell("nd-config explain jp.\(key)").stdout
      #expect(explained.contains(", written at countries.yaml:"), "\(key): \(explained)")
    }
  }
}
