import ManifestApply
import ManifestComparison
import ManifestCompiler
import ManifestFindings

/// `Documentation/Rules.md`: every kind of finding with its explanation.
enum RulesPage {
  static var text: String {
    var text = """
      # Findings

      Every kind of finding, with the text that `nd-config explain RULE-ID` prints. Generated from the
      rules; to change this page, edit them or `RulesPage.swift` and run `make golden`.

      | exit status | meaning |
      | --- | --- |
      | 0 | success, also with warnings |
      | 1 | something was found: errors, stale files, an unknown name |
      | 2 | a file cannot be read or written |
      | 64 | the command line is invalid |

      Findings and results go to standard output, and everything else goes to standard error. `validate`
      has the option `--format`:

      | format | for | columns |
      | --- | --- | --- |
      | `text` | people, and editors that read `path:line:column:` | code points |
      | `json` | own programs; one object per manifest, format version 1 | code points, with byte offsets |
      | `sarif` | code scanning: SARIF 2.1.0 with rules | code points, with byte offsets |
      | `github` | annotations in a pull request; GitHub shows ten per step | code points |

      Lines and columns count from 1, offsets count bytes from 0, and ends are exclusive. `allowed` in JSON
      has the allowed warnings with the reasons of their comments.

      `validate --fix` applies the safe fixes and changes no other byte: a key or word becomes the only
      similar one, a locale gets its letter case, white space or a quote is added where only one place is
      possible. No safe fix deletes or completes a text, and the old text stays if a finding would be added.

      CI checks branches of anyone, so input above a limit is an error: a manifest of 2 MB or 200,000 YAML
      nodes, a text of 2,000 bytes, 20 environments, 100 services, 20 apps, 200 form fields, 300 countries,
      50 languages of a country, 1,000 app languages, 200,000 hosts, a pattern of 1,000 bytes, app files of
      8 MB each and 32 MB together. In a release build, `validate` takes at most 2 s for 1 MB.

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
    text += """

      # Findings of apply

      What `nd-config apply` reports in the files of an app; see [Apply](Apply.md).

      | id | severity | reports |
      | --- | --- | --- |

      """
    let ofApply = ApplyFindings.all.sorted { $0.id.name < $1.id.name }
    for page in ofApply {
      text += "| [\(page.id)](#\(page.id)) | \(page.severity.rawValue) | \(page.summary) |\n"
    }
    for page in ofApply { text += "\n## \(page.id)\n\n\(page.explanation)\n" }
    return text
  }
}
