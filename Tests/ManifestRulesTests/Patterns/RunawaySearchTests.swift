import CountryManifest
import ManifestRules
import Testing

/// Patterns that can make an engine try very many ways.
@Suite struct RunawaySearchTests {
  private func outcome(_ pattern: String) throws -> RunawaySearch.Outcome {
    try PortablePattern(pattern).searchForRunaway()
  }

  @Test(arguments: [
    // The number of ways doubles with each character, or grows similarly fast.
    "(a+)+", "(a*)*", "(a|a)*", "(a|a)*b", "(a|ab|b)*", "(\\d+)*-", "(\\w+\\s?)+", "([a-zA-Z]+)*1",
    "(x+x+)+y", "(.*)*", "(a?b?)*", "(a|b|ab)*c", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a{1,3}){5,}",
    "(([A-Z]+ ?)+,)+", "(\\d|[0-9])+", "(é|É)*", "((((a*)*)*)*)*",
    // It grows linearly, or with a power of the length.
    "a*a*b", "a*a*", "\\d*-?\\d*-", "\\s*\\d*\\s*", "\\d+\\d+", ".*.*=.*", "[a-z]*\\d*[a-z]*",
    ".*\\d.*", "a*b?a*", "\\s*\\s*x",
    "(\\d+,?){1,10}", "\\w*[^a-z]*", "a+(ba*)?a*",
    // It is finite, but far too large.
    "(a?){30}a{30}", "(a{1,30}){1,30}", "a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaa",
    ".{0,60}.{0,60}.{0,60}", "(a|a){12}", "a(|){12}b", "(|){12}", "a(|){12}",
    // It grows only if `\d` and `\w` contain characters of other scripts.
    "\\d*[^0-9]*", "\\w*[^a-z0-9_]*", "[^\\s]*[^!-~]*",
  ])
  func runawayPatternIsFound(_ pattern: String) throws {
    let outcome = try outcome(pattern)
    guard case .runaway = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(arguments: [
    "", "a", "\\d{5}", "(\\d{5})(-\\d{4})?", "[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}", "(a|b)*abb",
    "(?:ab|ac)*", "\\d+(?:-\\d+)*", "[a-z]+( [a-z]+)*", "a*b*c*", "(a|b|c)+",
    "[A-Z0-9]{1,1000}", "a?a?a?", "\\d{1,4}\\d{1,4}", ".{0,500}.{0,100}", ".{0,10}\\d.{0,10}",
    "(a?){3}", "\\w+@\\w+", "\\S+\\s+\\S+", "\\d*\\D*", "\\w*\\W*", "(a+b)+",
    "(?:a{3}){100}", "(0|[1-9]\\d*)(,\\d+)?", "^\\d+$", "(a|b)*a(a|b){6}", "(a*b)*",
    "Aargau|Appenzell|Basel|Bern|Genf|Glarus|Jura|Luzern|Neuenburg|Nidwalden|Obwalden",
  ])
  func harmlessPatternIsAccepted(_ pattern: String) throws {
    #expect(try outcome(pattern) == .safe)
  }

  /// The text shows a person why the pattern runs away.
  @Test func foundTextMakesThePatternRunAway() throws {
    #expect(try outcome("(a+)+") == .runaway(text: "aaaaaaaaaaa"))
    #expect(try outcome("a*a*b") == .runaway(text: String(repeating: "a", count: 1_000)))
  }

  /// A message shows the text, with visible characters if the pattern has any.
  @Test(arguments: [
    ("[^!-~]*[^!-~]*x", "¡"), ("\\W*\\W*x", "!"), ("[^a-z]*[^a-z]*x", "0"),
    ("[^\\S ]*[^\\S ]*x", "\t"), ("[0z]*[0z]*x", "z"), ("[!9]*[!9]*x", "9"),
  ])
  func theTextHasCharactersThatCanBeSeen(_ pattern: String, _ character: String) throws {
    #expect(try outcome(pattern) == .runaway(text: String(repeating: character, count: 1_000)))
  }

  /// Each round may be one of two letters, so the search would visit all sets of 20 rounds.
  @Test func longSearchIsUndecided() throws {
    #expect(try outcome("(a|b)*a(a|b){20}") == .undecided)
  }

  @Test func everyPatternOfTheAddressTableIsPortableAndSafe() throws {
    let standards = Standards.embedded
    var count = 0
    for code in standards.countries.keys {
      guard let form = standards.addressFormat(of: code), let pattern = form.postalPattern else {
        continue
      }
      count += 1
      let portable = try PortablePattern(pattern)
      #expect(portable.searchForRunaway() == .safe, "\(code): \(pattern)")
      if let example = form.postalExample {
        #expect(portable.answer(to: example) == .accepted, "\(code): \(pattern), \(example)")
      }
    }
    #expect(count == 188)
  }
}
