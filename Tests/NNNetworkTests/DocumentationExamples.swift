import Foundation
import NDNetworkCommitted
import TestSupport
import Testing

#if AsyncHTTPClient
import AsyncHTTPClient
import NIOSSL
#endif

// What the articles of the catalog show, compiled: `DocumentationTests` below compares the texts.

private struct FindResidenceParams: Encodable {
  let postalCode: String

  enum CodingKeys: String, CodingKey {
    case postalCode = "postal_code"
  }
}

private struct Address: Decodable {
  let street: String
}

private struct Settings: Sendable {
  static let shared = Settings()
  let environment = Environment.production(country: .it)
}

// Sending a request

private func send() async throws {
  let network = NetworkClient(environment: Environment.production(country: .it))

  var request = Request<FindResidenceParams, [Address]>(
    service: .api,
    path: "/mobile/v1/addresses",
    params: FindResidenceParams(postalCode: "00144"),
    serializer: .url
  )
  request.headers["Accept"] = "application/vnd.nextdoor/schema/suggested-address.v3+json"
  let addresses = try await network.get(request)
  _ = addresses

  let search = network.get(request) { result in
    switch result {
    case .success(let addresses): print(addresses)
    case .failure(let error) where error.isCancelled: break
    case .failure(let error): print(error)
    }
  }
  search.cancel()
}

private struct User: Codable {
  let name: String
}

private func renameUser() async throws {
  guard let url = URL(string: "https://api.example.com") else { return }
  let api = NetworkClient(url)
  let user = try await api.get("/user", query: ["page": 2], as: User.self)
  try await api.put("/user", body: User(name: user.name.capitalized))
}

private func showAddresses(_ network: API, _ request: Request<FindResidenceParams, [Address]>) {
  network.get(request, on: .mainActor) { result in
    MainActor.assumeIsolated { print(result) }
  }
}

private func printETag(_ network: API) async throws {
  let response = try await network.response(to: GetProfile(id: "7"))
  print(response.value.name, response.status, response.headers["ETag"] ?? "")
}

private struct GetProfile: Endpoint {
  struct Response: Decodable {
    let name: String
  }

  let service = Service.api
  let path: String

  init(id: String) { path = "/mobile/v1/profiles/\(id.pathSegment)" }
}

private struct ReportProblem: Endpoint {
  struct Params: Encodable {
    let title: String
    let photo: FilePart
  }
  typealias Response = NoResponse

  let service = Service.api
  let path = "/mobile/v1/problems"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.multipart
}

private func upload(_ network: NetworkClient<Environment>, photo: URL) async throws {
  let file = FilePart(contentsOf: photo, contentType: "image/jpeg")
  try await network.send(ReportProblem(params: .init(title: "Lamp", photo: file))) { progress in
    print(progress.completedBytes)
  }
}

// Binding services

private struct Profile: Decodable {
  let name: String
}

private func loadProfile() async throws -> Profile {
  let api = API(environment: .production(country: .it))
  return try await api.get("/mobile/v1/me", query: ["full": true], as: Profile.self)
}

private func bind() {
  let network = NetworkClient { Settings.shared.environment }
  _ = network
}

// Reading streams

private struct GetExport: Endpoint {
  typealias Response = Data
  let service = Service.api
  let path = "/mobile/v1/export"
}

private struct GetFeed: Endpoint {
  typealias Response = NoResponse
  let service = Service.api
  let path = "/mobile/v1/feed"
}

private func export(_ network: API, to file: FileHandle) async throws {
  let response = try await network.stream(GetExport())
  for try await piece in response.value {
    try file.write(contentsOf: piece)
  }
}

private func follow(_ network: API, onMessage: (String) -> Void) async throws {
  var last: String?
  while !Task.isCancelled {
    do {
      for try await event in try await network.events(of: GetFeed(), after: last) {
        last = event.id
        onMessage(event.data)
      }
    } catch let error as NetworkError where error.status == 401 {
      throw error
    } catch {
      print(error)
    }
    try await Task.sleep(for: .seconds(3))
  }
}

// What is left out

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

// Writing an adapter

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
  let configuration = NetworkConfiguration(
    adapters: [TokenAdapter(store)],
    decisions: [
      RedirectDecision(), RefreshTokenDecision(store), RetryDecision(), StatusDecision(),
    ]
  )
  _ = configuration

  await store.signIn(tokens, account: person.id)
  await store.signOut()
}

// Writing a decision

private struct MaintenanceDecision: ResponseDecision {
  let budget = 3

  func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome,
      response.headers["X-Maintenance"] == "ends-soon"
    else { return .proceed(outcome) }
    return .restart(after: .seconds(2))
  }
}

private struct APIError: Error, Decodable {
  let code: Int
  let reason: String
}

private func decide(_ network: NetworkClient<Environment>) async throws {
  let configuration = NetworkConfiguration(
    decisions: [
      MaintenanceDecision(), RedirectDecision(), RetryDecision(2),
      StatusDecision(failure: APIError.self), DataMappingDecision.emptyIsObject,
    ]
  )
  _ = configuration

  do {
    let profile = try await network.get(GetProfile(id: "7"))
    print(profile.name)
  } catch {
    if let apiError = error.apiError(as: APIError.self) {
      print(apiError.code, apiError.reason)
    }
  }
}

// Queueing while offline

private struct Message: Decodable, Sendable {
  let number: Int
}

private struct PostMessage: Endpoint {
  struct Params: Encodable {
    let text: String
  }
  typealias Response = Message

  let service = Service.api
  let path = "/mobile/v1/messages"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.json
  let queuing = QueuePolicy.whenOffline(lane: "messages", handler: "post-message")
}

private func mayWait() -> some Endpoint<Message> {
  var request = Request<PostMessage.Params, Message>(
    service: .api,
    path: "/mobile/v1/messages",
    params: PostMessage.Params(text: "Hello"),
    serializer: .json
  )
  request.shouldQueue = true
  return request
}

private func wait(
  _ network: NetworkClient<Environment>,
  in folder: URL
) async throws {
  let queue = try await OfflineQueue<Service>(
    network,
    store: FileQueueStore(in: folder)
  )
  await queue.handle("post-message", response: .json) {
    (ticket, result: Result<Message, QueueFailure>) in
    print(ticket.id, result)
  }
  await queue.start()

  let client = queue.network
  do {
    let message = try await client.send(PostMessage(params: .init(text: "Hello")))
    print("posted as \(message.number)")
  } catch {
    guard let ticket = error.ticket else { throw error }
    print("queued as \(ticket.id)")
  }

  for letter in await queue.deadLetters {
    switch letter.reason {
    case .expired, .gaveUp: try await queue.retry(letter.id)
    case .refused, .cannotBeSent: try await queue.discard(letter.id)
    }
  }
}

// Testing

// Choosing a transport

#if AsyncHTTPClient
private func sendByAsyncHTTPClient() async throws {
  let network = NetworkClient(
    environment: Environment.production(country: .it),
    transport: AsyncHTTPClientTransport.shared
  )
  _ = try await network.get(GetProfile(id: "7"))
}

private func trustAnAuthority() -> AsyncHTTPClientTransport {
  let transport = AsyncHTTPClientTransport { configuration in
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.trustRoots = .file("/etc/our-authority.pem")
    configuration.tlsConfiguration = tls
  }
  return transport
}
#endif

@Suite struct DocumentationTests {
  @Test func profileHasAName() async throws {
    let stub = StubTransport()
    stub.on(.get, "/mobile/v1/profiles/7", .json(#"{"name": "Ada"}"#))
    stub.on(.get, "/mobile/v1/profiles/8", .response(404))

    let environment = Environment.production(country: .it)
    let network = NetworkClient(environment: environment, transport: stub)

    #expect(try await network.get(GetProfile(id: "7")).name == "Ada")
    await #expect(throws: NetworkError.self) { try await network.get(GetProfile(id: "8")) }
    #expect(stub.requests.count == 2)
    try stub.verify()
  }

  /// Lines without the space before them, and without a `private`, which articles need not.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let bare = line.trimmingCharacters(in: .whitespaces)
        .replacing("private struct", with: "struct").replacing("private func", with: "func")
        .replacing("private actor", with: "actor")
      return bare.isEmpty ? nil : bare
    }
  }

  /// The lines that bind an app's services are in two documents, and are compiled in an example.
  @Test(arguments: ["Documentation/iOS.md", "Sources/NNNetwork/NNNetwork.docc/BindingServices.md"])
  func linesThatBindAreCompiled(_ text: String) throws {
    func read(_ path: String) throws -> [String] {
      lines(
        try String(contentsOf: Places.packageRoot.appendingPathComponent(path), encoding: .utf8)
      )
    }
    let (shown, compiled) = (
      try read(text), try read("Examples/Consumer/Sources/shop/Services.swift")
    )
    let first = try #require(shown.firstIndex { $0.hasPrefix("extension Service: NetworkService") })
    let binding = shown[first...].prefix { $0 != "```" }
    #expect(binding.count == 3)
    #expect(compiled.indices.contains { compiled[$0...].starts(with: binding) })
  }

  @Test func examplesOfTheCatalogAreCompiled() throws {
    let compiled = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let catalog = Places.packageRoot.appendingPathComponent("Sources/NNNetwork/NNNetwork.docc")
    let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
    var count = 0
    for article in articles.sorted() where article.hasSuffix(".md") {
      let text = try String(contentsOf: catalog.appendingPathComponent(article), encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let example = lines(block.components(separatedBy: "```")[0])
        #expect(
          compiled.indices.contains { compiled[$0...].starts(with: example) },
          "\(article): \(example.first ?? "")"
        )
        count += 1
      }
    }
    #expect(count >= 10)
  }
}
