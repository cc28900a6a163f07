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

  /// How many bytes are sent at a time.
  static let pieceBytes = 65_536

  /// Whether it is sent in more than one piece.
  var isLong: Bool {
    switch self {
    case .none: false
    case .data(let data): data.count > Self.pieceBytes
    case .file: true
    }
  }
}
