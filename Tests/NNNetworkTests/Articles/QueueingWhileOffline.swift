import Foundation
import NNNetwork
import NNNetworkQueue

// The examples of QueueingWhileOffline.md.

private typealias Service = Articles.Service
private typealias Environment = Articles.Environment

private struct Message: Decodable, Sendable {
  let number: Int
}

private struct PostMessage: QueuedEndpoint {
  struct Params: Encodable {
    let text: String
  }
  typealias Response = Message

  let service = Service.api
  let path = "/mobile/v1/messages"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.json
  let queuing = QueuePolicy(lane: "messages", handler: "post-message")
}

private func wait(
  _ network: NetworkClient<Environment>,
  _ anonymous: OfflineQueue<Service>,
  in folder: URL
) async throws {
  let queue = try OfflineQueue<Service>(network, in: folder)
  await queue.handle("post-message", response: .json) {
    (request, result: Result<Message, QueueFailure>) in
    print(request.id, result)
  }
  await queue.start()

  switch try await queue.send(PostMessage(params: .init(text: "Hello"))) {
  case .answered(let message): print("posted as \(message.number)")
  case .waiting(let request): print("queued as \(request.id)")
  }

  for letter in await queue.deadLetters {
    switch letter.reason {
    case .expired, .gaveUp: try await queue.retry(letter)
    case .refused, .cannotBeSent: try await queue.discard(letter.request)
    }
  }

  try await anonymous.move(to: queue)
}
