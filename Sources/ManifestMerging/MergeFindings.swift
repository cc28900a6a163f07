package import ManifestDiagnostics

/// Everything that can be reported about an app's own files, for `explain` and documents.
package enum MergeFindings {
  package static let all: [FindingPage] = layout + files

  private static let layout = [
    FindingPage(
      "apply-path-outside",
      "a path of app.yaml leads out of the app's folder",
      """
      Paths are relative to the folder that `app.yaml` is in. One that is absolute, or has `..` in it,
      could reach files that are none of the app's. A link that `app.yaml` names is followed, wherever it
      leads; a file that only the record knows is left alone where a link leads to it from outside.
      """
    ),
    FindingPage(
      "apply-no-language",
      "the path of the strings does not say where the language stands",
      """
      There is one `.strings` a language, so the path holds `{lproj}` once, in the name of a folder:
      `App/{lproj}.lproj/App.strings`.
      """
    ),
    FindingPage(
      "apply-unknown-variant",
      "app.yaml names a variant that the manifest does not have",
      """
      Entitlements and App Links are those of a variant under `apps` in the manifest, since each
      lists the statuses of the countries that it opens.
      """
    ),
    FindingPage(
      "apply-file-named-twice",
      "two paths lead to one file",
      """
      Each would be made what its own key asks for, and the second would undo the first. Links count:
      they lead to the same bytes.
      """
    ),
    FindingPage(
      "apply-missing-file",
      "app.yaml names a file or a folder that is not there",
      """
      An app's own file is changed and never made up: a path with a slip in it would otherwise
      make a file that no build reads. Only what holds nothing but entries of ours is made: a
      language's `.strings` or `strings.xml`, and `locales_config.xml`.
      """
    ),
    FindingPage(
      "apply-broken-record",
      "`.nd-config.applied.json` is not as nd-config writes it",
      """
      The record says what in the app's files is ours. A guess at it could take out what somebody
      else wrote, so nothing is changed. Take the file from version control; or remove it, and
      equal entries are adopted anew.
      """
    ),
    FindingPage(
      "apply-stray-folder",
      severity: .warning,
      "a folder of texts is of no language of the manifest",
      """
      An `xx.lproj` or `values-xx` folder beside those of the app's languages is either left over or a
      language that the manifest has forgotten. It is never touched.
      """
    ),
    FindingPage(
      "apply-unlisted-language",
      severity: .warning,
      "a language's strings are in no target of an Xcode project",
      """
      A project that lists the files of a language by hand, in a `PBXVariantGroup`, builds a new
      language's file only once it is listed there too; known regions are not enough. Projects
      whose folders are synchronized, as new ones are since Xcode 16, need no such list.

      The group is not edited: choose File > Add Files in Xcode, and the new `xx.lproj/App.strings`
      joins the others.
      """
    ),
  ]

  private static let files = [
    FindingPage(
      "apply-unreadable-file",
      "a file is not what its format asks for, or in a form that is not edited",
      """
      Each file is read as far as its format needs, so that every byte but those of our entries can
      stay. What could be misread is refused: XML that is not well-formed or declares entities,
      binary property lists, UTF-16, a merge conflict.
      """
    ),
    FindingPage(
      "apply-no-place",
      "a file has no one place for our entries",
      """
      A key of ours that holds something other than a list, an AndroidManifest.xml without an intent
      filter that verifies App Links, or with several: where entries belong is then its author's
      to say.
      """
    ),
    FindingPage(
      "apply-conflict",
      "something else stands under a name of ours",
      """
      `"country.name.IT" = "Bella Italia";` in a file where the record knows no such entry was written by
      somebody, for a reason. It is neither overwritten nor left to contradict the manifest.
      Make the two equal, in the file or in the manifest's `names`; then the entry is adopted.
      """
    ),
    FindingPage(
      "apply-doubled-entry",
      "a name of ours stands twice in a file",
      """
      Readers differ in which of the two they take, so making one of them right is not enough.
      """
    ),
  ]
}
