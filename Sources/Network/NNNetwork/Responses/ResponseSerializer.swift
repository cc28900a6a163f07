public import Foundation

/// Decodes a response.
///
/// It is the last step of the pipeline; every endpoint has exactly one.
public struct ResponseSerializer<Value: Sendable>: Sendable {
  private let body: @Sendable (RawResponse) throws -> Value

  /// Makes a serializer that calls the closure.
  public init(_ body: @escaping @Sendable (RawResponse) throws -> Value) { self.body = body }

  /// Decodes a response.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/serialization(_:)``.
  public func serialize(_ response: RawResponse) throws -> Value { try body(response) }
}

extension ResponseSerializer where Value: Decodable {
  /// ``none``, ``data`` or ``text`` for their types, and ``json`` for any other.
  static var standard: Self {
    let special: Any? =
      switch Value.self {
      case is NoResponse.Type: ResponseSerializer<NoResponse>.none
      case is Data.Type: ResponseSerializer<Data>.data
      case is String.Type: ResponseSerializer<String>.text
      default: nil
      }
    return special as? Self ?? .json
  }

  /// JSON with ISO 8601 dates, with or without fractional seconds.
  ///
  /// An empty body is nil where the type is optional, an error otherwise.
  public static var json: Self { json(.nnnetwork) }

  /// JSON, with the app's own decoder.
  public static func json(_ decoder: JSONDecoder) -> Self {
    Self { response in
      if response.body.isEmpty {
        guard let empty = Value.self as? any ExpressibleByNilLiteral.Type,
          let value = empty.init(nilLiteral: ()) as? Value
        else { throw ResponseFormatError.empty }
        return value
      }
      return try decoder.decode(Value.self, from: response.body)
    }
  }
}

extension ResponseSerializer where Value == Data {
  /// The body, not decoded.
  public static var data: Self { Self { $0.body } }
}

extension ResponseSerializer where Value == NoResponse {
  /// The body is ignored.
  public static var none: Self { Self { _ in NoResponse() } }
}

extension ResponseSerializer where Value == String {
  /// Text in the charset of `Content-Type`, by default UTF-8.
  public static var text: Self {
    Self { response in
      let charset = response.headers["Content-Type"].flatMap(charset) ?? "utf-8"
      guard let encoding = encodings[charset] else {
        throw ResponseFormatError.unknownCharset(charset)
      }
      guard let text = String(data: response.body, encoding: encoding) else {
        throw ResponseFormatError.notInCharset(charset)
      }
      return text
    }
  }

  private static func charset(of contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let sides = parameter.split(separator: "=", maxSplits: 1)
      guard sides.count == 2,
        sides[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset"
      else { continue }
      return sides[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" \t'")).lowercased()
    }
    return nil
  }

  private static var encodings: [String: String.Encoding] {
    [
      "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
      "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252,
      "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
    ]
  }
}

extension JSONDecoder {
  /// The default decoder; it can be shared because decoding doesn't change it.
  fileprivate static let nnnetwork: JSONDecoder = {
    let decoder = JSONDecoder()
    // The built-in strategy rejects or ignores fractional seconds, depending on the system.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
      guard let date = try? style.parse(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "not an ISO 8601 date"
        )
      }
      return date
    }
    return decoder
  }()
}
