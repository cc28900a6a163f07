import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Comments that allow a warning: their location, their form, and the findings about them.
@Suite struct AllowCommentTests {
  /// A manifest with two warnings, each at the locale: for Turkish in Germany and Polish in
  /// Ireland.
  private struct Draft {
    var head = ""
    var aboveRow = ""
    var afterKey = ""
    var aboveLine = ""
    var afterLine = ""
    var below = ""
    var lineEnding = "\n"

    var text: String {
      let text = """
        \(head)format: 1
        product: { name: Example, default_country: us, language_url: "https://{web_host}/?l={language}", help_desk_url: "https://help.example.com/{help_desk_locale}" }
        environments: { production: { site: example, hosts: country } }
        services: { web: { label: "" } }
        form_fields: { city: { label: City, content: city } }
        countries:
          us: { tld: com, hosts: tld, languages: [en-US], help_desk_locale: en_US, account_form: { fields: [city] } }
        \(aboveRow)  de:\(afterKey)
            tld: de
            hosts: subdomain
        \(aboveLine)    languages: [de-DE, { locale: tr-DE, url: "https://de.example.com/tr", help_desk_locale: tr }]\(afterLine)
            help_desk_locale: de
            account_form: { fields: [city] }
        \(below)  ie: { tld: ie, hosts: tld, languages: [pl-IE], help_desk_locale: pl, account_form: { fields: [city] } }

        """
      return text.replacing("\n", with: lineEnding)
    }

    var checked: CheckedManifest {
      CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    }

    /// The messages, except the warning about Ireland.
    var messages: [String] {
      checked.findings.map(\.message).filter { !$0.contains("in Ireland") }
    }
  }

  private static let rule = "locale-mismatch"
  private static let comment = "# nd-config: allow locale-mismatch: guest workers"
  private static let warning =
    "language `tr` is neither official nor common in Germany; expected `de-DE`"

  @Test(arguments: ["\n", "\r\n", "\r"])
  func commentAllowsAtItsLineOrBelow(_ lineEnding: String) {
    let drafts = [
      Draft(afterLine: "   \(Self.comment)"),
      Draft(aboveLine: "    \(Self.comment)\n"),
      Draft(aboveLine: "  \(Self.comment)\n\n    # Turkish, too.\n"),
      Draft(aboveRow: "  \(Self.comment)\n"),
      Draft(aboveRow: "# nd-config: allow redundant-override: why\n\(Self.comment)\n"),
      Draft(afterLine: "  #nd-config:allow  locale-mismatch :guest workers \t"),
    ]
    for var draft in drafts {
      draft.lineEnding = lineEnding
      let messages = draft.messages.filter { !$0.contains("redundant-override") }
      #expect(messages == [], "\(draft.text)")
      let allowed = draft.checked.allowed
      #expect(allowed.map(\.finding.message) == [Self.warning])
      #expect(allowed.map(\.reason) == ["guest workers"])
      #expect(draft.checked.findings.contains { $0.message.contains("in Ireland") })
    }
  }

  @Test(arguments: ["", "# Prose.\n\n", "\u{FEFF}", "---\n"])
  func commentAboveTheFirstKeyAllowsInTheWholeFile(_ start: String) {
    let checked = Draft(head: "\(start)\(Self.comment)\n\n").checked
    #expect(checked.findings.isEmpty)
    #expect(checked.allowed.count == 2)
  }

  @Test func callerAllowsARule() {
    let file = SourceFile(path: "countries.yaml", text: Draft(afterLine: " \(Self.comment)").text)
    let checked = CheckedManifest(file, allowing: [Self.rule])
    #expect(checked.findings.isEmpty)
    #expect(checked.allowed.map(\.reason) == ["guest workers", nil])
  }

  /// A comment that cannot be read is one finding; if it names a rule, instead of the rule's warning.
  @Test(arguments: [
    ("# nd-config: allow locale-mismatch", "expected `# nd-config: allow locale-mismatch: reason`"),
    ("# nd-config: allow locale-mismatch: \u{200B}", "expected `# nd-config: allow locale-mism"),
    ("# nd-config: allow locale-mismatch: \u{301}", "expected `# nd-config: allow locale-mism"),
    ("# nd-config: allow locale-mismatch guests", "expected `# nd-config: allow locale-"),
    ("# nd-config: allow", "expected `# nd-config: allow RULE: reason`"),
    ("# nd-config: allow country-removed: it left", "expected `# nd-config: allow country-"),
    ("# nd-config: allow country-removed es: ", "expected `# nd-config: allow country-remov"),
    ("# nd-config: allow default-country-changed us: x", "expected `# nd-config: allow default-c"),
    ("# nd-config: allow country-remved es: it left", "unknown rule `country-remved`"),
    ("# nd-config: allow Locale-mismatch: guests", "unknown rule `Locale-mismatch"),
    ("# nd-config: allow duplicate-tld: guests", "a comment cannot allow `duplicate-tld`"),
    ("# nd-config: allow unused-allow-comment: x", "a comment cannot allow `unused-allow-comment`"),
    ("# nd-config: ignore locale-mismatch: x", "expected `# nd-config: allow RULE"),
    ("# nd-config:", "expected `# nd-config: allow RULE: reason`"),
    ("# nd-config allow locale-mismatch: guests", "expected `# nd-config: allow RULE"),
    ("# ND_Config: allow locale-mismatch: guests", "expected `# nd-config: allow RULE"),
  ])
  func unreadableCommentIsOneFinding(_ comment: String, _ message: String) throws {
    let draft = Draft(afterLine: " \(comment)")
    let findings = draft.checked.findings.filter { $0.id == "invalid-allow-comment" }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message.hasPrefix(message), "\(finding.message)")
    #expect(finding.help?.isEmpty == false && finding.severity == .warning)
    #expect(draft.checked.allowed.isEmpty)
    let isMeant = comment.lowercased().contains(Self.rule)
    #expect(draft.messages.contains(Self.warning) == !isMeant)
    // If the finding about the comment is hidden, the warning is shown.
    let file = SourceFile(path: "countries.yaml", text: draft.text)
    let checked = CheckedManifest(file, allowing: ["invalid-allow-comment"])
    #expect(checked.findings.contains { $0.message == Self.warning })
  }

  /// Suggests the nearest rule that a comment can allow, but never an error's id.
  @Test(arguments: [
    ("locale-mismatc", "write `locale-mismatch`"),
    ("country-remved", "write `country-removed`"),
    ("duplicate-tlds", "write the id in brackets at the end of the warning"),
  ])
  func unknownRuleSuggestsAWarning(_ rule: String, _ help: String) throws {
    let checked = Draft(afterLine: " # nd-config: allow \(rule): guests").checked
    let finding = try #require(checked.findings.first { $0.id == "invalid-allow-comment" })
    #expect(finding.help == help)
  }

  @Test(arguments: [
    "# nd-config allows one row per country",
    "# See `nd-config explain locale-mismatch`.",
    "# `# nd-config: allow locale-mismatch: reason` would be a comment",
    "## nd-config: allow locale-mismatch: commented out",
    "# # nd-config: allow locale-mismatch: commented out",
    "# allow locale-mismatch: guests", "#", "# ", "# nd-config-allow: x",
    "# nd-config: allow country-removed es: left to the comparison",
    "# nd-config: allow default-country-changed: a new market leads",
  ])
  func otherCommentsAreLeftAlone(_ comment: String) {
    #expect(Draft(afterLine: " \(comment)").messages == [Self.warning])
    #expect(Draft(aboveRow: "  \(comment)\n").messages == [Self.warning])
  }

  /// Also a second comment for the same warning: the one that covers fewer lines is used.
  @Test func commentThatAllowsNothingIsReported() {
    let message = "no `\(Self.rule)` warning needs this comment"
    let drafts = [
      Draft(aboveLine: "    \(Self.comment)\n", afterLine: " \(Self.comment)"),
      Draft(aboveRow: "  \(Self.comment)\n", aboveLine: "    \(Self.comment)\n"),
    ]
    for draft in drafts { #expect(draft.messages == [message], "\(draft.text)") }
    #expect(Draft(afterKey: " \(Self.comment)").messages == [message, Self.warning])
    let end = Draft(afterLine: " \(Self.comment)").text + Self.comment
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: end))
    #expect(checked.findings.map(\.message).contains(message))
  }

  /// Text that looks like a comment, but is in a scalar, is not a comment.
  @Test(arguments: [
    #""guests # nd-config: allow locale-mismatch: x""#,
    "'guests # nd-config: allow'",
    "guests#nd-config:allow",
    "|\n      # nd-config: allow locale-mismatch: x\n      # nd-config: allow\n",
    ">-\n      guests\n      # nd-config: allow\n\n      # nd-config: allow\n",
  ])
  func textIsNotAComment(_ value: String) {
    let draft = Draft(afterKey: "\n    name: \(value)")
    #expect(!draft.checked.findings.contains { $0.id.name.hasSuffix("allow-comment") })
    #expect(draft.messages.contains(Self.warning))
    // A comment after the text, and on the line on which a block begins.
    #expect(
      Draft(afterKey: "\n    name: \(value)", afterLine: " \(Self.comment)").checked.allowed.count
        == 1
    )
    let header = value.replacing("|\n", with: "| # nd-config: allow\n").replacing(
      ">-\n",
      with: ">- # nd-config: allow\n"
    )
    if header != value {
      #expect(
        Draft(afterKey: "\n    name: \(header)").messages.contains(
          "expected `# nd-config: allow RULE: reason`"
        )
      )
    }
  }

  @Test func rowsInBracesHaveCommentsToo() {
    let text = Draft().text.replacing(
      "ie: { tld: ie, hosts: tld, languages: [pl-IE],",
      with:
        "ie: { tld: ie, hosts: tld,\n    languages: [pl-IE, # nd-config: allow \(Self.rule): guests\n      ],"
    )
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.map(\.message) == [Self.warning])
  }

  /// A row with an error may hide the warning that a comment allows, so only the error is reported.
  @Test func unneededCommentIsNotReportedNextToAnError() {
    var draft = Draft(afterKey: " \(Self.comment)")
    draft.below =
      "  xx: { tld: xyz, hosts: tld, languages: [], help_desk_locale: en, account_form: { fields: [city] } }\n"
    #expect(draft.checked.findings.hasErrors)
    #expect(!draft.checked.findings.contains { $0.id == "unused-allow-comment" })
  }

  @Test func errorsCannotBeAllowedByTheCaller() {
    let text = Draft().text.replacing("tld: ie", with: "tld: de")
    let checked = CheckedManifest(
      SourceFile(path: "countries.yaml", text: text),
      allowing: ["duplicate-tld"]
    )
    #expect(checked.findings.contains { $0.id == "duplicate-tld" })
  }

  /// The time limit is far more than the comments need, and far less than 20,000 × 20,000 steps
  /// take.
  @Test(.timeLimit(.minutes(1))) func manyCommentsAreCheap() {
    let many = String(repeating: "  # nd-config: allow redundant-override: x\n", count: 20_000)
    let checked = Draft(aboveRow: many).checked
    #expect(checked.findings.count { $0.id == "unused-allow-comment" } > 9_000)
  }
}
