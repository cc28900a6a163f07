package import ManifestDiagnostics

/// What can be reported while entries are merged into a file.
package enum MergeFindings {
  package static let all = [
    FindingPage(
      "apply-unsupported-file",
      "a file is malformed or in a form that nd-config doesn't edit",
      """
      Every byte outside our entries must be preserved, so files that could be misread are rejected:
      XML that is not well-formed or declares entities, binary property lists, JSON and XML as an Xcode
      project, UTF-16 in anything but `.strings`, and files with merge conflicts.
      """
    ),
    FindingPage(
      "apply-no-insertion-point",
      "it is unclear where our entries belong in a file",
      """
      One of our keys holds something other than an array, the locales of a Smartling configuration are
      written in two forms, or no intent filter of an AndroidManifest.xml can hold our hosts. The author
      of the file must decide where entries belong.

      The `<data>` elements of an intent filter combine: in one with a path, a port or a MIME type, a new
      host would open only those. nd-config uses a filter that has `autoVerify`, VIEW, DEFAULT and
      BROWSABLE, no scheme but http and https, and no host that is not ours. Otherwise, name the activity
      that opens links in app.yaml, and nd-config adds a filter to it:

      ```yaml
      android:
        manifests: { Nextdoor: { path: app/src/main/AndroidManifest.xml, activity: .Main } }
      ```
      """
    ),
    FindingPage(
      "apply-conflict",
      "a file has a different value under one of our names",
      """
      If a file contains `"country.name.IT" = "Bella Italia";` and the record does not, somebody wrote
      it for a reason. It is neither overwritten, nor left to contradict the manifest. Make the two
      equal, in the file or in the manifest's `names`; the entry is then recorded as found.
      """
    ),
    FindingPage(
      "apply-duplicate-entry",
      "a file contains one of our names twice",
      """
      Readers disagree on which of the two applies, so updating one of them is not enough.
      """
    ),
  ]
}
