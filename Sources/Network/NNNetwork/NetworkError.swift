import Foundation

/// Why a request failed, and what is known about the request.
///
/// URLs and headers are redacted when the error is created (``Redaction``), and ``description`` omits the body, because
/// a server could repeat the request in the body.
public struct NetworkError: Error, Sendable {
  /// The reason for the failure.
  public enum Reason: Sendable {
    /// The task was cancelled.
    case cancelled
    /// The app has invalidated the ``CredentialStore``, so the request was not sent, or its response was dropped.
    case signedOut
    /// All attempts and waits together took longer than the request's deadline.
    case deadlineExceeded
    /// The request cannot be sent; the text says why.
    case invalidRequest(String)
    /// An adapter threw this error.
    case adapter(any Error)
    /// The decision with this name threw this error.
    case decision(String, any Error)
    /// No complete response arrived.
    case transport(TransportError)
    /// The status of the response is not accepted; with the API's error, or the error of decoding it.
    case rejected((any Error)?)
    /// A redirect was not followed; the text says why.
    case redirect(String)
    /// The credential could not be refreshed now; the server may accept it later.
    case refresh(any Error)
    /// The server refused to refresh the credential, so the person has to sign in again.
    case sessionExpired(any Error)
    /// The response arrived and could not be decoded.
    case serialization(any Error)
  }

  /// The reason for the failure.
  public package(set) var reason: Reason
  /// The method of the request.
  package let method: HTTPMethod
  /// The URL of the request, after redirects, redacted.
  package let url: String
  /// The number of times that the request was sent, redirects included.
  package let attempt: Int
  /// The status of the last response, if there was one.
  public let status: Int?
  /// The headers of the last response, redacted.
  public let headers: HTTPHeaders
  /// The beginning of the last response's body: at most 1,024 bytes, decoded as UTF-8.
  package let bodyPrefix: String?
}

extension NetworkError {
  /// Creates an error about a request, with its last response if there was one.
  package init(
    _ reason: Reason,
    method: HTTPMethod,
    url: String,
    attempt: Int = 0,
    response: RawResponse? = nil,
    redaction: Redaction = Redaction()
  ) {
    self.reason = reason
    self.method = method
    self.url = url
    self.attempt = attempt
    status = response?.status
    headers = redaction.headers(response?.headers ?? [:])
    bodyPrefix = response.map { String(decoding: $0.body.prefix(1_024), as: UTF8.self) }
  }

  /// The API's error if it was decoded from the response and has the given type; nil otherwise.
  public func apiError<Failure: Error>(as type: Failure.Type = Failure.self) -> Failure? {
    guard case .rejected(let error) = reason else { return nil }
    return error as? Failure
  }

  /// Whether the caller cancelled the request.
  public var isCancelled: Bool {
    if case .cancelled = reason { true } else { false }
  }

  /// Whether the server refused to refresh the credential, so that the person has to sign in again.
  public var isSessionExpired: Bool {
    if case .sessionExpired = reason { true } else { false }
  }
}

extension NetworkError: CustomStringConvertible {
  /// One line for a log with the method, URL, reason, status and attempt.
  public var description: String {
    var text = "\(method.rawValue) \(url): \(reason.summary)"
    if let status { text += " (status \(status))" }
    if attempt > 1 { text += " on attempt \(attempt)" }
    return text.onOneLine
  }
}

extension NetworkError.Reason {
  /// The reason in a few words.
  ///
  /// An error from outside NNNetwork is described only by its type, because its text may contain secrets.
  package var summary: String {
    switch self {
    case .cancelled: "cancelled"
    case .signedOut: "the account is no longer signed in"
    case .deadlineExceeded: "the deadline was exceeded"
    case .invalidRequest(let text): "cannot be sent: \(text)"
    case .adapter(let error): "an adapter threw \(type(of: error))"
    case .decision(let id, let error): "the decision \(id) threw \(type(of: error))"
    case .transport(let error): "no response: \(error)"
    case .rejected(let error?): "rejected with \(type(of: error))"
    case .rejected: "rejected"
    case .redirect(let refusal): "redirect not followed: \(refusal)"
    case .refresh(let error): "the credential could not be refreshed: \(name(of: error))"
    case .sessionExpired(let error): "the session has expired: \(name(of: error))"
    case .serialization(let error): "the response could not be decoded: \(name(of: error))"
    }
  }

  private func name(of error: any Error) -> String {
    switch error {
    case let error as NetworkError: error.description
    case let error as ResponseFormatError: error.description
    case let error as DecodingError: error.locationSummary
    default: "\(type(of: error))"
    }
  }
}

extension DecodingError {
  /// The problem and its location, without the values.
  fileprivate var locationSummary: String {
    let (problem, context) =
      switch self {
      case .typeMismatch(let type, let context): ("expected \(type)", context)
      case .valueNotFound(let type, let context): ("null instead of \(type)", context)
      case .keyNotFound(let key, let context): ("missing key `\(key.stringValue)`", context)
      case .dataCorrupted(let context): ("malformed", context)
      @unknown default: ("not decodable", Context(codingPath: [], debugDescription: ""))
      }
    return at(context.codingPath, problem)
  }
}

extension EncodingError {
  /// The problem and its location, without the value.
  var locationSummary: String {
    guard case .invalidValue(_, let context) = self else { return "not encodable" }
    return at(context.codingPath, "not encodable")
  }
}

private func at(_ path: [any CodingKey], _ problem: String) -> String {
  let path = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
  return (path.isEmpty ? problem : "\(problem) at `\(path.joined())`").onOneLine
}
