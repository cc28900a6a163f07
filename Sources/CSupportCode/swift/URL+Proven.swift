import Foundation

extension URL {
  /// A URL that the manifest compiler has parsed before it wrote it.
  init(proven text: String) {
    guard let url = URL(string: text) else { preconditionFailure("`\(text)` is no URL") }
    self = url
  }
}
