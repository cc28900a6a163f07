import Foundation

@testable import NNNetwork

/// A service with one URL in the only environment.
struct FixedService: NetworkService {
  private let url: URL
  init(_ url: URL) { self.url = url }
  func url(for environment: FixedEnvironment) -> URL { url }
}

struct FixedEnvironment: Sendable {}

let api = FixedService(url("https://api.example.com"))

/// A request without parameters that returns the raw body.
func plain(_ path: String = "/x") -> Request<FixedService, NoParams, Data> {
  Request(service: api, path: path, params: NoParams())
}

/// A client with a stub, without retries and waits of random length.
func client(
  _ stub: StubTransport,
  retry: RetryPolicy = 0,
  decisions: [any ResponseDecision] = [],
  change: (inout NetworkConfiguration) -> Void = { _ in }
) -> NetworkClient<FixedEnvironment> {
  var configuration = NetworkConfiguration(decisions: decisions, retry: retry, timeout: nil)
  change(&configuration)
  return NetworkClient(environment: FixedEnvironment(), configuration, transport: stub)
}

/// A client with a stub and a credential.
func client<A: Authenticator>(
  _ stub: StubTransport,
  _ store: CredentialStore<A>,
  change: (inout NetworkConfiguration) -> Void = { _ in }
) -> NetworkClient<FixedEnvironment> {
  client(stub) {
    $0.credentials = store
    change(&$0)
  }
}

extension NetworkClient {
  /// The error of a request that must fail.
  func failure<E: Endpoint>(of endpoint: E) async -> NetworkError?
  where E.Services.Environment == Environment {
    do throws(NetworkError) {
      _ = try await send(endpoint)
      return nil
    } catch {
      return error
    }
  }
}

extension NetworkError {
  /// The error that an adapter or a serializer threw, or the error of decoding an API error.
  var cause: (any Error)? {
    switch reason {
    case .adapter(let error), .serialization(let error), .rejected(let error?): error
    default: nil
    }
  }
}

extension StubAnswer {
  /// The same response after something else, such as signing in.
  func after(_ event: @escaping @Sendable () async -> Void) -> Self {
    var answer = Self { [respond] request throws(TransportError) in
      await event()
      return try await respond(request)
    }
    answer.delay = delay
    return answer
  }
}

final class Recorder: EventMonitor {
  private let list = Locked<[NetworkEvent]>([])
  var events: [NetworkEvent] { list.withLock { $0 } }
  func record(_ event: NetworkEvent) { list.withLock { $0.append(event) } }

  /// Everything that a monitor can print.
  var texts: String {
    events.map { event in
      switch event {
      case .sending(let request): "\(request) \(request.curl)"
      case .received(let request, _, _): "\(request)"
      case .finished(let request, let error, _): "\(request) \(error.map { "\($0)" } ?? "")"
      }
    }.joined(separator: "\n")
  }

  /// How many requests have ended.
  var ended: Int {
    events.count { if case .finished = $0 { true } else { false } }
  }
}

/// Numbered tokens; a refresh gives the next one.
struct NumberedTokens: Authenticator {
  func apply(_ credential: String, to request: inout HTTPRequest) {
    request.headers["Authorization"] = "Bearer \(credential)"
  }

  struct Renew: Endpoint {
    struct Params: Encodable { let token: String }
    struct Response: Decodable { let token: String }
    let service = api
    let path = "/refresh"
    let method = HTTPMethod.post
    let params: Params
    let serializer = ParamsSerializer.json
  }

  func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
    try await client.send(Renew(params: .init(token: credential)), in: FixedEnvironment()).token
  }
}
