/// A set of code points up to U+FFFF, stored as sorted ranges that neither overlap nor touch.
package struct CodePointSet: Hashable, Sendable {
  package private(set) var ranges: [ClosedRange<UInt32>]

  static let empty = CodePointSet([])
  static let all = CodePointSet([0...0xFFFF])

  init(_ unsorted: [ClosedRange<UInt32>]) {
    ranges = []
    for range in unsorted.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
        ranges[ranges.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }

  package func contains(_ codePoint: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < codePoint { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= codePoint
  }

  func union(_ other: CodePointSet) -> CodePointSet { CodePointSet(ranges + other.ranges) }

  var complement: CodePointSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= 0xFFFF { gaps.append(next...0xFFFF) }
    return CodePointSet(gaps)
  }
}
