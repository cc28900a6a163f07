internal import CountryManifest
internal import ManifestFindings

/// The patterns of the manifest with their results, one entry for each distinct pattern.
///
/// Thousands of countries can share a few patterns.
struct PatternCache {
  typealias Outcome = Result<PortablePattern, PortablePattern.Problem>

  private struct Entry {
    /// The parsed pattern or its problem; nil if no steps remained to parse it.
    var pattern: Outcome?
    var search: RunawaySearch.Outcome?
  }

  /// The maximum number of steps for all patterns of a run; the patterns of a real manifest take a few thousand.
  static let stepLimit = 1_000_000

  private var remaining = stepLimit
  private var entries: [Entry] = []
  /// The index of each pattern's entry.
  ///
  /// The keys are bytes, because Swift treats canonically equivalent strings as equal, but as patterns they match
  /// different texts.
  private var numbers: [[UInt8]: Int] = [:]
  /// The last pattern that was looked up; consecutive countries often have the same pattern.
  private var last: (text: [UInt8], number: Int)?

  /// The parsed pattern or its problem; nil if earlier patterns used up all steps.
  mutating func pattern(_ text: String) -> Outcome? {
    entries[number(of: text)].pattern
  }

  /// Whether engines can take very long to match the pattern; nil if the text is not a portable pattern.
  mutating func search(_ text: String) -> RunawaySearch.Outcome? {
    let number = number(of: text)
    if let known = entries[number].search { return known }
    guard let pattern = entries[number].pattern else { return .overBudget }
    let outcome = try? pattern.get().searchForRunaway(&remaining)
    entries[number].search = outcome
    return outcome
  }

  /// Whether a pattern accepts an example; nil if the pattern is not portable or was not parsed.
  mutating func answer(_ text: String, to example: String) -> PortablePattern.Answer? {
    try? entries[number(of: text)].pattern?.get().answer(to: example, &remaining)
  }

  /// An example of a text that the pattern matches.
  mutating func sample(of text: String) -> String? {
    try? entries[number(of: text)].pattern?.get().sample
  }

  private mutating func read(_ text: String) -> Outcome {
    let pattern = Result { () throws(PortablePattern.Problem) in try PortablePattern(text) }
    // Rejecting a pattern as too large takes as many steps as parsing the largest allowed pattern.
    remaining -=
      text.utf8.count + ((try? pattern.get().automaton.size) ?? PatternAutomaton.positionLimit)
    return pattern
  }

  private mutating func number(of text: String) -> Int {
    if let last, last.text.elementsEqual(text.utf8) { return last.number }
    let bytes = Array(text.utf8)
    let number = numbers[bytes] ?? entries.count
    if number == entries.count {
      entries.append(Entry(pattern: remaining > 0 ? read(text) : nil))
      numbers[bytes] = number
    }
    last = (bytes, number)
    return number
  }
}

extension Manifest {
  /// The patterns in `form_fields`, and the patterns in countries' rows that override them.
  var patterns: [Located<String>] {
    var patterns = formFields.compactMap(\.traits.pattern)
    for country in countries {
      guard let form = country.form else { continue }
      for use in form.fields {
        if let pattern = use.overrides?.traits.pattern { patterns.append(pattern) }
      }
    }
    return patterns
  }
}
