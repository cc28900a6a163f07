/// The lines that two texts have in common, in the same order in both: a longest common subsequence.
///
/// Lines that are in only one text are dropped first. If the remaining lines differ by more than 1,000 edits, only
/// the matching lines at their start and end are found.
package struct LineMatches {
  /// The index of each common line in both texts, in ascending order.
  package private(set) var pairs: [(old: Int, new: Int)] = []

  /// The maximum number of edits that the search tries; time and memory grow with its square.
  private static let mostEdits = 1_000

  package init(_ old: [Substring], _ new: [Substring]) {
    var numbers: [[UInt8]: Int] = [:]
    let number = { (line: Substring) -> Int in
      let key = Array(line.utf8)
      if let number = numbers[key] { return number }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let (oldNumbers, newNumbers) = (old.map(number), new.map(number))
    // A line that is in only one text cannot match.
    let (inOld, inNew) = (Set(oldNumbers), Set(newNumbers))
    let olds = oldNumbers.enumerated().filter { inNew.contains($0.element) }
    let news = newNumbers.enumerated().filter { inOld.contains($0.element) }
    add(olds[...], news[...])
  }

  private typealias Line = (offset: Int, element: Int)

  private mutating func add(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    var (old, new) = (old, new)
    while let first = old.first, let other = new.first, first.element == other.element {
      pairs.append((first.offset, other.offset))
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    var end: [(old: Int, new: Int)] = []
    while let last = old.last, let other = new.last, last.element == other.element {
      end.append((last.offset, other.offset))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if !old.isEmpty, !new.isEmpty { addMiddle(Array(old), Array(new)) }
    pairs += end.reversed()
  }

  /// Myers' greedy algorithm: for each number of edits, the furthest point on each diagonal.
  private mutating func addMiddle(_ old: [Line], _ new: [Line]) {
    let most = min(old.count + new.count, Self.mostEdits)
    // Diagonal `k` (the index in `old` minus the index in `new`) is at index `k + most + 1`.
    var reached = [Int](repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    for edits in 0...most {
      // Store the diagonals that are reached with fewer edits.
      history.append(Array(reached[(most + 1 - edits)...(most + 1 + edits)]))
      for k in stride(from: -edits, through: edits, by: 2) {
        let at = k + most + 1
        let inserts = k == -edits || k != edits && reached[at - 1] < reached[at + 1]
        var x = edits == 0 ? 0 : inserts ? reached[at + 1] : reached[at - 1] + 1
        while x < old.count, x - k < new.count, x - k >= 0, old[x].element == new[x - k].element {
          x += 1
        }
        reached[at] = x
        if x >= old.count, x - k >= new.count { return addPath(old, new, history) }
      }
    }
  }

  private mutating func addPath(_ old: [Line], _ new: [Line], _ history: [[Int]]) {
    var (x, y) = (old.count, new.count)
    var found: [(old: Int, new: Int)] = []
    for edits in history.indices.reversed() {
      let before = history[edits]
      let k = x - y
      var start = (x: 0, y: 0)
      if edits > 0 {
        let inserts = k == -edits || k != edits && before[k - 1 + edits] < before[k + 1 + edits]
        let previous = inserts ? k + 1 : k - 1
        start.x = before[previous + edits]
        start.y = start.x - previous
      }
      // The common lines after the edit, starting from the last one.
      let snake = edits == 0 ? 0 : start.x + (start.x - start.y > k ? 0 : 1)
      while x > snake, y > 0 {
        x -= 1
        y -= 1
        found.append((old[x].offset, new[y].offset))
      }
      (x, y) = start
    }
    pairs += found.reversed()
  }
}
