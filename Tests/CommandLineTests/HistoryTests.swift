import Foundation
import TestSupport
import Testing

/// The review comments for a history of typical changes of the real manifest.
@Suite(.requires(.program("git"))) struct HistoryTests {
  private struct Step {
    /// The title of the commit, and the name of the file with the expected comment.
    var title: String
    var script: String
    /// Whether the step breaks something that is not allowed.
    var isBreaking = false
    var isMerge = false
  }

  /// Replaces a text that occurs once in the manifest.
  private static func replace(_ old: String, _ new: String) -> String {
    """
    python3 - <<'END'
    text = open("countries.yaml", encoding="utf-8").read()
    old, new = \"\"\"\(old)\"\"\", \"\"\"\(new)\"\"\"
    assert text.count(old) == 1, old
    open("countries.yaml", "w", encoding="utf-8").write(text.replace(old, new))
    END
    """
  }

  private static let steps = [
    Step(title: "add-planned", script: "nd-config add pt --status planned"),
    Step(
      title: "planned-to-live",
      script: replace("\"no\":\n    status: planned\n", "\"no\":\n")
    ),
    Step(
      title: "live-without-form",
      script: replace(
        "\n  be:\n",
        "\n  lt:\n    tld: lt\n    hosts: subdomain\n    languages: [lt-LT]\n\n  be:\n"
      )
    ),
    Step(
      title: "optional-field",
      script: replace(
        "street_address, postal_code, city, province]\n",
        "street_address, apartment, postal_code, city, province]\n      optional: [apartment]\n"
      )
    ),
    Step(
      title: "default-of-all-countries",
      script: replace("help.nextdoor.com/s/?language=", "help.nextdoor.com/hc/")
    ),
    Step(title: "migrate", script: RowEdit.moveToDomain(of: "es")),
    Step(
      title: "old-hosts-dropped",
      script: replace("    accepts: [subdomain]\n    languages: [es-ES]", "    languages: [es-ES]"),
      isBreaking: true
    ),
    Step(
      title: "reformat",
      script: replace("languages: [da-DK]", "languages:\n      - da-DK   # Danish")
    ),
    Step(title: "remove", script: RowEdit.removal(of: "dk"), isBreaking: true),
    Step(
      title: "remove-allowed",
      script: RowEdit.removal(of: "se") + "\n"
        + replace(
          "format: 1\n",
          "# nd-config: allow country-removed se: the office closed\nformat: 1\n"
        )
    ),
    Step(
      title: "new-service",
      script: replace("  tracking: {", "  events:   { label: events }\n  tracking: {")
    ),
    Step(
      title: "pattern-changed",
      script: replace(
        "fields: [first_name, last_name, street_address, postal_code, city]\n\n  fr:",
        "fields: [first_name, last_name, street_address, { postal_code: { pattern: '[1-9][0-9]{4}', "
          + "example: '10115' } }, city]\n\n  fr:"
      ),
      isBreaking: true
    ),
    Step(
      title: "variant-identity",
      script: replace("bundle: com.nextdoor.example.rc", "bundle: com.nextdoor.candidate"),
      isBreaking: true
    ),
    Step(
      title: "merge-of-two-countries",
      script: """
        git checkout -q -b poland && nd-config add pl --status planned && git commit -qam Poland
        git checkout -q main
        git checkout -q -b greece && nd-config add gr --status planned && git commit -qam Greece
        git checkout -q main && git merge -q --ff-only poland
        git -c merge.conflictStyle=diff3 merge -q greece > /dev/null && exit 1
        sed -i.bak -E '/^(<<<<<<<|\\|\\|\\|\\|\\|\\|\\||=======|>>>>>>>)( |$)/d' countries.yaml
        rm countries.yaml.bak
        """,
      isMerge: true
    ),
  ]

  @Test func everyCommitHasItsComment() async throws {
    let manifest = try Places.frozenManifest()
    let repository = try await MadeUpRepository(manifest: manifest)
    #expect(Self.steps.count >= 12)
    for (number, step) in Self.steps.enumerated() {
      // A merge is compared with the branch that it was merged into.
      let before = try await repository.run("git rev-parse HEAD")
      try await repository.run(step.script)
      try await repository.run("nd-config validate && git add -A && git commit -qm '\(step.title)'")
      let base = step.isMerge ? "HEAD^1" : before.trimmingCharacters(in: .newlines)
      let review = try await repository.attempt(
        "nd-config diff --against \(base) --format markdown --breaking"
      )
      #expect(review.status == (step.isBreaking ? 1 : 0), "\(step.title)")
      let name = String(format: "%02d", number + 1) + "-\(step.title).md"
      let file = Places.url("Tests/CommandLineTests/History/\(name)")
      try Golden.expect(review.stdout.utf8, at: file)
    }
  }
}
