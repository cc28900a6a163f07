package import ManifestFindings

/// All findings of `apply`, for `explain` and the documentation.
package enum ApplyFindings {
  package static let all = [
    FindingPage(
      "apply-unsupported-file",
      "a file is malformed or in a form that nd-config doesn't edit",
      """
      Every byte outside the entries must be preserved, so files that could be misread are rejected:
      brackets or tags that do not match, XML that declares entities, binary property lists, JSON and
      XML as an Xcode project, UTF-16, and files with merge conflicts.
      """
    ),
    FindingPage(
      "apply-no-insertion-point",
      "it is unclear where the manifest's entries belong in a file",
      """
      A list is edited in the layout that Xcode writes: the key, the opening, one entry per line, the
      closing. It is refused if its key is in a comment or in another dictionary, or has a value of another
      kind, or if an entry shares its line. Xcode writes that layout when it saves the file. A Smartling
      configuration is refused if its locales are written in two forms.
      """
    ),
    FindingPage(
      "apply-conflict",
      "a file has a different value for one of the manifest's entries",
      """
      For example, a Smartling configuration calls `it-IT` `italian`, the manifest calls it `it`, and no run
      added the locale. A person wrote it on purpose, so nd-config does not overwrite it. Make the two equal,
      in the file or in the manifest.
      """
    ),
    FindingPage(
      "apply-duplicate-entry",
      "a list, or one of its entries, occurs twice in a file",
      """
      Readers disagree on which of the two applies, so updating one of them is not enough. This is also
      reported if the second one is in a comment or a text.
      """
    ),
    FindingPage(
      "apply-path-outside-app",
      "a path in app.yaml is outside the app's folder",
      """
      Paths are relative to the folder of `app.yaml`. An absolute path, or one with `..`, could reach
      files that do not belong to the app. Links in the folder are refused, too, with exit status 2.
      """
    ),
    FindingPage(
      "apply-unknown-variant",
      "app.yaml names a variant that is not in the manifest",
      """
      Entitlements and Info.plists belong to a variant under `apps` in the manifest, which lists the
      statuses of its countries.
      """
    ),
    FindingPage(
      "apply-duplicate-path",
      "two paths lead to the same file",
      """
      Each key requires different content, so the second update would undo the first. Only variants can
      share a file: it then has the entries of all of them.
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
      The record lists the entries that nd-config added to the app's files. It was damaged, for example
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
      pages on iOS and Android. The recorded files stay as they are, with their entries; the next run of
      `apply` deletes them from the record.
      """
    ),
    FindingPage(
      "apply-other-spelling",
      severity: .warning,
      "a file has one of the manifest's entries in another spelling",
      """
      If a list with `sv-SE` got `sv`, it would have Swedish twice; `nl_NL`, `PT-br` and `zh-CN` are also
      other spellings of `nl`, `pt-BR` and `zh-Hans`. So the entry is not added until the file and the
      manifest have the same name for it; all other entries are. Change the file, or write its name in the
      manifest: `lproj: sv-SE` for an Xcode project, an Info.plist or a Smartling configuration of iOS,
      `smartling: sv-SE` for the name in Smartling. Associated domains are compared without regard to case.
      """
    ),
    FindingPage(
      "apply-covered-entry",
      severity: .warning,
      "a wildcard in the entitlements covers one of the manifest's domains",
      """
      `applinks:*.acme.com` opens the links of every subdomain, so `applinks:it.acme.com` would change
      nothing and is not added. With the wildcard, the app also opens links that the manifest excludes.
      """
    ),
    FindingPage(
      "apply-ignored-entry",
      severity: .warning,
      "the entitlements have an associated domain that iOS ignores",
      """
      An associated domain is a service, a colon and a domain in lowercase: `applinks:acme.com`. iOS ignores
      an entry with a scheme, a path, a space or a capital letter, and says nothing. An entry with a build
      setting, such as `$(DOMAIN)`, cannot be compared with the manifest.
      """
    ),
  ]
}
