import Foundation

/// Something that happened to a request.
///
/// It contains no secrets and no bodies. Every request is `started` once and then either `finished` or
/// `failed` once.
public enum NetworkEvent: Sendable {
  /// A request was made.
  case started(RequestSummary)
  /// An attempt is sent.
  case sending(RequestSummary)
  /// An attempt ended with a response or an error.
  case received(Result<ResponseSummary, TransportError>, RequestSummary, took: Duration)
  /// A decision restarts the request, after a wait.
  case restarting(by: DecisionID, after: Duration, RequestSummary)
  /// A redirect is followed.
  case redirecting(to: String, RequestSummary)
  /// The request succeeded.
  case finished(RequestSummary, took: Duration)
  /// The request failed.
  case failed(NetworkError, RequestSummary, took: Duration)
}
