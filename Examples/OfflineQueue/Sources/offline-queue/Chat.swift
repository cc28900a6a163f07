import Foundation
import NNNetwork
import NNNetworkQueue

/// The app's only service, and its URL.
enum ChatService: String, NetworkService, Codable {
  case chat

  func url(for port: Int) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)") else {
      preconditionFailure("a number is a port")
    }
    return url
  }
}

struct Message: Decodable, Sendable {
  let number: Int
  let text: String
}

/// Posts a message now, or as soon as the app can reach the server.
struct PostMessage: QueuedEndpoint {
  struct Params: Encodable {
    let text: String
  }
  typealias Response = Message

  let service = ChatService.chat
  let path = "/messages"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.json
  let queuing = QueuePolicy(lane: "messages", handler: "post-message")

  init(_ text: String) { params = Params(text: text) }
}
