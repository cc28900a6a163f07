package import ManifestDiagnostics

/// What can be reported while entries are merged into a file.
package enum MergeFindings {
  package static let all = [
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
