public import Foundation

/// Encodes parameters into the query or the body of a request.
///
/// Equal parameters produce equal bytes, because keys are sorted; except with `multipart`, whose boundary is random.
public struct ParamsSerializer: Sendable {
  private let body: @Sendable (any Encodable) throws -> EncodedParams
  /// Items that are added to the query in addition to the parameters.
  private var query: Query = [:]

  package init(_ body: @escaping @Sendable (any Encodable) throws -> EncodedParams) {
    self.body = body
  }

  /// Encodes parameters; for ``NoParams``, only the additional query items are encoded.
  package func encode(_ params: any Encodable) throws -> EncodedParams {
    var content = type(of: params) == NoParams.self ? EncodedParams() : try body(params)
    guard !query.isEmpty else { return content }
    let queries = [content.query, try Self.url.body(query).query]
    content.query = queries.filter { !$0.isEmpty }.joined(separator: "&")
    return content
  }

  /// Returns the same serializer with additional items in the query.
  func adding(_ query: Query) -> Self {
    var serializer = self
    serializer.query = query
    return serializer
  }

  /// Writes the parameters into the query of the URL, with the default ``FormConventions``.
  public static let url = ParamsSerializer.url(FormConventions())

  /// Writes the parameters into the query of the URL.
  ///
  /// A space becomes `%20` and a plus sign becomes `%2B`, which every server understands.
  public static func url(_ conventions: FormConventions) -> Self {
    Self { params in
      EncodedParams(
        query: try conventions.pairs(of: params, encoding: PercentEncoding.component)
      )
    }
  }

  /// Writes the parameters into the body as `application/x-www-form-urlencoded`, with the default ``FormConventions``.
  public static let form = ParamsSerializer.form(FormConventions())

  /// Writes the parameters into the body as `application/x-www-form-urlencoded`.
  public static func form(_ conventions: FormConventions) -> Self {
    Self { params in
      let pairs = try conventions.pairs(of: params, encoding: PercentEncoding.form)
      return EncodedParams(
        body: .data(Data(pairs.utf8)),
        contentType: "application/x-www-form-urlencoded"
      )
    }
  }

  /// Writes the parameters into the body as JSON with sorted keys and ISO 8601 dates.
  public static let json: Self = {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return json(encoder)
  }()

  /// Writes the parameters into the body as JSON, with the app's encoder.
  ///
  /// Equal parameters produce equal bytes only if the encoder sorts keys.
  public static func json(_ encoder: JSONEncoder) -> Self {
    Self { params in
      EncodedParams(body: .data(try encoder.encode(params)), contentType: "application/json")
    }
  }

  /// Writes the parameters into the body as `multipart/form-data`, with a random boundary and the default
  /// ``FormConventions``.
  ///
  /// Properties of type ``FilePart`` become files; all others become fields. If a file is on disk, the body is written
  /// to a temporary file in pieces of 64 KB and sent from there.
  public static let multipart = Self { params in
    try MultipartWriter(parts: FormConventions().parts(of: params)).encoded()
  }

  /// Sends a file as the body; the file is read while it is sent.
  ///
  /// - Parameter contentType: the value of `Content-Type`.
  /// - Returns: a serializer for parameters of type `URL`.
  public static func file(_ contentType: String) -> Self {
    Self { params in
      guard let file = params as? URL, file.isFileURL else {
        throw ParamsError.notRaw("\(type(of: params))", expected: "the URL of a file")
      }
      return EncodedParams(body: .file(file), contentType: contentType)
    }
  }

  /// Writes the parameters into the body: `Data` and `String` unchanged, other types as JSON.
  static let body = Self { params in
    switch params {
    case is Data: try raw("application/octet-stream").body(params)
    case is String: try raw("text/plain; charset=utf-8").body(params)
    default: try json.body(params)
    }
  }

  /// Writes `Data` unchanged, or a `String` as UTF-8, into the body.
  ///
  /// - Parameter contentType: the value of `Content-Type`.
  /// - Returns: a serializer for parameters of type `Data` or `String`.
  public static func raw(_ contentType: String) -> Self {
    Self { params in
      switch params {
      case let data as Data: return EncodedParams(body: .data(data), contentType: contentType)
      case let text as String:
        return EncodedParams(body: .data(Data(text.utf8)), contentType: contentType)
      default: throw ParamsError.notRaw("\(type(of: params))", expected: "Data or a String")
      }
    }
  }
}

/// Why parameters cannot be encoded.
package enum ParamsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameters are not an object; a query, a form and multipart require one.
  case notAnObject
  /// A parameter is a file, but the serializer is not multipart.
  case fileOutsideMultipart(name: String)
  /// A file cannot be read.
  case unreadableFile(name: String)
  /// A list contains lists or objects, which cannot be separated by commas.
  case nestedInCommas(name: String)
  /// A number is not finite.
  case notFinite(name: String)
  /// The parameters have another type than the serializer expects.
  case notRaw(String, expected: String)

  /// The problem in a few words.
  package var description: String {
    switch self {
    case .notAnObject: "the parameters are not an object"
    case .fileOutsideMultipart(let name): "`\(name)` is a file, which only multipart supports"
    case .unreadableFile(let name): "the file of `\(name)` cannot be read"
    case .nestedInCommas(let name):
      "`\(name)` contains lists or objects, which commas cannot separate"
    case .notFinite(let name): "`\(name)` is not a finite number"
    case .notRaw(let type, let expected): "\(type) is not \(expected)"
    }
  }
}

/// Encoded parameters.
package struct EncodedParams: Sendable {
  package var query = ""
  package var body = RequestBody.none
  package var contentType: String?
  /// The parts of a body that must be written to a file first.
  package var multipart: MultipartWriter?
  /// The file that contains the body, to delete after the request.
  var temporaryFile: TemporaryFile?

  package init(
    query: String = "",
    body: RequestBody = .none,
    contentType: String? = nil
  ) {
    self.query = query
    self.body = body
    self.contentType = contentType
  }

  /// The parameters after the body has been written to a temporary file, if that is necessary.
  func written() async throws -> Self {
    guard let multipart else { return self }
    var params = self
    let file = try await multipart.write()
    params.body = .file(file.url)
    params.temporaryFile = file
    return params
  }

  func writeBody(to request: inout HTTPRequest) {
    guard body != .none else { return }
    request.body = body
    if let contentType { request.headers["Content-Type"] = contentType }
  }
}

/// The items of a query, written as a literal such as `["page": 2, "tag": ["a", "b"]]`.
///
/// Values are encoded with the default ``FormConventions``; nil values are omitted.
public struct Query: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  private var items: [(name: String, value: (any Encodable & Sendable)?)]

  /// Creates a query from a literal; of items with the same name, the last one is used.
  public init(dictionaryLiteral elements: (String, (any Encodable & Sendable)?)...) {
    items = elements.map { ($0, $1) }
  }

  var isEmpty: Bool { items.isEmpty }

  /// Encodes the items as an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for item in items {
      guard let value = item.value else { continue }
      try container.encode(value, forKey: Name(stringValue: item.name))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
