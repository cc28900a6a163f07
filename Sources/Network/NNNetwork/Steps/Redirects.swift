import Foundation

/// How far a redirect may lead.
public enum RedirectScope: Hashable, Sendable {
  /// To any host, but not from `https` to `http`.
  case anyOrigin
  /// Only within the service's scheme, host and port: for bodies that hold a secret.
  case serviceOrigin
}

extension ResponseDecision where Self == Decision {
  /// Follows redirects: 301, 302, 303, 307 and 308 with a `Location`.
  ///
  /// 303 becomes a `GET`; so do 301 and 302 after a `POST`, as in browsers. 307 and 308 send method and
  /// body again. Credentials are removed when a redirect leaves the origin, and are not added again if a
  /// later redirect leads back.
  public static func followRedirects(within scope: RedirectScope = .anyOrigin) -> Decision {
    // One more than the limit, so that this decision reports the refusal.
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
    if scope == .serviceOrigin, !context.isAtService(url) {
      return .fail(.redirect(.otherOrigin))
    }
    let method = context.sent.method
    let becomesGet = response.status == 303 || (response.status < 303 && method == .post)
    return .redirect(
      to: url,
      becomesGet && method != .head ? .get : method,
      keepsBody: !becomesGet
    )
  }

  /// The URL of a `Location`, without user, password and fragment.
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
  /// There were more than 20 of them.
  case tooMany = "more than 20 in a row"
  /// `Location` is not an `http` or `https` URL.
  case noLocation = "no usable Location header"
  /// It leads from `https` to `http`.
  case downgrade = "it leads from https to http"
  /// It leads to another origin, and this request must stay at its own.
  case otherOrigin = "it leads outside of the service"
}
