public import Foundation

/// How an answer becomes a value.
///
/// It ends the pipeline: there is one for every endpoint, by its type.
public struct ResponseSerializer<Value: Sendable>: Sendable {
  private let body: @Sendable (RawResponse) throws -> Value

  /// A serializer that does what the closure does.
  public init(_ body: @escaping @Sendable (RawResponse) throws -> Value) { self.body = body }

  /// The value of an answer.
  ///
  /// - Throws: anything; the request fails with ``NetworkError/Reason/serialization(_:)``.
  public func serialize(_ response: RawResponse) throws -> Value { try body(response) }
}

extension ResponseSerializer where Value: Decodable {
  /// JSON with dates in ISO 8601, with fractions of seconds or without.
  ///
  /// An empty body is nil where the type is optional, an error otherwise.
  public static var json: Self { json(.nnnetwork) }

  /// JSON, by a decoder of the app's.
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
  /// The bytes as they came.
  public static var data: Self { Self { $0.body } }
}

extension ResponseSerializer where Value == NoResponse {
  /// Nothing: the body is not looked at.
  public static var none: Self { Self { _ in NoResponse() } }
}

extension ResponseSerializer where Value == String {
  /// Text in the charset of `Content-Type`, else in UTF-8.
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
  /// The default decoder: shared, since decoding does not change it.
  fileprivate static let nnnetwork: JSONDecoder = {
    let decoder = JSONDecoder()
    // By itself it refuses or drops fractions of seconds, depending on the system.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
      guard let date = try? style.parse(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no ISO 8601")
      }
      return date
    }
    return decoder
  }()
}

/// What an answer should have been and is not.
public enum ResponseFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no body, and the value is not optional.
  case empty
  /// The charset is none that is known.
  case unknownCharset(String)
  /// The bytes are not text in the charset.
  case notInCharset(String)
  /// There is nothing to write to a file: the status is none from 200 to 299.
  case noFile(status: Int)

  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .empty: "the body is empty"
    case .unknownCharset(let charset): "the charset `\(charset)` is unknown"
    case .notInCharset(let charset): "the body is not text in `\(charset)`"
    case .noFile(let status): "an answer with status \(status) is not written to a file"
    }
  }
}
