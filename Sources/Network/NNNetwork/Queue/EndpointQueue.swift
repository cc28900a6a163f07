/// A queue to which a client passes requests that may wait.
protocol EndpointQueue<Environment>: Sendable {
  associatedtype Environment: Sendable

  /// The account that requests belong to; nil if they belong to none.
  var account: CurrentAccount? { get }

  /// Stores a request, sends it, and waits for its response unless something makes the request wait.
  func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    as owner: RequestOwner
  ) async throws(QueueError) -> QueueOutcome where E.Services.Environment == Environment

  /// Called when any request has received a response.
  func networkAnswered()
}

/// What a caller is told about its request.
enum QueueOutcome: Sendable {
  /// It was sent at once; its caller gets the result and its handler doesn't.
  case ended(Result<RawResponse, NetworkError>)
  /// It waits; its handler will get the response.
  case waiting(QueueTicket)
}
