public import Foundation

/// Fails requests whose answer has a bad status, with the API's own error where the body holds one.
public struct StatusDecision: ResponseDecision {
  private let accepted: Range<Int>
  private let read: @Sendable (RawResponse) -> NetworkError.APIErrorBody

  /// A decision that accepts 200 to 299, or other statuses, and does not read the bodies of others.
  public init(accepting accepted: Range<Int> = 200..<300) {
    self.accepted = accepted
    read = { _ in .unread }
  }

  /// A decision that reads the bodies of bad answers as JSON.
  ///
  /// A body that is something else is no failure of its own: the error says so, and keeps the status.
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

  /// Fails bad statuses; proceeds otherwise.
  public func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome, !accepted.contains(response.status) else {
      return .proceed(outcome)
    }
    return .fail(.status(read(response)))
  }
}
