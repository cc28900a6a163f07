/// Decides whether a second pattern accepts every text that a first pattern accepts.
///
/// The search tracks one position of the first automaton together with all positions of the second that the same text
/// can reach. It tries every character that either pattern distinguishes, until it finds a text that only the first
/// accepts.
package struct PatternInclusion {
  package enum Outcome: Hashable, Sendable {
    case included
    /// Only the first pattern accepts this text.
    case excluded(text: String)
    /// The search reached the limit of steps before it found an answer.
    case undecided
  }

  /// The maximum number of arrows to follow for a pair of patterns; a pair for postal codes needs a few thousand.
  static let stepLimit = 2_000_000

  /// One position of the first automaton (-1 at the start), and all reached positions of the second one.
  private struct State: Hashable {
    var first: Int32
    var second: [Int32]
  }

  private let first: PatternAutomaton
  private let second: PatternAutomaton
  private let alphabet: PatternAlphabet
  private let limit: Int
  private let isASCII: Bool
  fileprivate private(set) var steps = 0

  private static let ascii = CodePointSet([0...0x7F])

  /// Creates a search; with `isASCII`, it only tries ASCII characters.
  fileprivate init(
    _ first: PatternAutomaton,
    _ second: PatternAutomaton,
    isASCII: Bool,
    limit: Int
  ) {
    (self.first, self.second, self.isASCII, self.limit) = (first, second, isASCII, limit)
    alphabet = PatternAlphabet(first.sets + second.sets + (isASCII ? [Self.ascii] : []))
  }

  private func isLeftOut(_ symbol: Int32) -> Bool {
    isASCII && !alphabet.contains(symbol, in: Int32(first.sets.count + second.sets.count))
  }

  fileprivate mutating func run() -> Outcome {
    let outcome = search()
    // Any other text is a more helpful example than the empty text.
    if case .excluded = outcome { return outcome }
    return first.emptyWays > 0 && second.emptyWays == 0 ? .excluded(text: "") : outcome
  }

  /// Searches for a text that is not empty.
  private mutating func search() -> Outcome {
    var queue = [(state: State(first: -1, second: [-1]), parent: -1, symbol: Int32(-1))]
    var known: Set<State> = [queue[0].state]
    var index = 0
    while index < queue.count {
      let state = queue[index].state
      let arrows = state.first < 0 ? first.starts : first.arrows[Int(state.first)]
      for arrow in arrows {
        for symbol in alphabet.symbols(of: first.setOfPosition[Int(arrow.target)])
        where !isLeftOut(symbol) {
          let next = State(first: arrow.target, second: follow(symbol, from: state.second))
          guard steps <= limit else { return .undecided }
          guard known.insert(next).inserted else { continue }
          queue.append((next, index, symbol))
          let isEnd = first.ends[Int(next.first)] > 0
          if isEnd, !next.second.contains(where: { second.ends[Int($0)] > 0 }) {
            return .excluded(text: text(to: queue.count - 1, in: queue))
          }
        }
      }
      index += 1
    }
    return .included
  }

  /// The positions of the second automaton that a character leads to.
  private mutating func follow(_ symbol: Int32, from positions: [Int32]) -> [Int32] {
    var reached: Set<Int32> = []
    for position in positions {
      let arrows = position < 0 ? second.starts : second.arrows[Int(position)]
      steps += arrows.count + 1
      for arrow in arrows {
        let set = Int32(first.sets.count) + second.setOfPosition[Int(arrow.target)]
        if alphabet.contains(symbol, in: set) { reached.insert(arrow.target) }
      }
    }
    return reached.sorted()
  }

  private func text(
    to index: Int,
    in queue: [(state: State, parent: Int, symbol: Int32)]
  ) -> String {
    var characters: [String] = []
    var index = index
    while index > 0 {
      characters.append(alphabet.character(of: queue[index].symbol))
      index = queue[index].parent
    }
    return characters.reversed().joined()
  }
}

extension PortablePattern {
  /// Whether another pattern accepts every text that this one accepts.
  ///
  /// The answer holds for both ways in which engines read `\w`, `\s` and `\d`. `stepsLeft` is the number of steps that
  /// remain for all comparisons of a run. With `isASCII`, only ASCII texts count.
  package func isIncluded(
    in other: PortablePattern,
    isASCII: Bool = false,
    _ stepsLeft: inout Int
  ) -> PatternInclusion.Outcome {
    for reading in isASCII ? [\Class.ascii] : [\Class.ascii, \Class.unicode] {
      guard let first = try? PatternAutomaton(root, reading: reading),
        let second = try? PatternAutomaton(other.root, reading: reading)
      else { return .undecided }
      let limit = min(stepsLeft, PatternInclusion.stepLimit)
      var inclusion = PatternInclusion(first, second, isASCII: isASCII, limit: limit)
      let outcome = inclusion.run()
      stepsLeft = max(0, stepsLeft - inclusion.steps)
      if outcome != .included { return outcome }
    }
    return .included
  }
}
