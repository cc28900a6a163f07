/// Why a redirect was not followed.
public enum RedirectRefusal: String, Hashable, Sendable {
  /// There were more than 20 of them.
  case tooMany = "more than 20 in a row"
  /// `Location` is not an `http` or `https` URL.
  case noLocation = "no usable Location header"
  /// It leads from `https` to `http`.
  case downgrade = "it leads from https to http"
  /// It leads to another origin, and this request must stay at its own.
  case otherOrigin = "it leads to another origin"
}
