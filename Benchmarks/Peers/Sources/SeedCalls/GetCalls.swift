#if Get
import Foundation
import Get

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The calls of the five examples with Get; ``NNNetworkCalls`` says what is counted.
struct GetCalls {
  let client: APIClient

  // MARK: addresses: Request, send, value
  func addresses(_ postalCode: String) async throws -> [Address] {
    try await client.send(
      Request(
        path: "/mobile/v1/addresses",
        query: [("postal_code", postalCode), ("hood_names", "1")],
        headers: ["Accept": Address.mediaType]
      )
    ).value
  }

  // MARK: token: APIClient, APIClientDelegate, willSendRequest, validateResponse, shouldRetry, Request, send, value, URLRequest, URLSessionTask, HTTPURLResponse, unacceptableStatusCode
  actor Tokens {
    private var token: String
    private var refresh: Task<String, any Error>?

    init(_ token: String) { self.token = token }

    var current: String { token }

    func renew(after old: String, by client: APIClient) async throws {
      guard token == old else { return }
      let running =
        refresh
        ?? Task {
          try await client.send(Request<Token>(path: "/refresh", method: .post)).value.token
        }
      refresh = running
      defer { refresh = nil }
      token = try await running.value
    }
  }

  struct Delegate: APIClientDelegate {
    struct Rejected: Error {}
    let tokens: Tokens

    func client(_ client: APIClient, willSendRequest request: inout URLRequest) async throws {
      guard request.url?.path != "/refresh" else { return }
      request.setValue("Bearer \(await tokens.current)", forHTTPHeaderField: "Authorization")
    }

    func client(
      _ client: APIClient,
      validateResponse response: HTTPURLResponse,
      data: Data,
      task: URLSessionTask
    ) throws {
      guard !(200..<300).contains(response.statusCode) else { return }
      let failure = try? JSONDecoder().decode(APIFailure.self, from: data)
      if response.statusCode == 403, failure?.code == 999 { throw Rejected() }
      throw failure ?? APIError.unacceptableStatusCode(response.statusCode)
    }

    func client(
      _ client: APIClient,
      shouldRetry task: URLSessionTask,
      error: any Error,
      attempts: Int
    ) async throws -> Bool {
      if error is Rejected {
        let sent = task.originalRequest?.value(forHTTPHeaderField: "Authorization") ?? ""
        guard attempts < 3, sent.hasPrefix("Bearer ") else { return false }
        try await tokens.renew(after: String(sent.dropFirst(7)), by: client)
        return true
      }
      guard attempts < 3 else { return false }
      let status = (task.response as? HTTPURLResponse)?.statusCode
      guard error is URLError || status.map({ [429, 502, 503, 504].contains($0) }) == true else {
        return false
      }
      try await Task.sleep(nanoseconds: UInt64.random(in: 0..<500_000_000) << UInt64(attempts - 1))
      return true
    }
  }

  static func withToken(_ token: String, _ url: URL) -> GetCalls {
    GetCalls(
      client: APIClient(baseURL: url) { $0.delegate = Delegate(tokens: Tokens(token)) }
    )
  }

  func post(foo: String) async throws -> Posted {
    var form = URLComponents()
    form.queryItems = [URLQueryItem(name: "foo", value: foo)]
    return try await client.send(
      Request(
        path: "/post",
        method: .post,
        body: form.percentEncodedQuery,
        headers: ["Content-Type": "application/x-www-form-urlencoded"]
      )
    ).value
  }

  // MARK: photos: Request, send, data
  func photos(_ text: String, page: Int, apiKey: String) async throws -> Photos {
    let request = Request<Void>(
      path: "/services/rest/",
      query: [
        ("text", text), ("page", "\(page)"), ("method", "flickr.photos.search"),
        ("format", "json"), ("per_page", "20"), ("nojsoncallback", "1"), ("api_key", apiKey),
      ]
    )
    let data = try await client.send(request).data
    if let failure = try? JSONDecoder().decode(APIFailure.self, from: data) { throw failure }
    return try JSONDecoder().decode(Photos.Envelope.self, from: data).photos
  }

  // MARK: routes: Request, send, value
  func routes() async throws -> [Route] {
    try await client.send(Request<Route.Envelope>(path: "/v1/transport/kmb/route/")).value.data
  }

  // MARK: amenities: Request, send, configure, value
  func amenities(_ query: String) async throws -> [Place] {
    let request = Request<Place.Envelope>(
      path: "/api/interpreter",
      method: .post,
      body: query,
      headers: ["Content-Type": "application/xml"]
    )
    return try await client.send(request, configure: { $0.timeoutInterval = 1 }).value.elements
  }
  // MARK: end
}
#endif
