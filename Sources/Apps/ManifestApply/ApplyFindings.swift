package import ManifestFindings
internal import ManifestMerging

/// All findings of `apply`, for `explain` and the documentation.
package enum ApplyFindings {
  package static let all = own + MergeFindings.all

  private static let own = [
    FindingPage(
      "apply-path-outside-app",
      "a path in app.yaml is outside the app's folder",
      """
      Paths are relative to the folder of `app.yaml`. An absolute path, or one with `..`, could reach
      files that do not belong to the app. A link that leads out of the folder is refused, too, with exit
      status 2; one that leads to something in the folder is followed.
      """
    ),
    FindingPage(
      "apply-unknown-variant",
      "app.yaml names a variant that is not in the manifest",
      """
      Entitlements belong to a variant under `apps` in the manifest, which lists the
      statuses of its countries.
      """
    ),
    FindingPage(
      "apply-duplicate-path",
      "two paths lead to the same file",
      """
      Each key requires different content, so the second update would undo the first. Links are
      followed: two paths to the same target are the same file.
      """
    ),
    FindingPage(
      "apply-missing-file",
      "app.yaml names a file that does not exist",
      """
      The files of an app are changed but not created; otherwise, a misspelled path would create a file
      that no build reads.
      """
    ),
    FindingPage(
      "apply-invalid-record",
      "`.nd-config.applied.json` cannot be read",
      """
      The record lists the entries that nd-config owns in the app's files. It was damaged, for example
      by a merge, or another version of nd-config wrote it. Without it, nd-config could delete entries
      that it does not own, so it changes nothing. Restore the file from version control, or delete it.
      If you delete it, nd-config treats all existing entries as not its own, and never removes them.
      """
    ),
    FindingPage(
      "apply-former-kind",
      severity: .warning,
      "the record lists files that nd-config no longer edits",
      """
      Earlier versions of nd-config also edited `.strings` files, string catalogs, Android's `strings.xml`,
      `locales_config.xml` and `AndroidManifest.xml`. Now the build takes generated files instead: see the
      pages on Xcode and Android. The recorded files stay as they are, with our entries; the next run of
      `apply` deletes them from the record.
      """
    ),
    FindingPage(
      "apply-other-spelling",
      severity: .warning,
      "a file has one of our entries in another spelling",
      """
      If a list with `sv-SE` got `sv`, it would have Swedish twice; `nl_NL`, `PT-br` and `zh-CN` are also
      other spellings of `nl`, `pt-BR` and `zh-Hans`. So the entry is not added until the file and the
      manifest have the same name for it; all other entries are. Change the file, or write its name in the
      manifest: `lproj: sv-SE` for an Xcode project, an Info.plist or a Smartling configuration of iOS,
      `smartling: sv-SE` for the name in Smartling. Associated domains are compared without regard to case.
      """
    ),
  ]
}
