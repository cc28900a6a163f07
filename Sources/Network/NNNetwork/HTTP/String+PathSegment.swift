extension String {
  /// The text as one path segment: slashes, question marks and so on are percent-encoded.
  ///
  /// In `.` and `..` the dots are encoded too, so that they don't change the path; a server may still
  /// decode them.
  public var pathSegment: String {
    switch self {
    case ".": "%2E"
    case "..": "%2E%2E"
    default: PercentEncoding.component(self)
    }
  }
}
