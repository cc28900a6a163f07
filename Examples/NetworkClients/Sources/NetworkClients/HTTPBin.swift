import Foundation
import NNNetwork

/// Posts a form; a rejected token is renewed, and a request to an overloaded server is repeated.
enum HTTPBin {
  struct Post: Endpoint {
    struct Response: Decodable, Sendable {
      struct Form: Decodable, Sendable { let foo: String }
      let form: Form
    }
    struct Params: Encodable, Sendable { let foo: String }

    let service = PublicAPI.httpbin
    let path = "/post"
    let method = HTTPMethod.post
    let serializer = ParamsSerializer.form
    let params: Params
    // The server stores nothing, so the request may be sent twice.
    let idempotency = Idempotency.idempotent

    init(foo: String) { params = Params(foo: foo) }
  }

  /// A resource that has moved.
  struct Redirected: Endpoint {
    struct Response: Decodable, Sendable { let url: String }

    let service = PublicAPI.httpbin
    let path = "/redirect/1"
  }

  struct APIError: Error, Decodable, Sendable {
    let code: Int
    let reason: String
  }

  /// Renews a token that the server rejects with status 403 and the code 999.
  struct Tokens: Authenticator {
    struct Refresh: Endpoint {
      struct Response: Decodable { let token: String }
      struct Params: Encodable { let refreshToken: String }
      let service = PublicAPI.httpbin
      let path = "/refresh"
      let method = HTTPMethod.post
      let serializer = ParamsSerializer.json
      let params: Params
    }

    let environment: PublicAPI.Environment

    func apply(_ token: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = "Bearer \(token)"
    }

    func isAuthFailure(_ response: RawResponse) -> Bool {
      response.status == 403
        && (try? JSONDecoder().decode(APIError.self, from: response.body))?.code == 999
    }

    func refresh(_ token: String, using client: RefreshClient) async throws -> String {
      let refresh = Refresh(params: .init(refreshToken: "token123"))
      return try await client.send(refresh, in: environment).token
    }
  }

  /// A client that renews tokens, repeats requests to an overloaded server, and maps an empty body to an object.
  static func network(
    token: String,
    in environment: PublicAPI.Environment,
    monitors: [any EventMonitor] = []
  ) -> NetworkClient<PublicAPI.Environment> {
    let store = CredentialStore(token, authenticator: Tokens(environment: environment))
    let settings = NetworkConfiguration(
      adapters: [.headers(["User-Agent": "NetworkClients/1.0"])],
      decisions: [.mapBody(if: { $0.body.isEmpty }) { _ in Data("{}".utf8) }],
      retry: RetryPolicy(2, base: .milliseconds(20)),
      failure: APIError.self,
      monitors: monitors
    )
    return NetworkClient(
      environment: environment,
      NetworkConfiguration(credentials: store, settings)
    )
  }
}
