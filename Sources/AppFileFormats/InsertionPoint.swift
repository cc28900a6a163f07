/// Where a new item goes in a list; the numbers are positions of items that are already there.
package enum InsertionPoint: Equatable, Sendable {
  case before(Int)
  case after(Int)
  case end
}
