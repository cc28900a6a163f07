import Foundation

/// The URLs to which redirects are followed.
public enum RedirectScope: Hashable, Sendable {
  /// Any `http` or `https` URL, but not from `https` to `http`.
  case anyOrigin
  /// Only URLs with the service's scheme, host and port, at or below its path; use this for bodies that contain a
  /// secret.
  case service
}

extension ResponseDecision where Self == Decision {
  /// Follows redirects, which have status 301, 302, 303, 307 or 308 and a `Location` header.
  ///
  /// After 303, and after 301 or 302 in response to a `POST`, the next request is a `GET` without a body, as in
  /// browsers; `HEAD` stays `HEAD`. In all other cases the method and the body are sent again. When a redirect leaves
  /// the service, credentials are removed; they are not added again if a later redirect leads back.
  public static func followRedirects(within scope: RedirectScope = .anyOrigin) -> Decision {
    // One more than the limit, so that this decision is asked about the redirect that it refuses.
    Decision(Redirects.name, .redirect, budget: Redirects.limit + 1) { outcome, context in
      Redirects.verdict(on: outcome, in: context, scope)
    }
  }
}

private enum Redirects {
  static let name = "followRedirects"
  /// The maximum number of redirects of one request.
  static let limit = 20

  static func verdict(
    on outcome: Outcome,
    in context: RequestContext,
    _ scope: RedirectScope
  ) -> Verdict {
    guard case .response(let response) = outcome,
      [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"]
    else { return .proceed(outcome) }
    guard context.restarts(of: name) < limit else { return .fail(.redirect(.tooMany)) }
    guard let url = target(location, from: context.sent.url), let origin = Origin(url) else {
      return .fail(.redirect(.noLocation))
    }
    if context.sent.url.scheme?.lowercased() == "https", origin.scheme == "http" {
      return .fail(.redirect(.downgrade))
    }
    if scope == .service, !context.isAtService(url) {
      return .fail(.redirect(.outsideService))
    }
    let method = context.sent.method
    let becomesGet = response.status == 303 || (response.status < 303 && method == .post)
    return .redirect(
      to: url,
      becomesGet && method != .head ? .get : method,
      keepsBody: !becomesGet
    )
  }

  /// The absolute URL of a `Location` header, without user, password and fragment; nil if it is not a URL.
  private static func target(_ location: String, from url: URL) -> URL? {
    let base = URLReference(url.absoluteString)
    let text = location.trimmingCharacters(in: .whitespaces)
    var target = URLReference(text)
    target.path = PercentEncoding.repair(target.path)
    target.query = target.query.map(PercentEncoding.repair)
    target = target.resolved(against: base)
    target.fragment = nil
    if let authority = target.authority, let at = authority.lastIndex(of: "@") {
      target.authority = String(authority[authority.index(after: at)...])
    }
    return URL(string: target.description)
  }
}

/// Why a redirect was not followed.
public enum RedirectRefusal: String, Hashable, Sendable {
  /// The request was redirected more than 20 times.
  case tooMany = "more than 20 in a row"
  /// `Location` is not an `http` or `https` URL.
  case noLocation = "no usable Location header"
  /// The redirect leads from `https` to `http`.
  case downgrade = "it leads from https to http"
  /// The redirect leaves the service, which ``RedirectScope/service`` doesn't allow.
  case outsideService = "it leads outside of the service"
}
