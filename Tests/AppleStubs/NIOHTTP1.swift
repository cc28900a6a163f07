// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum HTTPParserError: Error { case invalidEOFState }
