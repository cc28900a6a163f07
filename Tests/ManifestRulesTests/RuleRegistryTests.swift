import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import ManifestRules
import TestSupport
import Testing
import YAMLTree

/// Every rule is listed, explained and tested.
@Suite struct RuleRegistryTests {
  @Test func ruleIDIsTheTypeNameInKebabCase() {
    for rule in Rules.all {
      let kebab = "\(rule)".replacing(#/(.)([A-Z])/#) { "\($0.output.1)-\($0.output.2)" }
      #expect(rule.id.name == kebab.lowercased())
    }
  }

  @Test func everyFindingHasAPage() {
    let ids = Findings.all.map(\.id.name)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(Findings.page(for: id)?.id.name == id) }
    #expect(Findings.page(for: "no-such-rule") == nil)
  }

  @Test(arguments: Findings.all.map(\.id.name))
  func summaryIsOneLineInLowercaseWithoutAPeriod(_ id: String) throws {
    let summary = try #require(Findings.page(for: id)).summary
    #expect(!summary.isEmpty && !summary.contains("\n") && !summary.hasSuffix("."))
    #expect(summary.first?.isUppercase != true || summary.hasPrefix("YAML"))
  }

  /// A few lines cannot show what is wrong with a whole file.
  private static let withoutExample: Set = ["too-large", "too-deep", "multiple-documents"]

  @Test(arguments: Findings.all.map(\.id.name))
  func everyExplanationHasAnExample(_ id: String) throws {
    let page = try #require(Findings.page(for: id))
    #expect(page.explanation.contains("\n```") != Self.withoutExample.contains(id))
    let examples = page.explanation.matches(of: #/```yaml\n((?:.*\n)*?)```/#)
    for example in examples {
      let file = SourceFile(path: "example.yaml", text: String(example.output.1))
      let (tree, findings) = YAMLTree.parse(file)
      #expect(tree?.root != nil)
      #expect(findings.allSatisfy { $0.id == page.id }, "\(findings.map(\.message))")
      let severities = example.output.1.matches(of: /(?m)^#[ ]*\^+ ([a-z]+):/).map(\.output.1)
      #expect(severities.allSatisfy { $0 == page.severity.rawValue })
    }
  }

  /// The IDs of rules and of formats.
  private static let ids = Set(Rules.all.map { $0.id.name } + TextFormat.pages.map(\.id.name))

  @Test func everyRuleHasFixturesOfBothKinds() throws {
    let files = try FixtureFile.all()
    for id in Self.ids {
      let fixtures = files.first { $0.rule == id }?.fixtures ?? []
      #expect(fixtures.contains { $0.isSilent }, "no `ok-` fixture for \(id)")
      #expect(fixtures.contains { !$0.isSilent }, "no fixture triggers \(id)")
    }
    for file in files { #expect(Self.ids.contains(file.rule)) }
  }
}
