// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum NIOHTTPDecompression {
  public enum DecompressionError: Error { case limit }
  public struct ExtraDecompressionError: Error {}
}
