import CountryManifest
import ManifestApply
import ManifestFindings

/// `Documentation/App.md`: the keys of `app.yaml` and the findings of `apply`.
enum AppPage {
  static var text: String {
    var text = """
      # App configuration

      `nd-config apply --app DIR` reads `DIR/app.yaml` and merges the manifest into the files that it
      lists. Every path is relative to `DIR` and must be inside it. All keys are optional. Generated
      from the code; to change this page, edit the code and run `make golden`.

      ```yaml
      entitlements:
        Nextdoor: Nextdoor/Nextdoor.entitlements
        Nightly: Nextdoor/Nightly.entitlements
      projects: [Nextdoor.xcodeproj, NDModel/NDModel.xcodeproj]
      info_plists: [Nextdoor/Info.plist]
      smartling: { ios: smartling-config.json, android: android/smartling-config.json }
      ```

      `DIR/\(AppliedRecord.fileName)` records the entries that follow the manifest, one per line; commit
      it with the files. What was in a file before is never removed: an entry with the manifest's value is
      recorded as `found`, is updated when the manifest changes, and stays when its country goes. An entry
      that nd-config puts there is `added`, and removed when the manifest no longer asks for it. An entry
      with another value that is not in the record is refused, and after one refusal no file is changed at
      all. The record knows a file by its path: after moving a file, change its path there, too; otherwise
      all its entries count as found.

      New entries are sorted where the others are, and otherwise in the manifest's order. Removing an
      entry and adding it again gives the same bytes.

      """
    text += ManifestPage.tables(AppConfiguration.schema, "`app.yaml`")
    text += """

      ## Findings

      `nd-config explain` prints the same texts.

      | id | severity | reports |
      | --- | --- | --- |

      """
    let pages = ApplyFindings.all.sorted { $0.id.name < $1.id.name }
    for page in pages {
      text += "| `\(page.id)` | \(page.severity.rawValue) | \(page.summary) |\n"
    }
    for page in pages { text += "\n### \(page.id)\n\n\(page.explanation)\n" }
    return text
  }
}
