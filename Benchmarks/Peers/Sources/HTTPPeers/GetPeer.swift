#if Get
import Foundation
import Get

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Get with its defaults, except that it returns responses with any status, with their bodies.
struct GetPeer: Peer {
  private let client = APIClient(baseURL: nil) { $0.delegate = AnyStatus() }

  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data) {
    let native = try request.native
    guard let url = native.url else { throw URLError(.badURL) }
    // Get's requests only have JSON bodies, so this replaces the whole request.
    let response = try await client.data(for: Request<Data>(url: url)) { $0 = native }
    return (response.statusCode ?? 0, response.data)
  }

  private struct AnyStatus: APIClientDelegate {
    func client(
      _ client: APIClient,
      validateResponse response: HTTPURLResponse,
      data: Data,
      task: URLSessionTask
    ) {}
  }
}
#endif
