import Foundation

/// Which redirects are followed: responses with status 301, 302, 303, 307 or 308 and a `Location` header.
///
/// After 303, and after 301 or 302 in response to a `POST`, the next request is a `GET` without a body, as in browsers;
/// `HEAD` stays `HEAD`. In all other cases the method and the body are sent again. A redirect that leaves the service
/// gets only the headers of `crossOriginHeaders` in ``NetworkConfiguration``, even if a later redirect leads back.
public enum RedirectPolicy: Hashable, Sendable {
  /// Any `http` or `https` URL, but not from `https` to `http`.
  case anyOrigin
  /// Only URLs with the service's scheme, host and port, at or below its path; use this for bodies that contain a
  /// secret.
  case service
  /// None: a redirect is a response whose status is not accepted.
  case none

  /// The maximum number of redirects of one request.
  private static let limit = 20

  enum Target {
    case follow(URL, HTTPMethod, keepsBody: Bool)
    /// The redirect is not followed, for this reason.
    case refused(String)
  }

  /// The request after a redirect; nil if the response is not a redirect.
  func target(
    of response: RawResponse,
    to sent: HTTPRequest,
    _ count: Int,
    _ isAtService: (URL) -> Bool
  ) -> Target? {
    guard self != .none, [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"]
    else { return nil }
    guard count < Self.limit else { return .refused("more than \(Self.limit) in a row") }
    guard let url = Self.url(of: location, from: sent.url), let origin = Origin(url) else {
      return .refused("no usable Location header")
    }
    if origin.scheme == "http", Origin(sent.url)?.scheme == "https" {
      return .refused("it leads from https to http")
    }
    if self == .service, !isAtService(url) { return .refused("it leads outside of the service") }
    let becomesGet = response.status == 303 || (response.status < 303 && sent.method == .post)
    let method = becomesGet && sent.method != .head ? HTTPMethod.get : sent.method
    return .follow(url, method, keepsBody: !becomesGet)
  }

  /// The absolute URL of a `Location` header, without user, password and fragment; nil if it is not a URL.
  private static func url(of location: String, from url: URL) -> URL? {
    let text = PercentEncoding.repair(
      String(location.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    )
    guard !text.isEmpty, let target = URL(string: text, relativeTo: url)?.absoluteURL else {
      return text.isEmpty ? url : nil
    }
    guard target.user != nil || target.password != nil else { return target }
    var parts = URLComponents(url: target, resolvingAgainstBaseURL: false)
    parts?.user = nil
    parts?.password = nil
    return parts?.url
  }
}
