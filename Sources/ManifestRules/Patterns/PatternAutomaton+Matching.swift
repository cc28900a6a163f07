extension PatternAutomaton {
  /// How many arrows may be looked at for one text; a pattern of postal codes needs some hundred.
  static let matchingStepLimit = 1_000_000

  /// Whether the whole of a text matches, in time that is linear in its length; nil where the text is
  /// too long for the limit, or takes more steps than remain.
  func matches(_ text: String.UnicodeScalarView, _ remaining: inout Int) -> Bool? {
    var steps = 0
    defer { remaining -= steps }
    var current: [Int32] = []
    var next: [Int32] = []
    // The character number, from 1, that a position was last reached by.
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
