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

/// A client with a stub and without time limits.
func client(
  _ stub: StubTransport,
  decisions: [any ResponseDecision] = [.checkStatus()],
  change: (inout NetworkConfiguration) -> Void = { _ in }
) -> NetworkClient<FixedEnvironment> {
  var configuration = NetworkConfiguration(decisions: decisions, timeout: nil, deadline: nil)
  change(&configuration)
  return NetworkClient(environment: FixedEnvironment(), configuration, transport: stub)
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
    case .adapter(let error), .serialization(let error), .status(.undecodable(let error)): error
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

  var hasRestarted: Bool {
    events.contains { if case .restarting = $0 { true } else { false } }
  }

  /// How many requests have started, and how many have ended.
  var balance: (started: Int, ended: Int) {
    events.reduce(into: (0, 0)) { sums, event in
      switch event {
      case .started: sums.0 += 1
      case .finished, .failed: sums.1 += 1
      default: break
      }
    }
  }
}

/// Numbered tokens; a refresh gives the next one.
struct NumberedTokens: Authenticator {
  var refreshDelay: Duration = .zero

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
    // These would cause endless recursion if a refresh ran them.
    var decisions: [any ResponseDecision] {
      [Decision("must-not-run", budget: 9) { _, _ in .restart(after: .zero) }]
    }
  }

  func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
    try await client.send(Renew(params: .init(token: credential)), in: FixedEnvironment()).token
  }
}
