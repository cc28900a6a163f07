public import Foundation

/// Fails requests whose response has an unaccepted status, with the API's own error if the body holds one.
public struct StatusDecision: ResponseDecision {
  private let accepted: Range<Int>
  private let read: @Sendable (RawResponse) -> NetworkError.APIErrorBody

  /// A decision that accepts 200 to 299, or the given statuses, and doesn't decode the bodies of others.
  public init(accepting accepted: Range<Int> = 200..<300) {
    self.accepted = accepted
    read = { _ in .unread }
  }

  /// A decision that decodes the bodies of unaccepted responses as JSON.
  ///
  /// If a body cannot be decoded, the error still has the status and says why.
  public init<Failure: Error & Decodable & Sendable>(
    accepting accepted: Range<Int> = 200..<300,
    failure: Failure.Type,
    decoder: JSONDecoder = JSONDecoder()
  ) {
    self.accepted = accepted
    read = { response in
      do {
        return .decoded(try decoder.decode(Failure.self, from: response.body))
      } catch {
        return .undecodable(error)
      }
    }
  }

  /// Fails unaccepted statuses; proceeds otherwise.
  public func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome, !accepted.contains(response.status) else {
      return .proceed(outcome)
    }
    return .fail(.status(read(response)))
  }
}
