/// Writes parameters into the query or the body.
///
/// For parameters that all requests share; an endpoint's own parameters don't need it.
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
  /// - Throws: any error of encoding the parameters; ``ParamsError/fileOutsideEndpoint`` for a file,
  ///   because only an endpoint can delete the temporary body after the request.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) throws {
    let content = try serializer.encode(params)
    if let file = content.temporaryFile {
      file.remove()
      throw ParamsError.fileOutsideEndpoint
    }
    try content.write(to: &request)
  }
}
