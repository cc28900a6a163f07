internal import ManifestDiagnostics

extension PortablePattern {
  package enum Answer: Hashable, Sendable {
    case accepted, rejected
    /// Some engines match the text and others may not.
    case dependsOnEngine(Reason)
    case tookTooLong
  }

  package enum Reason: Hashable, Sendable {
    /// The text contains a character that engines match differently.
    case character(Unicode.Scalar)
    /// The text contains letters beyond ASCII, and the pattern `\w` or `\W`.
    case letters
  }

  /// Whether the whole of a text matches, ignoring case.
  package func answer(to text: String) -> Answer {
    var remaining = Int.max
    return answer(to: text, &remaining)
  }

  /// The same, within the steps that remain.
  func answer(to text: String, _ remaining: inout Int) -> Answer {
    if let character = text.unicodeScalars.first(where: { !PortableCharacter.contains($0) }) {
      return .dependsOnEngine(.character(character))
    }
    if !text.utf8.allSatisfy({ $0 < 0x80 }), root.contains(where: \.dependsOnLetters) {
      return .dependsOnEngine(.letters)
    }
    guard let isMatch = automaton.matches(text.unicodeScalars, &remaining) else {
      return .tookTooLong
    }
    return isMatch ? .accepted : .rejected
  }

  /// Whether an engine that backtracks can take very long on some text.
  package func searchForRunaway() -> RunawaySearch.Outcome {
    var remaining = Int.max
    return searchForRunaway(&remaining)
  }

  /// The same, within the steps that remain.
  func searchForRunaway(_ remaining: inout Int) -> RunawaySearch.Outcome {
    let outcome = RunawaySearch.outcome(of: automaton, &remaining)
    guard outcome == .safe, root.contains(where: { $0.ascii != $0.unicode }),
      let unicode = try? PatternAutomaton(root, reading: \.unicode)
    else { return outcome }
    remaining -= unicode.size
    return RunawaySearch.outcome(of: unicode, &remaining)
  }
}

extension Unicode.Scalar {
  /// `U+00E9`.
  var codePoint: String { "U+" + hexadecimal(value, digits: 4) }
}
