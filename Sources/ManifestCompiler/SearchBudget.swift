/// How much one run may read again to find what mistakes there are and what their fixes lead to.
///
/// All searches share it: a search for each mistake, within one for each fix, would multiply.
final class SearchBudget {
  /// In bytes that are read and steps of patterns.
  private var remaining: Int
  let isBrief: Bool

  init(_ search: CheckedManifest.Search) {
    remaining = search.rawValue
    isBrief = search == .brief
  }

  var isSpent: Bool { remaining <= 0 }

  func spend(_ cost: Int) { remaining -= cost }
}

extension CheckedManifest {
  /// How long to look for the causes of findings, in bytes that are read.
  package enum Search: Int, Sendable {
    /// A few milliseconds, for an editor that wants findings at each key; if that does not suffice, there
    /// are only the findings as the rules report them, without fixes.
    case brief = 28_672
    /// About half a second, after which the best that was found holds.
    case thorough = 8_388_608
  }
}
