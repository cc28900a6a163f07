internal import CountryManifest

/// Other names that a language's folder may have: `English.lproj`, `es-ES.lproj`, `es_ES.lproj`.
enum LanguageAlias {
  /// Xcode's names of before 2007.
  private static let legacy = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Chinese": "zh", "Russian": "ru",
    "Polish": "pl",
  ]

  /// Whether two names are likely the same language: equal, or one of them without a region.
  static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (subtags(first), subtags(second))
    guard first != second else { return true }
    return first.first == second.first && (first.count == 1 || second.count == 1)
  }

  /// The BCP 47 tag of a folder's name: `pt-BR` for `pt_BR`, `values-pt-rBR`, `b+pt+BR`; `en` for `English`.
  static func tag(_ name: String) -> String {
    var name = name.hasPrefix("values-") ? String(name.dropFirst(7)) : name
    if name.hasSuffix(".lproj") { name = String(name.dropLast(6)) }
    var parts = subtags(name)
    let withdrawn = AndroidQualifier.withdrawnCodes.first { $0.value == parts.first }
    if let withdrawn { parts[0] = withdrawn.key }
    return parts.enumerated().map { index, part in
      guard index > 0 else { return part }
      return part.utf8.count == 4
        ? part.prefix(1).uppercased() + part.dropFirst() : part.uppercased()
    }.joined(separator: "-")
  }

  private static func subtags(_ name: String) -> [String] {
    let parts = (legacy[name] ?? name).split { "-_+".contains($0) }.map { $0.lowercased() }
    // Android writes `es-rES`, and `b+es+ES`.
    return (parts.first == "b" ? Array(parts.dropFirst()) : parts).enumerated().map { index, part in
      index > 0 && part.utf8.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : part
    }
  }
}
