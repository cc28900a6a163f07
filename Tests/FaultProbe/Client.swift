import Foundation
import NNNetwork

/// Sends the request of a row, and prints the outcome in one line.
struct Client: Sendable {
  private let network: NetworkClient<URL>
  private let row: Told.Row

  init(_ told: Told, transport: any HTTPTransport, watcher: Watcher) {
    row = told.row
    var headers: HTTPHeaders = [:]
    for (name, value) in told.row.headers ?? [:] { headers[name] = value }
    var configuration = NetworkConfiguration(
      adapters: [.headers(headers)],
      retry: RetryPolicy(told.row.retries ?? 2, base: .milliseconds(1)),
      monitors: [watcher],
      timeout: .seconds(told.row.timeout ?? 50),
      // `x-session-token` is a secret of the app.
      redaction: Redaction(names: ["x-session-token"]),
      crossOriginHeaders: Set(told.row.everywhere ?? [])
    )
    if told.row.token != nil {
      let store = CredentialStore("t0ken-s3cret", authenticator: Tokens(home: told.home))
      configuration = NetworkConfiguration(credentials: store, configuration)
    }
    network = NetworkClient(environment: told.home, configuration, transport: transport)
  }

  func outcome() async -> String {
    if let upload = row.upload { return await outcome(of: upload) }
    if let body = row.body {
      return await outcome(request(body, .raw("text/plain")))
    }
    return await outcome(request(NoParams(), .url))
  }

  /// Sends a body that is larger than the buffers of sockets.
  private func outcome(of upload: Told.Upload) async -> String {
    let body = Data(repeating: 97, count: row.uploadBytes ?? 32_000_000)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    if upload != .memory, (try? body.write(to: file)) == nil { return "no file" }
    switch upload {
    case .memory: return await outcome(request(body, .raw("text/plain")))
    case .multipart:
      return await outcome(
        request(Form(file: FilePart(contentsOf: file, contentType: "text/plain")), .multipart)
      )
    case .file: return await outcome(request(file, .file("text/plain")))
    }
  }

  private func request<P: Encodable & Sendable>(
    _ params: P,
    _ serializer: ParamsSerializer
  ) -> Request<BaseService<URL>, P, String> {
    var request = Request<BaseService<URL>, P, String>(
      service: BaseService(),
      path: row.path ?? "/here",
      params: params,
      serializer: serializer,
      response: ResponseSerializer { response in
        "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
      }
    )
    request.method = HTTPMethod(rawValue: row.method ?? "GET")
    request.options.deadline = row.deadline.map { .seconds($0) }
    if let key = row.key { request.idempotency = .key(key) }
    return request
  }

  private func outcome<E: Endpoint>(_ endpoint: E) async -> String
  where E.Services == BaseService<URL>, E.Response == String {
    do throws(NetworkError) {
      if row.download == true { return try await download(endpoint) }
      guard row.progress == true else { return try await network.send(endpoint) }
      return try await network.send(endpoint, onProgress: { _, _ in })
    } catch {
      let text = Self.words(for: error)
      return "\(error)".contains("s3cret") ? "a secret in an error" : text
    }
  }

  private func download<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> String
  where E.Services == BaseService<URL> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    do throws(NetworkError) {
      try await network.download(endpoint, to: file)
    } catch {
      let left = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      return Self.words(for: error) + (left == [] ? ", no file" : ", left: \(left?.sorted() ?? [])")
    }
    let body = (try? Data(contentsOf: file)) ?? Data()
    return "200 file with \(String(decoding: body, as: UTF8.self))"
  }

  private static func words(for error: NetworkError) -> String {
    switch error.reason {
    case .cancelled: "cancelled"
    case .signedOut: "signedOut"
    case .deadlineExceeded: "deadlineExceeded"
    case .invalidRequest(let text): "invalid request: \(text)"
    case .adapter, .decision, .serialization: "\(error)"
    case .transport(let error): error.kind.rawValue
    case .rejected:
      ["status \(error.status ?? 0)", error.bodyPrefix ?? ""].filter { !$0.isEmpty }.joined(
        separator: " "
      )
    case .redirect(let refusal): "redirect: \(refusal)"
    case .refresh: "refresh failed"
    case .sessionExpired: "session expired"
    }
  }
}

private struct Form: Encodable, Sendable { let file: FilePart }

/// The tokens of the fault server.
private struct Tokens: Authenticator {
  let home: URL

  struct Renew: Endpoint {
    struct Response: Decodable { let token: String }
    let service = BaseService<URL>()
    let path = "/refresh"
    let method = HTTPMethod.post
  }

  func apply(_ credential: String, to request: inout HTTPRequest) {
    request.headers["Authorization"] = "Bearer \(credential)"
  }

  func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
    try await client.send(Renew(), in: home).token
  }
}
