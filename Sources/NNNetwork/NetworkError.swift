/// Why a request failed, and all that is known about it; nothing in it is secret.
///
/// Its texts may be logged: URLs and headers are redacted when the error is made, and
/// ``description`` leaves out the body, which an echoing server could fill with what it was sent.
public struct NetworkError: Error, Sendable {
  /// What went wrong.
  public enum Reason: Sendable {
    /// The task was cancelled, or the ``Cancellable``.
    case cancelled
    /// All attempts together took longer than the deadline.
    case deadlineExceeded
    /// The request cannot be sent as it is; the text says why.
    case invalidRequest(String)
    /// An adapter threw.
    case adapter(any Error)
    /// A decision threw.
    case decision(DecisionID, any Error)
    /// No answer came.
    case transport(TransportError)
    /// The status is none of those that were expected.
    case status(APIErrorBody)
    /// A redirect was not followed.
    case redirect(RedirectRefusal)
    /// The credential could not be renewed.
    case refresh(any Error)
    /// The answer came and could not be read.
    case serialization(any Error)
    /// The request waits in the queue, and its answer will come to its handler.
    case queued(QueueTicket)
    /// The request may wait, and could not be queued; it was not sent either.
    case notQueued(QueueError)
  }

  /// What the body of an answer with a bad status says.
  public enum APIErrorBody: Sendable {
    /// The API's own error.
    case decoded(any Error)
    /// Something else; decoding it threw this.
    case undecodable(any Error)
    /// Nobody asked for it to be read.
    case unread
  }

  /// What went wrong.
  public var reason: Reason
  /// The method that was asked for.
  public let method: HTTPMethod
  /// The URL that failed, after redirects, with its secrets left out.
  public let url: String
  /// How many times the request was sent, redirects too; 0 if it never was.
  public let attempt: Int
  /// The status of the last answer, if there was one.
  public let status: Int?
  /// The headers of the last answer, with their secrets left out.
  public let headers: HTTPHeaders
  /// How the body of the last answer begins: at most 1,024 bytes, read as UTF-8.
  public let bodyPrefix: String?

  /// The most bytes of a body that an error keeps.
  static let bodyPrefixBytes = 1_024
}

extension NetworkError {
  /// The error of an adapter, a decision, the transport or a serializer, where one of them threw.
  public var underlying: (any Error)? {
    switch reason {
    case .adapter(let error), .decision(_, let error), .refresh(let error),
      .serialization(let error):
      error
    case .transport(let error): error
    case .status(.decoded(let error)), .status(.undecodable(let error)): error
    case .notQueued(let error): error
    case .cancelled, .deadlineExceeded, .invalidRequest, .status(.unread), .redirect, .queued: nil
    }
  }

  /// The API's own error, if the answer held one of that type.
  public func apiError<Failure: Error>(as type: Failure.Type = Failure.self) -> Failure? {
    guard case .status(.decoded(let error)) = reason else { return nil }
    return error as? Failure
  }

  /// The ticket of a request that waits in the queue, which is no failure either.
  public var ticket: QueueTicket? {
    if case .queued(let ticket) = reason { ticket } else { nil }
  }

  /// Whether the caller took the request back, which is nothing to tell a person about.
  public var isCancelled: Bool {
    if case .cancelled = reason { true } else { false }
  }
}

extension NetworkError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// One line for a log: method, URL, attempt and reason.
  public var description: String {
    var text = "\(method) \(url): \(reason.summary)"
    if let status { text += " (status \(status))" }
    if attempt > 1 { text += " at attempt \(attempt)" }
    return text
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Only what ``description`` shows, so that `dump` shows no more.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension NetworkError.Reason {
  /// The reason in a few words.
  ///
  /// Errors of others are named by type: their texts may quote secrets.
  var summary: String {
    switch self {
    case .cancelled: "cancelled"
    case .deadlineExceeded: "the deadline has passed"
    case .invalidRequest(let text): "cannot be sent: \(text)"
    case .adapter(let error): "an adapter threw \(type(of: error))"
    case .decision(let id, let error): "the decision \(id) threw \(type(of: error))"
    case .transport(let error): "no answer: \(error)"
    case .status(.decoded(let error)): "refused with \(type(of: error))"
    case .status: "refused"
    case .redirect(let refusal): "redirect not followed: \(refusal.rawValue)"
    case .refresh(let error): "the credential could not be renewed: \(name(of: error))"
    case .serialization(let error): "the answer could not be read: \(name(of: error))"
    case .queued: "queued"
    case .notQueued(let error): "not queued: \(error)"
    }
  }

  private func name(of error: any Error) -> String {
    switch error {
    case let error as NetworkError: error.description
    case let error as ResponseFormatError: error.description
    case let error as DecodingError: error.place
    case let error as RefreshLoop: error.description
    default: "\(type(of: error))"
    }
  }
}

extension DecodingError {
  /// What is wrong and where, without the values.
  var place: String {
    let (problem, context) =
      switch self {
      case .typeMismatch(let type, let context): ("no \(type)", context)
      case .valueNotFound(let type, let context): ("null instead of \(type)", context)
      case .keyNotFound(let key, let context): ("no key `\(key.stringValue)`", context)
      case .dataCorrupted(let context): ("not well-formed", context)
      @unknown default: ("not decodable", Context(codingPath: [], debugDescription: ""))
      }
    return at(context.codingPath, problem)
  }
}

extension EncodingError {
  /// Where a value is that cannot be encoded, without the value.
  var place: String {
    guard case .invalidValue(_, let context) = self else { return "not encodable" }
    return at(context.codingPath, "not encodable")
  }
}

private func at(_ path: [any CodingKey], _ problem: String) -> String {
  let path = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
  return path.isEmpty ? problem : "\(problem) at `\(path.joined())`"
}
