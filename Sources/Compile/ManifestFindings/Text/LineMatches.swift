/// The lines that two texts have in common, in the order that both have them in.
///
/// The list is a longest one, unless the order of very many lines differs: then the lines between
/// the first and the last of these are not compared.
package struct LineMatches {
  /// Where each common line is in the two texts, ascending.
  package private(set) var pairs: [(old: Int, new: Int)] = []

  /// How many lines that are in both texts may be removed and inserted; time and memory grow with it.
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
    // A line that only one text has cannot be common.
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

  /// Myers' greedy search: for each number of edits, how far it gets on each diagonal.
  private mutating func addMiddle(_ old: [Line], _ new: [Line]) {
    let most = min(old.count + new.count, Self.mostEdits)
    // On diagonal `k`, which is `old` position less `new` position, at `k + most + 1`.
    var reached = [Int](repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    for edits in 0...most {
      // The diagonals that the previous edits reached.
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
      // The common lines after the edit, from the last one.
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
