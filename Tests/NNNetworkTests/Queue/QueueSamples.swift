import Foundation

@testable import NNNetwork

/// Services of an app, as a queue needs them.
enum Shop: String, NetworkService, Codable {
  case api, media

  enum Stage: String, Codable { case test, live }

  func url(for environment: Stage) -> URL {
    NNNetworkTests.url("https://\(rawValue).\(environment.rawValue).example.com")
  }
}

/// A message that may wait.
struct Post: Endpoint {
  struct Params: Codable, Equatable { var text: String }
  typealias Response = NoResponse

  var service = Shop.api
  var path = "/posts"
  var method = HTTPMethod.post
  var params: Params
  let serializer = ParamsSerializer.json
  var headers: HTTPHeaders = [:]
  var idempotency = Idempotency.byMethod
  var queuing = QueuePolicy.whenOffline
  var timeout: Duration?
  var options = RequestOptions()

  init(_ text: String, queuing: QueuePolicy = .whenOffline) {
    params = Params(text: text)
    self.queuing = queuing
  }
}

/// A server that accepts or refuses requests as the test wants, and records its effects.
///
/// It supports `Idempotency-Key` as the draft requires: a repeated request gets a response, but has
/// no second effect.
final class ShopServer: HTTPTransport {
  struct Effect: Equatable, Sendable {
    var service: String
    var text: String
    var key: String
  }

  typealias Answer = @Sendable (HTTPRequest, _ number: Int) async -> ServerAct

  private struct State {
    var effects: [Effect] = []
    var done: Set<String> = []
    var requests: [HTTPRequest] = []
  }

  private let state = Locked(State())
  private let act: Answer

  init(_ act: @escaping Answer = { _, _ in .accept }) { self.act = act }

  var effects: [Effect] { state.withLock { $0.effects } }
  var texts: [String] { effects.map(\.text) }
  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    switch await act(request, number) {
    case .unreachable: throw TransportError(.notConnected)
    case .answer(let status, let headers): return RawResponse(status: status, headers: headers)
    case .accept: return effect(of: request)
    case .acceptAndVanish:
      _ = effect(of: request)
      throw TransportError(.connectionLost)
    }
  }

  private func effect(of request: HTTPRequest) -> RawResponse {
    let key = request.headers["Idempotency-Key"] ?? ""
    var body = Data()
    if case .data(let data) = request.body { body = data }
    let text = (try? JSONDecoder().decode(Post.Params.self, from: body))?.text ?? ""
    state.withLock { state in
      guard state.done.insert(key).inserted else { return }
      let service = request.url.host?.split(separator: ".").first.map(String.init) ?? ""
      state.effects.append(Effect(service: service, text: text, key: key))
    }
    return RawResponse(status: 201, body: body)
  }
}

enum ServerAct: Sendable {
  case accept
  case acceptAndVanish
  case unreachable
  case answer(Int, HTTPHeaders = [:])
}

/// A clock and date that a test moves on.
final class ManualDay: Sendable {
  let clock = ManualClock()
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  var now: Date { start.addingTimeInterval((clock.now.offset).seconds) }
}

/// A client of a server, with the test's clock and without randomness.
func shop(
  _ server: any HTTPTransport,
  _ day: ManualDay = ManualDay(),
  decisions: [any ResponseDecision] = [.retry(), .checkStatus()],
  adapters: [any RequestAdapter] = [],
  stage: Shop.Stage = .test
) -> NetworkClient<Shop.Stage> {
  var configuration = NetworkConfiguration(
    adapters: adapters,
    decisions: decisions,
    timeout: nil,
    deadline: nil,
    clock: day.clock,
    now: { day.now }
  )
  configuration.random = { 0.999_999 }
  return NetworkClient(environment: stage, configuration, transport: server)
}

/// Collects events until one matches, and returns them all.
func events(
  of stream: AsyncStream<QueueEvent>,
  until isLast: (QueueEvent) -> Bool
) async -> [QueueEvent] {
  var events: [QueueEvent] = []
  for await event in stream {
    events.append(event)
    if isLast(event) { break }
  }
  return events
}

extension QueueEvent {
  var word: String {
    switch self {
    case .queued: "queued"
    case .sending: "sending"
    case .held: "held"
    case .done: "done"
    case .dead: "dead"
    case .collapsed: "collapsed"
    case .discarded: "discarded"
    case .damaged: "damaged"
    case .unwritten: "unwritten"
    }
  }
}

extension OfflineQueue {
  /// Returns when all lanes are empty or waiting.
  func settle() async {
    while lanes.values.contains(where: {
      if case .sending = $0.activity { true } else { false }
    }) {
      await Task.yield()
    }
  }

  /// Moves the clock on, and waits until everything that is due has happened.
  func pass(_ duration: Duration, of day: ManualDay) async {
    await settle()
    // Wait for pending events, which change both numbers.
    while day.clock.sleepers != waits.count { await Task.yield() }
    day.clock.advance(by: duration)
    var turns = 0
    while waits.values.contains(where: { $0 <= .zero }) {
      await Task.yield()
      turns += 1
      // The clock may have moved on while a timer was being set.
      if turns.isMultiple(of: 5_000) { day.clock.advance(by: .seconds(1)) }
    }
    await settle()
  }

  /// How long each lane still waits, by its name.
  var waits: [String: Duration] {
    lanes.reduce(into: [:]) { waits, lane in
      if case .held(let hold) = lane.value.activity {
        waits[lane.key.name] = hold.due - watch.elapsed
      }
    }
  }
}
