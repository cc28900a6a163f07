import Foundation
import NDNetworkCommitted

// The examples of WritingAnAdapter.md.

private struct CountryAdapter: RequestAdapter {
  let country: @Sendable () -> Country

  func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers["X-Country"] = country().rawValue
  }
}

private func adapt() {
  let configuration = NetworkConfiguration(
    adapters: [
      CountryAdapter { Settings.shared.environment.country },
      AcceptLanguageAdapter { Settings.shared.environment.country.languages.map(\.locale) },
      UserAgentAdapter(product: "Nextdoor", version: "5.1"),
      Adapter { request, context in
        request.headers["X-Attempt"] = "\(context.attempt + 1)"
      },
    ]
  )
  _ = configuration
}

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

private struct TraceAdapter: RequestAdapter {
  let traceParent: @Sendable () -> String?

  func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    if let parent = traceParent() { request.headers["traceparent"] = parent }
  }
}

private actor ETagCache: HTTPTransport {
  private let next: any HTTPTransport
  private var copies: [URL: RawResponse] = [:]

  init(_ next: any HTTPTransport) { self.next = next }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    guard request.method == .get, transfer.destination == nil, !transfer.isStreamed else {
      return try await next.send(request, transfer: transfer)
    }
    var request = request
    let copy = copies[request.url]
    if let tag = copy?.headers["ETag"] { request.headers["If-None-Match"] = tag }
    let response = try await next.send(request, transfer: transfer)
    if response.status == 304, let copy { return copy }
    if response.isSuccess, response.headers["ETag"] != nil { copies[request.url] = response }
    return response
  }
}

private func profiles(of ids: [String], _ network: API) async throws -> [GetProfile.Response] {
  let network = network.boundToAccount()
  var profiles: [GetProfile.Response] = []
  for id in ids { profiles.append(try await network.get(GetProfile(id: id))) }
  return profiles
}
