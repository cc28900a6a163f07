// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct IOError: Error {
  public let errnoCode: CInt
}

public enum ChannelError: Error { case eof }

public enum ChannelPipelineError: Error { case alreadyRemoved, notFound }
