public import Foundation

/// The target of a redirect.
public struct Redirect: Hashable, Sendable {
  /// The absolute URL, without a fragment.
  public var url: URL
  /// The method.
  public var method: HTTPMethod
  /// Whether the body, and the headers that describe it, are sent again.
  public var keepsBody: Bool

  /// A redirect.
  public init(url: URL, method: HTTPMethod, keepsBody: Bool) {
    self.url = url
    self.method = method
    self.keepsBody = keepsBody
  }
}
