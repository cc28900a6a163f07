internal import CountryManifest
internal import ManifestFindings

/// A `max_length` that is too small for a pattern or an example of its field.
struct FieldLimit {
  /// A country's form, or the field's row in `form_fields`, for which the limit is too small.
  struct Use {
    /// The index of the country; nil for the field's row in `form_fields`.
    var country: Int?
    /// Whether the limit is written in the country's row.
    var isLimitCountrys: Bool
    /// An example that is longer than the limit.
    var example: EffectiveField.Text?
    /// A pattern whose every match is longer than the limit, and the length of its shortest match.
    var pattern: (text: EffectiveField.Text, shortest: Int)?

    fileprivate var needed: Int {
      max(example?.value.unicodeScalars.count ?? 0, pattern?.shortest ?? 0)
    }
  }

  let limit: Located<Int>
  fileprivate(set) var uses: [Use]

  /// The smallest limit that is large enough for all uses.
  var needed: Int { uses.map(\.needed).max() ?? limit.value }

  /// Whether every match of a pattern is longer than the limit; a finding about a long example is then not needed.
  var rejectsEveryText: Bool { uses.contains { $0.pattern != nil } }

  /// The sorted codes of the countries in whose forms the limit from `form_fields` is too small.
  func codes(_ manifest: Manifest, where isMeant: (Use) -> Bool) -> [String] {
    uses.filter { !$0.isLimitCountrys && isMeant($0) }.compactMap { use in
      use.country.map { manifest.countries[$0].code.value }
    }
    .sorted()
  }
}

extension RuleContext {
  /// The `max_length` values that are too small, each with all its uses; cached for all rules.
  mutating func tooSmallLimits(_ manifest: Manifest) -> [FieldLimit] {
    if let known = knownLimits { return known }
    var found: [FieldLimit] = []
    var positions: [SourceRange: Int] = [:]
    func add(_ use: FieldLimit.Use, _ limit: Located<Int>) {
      guard use.example != nil || use.pattern != nil else { return }
      if let position = positions[limit.range] {
        found[position].uses.append(use)
      } else {
        positions[limit.range] = found.count
        found.append(FieldLimit(limit: limit, uses: [use]))
      }
    }
    for row in manifest.formFields {
      guard let limit = row.traits.maxLength else { continue }
      add(use(EffectiveField(nil, row, nil), limit, nil, isLimitCountrys: false), limit)
    }
    let isInRows = manifest.formFields.contains { $0.traits.maxLength != nil }
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form else { continue }
      for field in form.fields where isInRows || field.overrides != nil {
        guard let row = fields[field.name.value],
          let limit = field.traits.maxLength ?? row.traits.maxLength
        else { continue }
        let effective = EffectiveField(field.traits, row, address(position))
        let isLimitCountrys = field.traits.maxLength != nil
        // If limit, pattern and example all come from `form_fields`, they have been checked above.
        guard isLimitCountrys || effective.isOfCountry else { continue }
        add(use(effective, limit, position, isLimitCountrys: isLimitCountrys), limit)
      }
    }
    knownLimits = found
    return found
  }

  private mutating func use(
    _ field: EffectiveField,
    _ limit: Located<Int>,
    _ country: Int?,
    isLimitCountrys: Bool
  ) -> FieldLimit.Use {
    var use = FieldLimit.Use(country: country, isLimitCountrys: isLimitCountrys)
    if let example = field.example, example.value.unicodeScalars.count > limit.value {
      use.example = example
    }
    if let pattern = field.pattern, !pattern.value.isEmpty,
      let shortest = try? patterns.pattern(pattern.value)?.get().shortestText,
      shortest > limit.value
    {
      use.pattern = (pattern, shortest)
    }
    return use
  }
}

extension EffectiveField {
  /// Whether the pattern or the example comes from the country's row or from the address table.
  fileprivate var isOfCountry: Bool {
    [pattern, example].contains { $0.map { $0.isCountrys || $0.range == nil } ?? false }
  }
}
