import Foundation
import NNNetwork

/// The calls of the five examples with NNNetwork; `ComparingWithAlamofireAndGet` has a table of them.
///
/// Everything between two marks counts, and the names after a mark are the library's that one has to know.
struct NNNetworkCalls {
  var client: NetworkClient<URL>

  // MARK: addresses: get
  func addresses(_ postalCode: String) async throws -> [Address] {
    try await client.get(
      "/mobile/v1/addresses",
      query: ["postal_code": postalCode, "hood_names": 1],
      headers: ["Accept": Address.mediaType]
    )
  }

  // MARK: token: Authenticator, HTTPRequest, RawResponse, RefreshClient, Request, BaseService, NoParams, CredentialStore, NetworkConfiguration, checkStatus, followRedirects, retry, NetworkClient, send, idempotency
  struct Tokens: Authenticator {
    let url: URL

    func apply(_ token: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = "Bearer \(token)"
    }

    func isAuthFailure(_ response: RawResponse) -> Bool {
      response.status == 403 && APIFailure.code(in: response.body) == 999
    }

    func refresh(_ token: String, using client: RefreshClient) async throws -> String {
      let refresh = Request<BaseService<URL>, NoParams, Token>("/refresh", method: .post)
      return try await client.send(refresh, in: url).token
    }
  }

  static func withToken(_ token: String, _ url: URL) -> NNNetworkCalls {
    let store = CredentialStore(token, authenticator: Tokens(url: url))
    let configuration = NetworkConfiguration(
      credentials: store,
      decisions: [.followRedirects(), .retry(), .checkStatus(failure: APIFailure.self)]
    )
    return NNNetworkCalls(client: NetworkClient(url, configuration))
  }

  func post(foo: String) async throws -> Posted {
    var request = client.request(.post, "/post", body: ["foo": foo], as: Posted.self)
    request.serializer = .form
    request.idempotency = .idempotent
    return try await client.send(request)
  }

  // MARK: photos: Query, get
  func photos(_ text: String, page: Int, apiKey: String) async throws -> Photos {
    let query: Query = [
      "text": text, "page": page, "method": "flickr.photos.search", "format": "json",
      "per_page": 20, "nojsoncallback": 1, "api_key": apiKey,
    ]
    let data = try await client.get("/services/rest/", query: query, as: Data.self)
    if let failure = try? JSONDecoder().decode(APIFailure.self, from: data) { throw failure }
    return try JSONDecoder().decode(Photos.Envelope.self, from: data).photos
  }

  // MARK: routes: get
  func routes() async throws -> [Route] {
    try await client.get("/v1/transport/kmb/route/", as: Route.Envelope.self).data
  }

  // MARK: amenities: request, headers, timeout, send
  func amenities(_ query: String) async throws -> [Place] {
    var request = client.request(.post, "/api/interpreter", body: query, as: Place.Envelope.self)
    request.headers["Content-Type"] = "application/xml"
    request.timeout = .seconds(1)
    return try await client.send(request).elements
  }
  // MARK: end
}
