import Foundation
import NDNetworkCommitted
import Testing

/// A call as an app writes it, with the compiled countries.
@Suite struct BindingTests {
  private struct FindResidenceParams: Encodable {
    let postalCode: String
    private enum CodingKeys: String, CodingKey { case postalCode = "postal_code" }
  }

  private struct Address: Decodable, Equatable { let street: String }

  @Test func compiledServicesAnswerInTheirEnvironment() async throws {
    let stub = StubTransport()
    stub.on(
      .get,
      "https://it-api.nextdoor.com/mobile/v1/addresses",
      .json(#"[{"street": "Via Roma"}]"#)
    )
    stub.on(.get, "http://es-api.localhost.com:8000/mobile/v1/addresses", .json("[]"))
    var request = Request<FindResidenceParams, [Address]>(
      service: .api,
      path: "/mobile/v1/addresses",
      params: .init(postalCode: "00144"),
      serializer: .url
    )
    request.headers = ["Accept": "application/vnd.nextdoor/schema/suggested-address.v3+json"]
    let italy = API(environment: .production(country: .it), transport: stub)
    #expect(try await italy.get(request) == [Address(street: "Via Roma")])
    let spain = NetworkClient(environment: Environment.dev(country: .es), transport: stub)
    #expect(try await spain.get(request) == [])
    try stub.verify()
    #expect(stub.requests.first?.url.query == "postal_code=00144")
    #expect(stub.requests.first?.headers["accept"] == request.headers["Accept"])
  }

  @Test func pathIsOfTheServiceForTheApp() async throws {
    let stub = StubTransport()
    stub.on(.get, "https://it-api.nextdoor.com/mobile/v1/me", .json(#"{"street": "Via Roma"}"#))
    let api = API(environment: .production(country: .it), transport: stub)
    let me = try await api.get("/mobile/v1/me", query: ["full": true], as: Address.self)
    #expect(me == Address(street: "Via Roma"))
    #expect(stub.requests.first?.url.query == "full=true")
  }

  @Test func countryCanChangeWhileTheAppRuns() async throws {
    let country = Changing(Environment.production(country: .de))
    let network = NetworkClient(transport: StubTransport()) { country.value }
    #expect(Service.api.url(for: network.environment()).absoluteString == "https://api.nextdoor.de")
    country.value = .production(country: .it)
    #expect(
      Service.api.url(for: network.environment()).absoluteString == "https://it-api.nextdoor.com"
    )
  }
}

private struct Profile: Decodable, Sendable {}

/// The request of the README.
private func loadProfile() async throws -> Profile {
  let api = API(environment: .production(country: .it))
  return try await api.get("/mobile/v1/me", query: ["full": true], as: Profile.self)
}

/// A value that a test changes; `@unchecked` is safe because every access holds the lock.
private final class Changing<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
