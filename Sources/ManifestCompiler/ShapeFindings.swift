internal import ManifestDiagnostics

/// The findings of the parser and the decoder, which are no rules since they see what rules do not.
enum ShapeFindings {
  static let all: [FindingPage] = bytes + yaml + keys

  // MARK: Bytes

  private static let bytes = [
    FindingPage(
      "unreadable-text",
      "a byte or a sign cannot stand in a manifest",
      """
      A manifest is UTF-8 without control characters, and a line ends with a line feed. Other bytes
      are read differently by every tool, or by none; in a quoted value such a sign is written as an
      escape.

      ```yaml
      product:
        name: "Exam\\u0085ple"   # an escape; the sign itself is an error
      ```
      """
    ),
    FindingPage(
      "too-large",
      "a manifest has more bytes or nodes than one may have",
      """
      A manifest of every country there is takes 200 KB. What is far beyond is another file, or an
      attack on the machine that reads it.

      ```yaml
      countries:
        it: { tld: it }   # one row a country, 249 at most
      ```
      """
    ),
    FindingPage(
      "too-deep",
      "a manifest is nested deeper than one may be",
      """
      The manifest's own values are five levels deep. Deep nesting costs the parser a time that grows
      with its square, so it is refused at 64.

      ```yaml
      countries:
        it: { languages: [{ locale: it-IT }] }   # as deep as it gets
      ```
      """
    ),
  ]

  // MARK: YAML

  private static let yaml = [
    FindingPage(
      "syntax-error",
      "the text is no YAML",
      """
      The place is where the parser stumbled; the cause is there or on the line above: an indentation
      that fits nothing, a second colon, a tab, a `{` that begins an unquoted text.

      ```yaml
      product:
        language_url: "https://{web_host}/"   # without quotes a `:` or a `{` ends the text
      ```
      """
    ),
    FindingPage(
      "unclosed-quote",
      "a quote is not closed on its line",
      """
      A quote that is not closed swallows the lines below it, so it is reported where it opens.

      ```yaml
      product:
        name: "Example"   # not `"Example`
      ```
      """
    ),
    FindingPage(
      "unsupported-yaml",
      "an anchor, alias, tag, merge key or key that is no word",
      """
      A row is read on its own in review: nothing in it comes from another place, and the key says
      what a value is.

      ```yaml
      form_fields:
        city: &city { label: City, content: city }
      #       ^ error: an anchor `city`; a manifest has no anchors and aliases
      ```
      """
    ),
    FindingPage(
      "multiple-documents",
      "a file has more than one document",
      """
      A manifest is one document. Behind `---` another begins, which most readers never look at.

      ```yaml
      format: 1
      ```
      """
    ),
    FindingPage(
      "duplicate-key",
      "a mapping has a key twice",
      """
      Most YAML readers let the last of two equal keys win without a word, so one of two rows would
      be lost.

      ```text
      countries:
        it: { tld: it }
        it: { tld: it }
      # ^^ error: key `it` is here twice
      ```

      ```yaml
      countries:
        it: { tld: it }
      ```
      """
    ),
    FindingPage(
      "unquoted-ambiguous-scalar",
      severity: .warning,
      "a plain text is something else to other YAML readers",
      """
      To readers of YAML 1.1, `no` is false, `00144` is 100 and `1:30` is 90. This compiler reads the
      text; other tools that look at the same file do not.

      ```yaml
      countries:
        no: { tld: "no" }
      # ^^ warning: `no` is no text to other YAML readers
      ```
      """
    ),
  ]

  // MARK: Keys and values

  private static let keys = [
    FindingPage(
      "unknown-format",
      "the manifest's format is not one that this compiler reads",
      """
      `format` is the version of the manifest's own form. It changes when a key changes its meaning,
      so an older compiler refuses a newer manifest.

      ```yaml
      format: 2
      #       ^ error: format `2` is unknown
      ```
      """
    ),
    FindingPage(
      "unknown-key",
      "a mapping has a key that means nothing there",
      """
      A misspelt key would silently leave its value at what is derived. Where a key is near, it is
      the fix, and it is not reported as missing too.

      ```yaml
      countries:
        it: { langauges: [it-IT] }
      #       ^^^^^^^^^ error: unknown key `langauges`
      ```
      """
    ),
    FindingPage(
      "missing-key",
      "a mapping lacks a key that nothing can be derived for",
      """
      What a row leaves out is derived where that is possible; the rest is required.

      ```yaml
      countries:
        it: { tld: it }
      # ^^ error: a country needs a key `hosts`
      ```
      """
    ),
    FindingPage(
      "wrong-type",
      "a value has not the shape that its key needs",
      """
      A key takes text, a whole number, a list or a mapping. A list that must have something in it is
      not empty.

      ```yaml
      product:
        subdomains_per_domain: twenty
      #                        ^^^^^^ error: `twenty` is not a whole number from 1 to 100000
      ```
      """
    ),
    FindingPage(
      "unknown-value",
      "a value is none of those that its key takes",
      """
      Some keys take a few words only.

      ```yaml
      countries:
        it: { hosts: subdomian }
      #              ^^^^^^^^^ error: `subdomian` is none of the values here
      ```
      """
    ),
  ]
}
