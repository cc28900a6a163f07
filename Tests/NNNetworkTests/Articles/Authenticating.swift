import Foundation
import NNNetwork

// The examples of Authenticating.md.

private typealias Service = Articles.Service

private struct Tokens: Authenticator {
  struct Pair: Codable, Sendable {
    let access: String
    let refresh: String
  }

  struct Refresh: Endpoint {
    struct Params: Encodable {
      let refreshToken: String
    }
    typealias Response = Pair

    let service = Service.auth
    let path = "/v1/token"
    let method = HTTPMethod.post
    let params: Params
    let serializer = ParamsSerializer.form
  }

  func apply(_ credential: Pair, to request: inout HTTPRequest) {
    request.headers["Authorization"] = "Bearer \(credential.access)"
  }

  func refresh(_ credential: Pair, using client: RefreshClient) async throws -> Pair {
    let refresh = Refresh(params: .init(refreshToken: credential.refresh))
    return try await client.send(refresh, in: Settings.shared.environment)
  }
}

private func save(_ tokens: Tokens.Pair) {}

private func authenticate(_ stored: Tokens.Pair, _ tokens: Tokens.Pair) {
  let store = CredentialStore(stored, authenticator: Tokens()) { save($0) }
  let network = NetworkClient(NetworkConfiguration(credentials: store)) {
    Settings.shared.environment
  }
  _ = network

  store.invalidate()

  store.replace(with: tokens)
}
