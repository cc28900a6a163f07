/// What the probe concludes from an answer.
enum Verdict: String, CaseIterable {
  case ok
  /// The answer says nothing about the country, for example because the server doesn't talk to programs.
  case notJudged = "not judged"
  case fails
}

/// Why something is not as the manifest says.
struct Fault: Error, Hashable {
  let kind: Kind
  /// The end of a sentence that begins with the URL: `answers 404`.
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text.inert) }

  /// What can be wrong.
  ///
  /// The name in kebab case is the id, on which scripts can rely.
  enum Kind: String {
    case noAddress, connectionRefused, hostUnreachable, connectionTimedOut, connectionReset
    case tlsTimedOut, notTls, tlsTooOld, tlsFailed
    case certificateExpired, certificateNotYetValid, certificateExpiresSoon
    case certificateForAnotherName, certificateSelfSigned, certificateOfUnknownAuthority
    case certificateChainIncomplete, certificateNotAccepted
    case noAnswer, connectionLost, malformedResponse, bodyTruncated, bodyTooSlow, bodyTooLarge
    case notFound, serverError, unexpectedStatus
    case redirectLoop, tooManyRedirects, redirectWithoutLocation, redirectToHttp
    case redirectToPrivateAddress, endsAtAnotherCountry, endsElsewhere
    case acceptedHostStays, httpStays
    case pageInAnotherLanguage, pageNotHtml
    case associationRedirected, associationType, associationIsHtml, associationTooLarge
    case associationNotUtf8, associationNotJson, associationOtherShape
    case associationWithoutApp, associationWithoutPath, associationExcludesPath
    case associationWithoutCredentials
    case cacheDiffers
    case assetlinksWithoutPackage, assetlinksWithoutFingerprint, assetlinksWithoutRelation
    // Not judged.
    case loginRequired, forbidden, rateLimited, unavailable, challenge, redirectByAddress
    case pageWithoutLang

    var id: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }

    var isJudged: Bool {
      switch self {
      case .loginRequired, .forbidden, .rateLimited, .unavailable, .challenge, .redirectByAddress,
        .pageWithoutLang:
        false
      default: true
      }
    }

    /// What to do about it at a host; `file` is the generated association file.
    func help(host: String, file: String?) -> String {
      switch self {
      case .noAddress: "add an A, AAAA or CNAME record for `\(host).`"
      case .connectionRefused, .hostUnreachable, .connectionTimedOut:
        "start the server, or let its firewall accept connections from outside"
      case .connectionReset, .tlsTimedOut, .notTls, .tlsFailed, .tlsTooOld:
        "see what it says: `openssl s_client -connect \(host):443 -servername \(host)`"
      case .certificateExpired, .certificateExpiresSoon, .certificateNotYetValid:
        "renew the certificate of `\(host)`"
      case .certificateForAnotherName: "order a certificate that names `\(host)`"
      case .certificateSelfSigned, .certificateOfUnknownAuthority, .certificateNotAccepted:
        "order a server's certificate from an authority that phones trust"
      case .certificateChainIncomplete: "let the server send the intermediate certificate, too"
      case .noAnswer, .connectionLost, .malformedResponse, .bodyTruncated, .bodyTooSlow,
        .bodyTooLarge:
        "see what the server sends: `curl -sv --compressed -o /dev/null URL`"
      case .notFound where file == nil, .serverError, .unexpectedStatus:
        "publish the page, or correct the manifest"
      case .redirectLoop, .tooManyRedirects, .redirectWithoutLocation, .redirectToHttp,
        .redirectToPrivateAddress, .endsAtAnotherCountry, .endsElsewhere:
        "correct the redirect: `curl -sIL URL` shows each step"
      case .acceptedHostStays: "redirect `\(host)` to the host that the country has now"
      case .httpStays: "redirect http to https"
      case .pageInAnotherLanguage, .pageWithoutLang: "set `lang` of the page's `html` element"
      case .cacheDiffers:
        "if the host serves `\(file ?? "the generated file")`, wait until the cache asks it again"
      case .pageNotHtml: "serve the page as HTML"
      case .redirectByAddress, .loginRequired, .forbidden, .rateLimited, .unavailable,
        .challenge:
        "ask from a machine that the server lets in; with `--strict` it fails"
      default: "serve `\(file ?? "the generated file")` as it is, as application/json"
      }
    }
  }
}

extension String {
  /// A text of a server, so that it neither ends a line nor moves a cursor; shortened.
  var inert: String {
    var text = ""
    for scalar in unicodeScalars.prefix(300) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 300 ? text + "…" : text
  }
}
