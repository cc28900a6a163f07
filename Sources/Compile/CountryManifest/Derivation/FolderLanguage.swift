internal import ManifestFindings

/// Converts between language tags and the names of language folders: `English`, `pt_BR`, `pt-rBR`, `b+pt+BR`.
package enum FolderLanguage {
  /// The language codes for the folder names that Xcode used before 2007.
  ///
  /// The table also has `no`, the code for Norwegian, which in practice means Bokmål, `nb`, and `tl`, which Android and
  /// CLDR treat as Filipino, `fil`.
  private static let legacy = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Chinese": "zh", "Russian": "ru",
    "Polish": "pl", "no": "nb", "tl": "fil",
  ]

  /// The BCP 47 tag for a folder's name: `pt-BR` for `pt_BR`, `pt-rBR`, `b+pt+BR`; `en` for `English`.
  package static func tag(of name: String) -> String {
    var parts = subtags(of: name)
    let withdrawn = AndroidQualifier.withdrawnCodes.first { $0.value == parts.first }
    if let withdrawn { parts[0] = withdrawn.key }
    return LanguageTag.text(parts)
  }

  private static func subtags(of name: String) -> [String] {
    let parts = (legacy[name] ?? name).split { "-_+".contains($0) }.map { $0.lowercased() }
    // Remove Android's markers: `es-rES`, `b+es+ES`.
    return (parts.first == "b" ? Array(parts.dropFirst()) : parts).enumerated().map { index, part in
      index > 0 && part.utf8.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : part
    }
  }

  /// The name of the folder if `lproj` names a folder; nil if it is a tag.
  static func name(in lproj: String) -> String? {
    guard lproj.hasSuffix(".lproj") else { return nil }
    let name = String(lproj.dropLast(6))
    return isName(name, "-_") && tag(of: name) != name ? name : nil
  }

  /// The qualifier of a folder of Android resources: `no` for `values-no`; nil for a tag.
  static func qualifier(in text: String) -> String? {
    guard text.hasPrefix("values-") else { return nil }
    let name = String(text.dropFirst(7))
    return !name.isEmpty && isName(name, "-+") ? name : nil
  }

  private static func isName(_ text: String, _ separators: String) -> Bool {
    text.utf8.allSatisfy { $0.isLetterOrDigit || separators.utf8.contains($0) }
  }
}
