package import CountryManifest
internal import ManifestFindings

/// Everything that differs between two manifests after all defaults are filled in.
///
/// There are no differences if and only if the exports of both manifests are equal. Comparing in the other direction
/// gives the same changes with old and new values exchanged. A country whose code changed is listed under its new code.
package struct Comparison: Sendable {
  package let old: ResolvedManifest
  package let new: ResolvedManifest
  /// The changes of the product, environments, services, variants and fields, followed by those of countries.
  package let changes: [Change]
  /// Every country in either manifest: the countries of the new manifest in its order, then the removed countries.
  let countries: [CountryPair]
  /// For each field whose pattern changed, whether the new pattern accepts every text that the old pattern accepts.
  let patternOutcomes: [PatternOutcome]
  private(set) var retiredHosts = RetiredHosts()
  /// The names of countries in either manifest, by code.
  let displayNames: [String: String]
  /// The subjects that have changes, in order, each with its changes.
  package let subjects: [(subject: Change.Subject, effect: Effect, changes: [Change])]

  package init(from old: ResolvedManifest, to new: ResolvedManifest) {
    self.old = old
    self.new = new
    countries = CountryPair.all(old, new)
    displayNames = Dictionary(
      uniqueKeysWithValues: countries.map { pair in
        (pair.code, (pair.new ?? pair.old)?.country.displayName ?? pair.code)
      }
    )
    changes = Self.changes(from: old, to: new, countries)
    patternOutcomes = changes.isEmpty ? [] : PatternOutcome.all(countries)
    let renamed = countries.filter { $0.formerCode != nil }.map { Change.Subject.country($0.code) }
    subjects = Self.subjects(of: changes, in: old.subjects.union(renamed), new.subjects)
    if !changes.isEmpty { retiredHosts = findRetiredHosts() }
  }

  package var isEmpty: Bool { changes.isEmpty }

  func placeholders(for subject: Change.Subject) -> Placeholders? {
    countries.first { $0.code == subject.name }.map(Placeholders.init)
  }

  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    changes(from: old, to: new, CountryPair.all(old, new))
  }

  private static func changes(
    from old: ResolvedManifest,
    to new: ResolvedManifest,
    _ countries: [CountryPair]
  ) -> [Change] {
    let ofProduct = ChangeKinds.ofProduct.flatMap { $0.changes(from: old, to: new) }
    let ofCountries = countries.flatMap { pair in
      ChangeKinds.ofCountry.flatMap { $0.changes(of: pair) }
    }
    let ofURLs = ofCountries.isEmpty ? [] : URLParts.changes(from: old, to: new)
    return ofProduct + ofURLs + ofCountries
  }

  /// Whether a subject was added, removed or changed.
  func effect(on subject: Change.Subject) -> Effect {
    subjects.first { $0.subject == subject }?.effect ?? .changed
  }

  package enum Effect: String, Sendable {
    case added, removed, changed
  }

  private static func subjects(
    of changes: [Change],
    in inOld: Set<Change.Subject>,
    _ inNew: Set<Change.Subject>
  ) -> [(subject: Change.Subject, effect: Effect, changes: [Change])] {
    var result: [(subject: Change.Subject, effect: Effect, changes: [Change])] = []
    var positions: [Change.Subject: Int] = [:]
    for change in changes {
      if let position = positions[change.subject] {
        result[position].changes.append(change)
      } else {
        positions[change.subject] = result.count
        result.append((change.subject, .changed, [change]))
      }
    }
    for index in result.indices {
      let subject = result[index].subject
      if !inOld.contains(subject) { result[index].effect = .added }
      if !inNew.contains(subject) { result[index].effect = .removed }
    }
    return result
  }
}

extension ResolvedManifest {
  /// Every part of the manifest that can have changes.
  fileprivate var subjects: Set<Change.Subject> {
    var subjects: Set<Change.Subject> = [.product]
    subjects.formUnion(environments.map { .environment($0.name) })
    subjects.formUnion(services.map { .service($0.name) })
    subjects.formUnion(apps.map { .app($0.name) })
    subjects.formUnion(formFields.map { .formField($0.name) })
    subjects.formUnion(countries.map { .country($0.code) })
    return subjects
  }
}

extension Sequence {
  /// Groups the elements by a key; groups are in the order of their first elements.
  func grouped<Key: Hashable>(by value: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [Key: Int] = [:]
    for element in self {
      let key = value(element)
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
