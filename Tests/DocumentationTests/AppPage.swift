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
      strings: Nextdoor/{lproj}.lproj/ND.strings
      labels: Nextdoor/en.lproj/Localizable.strings
      smartling: { ios: smartling-config.json }
      android:
        res: android/app/src/main/res
        strings: countries.xml
        labels: strings.xml
        manifests: { Nextdoor: android/app/src/main/AndroidManifest.xml }
      ```

      Give our texts a table of their own, as `ND.strings` here. In the app's main table, such as
      `Localizable.strings`, a new language would have our texts alone, and iOS would show the keys of all
      others; so this is refused.

      Country names need no translator: CLDR has them in all languages. The labels of forms do, so `labels` puts
      them into a file of the development language that a translation service already takes; it brings the
      other languages, and nd-config never writes those. Without `labels` they are with the names, and a
      service that takes that file would bring back names that `apply` then refuses to overwrite.

      `DIR/\(AppliedRecord.fileName)` records the entries that follow the manifest, one per line; commit
      it with the files. What was in a file before is never removed: an entry with the manifest's value is
      recorded as `found`, is updated when the manifest changes, and stays when its country goes. An entry
      that nd-config puts there is `added`, and removed when the manifest no longer asks for it. A file that
      nd-config created is removed once nothing else is in it. An entry with another value that is not in
      the record is refused, and after one refusal no file is changed at all.

      New entries are sorted where the others are, and otherwise in the manifest's order. Removing an
      entry and adding it again gives the same bytes.

      An app without `app.yaml` can use flags instead: `nd-config apply --help` lists them. A finding
      about a flag quotes it as a line of `command line`.

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
