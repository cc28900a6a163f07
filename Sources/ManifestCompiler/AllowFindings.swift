internal import ManifestDiagnostics

/// The findings about comments that allow a warning.
enum AllowFindings {
  static let all = [
    FindingPage(
      "invalid-allow-comment",
      severity: .warning,
      "a comment that should allow a warning is malformed",
      """
      A warning that is intended is allowed by a comment with its rule and the reason, at the end of the
      warning's line, alone on the line above it, alone above a country's key for the whole row, or
      above the first key for the whole file. Above a line, the comment has the same indentation as the
      line. Errors cannot be allowed.

      ```yaml
      countries:
        # nd-config: allow language-foreign-to-country
        #                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: missing reason
        de: { languages: [de-DE, tr-DE] }
      ```
      """
    ),
    FindingPage(
      "unused-allow-comment",
      severity: .warning,
      "a comment allows a warning that does not occur there",
      """
      The warning was corrected, or the comment is on another line. A comment that stays would hide
      the next warning of the same rule. While a manifest has errors, this is not reported, because
      a rule may not have seen the row.

      ```yaml
      countries:
        de: { languages: [de-DE] }   # nd-config: allow language-foreign-to-country: guest workers
      #                              ^ warning: there is no such warning on this line
      ```
      """
    ),
  ]
}
