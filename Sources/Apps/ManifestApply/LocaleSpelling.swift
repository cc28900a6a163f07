internal import AppFileFormats
internal import ManifestFindings

/// How a Smartling configuration spells the app's names of locales: `pt-BR`, `pt_BR`, `values-pt-rBR` or `pt-BR.lproj`.
struct LocaleSpelling {
  private var prefix: String
  private var suffix: String
  /// What joins the language and the rest, if the file shows it: `-`, `_` or, as in Android's qualifiers, `-r`.
  private var separator: String?

  func text(_ value: String) -> String {
    if !prefix.isEmpty || !suffix.isEmpty, value.hasPrefix(prefix), value.hasSuffix(suffix) {
      return value
    }
    guard let separator, !value.hasPrefix("b+") else { return prefix + value + suffix }
    // `pt-rBR` is `pt-BR`, and only a region has a qualifier without `b+`.
    let subtags = value.split(separator: "-").map { Self.isRegion($0) ? $0.dropFirst() : $0 }
    let isPlain = separator != "-r" || subtags.count == 2 && subtags[1].utf8.count == 2
    return prefix + subtags.joined(separator: isPlain ? separator : "-") + suffix
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 3 && subtag.hasPrefix("r")
      && subtag.utf8.dropFirst().allSatisfy(\.isUppercaseLetter)
  }

  /// Detects how a file spells locales.
  ///
  /// The locales that nd-config added count only if there are no others, because this run corrects them.
  ///
  /// - Returns: the spelling; nil if the file has no locale.
  /// - Throws: if two locales are spelled in different ways.
  static func learned(
    from items: [SmartlingLocales.Item],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> LocaleSpelling? {
    let others = items.filter { !applied.keys.contains($0.smartling) }
    return try others.isEmpty ? try? learned(from: items) : learned(from: others)
  }

  private static func learned(
    from items: [SmartlingLocales.Item]
  ) throws(FileRefusal) -> LocaleSpelling? {
    var form: LocaleSpelling?
    var separated: SmartlingLocales.Item?
    for item in items {
      var body = item.application[...]
      let prefix = body.hasPrefix("values-") ? "values-" : ""
      body = body.dropFirst(prefix.count)
      let suffix = body.hasSuffix(".lproj") ? ".lproj" : ""
      body = body.dropLast(suffix.count)
      if let form, form.prefix != prefix || form.suffix != suffix {
        throw .mixedForms(item, items[0])
      }
      form = form ?? LocaleSpelling(prefix: prefix, suffix: suffix)
      let parts = body.split(separator: "-")
      let found =
        body.contains("_")
        ? "_" : parts.count == 2 && isRegion(parts[1]) ? "-r" : parts.count > 1 ? "-" : nil
      guard let found else { continue }
      if let separated, form?.separator != found { throw .mixedForms(item, separated) }
      form?.separator = found
      separated = item
    }
    return form
  }
}

extension FileRefusal {
  fileprivate static func mixedForms(
    _ item: SmartlingLocales.Item,
    _ other: SmartlingLocales.Item
  ) -> FileRefusal {
    .noLocation(
      "`\(item.application)` and `\(other.application)` are in two forms, so it is unclear how to write new ones",
      at: item.applicationRange,
      related: [Finding.Related("the other form", at: SourceRange(other.applicationRange))],
      help: "write both in one form"
    )
  }
}
