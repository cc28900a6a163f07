public import Foundation

/// Where and how parameters are written.
///
/// Equal parameters give equal bytes: keys are sorted, and a multipart boundary can be fixed.
public struct ParamsSerializer: Sendable {
  private let body: @Sendable (any Encodable) throws -> EncodedParams

  init(_ body: @escaping @Sendable (any Encodable) throws -> EncodedParams) { self.body = body }

  /// Encodes parameters; ``NoParams`` are nothing, however they would be written.
  func encode(_ params: any Encodable) throws -> EncodedParams {
    params is NoParams ? EncodedParams() : try body(params)
  }

  /// In the query of the URL, by the default ``FormConventions``.
  public static let url = ParamsSerializer.url(FormConventions())

  /// In the query of the URL.
  ///
  /// A space becomes `%20` and a plus `%2B`, which every server reads.
  public static func url(_ conventions: FormConventions) -> Self {
    Self { params in
      let pairs = try conventions.pairs(of: params)
      return EncodedParams(
        query: pairs.map {
          "\(PercentEncoding.component($0.name))=\(PercentEncoding.component($0.value))"
        }.joined(separator: "&")
      )
    }
  }

  /// In the body as `application/x-www-form-urlencoded`, by the default ``FormConventions``.
  public static let form = ParamsSerializer.form(FormConventions())

  /// In the body as `application/x-www-form-urlencoded`.
  public static func form(_ conventions: FormConventions) -> Self {
    Self { params in
      let pairs = try conventions.pairs(of: params)
      let text = pairs.map { "\(PercentEncoding.form($0.name))=\(PercentEncoding.form($0.value))" }
        .joined(separator: "&")
      return EncodedParams(
        body: .data(Data(text.utf8)),
        contentType: "application/x-www-form-urlencoded"
      )
    }
  }

  /// In the body as JSON with sorted keys; dates are in ISO 8601.
  public static let json: Self = {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return json(encoder)
  }()

  /// In the body as JSON, by an encoder of the app's.
  ///
  /// Let it sort keys for equal bytes.
  public static func json(_ encoder: JSONEncoder) -> Self {
    Self { params in
      EncodedParams(body: .data(try encoder.encode(params)), contentType: "application/json")
    }
  }

  /// In the body as `multipart/form-data`, with a boundary that nobody can guess.
  public static let multipart = multipart()

  /// In the body as `multipart/form-data`.
  ///
  /// Properties of the type ``FilePart`` become files, all others fields. With a file from disk the
  /// body is put together in a temporary file, 64 KB at a time, and sent from there.
  ///
  /// - Parameters:
  ///   - conventions: how names of fields are formed.
  ///   - boundary: what separates the parts, 1 to 70 letters, digits and signs of a header's name;
  ///     nil for a random one, which no part can contain.
  /// - Returns: a serializer whose errors are ``ParamsError``, or those of writing the file.
  public static func multipart(
    _ conventions: FormConventions = FormConventions(),
    boundary: String? = nil
  ) -> Self {
    Self { params in
      let boundary = boundary ?? MultipartWriter.randomBoundary()
      guard MultipartWriter.isBoundary(boundary) else { throw ParamsError.boundary }
      let writer = MultipartWriter(
        boundary: boundary,
        parts: try conventions.parts(of: params)
      )
      return try writer.encoded()
    }
  }

  /// The parameters themselves as the body, for types that know their own bytes.
  ///
  /// - Parameter contentType: the value of `Content-Type`.
  /// - Returns: a serializer of types that conform to ``RawParams``.
  public static func raw(_ contentType: String) -> Self {
    Self { params in
      guard let params = params as? any RawParams else {
        throw ParamsError.notRaw("\(type(of: params))")
      }
      return EncodedParams(body: .data(params.body), contentType: contentType)
    }
  }
}

/// Parameters that know their own bytes, for ``ParamsSerializer/raw(_:)``.
public protocol RawParams: Encodable, Sendable {
  /// The body.
  var body: Data { get }
}

extension RawParams {
  /// Encodes the body, for serializers of other kinds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(body)
  }
}

/// A text as the whole body, such as XML written by hand.
public struct RawText: RawParams, Hashable {
  /// The text.
  public let text: String

  /// A text.
  public init(_ text: String) { self.text = text }

  /// The text in UTF-8.
  public var body: Data { Data(text.utf8) }
}

/// Parameters as they are written.
struct EncodedParams: Sendable {
  var query = ""
  var body = RequestBody.none
  var contentType: String?
  /// Holds the body, and is to be removed when the request is done.
  var temporaryFile: TemporaryFile?

  func write(to request: inout HTTPRequest) throws {
    request.url = try ServicePath.adding(query, to: request.url)
    writeBody(to: &request)
  }

  func writeBody(to request: inout HTTPRequest) {
    guard body != .none else { return }
    request.body = body
    if let contentType { request.headers["Content-Type"] = contentType }
  }
}

/// Why parameters cannot be written.
public enum ParamsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameters have no names: a query, a form and multipart need an object.
  case notAnObject
  /// A file stands where only texts can.
  case fileOutsideMultipart(name: String)
  /// Only an endpoint can send a file.
  case fileOutsideEndpoint
  /// A file cannot be read.
  case unreadableFile(name: String)
  /// A list within a list, or an object within a list, has no form with commas.
  case nestedInCommas(name: String)
  /// A number that is not finite has no form.
  case notFinite(name: String)
  /// The boundary of multipart has signs that it may not have, or more than 70.
  case boundary
  /// The type does not conform to ``RawParams``.
  case notRaw(String)

  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .notAnObject: "the parameters have no names"
    case .fileOutsideMultipart(let name): "`\(name)` is a file, and only multipart holds files"
    case .fileOutsideEndpoint: "an adapter cannot send a file"
    case .unreadableFile(let name): "the file of `\(name)` cannot be read"
    case .nestedInCommas(let name): "`\(name)` holds more than texts, which commas cannot separate"
    case .notFinite(let name): "`\(name)` is not finite"
    case .boundary: "the boundary is not 1 to 70 letters, digits and signs of a header's name"
    case .notRaw(let type): "\(type) does not conform to `RawParams`"
    }
  }
}
