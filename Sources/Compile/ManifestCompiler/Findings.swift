internal import CountryManifest
package import ManifestFindings
internal import ManifestRules

extension FindingPage {
  init(_ rule: any ValidationRule.Type) {
    self.init(rule.id, severity: rule.severity, rule.summary, rule.explanation)
  }
}

/// All kinds of findings about a manifest: the registry for `explain` and `Rules.md`.
package enum Findings {
  /// Findings of the parser and the decoder, about allow comments, about formats of texts, and then rules by family.
  package static let all: [FindingPage] =
    ShapeFindings.all + AllowFindings.all + TextFormat.pages + Rules.all.map { FindingPage($0) }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id.name, $0) })

  /// The page of a kind of findings, also by a former ID.
  package static func page(for id: String) -> FindingPage? {
    byID[id] ?? Rules.former[id].flatMap { byID[$0] }
  }
}

/// The IDs of changes that break installed apps, or code that uses the generated API.
///
/// A comparison of two manifests finds these changes, and comments in the new manifest allow them. The IDs are
/// defined here because every command reads those comments.
package enum BreakingChangeID: String, CaseIterable, Sendable {
  case countryNoLongerLive = "country-no-longer-live"
  case countryRemoved = "country-removed"
  case countryRenamed = "country-renamed"
  case defaultCountryChanged = "default-country-changed"
  case developmentLanguageChanged = "development-language-changed"
  case entitlementDomainRemoved = "entitlement-domain-removed"
  case environmentRemoved = "environment-removed"
  case generatedIdentifierRemoved = "generated-identifier-removed"
  case hostSharedByCountries = "host-shared-by-countries"
  case languageRemoved = "language-removed"
  case linkPathExcluded = "link-path-excluded"
  case maxLengthReduced = "max-length-reduced"
  case patternChanged = "pattern-changed"
  case productionHostReassigned = "production-host-reassigned"
  case productionHostRemoved = "production-host-removed"
  case requiredFieldAdded = "required-field-added"
  case serviceRemoved = "service-removed"
  case smartlingLocaleRemoved = "smartling-locale-removed"
  case tldChanged = "tld-changed"
  case variantIdentityChanged = "variant-identity-changed"
  case variantRemoved = "variant-removed"
  case webCredentialsRemoved = "web-credentials-removed"

  /// The kind that a comment names, also by a former ID.
  init?(inComment id: String) { self.init(rawValue: Rules.former[id] ?? id) }

  /// Whether a comment must name the subject of the change, such as a country; a change of the product has
  /// none.
  package var hasSubject: Bool {
    ![.defaultCountryChanged, .developmentLanguageChanged, .webCredentialsRemoved].contains(self)
  }
}

/// A comment `# nd-config: allow ID SUBJECT: reason`, which states that a breaking change is intended.
package struct AllowedBreakingChange: Sendable {
  package let id: BreakingChangeID
  /// The subject of the change, such as a country's code; nil if the change is about the product.
  package let subject: String?
  package let reason: String
  /// The location of the comment.
  package let range: SourceRange
}

/// The findings of the parser and the decoder, about problems that rules cannot see.
enum ShapeFindings {
  static let all: [FindingPage] = bytes + yaml + keys

  // MARK: Bytes

  private static let bytes = [
    FindingPage(
      "unreadable-text",
      "the file contains a byte or a character that is not allowed",
      """
      A manifest is UTF-8 without control characters, and lines end with a line feed. Tools disagree
      about other bytes. In a quoted value, write such a character as an escape sequence.

      ```yaml
      product:
        name: "Exam\\u0085ple"   # an escape sequence; the character itself is an error
      ```
      """
    ),
    FindingPage(
      "confusable-character",
      "a character looks like one of YAML's own",
      """
      Word processors, chats and input methods replace characters: a space by a no-break space, straight
      quotes by curly ones, a colon or a comma by its full-width form, a hyphen by a dash. They look
      almost the same, but YAML reads them as text. Inside a text for people they are correct:
      `Prénom d’usage`.

      ```text
      countries:
        it: { tld： it }
      #          ^^ error: `：` (U+FF1A, fullwidth colon) is not `:`
      ```
      """
    ),
    FindingPage(
      "too-large",
      "a manifest, or one of its lists, is too large",
      """
      A manifest with every country in the world takes 200 KB. A file far larger than that is not a
      manifest, or is an attack on the machine that reads it. A file has at most 2 MB and 200,000 YAML
      nodes, and a text 64 KB.

      Some lists are combined: each combination of an environment, a service and a country has a host, and
      each country has a name in each app language. So a manifest has at most 20 environments, 100 services,
      20 apps, 200 form fields, 300 countries and 1,000 app languages, a country 50 languages, and all
      together have 200,000 hosts.
      """
    ),
    FindingPage(
      "too-deep",
      "a manifest is nested too deeply",
      """
      The values of a manifest are at most seven levels deep. Parsing time grows with the square of the
      depth, so nesting beyond 64 levels is rejected.
      """
    ),
  ]

  // MARK: YAML

  private static let yaml = [
    FindingPage(
      "syntax-error",
      "the file is not valid YAML",
      """
      The location is where parsing failed. The cause is there or on the line above: wrong indentation,
      a second colon, a tab, or a `{` at the start of an unquoted value.

      ```yaml
      product:
        language_url: "https://{web_host}/"   # quoted, because it contains `:` and `{`
      ```
      """
    ),
    FindingPage(
      "wrong-indentation",
      "lines are indented by too many or too few spaces",
      """
      In YAML, indentation decides which key a line belongs to. A line with the wrong indentation
      belongs to another key, and so do the lines below it. The message gives the indentation with which
      all keys are valid.

      ```text
      countries:
        it:
        tld: it
      # ^^^ error: `tld` is indented by 2 spaces; expected 4
        hosts: subdomain
      ```
      """
    ),
    FindingPage(
      "unclosed-quote",
      "a quote is not closed on its line",
      """
      An unclosed quote makes the lines below it part of the text, so the error is reported at the
      opening quote.

      ```text
      product:
        name: "Example
      #       ^ error: quote is not closed on its line
      ```
      """
    ),
    FindingPage(
      "unsupported-yaml",
      "an anchor, alias, tag, directive or complex key",
      """
      Each row must be readable on its own in a review. So a manifest has no references to other parts
      of the file, and a value's type depends only on its key.

      ```yaml
      form_fields:
        city: &city { label: City, content: city }
      #       ^ error: anchor `city` is not allowed; a manifest has no anchors or aliases
      ```
      """
    ),
    FindingPage(
      "multiple-documents",
      "a file contains more than one document",
      """
      A manifest is a single document. `---` starts another one, which most readers ignore.
      """
    ),
    FindingPage(
      "duplicate-key",
      "a mapping contains the same key twice",
      """
      Most YAML readers silently keep the last of two equal keys, so the other value would be lost.

      ```text
      countries:
        it: { tld: it }
        it: { tld: it }
      # ^^ error: duplicate key `it`
      ```
      """
    ),
    FindingPage(
      "unquoted-ambiguous-scalar",
      severity: .warning,
      "other YAML readers do not read an unquoted scalar as text",
      """
      YAML 1.1 readers take `no` for false, `00144` for 100 and `1:30` for 90. `nd-config` reads text
      here, but other tools that read the same file may not.

      ```yaml
      countries:
        no: { tld: "no" }
      # ^^ warning: unquoted `no` is read as a boolean by other YAML readers
      ```
      """
    ),
  ]

  // MARK: Keys and values

  private static let keys = [
    FindingPage(
      "unknown-format",
      "this version of nd-config does not support the manifest's format",
      """
      `format` is the version of the manifest format. It changes when the meaning of a key changes, so
      an older version of nd-config rejects a newer manifest.

      ```yaml
      format: 2
      #       ^ error: unknown format `2`
      ```
      """
    ),
    FindingPage(
      "unknown-key",
      "a mapping contains an unknown key",
      """
      A misspelled key would be ignored, and the derived value used instead. If a known key has a
      similar name, renaming is offered as a fix, and that key is not reported as missing.

      ```yaml
      countries:
        it: { langauges: [it-IT] }
      #       ^^^^^^^^^ error: unknown key `langauges`
      ```
      """
    ),
    FindingPage(
      "missing-key",
      "a mapping lacks a required key",
      """
      Keys whose values can be derived are optional; all others are required.

      ```yaml
      countries:
        it: { tld: it }
      # ^^ error: missing key `hosts` in a country
      ```
      """
    ),
    FindingPage(
      "wrong-type",
      "a value does not have the type that its key requires",
      """
      A value is text, a whole number, a list or a mapping, depending on its key. Some lists must not be
      empty.

      ```yaml
      product:
        subdomains_per_domain: twenty
      #                        ^^^^^^ error: expected a whole number from 1 to 100000, found `twenty`
      ```
      """
    ),
    FindingPage(
      "unknown-value",
      "a value is not one of those allowed for its key",
      """
      Some keys allow only certain values.

      ```yaml
      countries:
        it: { hosts: subdomian }
      #              ^^^^^^^^^ error: unknown value `subdomian`; expected `tld`, `subdomain` or `path`
      ```
      """
    ),
  ]
}
