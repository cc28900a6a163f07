import Foundation
import NDNetworkCommitted

// The examples of QueueingWhileOffline.md.

private struct Message: Decodable, Sendable {
  let number: Int
}

private struct PostMessage: Endpoint {
  struct Params: Encodable {
    let text: String
  }
  typealias Response = Message

  let service = Service.api
  let path = "/mobile/v1/messages"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.json
  let queuing = QueuePolicy.whenOffline(lane: "messages", handler: "post-message")
}

private func mayWait() -> some Endpoint<Message> {
  var request = Request<PostMessage.Params, Message>(
    service: .api,
    path: "/mobile/v1/messages",
    params: PostMessage.Params(text: "Hello"),
    serializer: .json
  )
  request.shouldQueue = true
  return request
}

private func wait(
  _ network: NetworkClient<Environment>,
  in folder: URL
) async throws {
  let queue = try await OfflineQueue<Service>(network, in: folder)
  await queue.handle("post-message", response: .json) {
    (ticket, result: Result<Message, QueueFailure>) in
    print(ticket.id, result)
  }
  await queue.start()

  let client = queue.network
  do {
    let message = try await client.send(PostMessage(params: .init(text: "Hello")))
    print("posted as \(message.number)")
  } catch {
    guard let ticket = error.ticket else { throw error }
    print("queued as \(ticket.id)")
  }

  for letter in await queue.deadLetters {
    switch letter.reason {
    case .expired, .gaveUp: try await queue.retry(letter.id)
    case .refused, .cannotBeSent: try await queue.discard(letter.id)
    }
  }
}
