package import ManifestDiagnostics

/// Everything that can be reported about the files of an app, for `explain` and `App.md`.
package enum MergeFindings {
  package static let all: [FindingPage] = layout + files

  private static let layout = [
    FindingPage(
      "apply-path-outside-app",
      "a path in app.yaml is outside the app's folder",
      """
      Paths are relative to the folder of `app.yaml`. An absolute path, or one with `..`, could reach
      files that do not belong to the app. A link that `app.yaml` names is followed, wherever it leads.
      A file that only the record names is not touched if a link moves it outside the folder.
      """
    ),
    FindingPage(
      "apply-missing-language-placeholder",
      "the path of the strings does not contain `{lproj}` exactly once",
      """
      There is one `.strings` file per language, so the path must contain `{lproj}` once, in the name of
      a folder: `App/{lproj}.lproj/App.strings`.
      """
    ),
    FindingPage(
      "apply-unknown-variant",
      "app.yaml names a variant that is not in the manifest",
      """
      Entitlements and App Links belong to a variant under `apps` in the manifest, which lists the
      statuses of its countries.
      """
    ),
    FindingPage(
      "apply-duplicate-path",
      "two paths are the same file",
      """
      Each key requires different content, so the second update would undo the first. Links are
      followed: two paths to the same target are the same file.
      """
    ),
    FindingPage(
      "apply-missing-file",
      "app.yaml names a file or a folder that does not exist",
      """
      The files of an app are changed but not created; otherwise, a misspelled path would create a file
      that no build reads. Only files that contain nothing but our entries are created: the `.strings`
      or `strings.xml` of a language, and `locales_config.xml`.
      """
    ),
    FindingPage(
      "apply-invalid-record",
      "`.nd-config.applied.json` is invalid",
      """
      The record lists the entries that nd-config owns in the app's files. Guessing could delete what
      somebody else wrote, so nothing is changed. Restore the file from version control, or delete it;
      entries that equal the manifest's are then recorded again.
      """
    ),
    FindingPage(
      "apply-unknown-language-folder",
      severity: .warning,
      "a language folder matches no language in the manifest",
      """
      An `xx.lproj` or `values-xx` folder next to those of the app's languages is either a leftover, or
      a language that is missing from the manifest. It is never touched.
      """
    ),
    FindingPage(
      "apply-unlisted-language",
      severity: .warning,
      "a language's strings are in no target of an Xcode project",
      """
      If a project lists localized files explicitly, in a `PBXVariantGroup`, it only builds the files
      that are listed there; known regions are not enough. Projects with synchronized folders, the
      default since Xcode 16, need no such list.

      nd-config does not edit the group. Choose File > Add Files in Xcode to add the new
      `xx.lproj/App.strings` to the others.
      """
    ),
  ]

  private static let files = [
    FindingPage(
      "apply-unsupported-file",
      "a file is malformed or in a form that nd-config doesn't edit",
      """
      Every byte outside our entries must be preserved, so files that could be misread are rejected:
      XML that is not well-formed or declares entities, binary property lists, UTF-16, and files with
      merge conflicts.
      """
    ),
    FindingPage(
      "apply-no-insertion-point",
      "it is unclear where our entries belong in a file",
      """
      One of our keys holds something other than an array, or an AndroidManifest.xml has no intent
      filter that verifies App Links, or several of them. The author of the file must decide where
      entries belong.
      """
    ),
    FindingPage(
      "apply-conflict",
      "a file has a different value under one of our names",
      """
      If a file contains `"country.name.IT" = "Bella Italia";` and the record does not, somebody wrote
      it for a reason. It is neither overwritten, nor left to contradict the manifest. Make the two
      equal, in the file or in the manifest's `names`; the entry is then recorded as ours.
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
