import ManifestComparison
import ManifestCompiler
import ManifestFindings

/// `Documentation/Rules.md`: every kind of finding with its explanation.
enum RulesPage {
  static var text: String {
    var text = """
      # Findings

      Every kind of finding, with the text that `nd-config explain RULE-ID` prints. Generated from the
      rules; to change this page, edit them and run `make golden`.

      | id | severity | reports |
      | --- | --- | --- |

      """
    let pages = Findings.all.sorted { $0.id.name < $1.id.name }
    for page in pages {
      text += "| [\(page.id)](#\(page.id)) | \(page.severity.rawValue) | \(page.summary) |\n"
    }
    for page in pages { text += "\n## \(page.id)\n\n\(page.explanation)\n" }
    text += """

      # Breaking changes

      What `nd-config diff` reports as breaking; see [Reviewing](Reviewing.md).

      | id | reports |
      | --- | --- |

      """
    let breaking = BreakingChanges.pages.sorted { $0.id.name < $1.id.name }
    for page in breaking { text += "| [\(page.id)](#\(page.id)) | \(page.summary) |\n" }
    for page in breaking { text += "\n## \(page.id)\n\n\(page.explanation)\n" }
    return text
  }
}
