import CountryManifest
import ManifestRules
import TestSupport
import Testing

/// Whether one pattern accepts everything that another one accepts.
@Suite struct PatternInclusionTests {
  private static let steps = 10_000_000

  private static let pairs: [(String, String, PatternInclusion.Outcome)] = [
    (#"\d{5}"#, #"\d{4,5}"#, .included), (#"\d{4,5}"#, #"\d{5}"#, .excluded(text: "0000")),
    (#"[A-Z]{2}"#, #"[a-z]+"#, .included), ("a|b", "[ab]", .included), ("[ab]", "a|b", .included),
    ("a*", "a+", .excluded(text: "")), ("a*", "b+", .excluded(text: "a")),
    ("(ab)*", "(ab|ba)*", .included),
    ("(ab|ba)*", "(ab)*", .excluded(text: "ba")), (#"\d"#, #"\w"#, .included),
    (#"\w"#, #"\d"#, .excluded(text: "a")), (".", #"\s|\S"#, .included),
    (#"\d{3} ?\d{2}"#, #"\d{3}\s?\d{2}"#, .included), (#"(\s|\S)*"#, ".*", .included),
    (#"(\s|\S)*"#, #"\S*"#, .excluded(text: " ")),
  ]

  @Test(arguments: pairs)
  func pairIsDecided(_ one: String, _ other: String, _ expected: PatternInclusion.Outcome) throws {
    var steps = Self.steps
    #expect(try PortablePattern(one).isIncluded(in: PortablePattern(other), &steps) == expected)
  }

  /// The states are sets of positions of `a` in the last 40 characters, so no search can visit all.
  @Test func sizeHasALimit() throws {
    let old = try PortablePattern("[ab]*")
    let new = try PortablePattern("([ab]*a[ab]{40})*[ab]*|[ab]*")
    var steps = Self.steps
    #expect(old.isIncluded(in: new, &steps) == .undecided)
    // Both searches used the steps that remained.
    var left = 100
    #expect(old.isIncluded(in: old, &left) == .included && left < 100)
    left = 1
    #expect(old.isIncluded(in: old, &left) == .undecided && left == 0)
  }

  /// Every pair of patterns in the address tables can be compared.
  ///
  /// If they differ, one pattern accepts the text that is found, and the other one rejects it.
  @Test func tablesAreDecided() throws {
    let texts = Set(
      Standards.embedded.countries.keys.compactMap {
        Standards.embedded.addressFormat(of: $0)?.postalPattern
      }
    )
    let patterns = try texts.sorted().map { try PortablePattern($0) }
    #expect(patterns.count > 50)
    var (included, excluded) = (0, 0)
    var random = SeededGenerator(seed: 5)
    var steps = Int.max
    for one in patterns {
      for other in Places.isLongRun ? patterns : Array(patterns.shuffled(using: &random).prefix(9))
      {
        switch one.isIncluded(in: other, &steps) {
        case .included: included += 1
        case .excluded(let text):
          excluded += 1
          #expect(
            one.answer(to: text) == .accepted && other.answer(to: text) == .rejected,
            "\(text)"
          )
        case .undecided: Issue.record("undecided")
        }
      }
    }
    #expect(included > 20 && excluded > included)
  }

  /// If texts beyond ASCII are rejected anyway, only ASCII texts are compared.
  @Test(arguments: [
    (#"\d{5}"#, "[0-9]{5}", true), (#"[^x]{5}"#, #"[^xé]{5}"#, true),
    ("[^x]{5}", "[^xy]{5}", false),
  ])
  func patternsOverASCII(_ old: String, _ new: String, _ isIncluded: Bool) throws {
    var steps = Int.max
    let outcome = try PortablePattern(old).isIncluded(
      in: PortablePattern(new),
      isASCII: true,
      &steps
    )
    #expect((outcome == .included) == isIncluded, "\(outcome)")
    if isIncluded {
      let all = try PortablePattern(old).isIncluded(in: PortablePattern(new), &steps)
      #expect(all != .included)
    }
  }
}
