/// How much one run may read again to find what mistakes there are and what their fixes lead to.
///
/// All searches share it: a search for each mistake, within one for each fix, would multiply.
final class SearchBudget {
  /// In bytes that are read and steps of patterns; about half a second.
  private var remaining = 8 << 20

  var isSpent: Bool { remaining <= 0 }

  func spend(_ cost: Int) { remaining -= cost }
}
