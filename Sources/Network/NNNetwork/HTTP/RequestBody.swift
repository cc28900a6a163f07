public import Foundation

/// The body of a request.
///
/// Every kind can be read again, so every request can be sent again.
public enum RequestBody: Sendable, Hashable {
  /// No body.
  case none
  /// Bytes in memory.
  case data(Data)
  /// A file that is read while it is sent.
  case file(URL)
}
