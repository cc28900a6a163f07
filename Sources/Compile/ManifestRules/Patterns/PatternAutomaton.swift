/// A pattern as a nondeterministic automaton without empty transitions.
///
/// A position is one character of the pattern after its counts are expanded: `a{2}` has two positions. An arrow leads
/// from a position to a position that can be read next.
///
/// Each arrow has a number of ways: the number of different paths by which a backtracking engine gets from one position
/// to the other. In `(a*)*` the arrow has two ways, because either the inner or the outer repetition can continue.
struct PatternAutomaton: Sendable {
  struct Arrow: Sendable {
    var target: Int32
    var ways: Int32
  }

  static let positionLimit = 2_000
  static let arrowLimit = 50_000
  /// The maximum number of ways that is stored; larger numbers are reduced to this limit.
  static let waysLimit: Int32 = 1_000_000

  /// The distinct sets of characters that positions match.
  private(set) var sets: [CodePointSet] = []
  /// The index in `sets` of each position's set.
  private(set) var setOfPosition: [Int32] = []
  private(set) var arrows: [[Arrow]] = []
  /// For each position, the number of ways in which a match can end after it; 0 if no match can end there.
  private(set) var ends: [Int32]
  private(set) var starts: [Arrow]
  /// The number of ways in which the empty text matches.
  private(set) var emptyWays: Int32

  private var indexOfSet: [CodePointSet: Int32] = [:]
  private var arrowCount = 0

  /// The number of steps that it took to build the automaton.
  var size: Int { arrowCount + setOfPosition.reduce(0) { $0 + sets[Int($1)].ranges.count } }

  /// Builds the automaton; throws an error if the pattern is too large after its counts are expanded.
  init(
    _ root: PortablePattern.Node,
    reading: KeyPath<PortablePattern.Class, CodePointSet>
  ) throws(PortablePattern.Problem) {
    (ends, starts, emptyWays) = ([], [], 0)
    guard root.size <= Self.positionLimit else { throw Self.isTooLarge }
    let whole = try add(root, reading)
    (starts, emptyWays) = (whole.first, whole.emptyWays)
    ends = [Int32](repeating: 0, count: arrows.count)
    for end in whole.last { ends[Int(end.target)] = Self.sum(ends[Int(end.target)], end.ways) }
  }

  private static var isTooLarge: PortablePattern.Problem {
    .init(
      message: "is too large to check after its counts are expanded",
      advice: "write smaller counts"
    )
  }

  /// The possible first and last positions of a part of the pattern, and the number of ways in which the part matches
  /// the empty text.
  private struct Part {
    var first: [Arrow] = []
    var last: [Arrow] = []
    var emptyWays: Int32 = 1
  }

  private mutating func add(
    _ node: PortablePattern.Node,
    _ reading: KeyPath<PortablePattern.Class, CodePointSet>
  ) throws(PortablePattern.Problem) -> Part {
    switch node {
    case .start, .end: return Part()
    case .character(let characters):
      let position = [Arrow(target: Int32(arrows.count), ways: 1)]
      setOfPosition.append(index(of: characters[keyPath: reading]))
      arrows.append([])
      return Part(first: position, last: position, emptyWays: 0)
    case .sequence(let nodes):
      var whole = Part()
      for node in nodes { whole = try append(try add(node, reading), to: whole) }
      return whole
    case .choice(let nodes):
      var whole = Part(emptyWays: 0)
      for node in nodes {
        let part = try add(node, reading)
        whole.first += part.first
        whole.last += part.last
        whole.emptyWays = Self.sum(whole.emptyWays, part.emptyWays)
      }
      return whole
    case .repetition(let node, let least, let most):
      var whole = Part()
      let required = most == nil ? max(least, 1) : least
      for round in 0..<required {
        let part = try add(node, reading)
        if most == nil, round == required - 1 { try connect(part.last, to: part.first) }
        whole = try append(part, to: whole)
      }
      if least == 0, most == nil { whole.emptyWays = Self.sum(whole.emptyWays, 1) }
      if let most { try addOptional(node, most - least, to: &whole, reading) }
      return whole
    }
  }

  /// Adds up to `count` optional repetitions, each of which follows the one before.
  private mutating func addOptional(
    _ node: PortablePattern.Node,
    _ count: Int,
    to whole: inout Part,
    _ reading: KeyPath<PortablePattern.Class, CodePointSet>
  ) throws(PortablePattern.Problem) {
    var exact = whole
    for _ in 0..<count {
      exact = try append(try add(node, reading), to: exact)
      whole.first = exact.first
      whole.last += exact.last
      whole.emptyWays = Self.sum(whole.emptyWays, exact.emptyWays)
      guard whole.last.count <= Self.arrowLimit else { throw Self.isTooLarge }
    }
  }

  private mutating func append(
    _ part: Part,
    to whole: Part
  ) throws(PortablePattern.Problem) -> Part {
    try connect(whole.last, to: part.first)
    return Part(
      first: whole.first + Self.times(part.first, whole.emptyWays),
      last: part.last + Self.times(whole.last, part.emptyWays),
      emptyWays: Self.product(whole.emptyWays, part.emptyWays)
    )
  }

  private mutating func connect(
    _ last: [Arrow],
    to first: [Arrow]
  ) throws(PortablePattern.Problem) {
    arrowCount += last.count * first.count
    guard arrowCount <= Self.arrowLimit else { throw Self.isTooLarge }
    for end in last {
      for start in first {
        arrows[Int(end.target)].append(
          Arrow(target: start.target, ways: Self.product(end.ways, start.ways))
        )
      }
    }
  }

  private mutating func index(of set: CodePointSet) -> Int32 {
    if let known = indexOfSet[set] { return known }
    let index = Int32(sets.count)
    sets.append(set)
    indexOfSet[set] = index
    return index
  }

  private static func times(_ arrows: [Arrow], _ ways: Int32) -> [Arrow] {
    guard ways > 0 else { return [] }
    return arrows.map { Arrow(target: $0.target, ways: product($0.ways, ways)) }
  }

  static func sum(_ one: Int32, _ other: Int32) -> Int32 { min(one + other, waysLimit) }

  private static func product(_ one: Int32, _ other: Int32) -> Int32 {
    Int32(min(Int64(one) * Int64(other), Int64(waysLimit)))
  }
}

extension PortablePattern.Node {
  /// The number of positions after counts are expanded, but at most 1,000,000, which is above every limit.
  fileprivate var size: Int {
    let size =
      switch self {
      case .start, .end, .character: 1
      case .sequence(let nodes), .choice(let nodes): max(1, nodes.reduce(0) { $0 + $1.size })
      case .repetition(let node, let least, let most): node.size * max(most ?? least, 1)
      }
    return min(size, 1_000_000)
  }
}

extension PatternAutomaton {
  /// The maximum number of arrows to follow for one text; a pattern for postal codes needs a few hundred.
  static let matchingStepLimit = 1_000_000

  /// Whether the whole text matches; the time is linear in the length of the text.
  ///
  /// Returns nil if the text needs more steps than the limit, or more than `remaining`.
  func matches(_ text: String.UnicodeScalarView, _ remaining: inout Int) -> Bool? {
    var steps = 0
    defer { remaining -= steps }
    var current: [Int32] = []
    var next: [Int32] = []
    // For each position, the number (from 1) of the last character that reached it.
    var reached = [Int](repeating: 0, count: arrows.count)
    var number = 0
    for scalar in text {
      number += 1
      next.removeAll(keepingCapacity: true)
      func follow(_ arrows: [Arrow]) {
        steps += arrows.count
        for arrow in arrows where reached[Int(arrow.target)] != number {
          guard set(of: arrow.target).contains(scalar.value) else { continue }
          reached[Int(arrow.target)] = number
          next.append(arrow.target)
        }
      }
      if number == 1 {
        follow(starts)
      } else {
        for position in current { follow(arrows[Int(position)]) }
      }
      guard steps <= min(Self.matchingStepLimit, remaining) else { return nil }
      if next.isEmpty { return false }
      swap(&current, &next)
    }
    return number == 0 ? emptyWays > 0 : current.contains { ends[Int($0)] > 0 }
  }

  func set(of position: Int32) -> CodePointSet { sets[Int(setOfPosition[Int(position)])] }
}
