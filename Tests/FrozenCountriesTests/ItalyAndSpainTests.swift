import Foundation
import NDFrozenCountries
import Testing

/// URLs in the development environment, as an app asks for them.
struct ItalyAndSpainTests {
  @Test func devIT() throws {
    for dev in [Environment.dev(country: .it), try #require(Environment(host: "it.localhost.com"))]
    {
      #expect(Service.api.url(for: dev).absoluteString == "http://it-api.localhost.com:8000")
      #expect(Service.auth.url(for: dev).absoluteString == "https://auth.localhost.com:8133")
      #expect(Service.region.url(for: dev).absoluteString == "https://region.localhost.com:8133")
      #expect(Service.socket.url(for: dev).absoluteString == "http://it-sockets.localhost.com:8177")
      #expect(Service.web.url(for: dev).absoluteString == "http://it.localhost.com:8000")
    }
  }

  @Test func devES() throws {
    for dev in [Environment.dev(country: .es), try #require(Environment(host: "es.localhost.com"))]
    {
      #expect(Service.api.url(for: dev).absoluteString == "http://es-api.localhost.com:8000")
      #expect(Service.auth.url(for: dev).absoluteString == "https://auth.localhost.com:8133")
      #expect(Service.region.url(for: dev).absoluteString == "https://region.localhost.com:8133")
      #expect(Service.socket.url(for: dev).absoluteString == "http://es-sockets.localhost.com:8177")
      #expect(Service.web.url(for: dev).absoluteString == "http://es.localhost.com:8000")
    }
  }
}
