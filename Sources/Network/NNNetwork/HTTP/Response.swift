public import Foundation

/// A response before it is decoded: status, headers and body.
public struct RawResponse: Sendable {
  /// The status code, 200 to 999; informational responses (1xx) are skipped.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty if it was written to ``file``.
  public var body: Data
  /// The file that contains the body, for a download with a status from 200 to 299; nil otherwise.
  public var file: URL?
  /// The body, which is still arriving, if ``Transfer/isStreamed`` and the status is 200 to 299; nil otherwise.
  public var stream: ByteStream?
  /// The durations of the parts of the attempt.
  public var metrics: TransferMetrics?
  /// The URL of the request; nil until the decisions have accepted the response.
  var url: URL?

  /// Creates a response.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), file: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.file = file
  }

  /// The beginning of the body, for an error; nil for a stream.
  var prefix: String? {
    guard stream == nil else { return nil }
    return String(decoding: body.prefix(NetworkError.bodyPrefixBytes), as: UTF8.self)
  }

  /// Whether the status is 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

/// A decoded response with its status, headers and URL.
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
  /// The URL of the response, after redirects.
  public let url: URL

  init(_ value: Value, of response: RawResponse, at url: URL) {
    self.value = value
    status = response.status
    headers = response.headers
    self.url = response.url ?? url
  }
}

extension NetworkClient {
  /// Sends an endpoint with the method that it declares; the result includes the response's status, headers and URL.
  public func response<E: Endpoint>(
    to endpoint: E,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> NetworkResponse<E.Response>
  where E.Services.Environment == Environment {
    let (serializer, url) = (endpoint.responseSerializer, url(of: endpoint.service))
    let whole = ResponseSerializer { response in
      NetworkResponse(try serializer.serialize(response), of: response, at: url)
    }
    let transfer = Transfer(onProgress: onProgress)
    return try await send(endpoint, by: endpoint.method, transfer, decoding: whole)
  }
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
  /// The serializer for a type: ``none`` for ``NoResponse``, ``data`` for `Data`, ``text`` for `String`, otherwise
  /// ``json``.
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

  /// Decodes JSON; dates are in ISO 8601, with or without fractional seconds.
  ///
  /// An empty body is decoded as nil if the type is optional, and is an error otherwise.
  public static var json: Self { json(.nnnetwork) }

  /// Decodes JSON with the app's decoder; an empty body is decoded as with `json`.
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
  /// Returns the body unchanged.
  public static var data: Self { Self { $0.body } }
}

extension ResponseSerializer where Value == NoResponse {
  /// Ignores the body.
  public static var none: Self { Self { _ in NoResponse() } }
}

extension ResponseSerializer where Value == String {
  /// Decodes text in the charset that `Content-Type` names, or UTF-8 if it names none.
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
  /// The default decoder, which can be shared because decoding doesn't change it.
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

/// Why a response cannot be decoded.
enum ResponseFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The body is empty and the value is not optional.
  case empty
  /// The charset is not known.
  case unknownCharset(String)
  /// The bytes are not text in the charset.
  case notInCharset(String)
  /// The response was not written to a file because its status is not 200 to 299.
  case noFile(status: Int)

  /// The problem in a few words.
  var description: String {
    switch self {
    case .empty: "the body is empty"
    case .unknownCharset(let charset): "the charset `\(charset.onOneLine)` is unknown"
    case .notInCharset(let charset): "the body is not text in `\(charset.onOneLine)`"
    case .noFile(let status): "a response with status \(status) is not written to a file"
    }
  }
}
