import CountryManifest
import ManifestDiagnostics
import ManifestMerging

/// `Documentation/App.md`: the keys of `app.yaml`, and why `apply` leaves files as they are.
enum AppPage {
  static var text: String {
    var text = """
      # An app's own files

      `nd-config apply --app DIR` reads `DIR/app.yaml`, merges the manifest into the files that it
      names, and changes nothing else in them. Every path is relative to `DIR` and stays in it. What
      is left out is not touched. Made from the code: run `make golden`.

      ```yaml
      entitlements:
        Nextdoor: Nextdoor/Nextdoor.entitlements
        Nightly: Nextdoor/Nightly.entitlements
      projects: [Nextdoor.xcodeproj, NDModel/NDModel.xcodeproj]
      strings: Nextdoor/{lproj}.lproj/ND.strings
      smartling: { ios: smartling-config.json }
      android:
        res: android/app/src/main/res
        strings: countries.xml
        manifests: { Nextdoor: android/app/src/main/AndroidManifest.xml }
      ```

      What was put where stands in `DIR/\(AppliedRecord.fileName)`; commit it with the files. By it the
      next run knows what is ours: an entry of ours that somebody changed is made right, one that the
      manifest no longer asks for is taken out, and a file that was made and holds nothing else any
      more is removed. An equal entry that is there already is ours from then on. A different one
      is refused, and with one refusal no file is changed at all.

      An app without `app.yaml` can say the same with flags: `nd-config apply --help` lists them.

      """
    text += ManifestPage.tables(AppLayout.schema, "`app.yaml`")
    text += """

      ## Findings

      What `nd-config explain` prints of them.

      | id | severity | reports |
      | --- | --- | --- |

      """
    let pages = MergeFindings.all.sorted { $0.id.name < $1.id.name }
    for page in pages {
      text += "| `\(page.id)` | \(page.severity.rawValue) | \(page.summary) |\n"
    }
    for page in pages { text += "\n### \(page.id)\n\n\(page.explanation)\n" }
    return text
  }
}
