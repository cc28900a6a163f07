// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct SingleConnectionFailure: Sendable {
  public let error: any Error
}

public struct NIOConnectionError: Error {
  public let connectionErrors: [SingleConnectionFailure]
}
