/// Sets `User-Agent` to the app's name and version.
public struct UserAgentAdapter: RequestAdapter {
  private let text: String

  /// A product and its version, `Nextdoor/5.1 (iOS 18.2)`.
  ///
  /// - Parameters:
  ///   - product: the name of the app; characters that a product name cannot contain are removed.
  ///   - version: its version.
  ///   - comment: the system, without parentheses; nil for none.
  public init(product: String, version: String, comment: String? = nil) {
    let tokens = [product, version].map { $0.filter { HTTPHeaders.isToken(String($0)) } }
    let comment = comment.map { " (\($0.filter { !"()\\".contains($0) }))" }
    text = tokens.joined(separator: "/") + (comment ?? "")
  }

  /// Sets `User-Agent`.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers["User-Agent"] = text
  }
}
