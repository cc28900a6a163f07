extension HTTPRequest {
  /// Why a request to the URL cannot be sent, or nil if it can.
  var urlProblem: String? {
    Origin(url) == nil ? "the URL is not an http or https URL" : nil
  }

  /// Why no transport can send it, or nil if one can; ``urlProblem`` checks the URL.
  var problem: String? {
    if !method.isValid { return "`\(method.rawValue.onOneLine)` is not a valid method" }
    if body != .none, !method.allowsBody { return "a \(method) request cannot have a body" }
    return headers.problem
  }
}
