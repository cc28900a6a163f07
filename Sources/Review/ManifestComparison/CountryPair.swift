internal import CountryManifest

/// A country in the old manifest, the new manifest or both.
struct CountryPair: Sendable {
  let code: String
  let old: Side?
  let new: Side?
  let shared: SharedParts

  /// Whether the parts of the product on which values of all countries depend are equal in both manifests.
  struct SharedParts: Sendable {
    let areAddressesSame: Bool
    let areAppLanguagesSame: Bool

    init(_ old: ResolvedManifest, _ new: ResolvedManifest) {
      areAddressesSame = old.hasSameAddresses(as: new)
      areAppLanguagesSame =
        old.appLanguages.names == new.appLanguages.names
        && old.developmentLanguage.value == new.developmentLanguage.value
    }
  }

  /// A country in one of the manifests.
  ///
  /// This is a class, because its values are large and every kind of change would copy them.
  final class Side: Sendable {
    let manifest: ResolvedManifest
    let country: ResolvedCountry

    init(_ manifest: ResolvedManifest, _ country: ResolvedCountry) {
      (self.manifest, self.country) = (manifest, country)
    }

    /// Whether two countries have the same TLD or the same website in production.
    func isSameCountry(as other: Side) -> Bool {
      country.tld.map { $0.value == other.country.tld?.value } ?? false
        || site.map { $0 == other.site } ?? false
    }

    private var site: String? {
      guard let web = manifest.services.first(where: { $0.name == Service.web }) else { return nil }
      return manifest.environments.first { $0.name == Environment.production }?.url(
        of: web,
        for: country,
        name: "{name}"
      )
    }
  }

  static func all(_ old: ResolvedManifest, _ new: ResolvedManifest) -> [CountryPair] {
    let before = Dictionary(uniqueKeysWithValues: old.countries.map { ($0.code, $0) })
    let remaining = Set(new.countries.map(\.code))
    let shared = SharedParts(old, new)
    let added = new.countries.filter { before[$0.code] == nil }.map { Side(new, $0) }
    let gone = old.countries.filter { !remaining.contains($0.code) }.map { Side(old, $0) }
    let renamed = renamed(from: gone, to: added)
    let present = new.countries.map { country in
      CountryPair(
        code: country.code,
        old: before[country.code].map { Side(old, $0) } ?? renamed[country.code],
        new: Side(new, country),
        shared: shared
      )
    }
    let known = Set(renamed.values.map(\.country.code))
    return present
      + gone.filter { !known.contains($0.country.code) }.map {
        CountryPair(code: $0.country.code, old: $0, new: nil, shared: shared)
      }
  }

  /// Maps the new code of each renamed country to the country in the old manifest.
  ///
  /// A new country counts as renamed if exactly one removed country has the same TLD or website, and vice versa.
  private static func renamed(from gone: [Side], to added: [Side]) -> [String: Side] {
    guard !gone.isEmpty else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: added.compactMap { new in
        let former = gone.filter { $0.isSameCountry(as: new) }
        guard former.count == 1, added.filter(former[0].isSameCountry).count == 1 else {
          return nil
        }
        return (new.country.code, former[0])
      }
    )
  }

  /// The country's old code; nil if the code did not change.
  var formerCode: String? {
    old.map(\.country.code).flatMap { new == nil || $0 == code ? nil : $0 }
  }

  /// The change of a property; if a manifest does not have the country, its list of values is empty.
  func change(
    _ property: String,
    _ place: Change.Place? = nil,
    isDetail: Bool = false,
    _ values: (Side) -> [String]
  ) -> [Change] {
    change(
      property,
      place,
      isDetail: isDetail,
      from: old.map(values) ?? [],
      to: new.map(values) ?? []
    )
  }

  /// The change of a scalar of the country's row.
  func change(_ scalar: CountryScalar, isDetail: Bool = false) -> [Change] {
    change(scalar.title, isDetail: isDetail) { side in
      side.country.exported(scalar).map { [$0] } ?? []
    }
  }

  /// The change of a property whose values have already been looked up.
  func change(
    _ property: String,
    _ place: Change.Place? = nil,
    isDetail: Bool = false,
    from old: [String],
    to new: [String]
  ) -> [Change] {
    let change = Change(
      .country(code),
      property,
      place,
      from: old,
      to: new,
      isDetail: isDetail
    )
    return change.map { [$0] } ?? []
  }

  /// The change of an ordered list, with positions.
  func change(_ property: String, of list: (Side) -> [ListPositions.Element]) -> [Change] {
    let positions = ListPositions(from: old.map(list) ?? [], to: new.map(list) ?? [])
    return change(property, from: positions.old, to: positions.new)
  }

  /// Whether both manifests have the country and a quick comparison finds no difference.
  ///
  /// Most changes affect few countries, so for most countries this check avoids making and comparing texts.
  func isSame(_ areSame: (ResolvedCountry, ResolvedCountry) -> Bool) -> Bool {
    guard let old, let new else { return false }
    return areSame(old.country, new.country)
  }

  /// The names that either side lists; those of the new side come first.
  func names(_ list: (Side) -> [String]) -> [String] {
    union(new.map(list) ?? [], old.map(list) ?? [])
  }
}

/// The elements of both lists, each once.
func union(_ one: [String], _ other: [String]) -> [String] {
  var known: Set<String> = []
  return (one + other).filter { known.insert($0).inserted }
}

/// Whether two texts have the same bytes; Swift treats texts as equal that differ only in how accents are composed.
func areSame(_ one: String?, _ other: String?) -> Bool {
  switch (one, other) {
  case (let one?, let other?): one.utf8.elementsEqual(other.utf8)
  case (nil, nil): true
  default: false
  }
}
