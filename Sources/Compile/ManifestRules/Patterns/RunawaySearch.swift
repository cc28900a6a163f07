/// Searches for a text that a pattern can begin to match in too many ways.
///
/// If the rest of the text does not match, a backtracking engine tries all these ways. If their number grows with the
/// text, so does the time for each character. For `(a+)+` the number doubles with each `a`; for `a*a*b` it grows by
/// one. If no text has more than `limit` ways, the time is linear in the length of the text.
///
/// A state holds the number of ways that lead to each position. The search visits every reachable state, beginning with
/// those that have the most ways.
package struct RunawaySearch {
  package enum Outcome: Hashable, Sendable {
    case safe
    /// This text can be read in more ways than the limit.
    case runaway(text: String)
    /// The search reached its limit of steps before it found an answer.
    case undecided
    /// Earlier patterns used up the steps for all patterns of the run.
    case overBudget
  }

  static let limit: Int32 = 1_000
  /// The maximum number of arrows and characters to look at for one pattern.
  static let stepLimit = 250_000

  private struct State {
    var ways: [(position: Int32, count: Int32)]
    /// The index of the previous state and the character that leads from it to this state; -1 at the start.
    var parent: Int32
    var symbol: Int32
  }

  private let automaton: PatternAutomaton
  private let alphabet: PatternAlphabet
  private let remaining: Int
  private var states: [State] = []
  private var known: Set<[Int64]> = []
  /// The indices of unvisited states, grouped by their number of ways.
  private var open: [[Int32]]
  private var mostOpen = 0
  private var steps = 0
  /// The number of ways to each next position; `nextPositions` lists the positions whose number is not 0.
  private var next: [Int32]
  private var nextPositions: [Int32] = []

  static func outcome(of automaton: PatternAutomaton, _ remaining: inout Int) -> Outcome {
    guard remaining > 0 else { return .overBudget }
    var search = RunawaySearch(automaton, within: remaining)
    let outcome = search.run()
    remaining -= search.steps + search.alphabet.size
    return outcome
  }

  private init(_ automaton: PatternAutomaton, within remaining: Int) {
    self.automaton = automaton
    self.remaining = remaining
    alphabet = PatternAlphabet(automaton.sets)
    open = (0...Self.limit).map { _ in [] }
    next = Array(repeating: 0, count: automaton.arrows.count)
  }

  private mutating func run() -> Outcome {
    if automaton.emptyWays > Self.limit { return .runaway(text: "") }
    for arrow in automaton.starts { reach(arrow, 1) }
    if let found = expand(from: -1) { return found }
    while mostOpen >= 0 {
      guard let state = open[mostOpen].popLast() else {
        mostOpen -= 1
        continue
      }
      for (position, count) in states[Int(state)].ways {
        for arrow in automaton.arrows[Int(position)] { reach(arrow, count) }
      }
      if let found = expand(from: state) { return found }
      guard steps <= remaining else { return .overBudget }
      guard steps <= Self.stepLimit else { return .undecided }
    }
    return .safe
  }

  private mutating func reach(_ arrow: PatternAutomaton.Arrow, _ count: Int32) {
    steps += 1
    if next[Int(arrow.target)] == 0 { nextPositions.append(arrow.target) }
    let ways = min(Int64(arrow.ways) * Int64(count), Int64(PatternAutomaton.waysLimit))
    next[Int(arrow.target)] = PatternAutomaton.sum(next[Int(arrow.target)], Int32(ways))
  }

  /// Adds the states that each possible character leads to.
  private mutating func expand(from parent: Int32) -> Outcome? {
    defer {
      for position in nextPositions { next[Int(position)] = 0 }
      nextPositions.removeAll(keepingCapacity: true)
    }
    nextPositions.sort()
    let sets = Set(nextPositions.map { automaton.setOfPosition[Int($0)] })
    for symbol in alphabet.symbols(of: sets.sorted(), &steps) {
      steps += nextPositions.count
      if let found = add(symbol, parent) { return found }
    }
    return nil
  }

  private mutating func add(_ symbol: Int32, _ parent: Int32) -> Outcome? {
    var ways: [(position: Int32, count: Int32)] = []
    var total: Int32 = 0
    var endings: Int64 = 0
    for position in nextPositions
    where alphabet.contains(symbol, in: automaton.setOfPosition[Int(position)]) {
      let count = next[Int(position)]
      ways.append((position, count))
      total = PatternAutomaton.sum(total, count)
      endings += Int64(count) * Int64(automaton.ends[Int(position)])
    }
    guard total <= Self.limit, endings <= Self.limit else {
      return .runaway(text: text(to: parent) + alphabet.character(of: symbol))
    }
    guard known.insert(ways.map { Int64($0.position) << 32 | Int64($0.count) }).inserted else {
      return nil
    }
    open[Int(total)].append(Int32(states.count))
    mostOpen = max(mostOpen, Int(total))
    states.append(State(ways: ways, parent: parent, symbol: symbol))
    return nil
  }

  private func text(to state: Int32) -> String {
    var characters: [String] = []
    var state = state
    while state >= 0 {
      characters.append(alphabet.character(of: states[Int(state)].symbol))
      state = states[Int(state)].parent
    }
    return characters.reversed().joined()
  }
}
