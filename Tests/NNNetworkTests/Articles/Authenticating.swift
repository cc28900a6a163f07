import Foundation
import NDNetworkCommitted

// The examples of Authenticating.md.

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

private func authenticate(
  _ stored: Tokens.Pair,
  _ tokens: Tokens.Pair,
  of person: (id: String, name: String)
) async {
  let store = CredentialStore(stored, account: person.id, authenticator: Tokens())
  let configuration = NetworkConfiguration(credentials: store)
  _ = configuration

  await store.signIn(tokens, account: person.id)
  await store.signOut()
}

private func profiles(of ids: [String], _ network: API) async throws -> [GetProfile.Response] {
  let network = network.boundToAccount()
  var profiles: [GetProfile.Response] = []
  for id in ids { profiles.append(try await network.get(GetProfile(id: id))) }
  return profiles
}
