extension PortablePattern {
  /// How many characters the longest text has that matches; nil if there is no limit.
  package var longestText: Int? { root.longest }
}

extension PortablePattern.Node {
  fileprivate var longest: Int? {
    switch self {
    case .start, .end: return 0
    case .character: return 1
    case .sequence(let nodes):
      var sum = 0
      for node in nodes {
        guard let longest = node.longest else { return nil }
        sum += longest
      }
      return sum
    case .choice(let nodes):
      var most = 0
      for node in nodes {
        guard let longest = node.longest else { return nil }
        most = max(most, longest)
      }
      return most
    case .repetition(let node, _, let most):
      guard let longest = node.longest else { return nil }
      return longest == 0 ? 0 : most.map { $0 * longest }
    }
  }
}
