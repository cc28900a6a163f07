import Foundation

extension URL {
  /// A URL that the manifest compiler parsed before writing it.
  init(proven text: String) {
    guard let url = URL(string: text) else { preconditionFailure("`\(text)` is not a URL") }
    self = url
  }
}
