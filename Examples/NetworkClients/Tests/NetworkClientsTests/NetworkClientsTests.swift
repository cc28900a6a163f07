import Foundation
import NDNetworkCommitted
@testable import NetworkClients
import Testing

/// The five clients, tested against a server that responds in the formats of the real ones.
@Suite(.enabled(if: StandIn.shared != nil, "no Python to serve"), .timeLimit(.minutes(1)))
struct NetworkClientsTests {
  let environment: PublicAPI.Environment
  let network: NetworkClient<PublicAPI.Environment>
  let url: URL

  init() throws {
    url = try #require(StandIn.shared).url
    environment = .standIn(url)
    network = NetworkClient(environment: environment)
  }

  /// Sends requests for Italy's API to the server that replaces it.
  private struct ToStandIn: HTTPTransport {
    let url: URL
    func send(
      _ request: HTTPRequest,
      _ transfer: Transfer
    ) async throws(TransportError) -> RawResponse {
      #expect(request.url.host == "it-api.nextdoor.com")
      var request = request
      let rest = request.url.absoluteString.dropFirst("https://it-api.nextdoor.com".count)
      request.url = URL(string: url.absoluteString + rest) ?? url
      return try await URLSessionTransport.shared.send(request, transfer)
    }
  }

  @MainActor @Test func addressSuggestions() async throws {
    let italy = API(
      environment: .production(country: .it),
      transport: ToStandIn(url: url)
    )
    let form = AddressForm(network: italy)
    for typed in ["0", "00", "00144"] { form.type(postalCode: typed) }
    while form.results.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(form.results.map(\.street) == ["Via Roma 1, 00144", "Corso 2"])
    form.searchText = "roma"
    #expect(form.results.map(\.id) == [1])
    form.type(postalCode: "")
    #expect(form.results.isEmpty)
  }

  @Test func addressSuggestionsAskAsTheAppDoes() async throws {
    let stub = StubTransport()
    stub.on(.get, "/mobile/v1/addresses", .json(#"[{"id": 1, "street": "Via Roma"}]"#))
    let italy = API(
      environment: .production(country: .it),
      transport: stub
    )
    let addresses = try await italy.send(AddressSuggestions(postalCode: "00144"))
    #expect(addresses == [Address(id: 1, street: "Via Roma")])
    let sent = try #require(stub.requests.first)
    #expect(
      sent.url.absoluteString
        == "https://it-api.nextdoor.com/mobile/v1/addresses?hood_names=1&postal_code=00144"
    )
    #expect(
      sent.headers["Accept"] == "application/vnd.nextdoor/schema/suggested-address.v3+json"
    )
  }

  @Test func formPostWithRefreshAndRetry() async throws {
    let statuses = Statuses()
    let network = HTTPBin.network(token: "stale", in: environment, monitors: [statuses])
    #expect(try await network.send(HTTPBin.Post(foo: "bar")).form.foo == "bar")
    // The server rejects the token, the client renews it, the server is overloaded, and then it
    // responds.
    #expect(statuses.counts == [403: 1, 200: 2, 503: 1])
  }

  @Test func redirectIsFollowedAndKeepsItsToken() async throws {
    let statuses = Statuses()
    let network = HTTPBin.network(token: "fresh", in: environment, monitors: [statuses])
    #expect(try await network.send(HTTPBin.Redirected()).url == "/get")
    #expect(statuses.counts == [302: 1, 200: 1])
  }

  @Test func photoSearch() async throws {
    let key = "123456789012345678901234567890"
    let page = try await network.send(Flickr.Search("iOS & Swift", page: 2, apiKey: key))
    #expect(page.page == 2)
    #expect(page.photo.first?.farm == 66)
    let error = await #expect(throws: NetworkError.self) {
      try await network.send(Flickr.Search("iOS", apiKey: "wrong-s3cret"))
    }
    #expect(error?.apiError(as: Flickr.Failure.self)?.code == 100)
    #expect(error.map { "\($0)".contains("s3cret") } == false)
  }

  @Test func routeList() async throws {
    let routes = try await network.send(RouteAPI.GetRouteList()).data
    #expect(routes.first?.description == "Route: 1, from: CHUK YUEN ESTATE, to: STAR FERRY")
    #expect(routes.map(\.bound) == ["O", "I"])
  }

  private let question = Overpass.Amenities(
    .toilets,
    latitude: 52.51631,
    longitude: 13.37777,
    radius: 1_000
  )

  @Test func amenities() async throws {
    let locations = try await network.send(question)
    #expect(locations == [try #require(locations.first)])
    #expect(locations.first?.lat == 52.51631)
  }

  @Test func amenitiesWithoutANetwork() async throws {
    let stub = StubTransport()
    stub.on(
      .post,
      "https://overpass-api.de/api/interpreter",
      .json(#"{"elements": [{"type": "node", "id": 7, "lat": 52.5, "lon": 13.4}]}"#)
    )
    let locations = try await NetworkClient(environment: .live, transport: stub).send(question)
    #expect(locations.map(\.id) == [7])
    #expect(stub.requests.first?.headers["Content-Type"] == "application/xml")
    try stub.verify()
  }

  @Test func amenitiesWaitASecondAtMost() async throws {
    let stub = StubTransport()
    let late = StubAnswer.json(#"{"elements": []}"#).delayed(by: .seconds(30))
    stub.on("late", times: nil, late) { _ in true }
    let configuration = NetworkConfiguration(retry: 0)
    let network = NetworkClient(
      environment: PublicAPI.Environment.live,
      configuration,
      transport: stub
    )
    let error = await #expect(throws: NetworkError.self) { try await network.send(question) }
    guard case .transport(let cause)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.kind == .timedOut)
  }

  @Test func liveAddressesAreTheRealOnes() {
    #expect(PublicAPI.kmb.url(for: .live).absoluteString == "https://data.etabus.gov.hk")
  }
}

/// Counts the statuses of all responses.
private final class Statuses: EventMonitor {
  private let lock = NSLock()
  nonisolated(unsafe) private var seen: [Int: Int] = [:]
  var counts: [Int: Int] { lock.withLock { seen } }

  func record(_ event: NetworkEvent) {
    guard case .received(_, .success(let response), _) = event else { return }
    lock.withLock { seen[response.status, default: 0] += 1 }
  }
}
