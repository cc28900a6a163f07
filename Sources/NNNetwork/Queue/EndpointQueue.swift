/// A queue to which a client passes requests that may wait.
protocol EndpointQueue<Environment>: Sendable {
  associatedtype Environment: Sendable

  func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod?,
    as owner: RequestOwner
  ) async throws(QueueError) -> QueueTicket where E.Services.Environment == Environment

  /// Called when any request has received a response.
  func networkAnswered()
}
