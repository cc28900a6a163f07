import Foundation

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and URL, without common secrets; headers and body are not shown.
  public var description: String { "\(method) \(Redaction().url(url.absoluteString))".onOneLine }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Only ``description``, so that `dump` shows no secrets.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
