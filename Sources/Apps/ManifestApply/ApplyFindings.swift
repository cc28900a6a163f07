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
      "two paths lead to the same file",
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
      "`.nd-config.applied.json` cannot be read",
      """
      The record lists the entries that nd-config owns in the app's files. It was damaged, for example
      by a merge, or another version of nd-config wrote it. Without it, nd-config could delete entries
      that it does not own, so it changes nothing. Restore the file from version control, or delete it.
      If you delete it, nd-config treats all existing entries as not its own, and never removes them.
      """
    ),
    FindingPage(
      "apply-unknown-language-folder",
      severity: .warning,
      "a language folder matches no language in the manifest",
      """
      An `xx.lproj` or `values-xx` folder next to those of the app's languages is either a leftover, or
      a language that is missing from the manifest. nd-config never changes it. To accept such folders,
      list them as `other_folders` in app.yaml.
      """
    ),
    FindingPage(
      "apply-similar-language-folder",
      severity: .warning,
      "a new language folder is for a language that the app has under another name",
      """
      An app with `es-ES.lproj` or `English.lproj` that gets `es.lproj` or `en.lproj` has the language
      twice, and the system shows only one of the two. Rename the old folder, or write its language in
      the manifest.
      """
    ),
    FindingPage(
      "apply-other-spelling",
      severity: .warning,
      "the app has a language under another name than the manifest",
      """
      If an app with `pt-BR.lproj` got `pt.lproj`, it would have Brazilian Portuguese twice, in its
      folders, its project and its settings. So nothing of that language is written until the app and
      the manifest have the same name for it. Write the app's name in the manifest:
      `{ locale: pt-BR, lproj: pt-BR }`, or `lproj: pt_BR.lproj` if the folder's name is not a tag. For
      a language that no country has, write the folder in `localization.languages`: `values-no`. Or
      rename the folder in the app.
      """
    ),
    FindingPage(
      "apply-shared-table",
      "a new language would be added to a table that has other texts",
      """
      For each table, iOS uses the best language that has it, and shows the keys of texts that are
      missing there. If a new language gets a file with only our texts, iOS shows keys instead of all
      other texts of the table. Use a separate table for our texts:
      `strings: App/{lproj}.lproj/Countries.strings`.
      """
    ),
    FindingPage(
      "apply-overridden-resource",
      severity: .warning,
      "another source set of the app defines one of our resources",
      """
      Resources of a build type or a flavor override those of `main`, and an app's resources override
      its libraries'. If this is not intended, delete one of the two, or give our names a `prefix` under
      `android` in app.yaml: with `prefix: acme_` they are `acme_country_name_it`.
      """
    ),
    FindingPage(
      "apply-unlisted-language",
      severity: .warning,
      "a language's strings are in no target of an Xcode project",
      """
      If a project lists localized files explicitly, in a `PBXVariantGroup`, it only builds the files
      that are listed there; known regions are not enough. Projects with synchronized folders, the
      default since Xcode 16, need no such list. If no language of a table is listed, the table is in no
      target, and iOS shows its keys.

      nd-config does not edit the group. Choose File > Add Files in Xcode, select `App.strings` in each `xx.lproj`, and
      tick the app's target.
      """
    ),
  ]
}
