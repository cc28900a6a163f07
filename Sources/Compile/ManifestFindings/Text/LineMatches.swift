/// The lines that two texts have in common, in the same order in both: a longest common subsequence.
///
/// Between texts that differ in very many lines, only the matching lines at their start and end are found.
package struct LineMatches {
  /// The index of each common line in both texts, in ascending order.
  package private(set) var pairs: [(old: Int, new: Int)]

  /// The most pairs of lines that are compared.
  private static let most = 1_000_000

  package init(_ old: [Substring], _ new: [Substring]) {
    // Bytes, because texts that Swift takes as equal can differ.
    let (old, new) = (old.map { Array($0.utf8) }, new.map { Array($0.utf8) })
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    let (olds, news) = (start..<(old.count - end), start..<(new.count - end))
    pairs = (0..<start).map { ($0, $0) }
    if olds.count * news.count <= Self.most {
      var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
      for change in new[news].difference(from: old[olds]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): inserted.insert(start + offset)
        }
      }
      pairs += zip(
        olds.filter { !removed.contains($0) },
        news.filter { !inserted.contains($0) }
      ).map { ($0, $1) }
    }
    pairs += (0..<end).map { (olds.upperBound + $0, news.upperBound + $0) }
  }
}
