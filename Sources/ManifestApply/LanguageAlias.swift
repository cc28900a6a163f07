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

  private static func subtags(_ name: String) -> [String] {
    let parts = (legacy[name] ?? name).split { "-_+".contains($0) }.map { $0.lowercased() }
    // Android writes `es-rES`, and `b+es+ES`.
    return (parts.first == "b" ? Array(parts.dropFirst()) : parts).enumerated().map { index, part in
      index > 0 && part.utf8.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : part
    }
  }
}
