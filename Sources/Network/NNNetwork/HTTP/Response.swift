public import Foundation

/// A response before it is decoded: status, headers and body.
public struct RawResponse: Sendable {
  /// The status code, 200 to 999; informational responses (1xx) are skipped.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty if it is in a file.
  public var body: Data
  /// A temporary file with the body of a download, which the receiver moves or deletes; nil otherwise.
  var file: URL?

  /// Creates a response.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// A decoded response with its status and headers.
///
/// ```swift
/// let response = try await network.response(to: GetProfile(id: "7"))
/// print(response.value.name, response.status, response.headers["ETag"] ?? "")
/// ```
public struct NetworkResponse<Value: Sendable>: Sendable {
  /// The decoded body.
  public let value: Value
  /// The status code.
  public let status: Int
  /// The header fields.
  public let headers: HTTPHeaders
}

/// Decodes a response, as the last step of a request.
///
/// Every endpoint has exactly one serializer.
public struct ResponseSerializer<Value: Sendable>: Sendable {
  private let body: @Sendable (RawResponse) throws -> Value

  /// Creates a serializer that calls the closure.
  public init(_ body: @escaping @Sendable (RawResponse) throws -> Value) { self.body = body }

  /// Decodes a response.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/serialization(_:)``.
  public func serialize(_ response: RawResponse) throws -> Value { try body(response) }
}

extension ResponseSerializer where Value: Decodable {
  /// Decodes JSON with ISO 8601 dates, with or without fractional seconds; `Data`, `String` and ``NoResponse`` are not
  /// JSON.
  ///
  /// `Data` is the unchanged body, `String` is UTF-8 text, and for ``NoResponse`` the body is ignored. For JSON, an
  /// empty body is decoded as nil if the type is optional, and is an error otherwise.
  public static var json: Self {
    let special: Any? =
      switch Value.self {
      case is NoResponse.Type: ResponseSerializer<NoResponse> { _ in NoResponse() }
      case is Data.Type: ResponseSerializer<Data> { $0.body }
      case is String.Type: ResponseSerializer<String>(text(of:))
      default: nil
      }
    return special as? Self ?? .json(.nnnetwork)
  }

  /// Decodes JSON with the app's decoder.
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

@Sendable private func text(of response: RawResponse) throws -> String {
  guard let text = String(data: response.body, encoding: .utf8) else {
    throw ResponseFormatError.notUTF8
  }
  return text
}

extension JSONDecoder {
  /// The default decoder, which can be shared because decoding doesn't change it.
  static let nnnetwork: JSONDecoder = {
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

/// Why a response cannot be decoded.
enum ResponseFormatError: String, Error, CustomStringConvertible {
  /// The body is empty and the value is not optional.
  case empty = "the body is empty"
  /// The text is in another charset.
  case notUTF8 = "the body is not UTF-8 text"

  /// The problem in a few words.
  var description: String { rawValue }
}
