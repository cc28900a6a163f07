public enum HTTPParserError: Error { case invalidEOFState }
