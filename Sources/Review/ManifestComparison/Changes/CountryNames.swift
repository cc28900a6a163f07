internal import CountryManifest

/// The country's name in each app language.
///
/// A language that only one of the manifests has is a change of the product, since every country has a
/// name in it.
enum CountryNames: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    let areNamesSame = pair.isSame { old, new in
      old.names.elementsEqual(new.names) { areSame($0.value, $1.value) }
    }
    if pair.shared.areAppLanguagesSame, areNamesSame { return [] }
    let languages = pair.names { $0.manifest.appLanguages.names }
    guard pair.old != nil, pair.new != nil else {
      return pair.change("names", isDetail: true) { side in
        zip(side.manifest.appLanguages.names, side.country.names).grouped { $1.value }
          .map { names in "\(names[0].1.value) (\(names.map(\.0).joined(separator: ", ")))" }
      }
    }
    return languages.flatMap { language -> [Change] in
      let sides = [pair.old, pair.new].compactMap(\.self)
      let isKnown = sides.allSatisfy { $0.manifest.appLanguages.position(of: language) != nil }
      guard isKnown else { return [] }
      let isOwn = sides.contains { $0.manifest.developmentLanguage.value == language }
      return pair.change("name in \(language)", isDetail: !isOwn) { side in
        let position = side.manifest.appLanguages.position(of: language)
        return position.map { [side.country.names[$0].value] } ?? []
      }
    }
  }
}
