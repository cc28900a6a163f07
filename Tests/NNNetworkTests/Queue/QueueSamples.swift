import Foundation
import TestSupport

@testable import NNNetwork
@testable import NNNetworkQueue

/// Services of an app, as a queue needs them.
enum Shop: String, NetworkService, Codable {
  case api, media

  enum Stage: String, Codable { case test, live }

  func url(for environment: Stage) -> URL {
    NNNetworkTests.url("https://\(rawValue).\(environment.rawValue).example.com")
  }
}

/// A message that may wait.
struct Post: QueuedEndpoint {
  struct Params: Codable, Equatable { var text: String }
  typealias Response = Params

  var service = Shop.api
  var path = "/posts"
  let method = HTTPMethod.post
  var params: Params
  let serializer = ParamsSerializer.json
  var headers = HTTPHeaders()
  var idempotency = Idempotency.byMethod
  var adapters: [any RequestAdapter] = []
  var queuing: QueuePolicy

  init(
    _ text: String,
    lane: String = "posts",
    attempts: Int = 10,
    replacing key: String? = nil
  ) {
    params = Params(text: text)
    queuing = QueuePolicy(lane: lane, handler: "post", attempts: attempts, replacing: key)
  }
}

/// A request that is not queued.
struct Look: Endpoint {
  typealias Response = NoResponse
  let service = Shop.api
  let path = "/look"
}

/// A server that accepts or refuses requests as the test wants, and records its effects.
///
/// It supports `Idempotency-Key` as the draft requires: a repeated request gets a response, but has no second effect.
final class ShopServer: HTTPTransport {
  enum Act: Sendable {
    case accept
    case acceptAndVanish
    case fail(TransportError.Kind)
    case answer(Int, HTTPHeaders = [:], body: String = "")
  }

  typealias Answer = @Sendable (_ text: String, _ request: HTTPRequest) async -> Act

  private struct State {
    var effects: [(text: String, key: String)] = []
    var requests: [HTTPRequest] = []
  }

  private let state = Locked(State())
  private let act: Answer

  init(_ act: @escaping Answer = { _, _ in .accept }) { self.act = act }

  var texts: [String] { state.withLock { $0.effects.map(\.text) } }
  var keys: [String] { state.withLock { $0.effects.map(\.key) } }
  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(
    _ request: HTTPRequest,
    _ transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    state.withLock { if $0.requests.count < 10_000 { $0.requests.append(request) } }
    var body = Data()
    if case .data(let data) = request.body { body = data }
    let text = (try? JSONDecoder().decode(Post.Params.self, from: body))?.text ?? ""
    switch await act(text, request) {
    case .fail(let kind): throw TransportError(kind)
    case .answer(let status, let headers, let body):
      return RawResponse(status: status, headers: headers, body: Data(body.utf8))
    case .accept: return effect(of: request, text, body)
    case .acceptAndVanish:
      _ = effect(of: request, text, body)
      throw TransportError(.connectionLost)
    }
  }

  private func effect(of request: HTTPRequest, _ text: String, _ body: Data) -> RawResponse {
    let key = request.headers["Idempotency-Key"] ?? ""
    state.withLock { state in
      if !state.effects.contains(where: { $0.key == key }) { state.effects.append((text, key)) }
    }
    return RawResponse(status: 201, body: body)
  }
}

/// A folder, a clock whose waits take no time, and the date that this clock shows.
final class QueueLab: Sendable {
  let clock = HastyClock()
  private let scratch: ScratchFolder
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws { scratch = try ScratchFolder() }

  var now: Date { start.addingTimeInterval(clock.now.offset.seconds) }
  var hours: Double { clock.now.offset.seconds / 3_600 }

  func folder(_ name: String = "queue") -> URL { scratch.url(name) }

  func files(_ name: String = "queue") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(name).path)) ?? []
    return names.filter { $0 != "lock" }.sorted()
  }

  func network(
    _ server: any HTTPTransport,
    stage: Shop.Stage = .test,
    change: (inout NetworkConfiguration) -> Void = { _ in }
  ) -> NetworkClient<Shop.Stage> {
    var configuration = NetworkConfiguration()
    configuration.clock = clock
    configuration.now = { [self] in now }
    configuration.random = { 0.999_999 }
    change(&configuration)
    return NetworkClient(environment: stage, configuration, transport: server)
  }

  func queue(
    _ network: NetworkClient<Shop.Stage>,
    _ name: String = "queue",
    limits: QueueLimits = QueueLimits()
  ) throws -> OfflineQueue<Shop> {
    try OfflineQueue(network, in: RequestFolder(folder(name)), limits: limits)
  }
}

extension OfflineQueue {
  /// Returns when no request waits anymore.
  func drained() async {
    while !pending.isEmpty, !Task.isCancelled { try? await Task.sleep(for: .microseconds(200)) }
  }
}
