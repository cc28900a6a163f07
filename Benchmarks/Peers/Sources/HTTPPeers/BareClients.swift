import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `URLSession.shared`.
struct BareSession: Peer {
  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data) {
    let (body, response) = try await URLSession.shared.data(for: request.native)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (response.statusCode, body)
  }
}

extension PeerRequest {
  var native: URLRequest {
    get throws {
      guard let url = URL(string: url) else { throw URLError(.badURL) }
      var native = URLRequest(url: url, timeoutInterval: seconds)
      native.httpMethod = method
      native.httpBody = body.map { Data($0.utf8) }
      for (name, value) in headers { native.setValue(value, forHTTPHeaderField: name) }
      return native
    }
  }
}

/// `HTTPClient` with its defaults, except for the certificates that it trusts.
struct BareAsyncHTTPClient: Peer {
  private let client: HTTPClient

  init(trusting file: String) throws {
    var configuration = HTTPClient.Configuration()
    if !file.isEmpty {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.trustRoots = .file(file)
      configuration.tlsConfiguration = tls
    }
    client = HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
    // The client traps if it is released before it is shut down, so it is kept as long as the process runs.
    _ = Unmanaged.passRetained(client)
  }

  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data) {
    var native = HTTPClientRequest(url: request.url)
    native.method = .init(rawValue: request.method)
    for (name, value) in request.headers { native.headers.add(name: name, value: value) }
    if let body = request.body { native.body = .bytes(Data(body.utf8)) }
    let milliseconds = Int64(request.seconds * 1_000)
    let response = try await client.execute(native, timeout: .milliseconds(milliseconds))
    let body = try await response.body.collect(upTo: 1 << 24)
    return (Int(response.status.code), Data(body.readableBytesView))
  }
}
