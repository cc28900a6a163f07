import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// Small edits of a manifest.
@Suite struct ManifestTests {
  private static let url = Places.url(Places.frozenPath)

  @Test(arguments: ["", "# Countries.\n", "\u{FEFF}"])
  func emptyManifestIsOneFindingAtItsStart(_ text: String) {
    let found = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(found.map(\.message) == ["the manifest is empty"])
    #expect(found.map(\.range) == [SourceRange(0, 0)])
  }

  /// The whole sequence or mapping if it is on one line, otherwise its first character.
  @Test(arguments: [
    ("[a, b]", "[a, b]"), ("{ a: b, c: d }", "{ a: b, c: d }"), ("[a,\n    b]", "["),
    ("\n    - a\n    - b", "-"), ("\n    a: b\n    c: d", "a"), ("{ a: b,\n    c: d }", "{"),
  ])
  func valueOfAWrongShapeIsMarked(_ value: String, _ marked: String) throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
      .replacing("name: Nextdoor\n", with: "name: \(value)\n", maxReplacements: 1)
    let file = SourceFile(path: "countries.yaml", text: text)
    // Only decode, because the whole compiler would look for a typo that explains the finding.
    let found = Manifest.decode(try #require(YAMLTree.parse(file).tree)).findings
    #expect(found.map(\.id.name) == ["wrong-type"])
    #expect(found.map { file.text($0.range) } == [marked])
  }

  /// A message shows quotes that are too many; the help does not repeat the range.
  @Test func valueInQuotesIsShownWithThem() throws {
    let text = """
      format: "1"
      product: { outputs: { aasa: { webcredentials: "true" } } }
      form_fields: { a: { max_length: "8" }, b: { max_length: 0 }, c: "{ label: C }" }
      countries: { it: { languages: "[it-IT]" } }
      """
    let tree = try #require(YAMLTree.parse(SourceFile(path: "countries.yaml", text: text)).tree)
    let found = Manifest.decode(tree).findings.map { "\($0.message); \($0.help ?? "")" }
    for expected in [
      "expected `1`, found `\"1\"`; write `1` without quotes for `format`",
      "unknown value `\"true\"`; expected `true` or `false`; write `true` or `false`, without quotes",
      "expected a whole number from 1 to 10000, found `\"8\"`; write `8` without quotes for `max_length`",
      "expected a whole number from 1 to 10000, found `0`; write a number in this range for `max_length`",
      "expected a sequence of locales, found `\"[it-IT]\"`; write `[it-IT]`",
    ] {
      #expect(found.contains(expected), "\(found)")
    }
  }

  /// A key without its text says what a wrong text says, or what the key means.
  @Test func textThatIsMissingIsNamed() throws {
    let text = """
      services: { web: { label: } }
      form_fields: { city: { label: } }
      countries: { it: { tld: , languages: '', sites: { qa: }, names: } }
      """
    let tree = try #require(YAMLTree.parse(SourceFile(path: "countries.yaml", text: text)).tree)
    let found = Manifest.decode(tree).findings.map { "\($0.message); \($0.help ?? "")" }
    let labels = "labels of lowercase letters, digits and inner hyphens, separated by dots"
    for expected in [
      "missing label; expected lowercase letters, digits and inner hyphens; write something like `api`",
      "missing value; expected text; write the label in the development language",
      "missing TLD; expected \(labels); write something like `it`",
      "missing value; expected \(labels); write a value for `qa` after the `:`",
      "missing value; expected a mapping with one key per app language;"
        + " write a key for each app language, and its value after `:`",
      "expected a sequence of locales, found `''`; ",
    ] {
      #expect(found.contains(expected), "\(found)")
    }
  }

  @Test func environmentThatIsMissingIsNamedOnce() throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
      .replacing(/\n  dev: [^\n]+/, with: "", maxReplacements: 1)
    let tree = YAMLTree.parse(SourceFile(path: "countries.yaml", text: text)).tree
    let found = Manifest.decode(try #require(tree)).findings
    #expect(found.map(\.message) == ["no environment is named `dev`"])
    #expect(found.first?.help == "add `dev` to `environments`, or delete it")
  }

  /// A key of an earlier version gives one finding, which names what serves instead.
  @Test(arguments: [
    ("objc", "copy Examples/ObjectiveC/ObjCCountries.swift"),
    ("info-plist", "`info_plists` in app.yaml"), ("xcode", "`projects` in app.yaml"),
    ("xcode_projects", "`projects` in app.yaml"),
  ])
  func removedKeyNamesTheRecipe(_ key: String, _ recipe: String) throws {
    let edit =
      key == "xcode_projects"
      ? ("development_language: en\n", "development_language: en\n  xcode_projects: [Nextdoor]\n")
      : ("name: Nextdoor\n", "name: Nextdoor\n  outputs: { swift: {}, \(key): {}, table: {} }\n")
    let text = try String(contentsOf: Self.url, encoding: .utf8)
      .replacing(edit.0, with: edit.1, maxReplacements: 1)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let owner = key == "xcode_projects" ? "`localization`" : "`outputs`"
    #expect(checked.findings.map(\.message) == ["\(owner) no longer has the key `\(key)`"])
    let finding = try #require(checked.findings.first)
    #expect(finding.severity == .error && checked.file.text(finding.range) == key)
    #expect(finding.help?.contains(recipe) == true, "\(finding.help ?? "")")
  }

  @Test(arguments: [
    ("environments", "environment"), ("services", "service"), ("countries", "country"),
  ])
  func emptySectionIsOneFinding(_ section: String, _ kind: String) throws {
    let text = """
      format: 1
      product: { name: Example, default_country: us, language_url: "https://{web_host}/", help_desk_url: "https://help.example.com/{help_desk_locale}" }
      environments: { production: { site: example, hosts: country } }
      services: { web: { label: "" } }
      form_fields: {}
      countries: { us: { tld: com, hosts: tld, languages: [en-US], help_desk_locale: en_US, account_form: { fields: [] } } }
      """
    let lines = text.split(separator: "\n").map { line in
      line.hasPrefix("\(section):")
        ? "\(section): {}" : line.replacing("fields: []", with: "fields: [city]")
    }
    let whole = lines.joined(separator: "\n").replacing(
      "form_fields: {}",
      with: "form_fields: { city: { label: City, content: city } }"
    )
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: whole))
    #expect(checked.findings.map(\.message).filter { $0.hasPrefix("no \(kind);") }.count == 1)
    #expect(checked.findings.count == 1, "\(checked.findings.map(\.message))")
  }

  /// `ambiguous-country-name` only checks names in the manifest, because the names in the table
  /// differ.
  @Test func countryNamesInTheTableAreUnique() {
    let standards = Standards.embedded
    var complete = 0
    let languages = Set(standards.countryNames.keys.compactMap { $0.split(separator: "/").first })
    for language in languages {
      let names = standards.countries.keys.compactMap {
        standards.names(in: String(language)).name(of: $0)
      }
      #expect(Set(names).count == names.count, "\(language)")
      let isComplete = standards.namesEveryCountry(in: String(language))
      #expect(isComplete == (names.count == 250), "\(language)")
      complete += isComplete ? 1 : 0
    }
    // CLDR 49 has 146 languages with every name, and their forms in other scripts and regions.
    #expect(complete > 146)
  }
}
