import AsyncHTTPClient
import Foundation
import NIOCore
import NNNetwork

/// Something that gets a path and counts the bytes of the answer.
protocol Client: Sendable {
  func get(_ path: String) async throws -> Int
}

/// The clients by name; a new one is a line here.
enum Clients {
  static let all: [String: @Sendable (URL) -> any Client] = [
    "urlsession": { SessionByHand(origin: $0) },
    "nnnetwork-urlsession": { Ours(origin: $0, transport: URLSessionTransport()) },
    "ahc": { AHCByHand(origin: $0) },
    "nnnetwork-ahc": { Ours(origin: $0, transport: AsyncHTTPClientTransport()) },
  ]
}

/// NNNetwork as it comes, with its default decisions and timeout.
struct Ours: Client {
  private let service: FixedService
  private let network: NetworkClient<FixedEnvironment>

  init(origin: URL, transport: any HTTPTransport) {
    service = FixedService(origin)
    network = NetworkClient(environment: FixedEnvironment(), transport: transport)
  }

  func get(_ path: String) async throws -> Int {
    try await network.get(
      Request<FixedService, NoParams, Data>(service: service, path: path, params: NoParams())
    )
    .count
  }
}

/// AsyncHTTPClient as its own pages show it, with the settings that NNNetwork's transport has.
struct AHCByHand: Client {
  private let origin: String
  private let client: HTTPClient

  init(origin: URL) {
    self.origin = origin.absoluteString
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    client = HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }

  func get(_ path: String) async throws -> Int {
    let response = try await client.execute(
      HTTPClientRequest(url: origin + path),
      timeout: .seconds(60)
    )
    return try await response.body.collect(upTo: 1 << 24).readableBytes
  }
}
