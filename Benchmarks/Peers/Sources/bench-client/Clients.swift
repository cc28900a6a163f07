import Foundation
import HTTPPeers
import NNNetwork

/// Something that gets a path and counts the bytes of the answer.
protocol Client: Sendable {
  func get(_ path: String) async throws -> Int
}

/// The client of that name for a server: NNNetwork by the name of its transport, or a peer.
func client(_ name: String, for origin: URL) throws -> (any Client)? {
  switch name {
  case "URLSession": Ours(network: NetworkClient(origin, transport: URLSessionTransport()))
  case "AsyncHTTPClient":
    Ours(network: NetworkClient(origin, transport: AsyncHTTPClientTransport()))
  default: try peers[name].map { Theirs(origin: origin.absoluteString, peer: try $0("")) }
  }
}

/// NNNetwork as it comes, with its default decisions and timeout.
private struct Ours: Client {
  let network: NetworkClient<URL>

  func get(_ path: String) async throws -> Int {
    try await network.get(path, as: Data.self).count
  }
}

private struct Theirs: Client {
  let origin: String
  let peer: any Peer

  func get(_ path: String) async throws -> Int {
    try await peer.send(PeerRequest(url: origin + path)).body.count
  }
}
