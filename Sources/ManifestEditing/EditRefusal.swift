/// Why a manifest is not edited, and what its author can paste instead.
package struct EditRefusal: Error, Sendable {
  package var reason: String
  /// The lines that would have been written.
  package var snippet: String

  package init(reason: String, snippet: String) {
    self.reason = reason
    self.snippet = snippet
  }
}
