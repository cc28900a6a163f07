/// Writes parameters into the query or the body.
///
/// An endpoint's own parameters are written without it; it is for those that all requests share.
public struct ContentAdapter<Params: Encodable & Sendable>: RequestAdapter {
  private let params: Params
  private let serializer: ParamsSerializer

  /// An adapter that writes these parameters.
  public init(_ params: Params, serializer: ParamsSerializer = .url) {
    self.params = params
    self.serializer = serializer
  }

  /// Adds to the query, or sets the body and `Content-Type`.
  ///
  /// - Throws: what encoding the parameters throws; ``ParamsError`` for a file, whose body only an
  ///   endpoint can remove when the request is done.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) throws {
    let content = try serializer.encode(params)
    if let file = content.temporaryFile {
      file.remove()
      throw ParamsError.fileOutsideEndpoint
    }
    try content.write(to: &request)
  }
}
