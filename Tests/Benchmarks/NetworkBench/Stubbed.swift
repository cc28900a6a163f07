import Foundation
import NNNetwork

/// Measures requests that are answered immediately, so that only the client's own cost remains.
enum Stubbed {
  /// What the client of an app has in addition to the defaults.
  enum Addition { case nothing, store, monitor }

  /// Sends requests with NNNetwork and its default settings.
  static func ours(_ count: Int, bytes: Int, _ addition: Addition = .nothing) async throws {
    var configuration = NetworkConfiguration()
    switch addition {
    case .nothing: break
    case .store:
      let store = CredentialStore("token", authenticator: Tokens())
      configuration = NetworkConfiguration(credentials: store)
    case .monitor: configuration = NetworkConfiguration(monitors: [Silent()])
    }
    let network = NetworkClient(service, configuration, transport: Ready(bytes))
    var request = Request<BaseService<URL>, Search, [Address]>(
      service: BaseService(),
      path: "/mobile/v1/addresses",
      params: Search()
    )
    if bytes == 0 { request.responseSerializer = ResponseSerializer { _ in [] } }
    request.headers["Accept"] = "application/json"
    for _ in 0..<count { _ = try await network.get(request) }
  }

  /// Sends requests with code that is written only for this purpose.
  static func byHand(_ count: Int, bytes: Int) async throws {
    let transport = Ready(bytes)
    for _ in 0..<count { _ = try await addresses(transport) }
  }

  private static func addresses(_ transport: Ready) async throws -> [Address] {
    let search = Search()
    var parts = URLComponents(url: service, resolvingAgainstBaseURL: false)
    parts?.path = "/mobile/v1/addresses"
    parts?.queryItems = [
      URLQueryItem(name: "hood_names", value: "\(search.hood_names)"),
      URLQueryItem(name: "postal_code", value: search.postal_code),
    ]
    guard let url = parts?.url else { throw URLError(.badURL) }
    var request = HTTPRequest(url: url)
    request.headers["Accept"] = "application/json"
    let response = try await transport.send(request)
    guard (200..<300).contains(response.status) else { throw URLError(.badServerResponse) }
    if response.body.isEmpty { return [] }
    return try JSONDecoder().decode([Address].self, from: response.body)
  }

  private static var service: URL { Ready.service }

  private struct Search: Encodable, Sendable {
    var postal_code = "00144"
    var hood_names = 1
  }

  private struct Address: Codable, Sendable {
    var id = 1_000
    var street = "Via dei Fori Imperiali"
    var city = "Roma"
  }

  /// A monitor that logs nothing.
  private struct Silent: EventMonitor { func record(_ event: NetworkEvent) {} }

  private struct Tokens: Authenticator {
    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = credential
    }

    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      credential
    }
  }

  private struct Ready: HTTPTransport {
    static let service = URL(string: "https://it-api.nextdoor.com") ?? URL(fileURLWithPath: "/")
    let response: RawResponse

    /// A response with about this many bytes of JSON.
    init(_ bytes: Int) {
      let one = (try? JSONEncoder().encode(Address())) ?? Data()
      let count = bytes / (one.count + 1)
      let list = Data("[".utf8) + Data([Data](repeating: one, count: count).joined(separator: [44]))
      response = RawResponse(
        status: 200,
        headers: ["Content-Type": "application/json"],
        body: bytes == 0 ? Data() : list + Data("]".utf8)
      )
    }

    func send(
      _ request: HTTPRequest,
      _ transfer: Transfer
    ) async throws(TransportError) -> RawResponse { response }

    func send(_ request: HTTPRequest) async throws(TransportError) -> RawResponse { response }
  }
}
