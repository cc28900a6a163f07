import Foundation
import HTTPPeers
import NNNetwork

/// A client that gets a path and counts the bytes of the response.
protocol Client: Sendable {
  func get(_ path: String) async throws -> Int
}

/// The client with a name: NNNetwork with the transport of that name, or a peer.
func client(_ name: String, for origin: URL) throws -> (any Client)? {
  switch name {
  case "URLSession": Ours(origin, URLSessionTransport())
  case "AsyncHTTPClient": Ours(origin, AsyncHTTPClientTransport())
  case "URLSession-POST": Ours(origin, URLSessionTransport(), method: .post)
  case "AsyncHTTPClient-POST": Ours(origin, AsyncHTTPClientTransport(), method: .post)
  default: try peers[name].map { Theirs(origin: origin.absoluteString, peer: try $0("")) }
  }
}

/// NNNetwork with its default decisions and timeout.
///
/// A `POST` has no body and opens a new connection.
private struct Ours: Client {
  private let network: NetworkClient<URL>
  private let method: HTTPMethod

  init(_ origin: URL, _ transport: any HTTPTransport, method: HTTPMethod = .get) {
    network = NetworkClient(origin, transport: transport)
    self.method = method
  }

  func get(_ path: String) async throws -> Int {
    guard method == .post else { return try await network.get(path, as: Data.self).count }
    return try await network.post(path, as: Data.self).count
  }
}

private struct Theirs: Client {
  let origin: String
  let peer: any Peer

  func get(_ path: String) async throws -> Int {
    try await peer.send(PeerRequest(url: origin + path)).body.count
  }
}
