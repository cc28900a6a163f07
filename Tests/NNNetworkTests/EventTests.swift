import Foundation
import TestSupport
import Testing

@testable import NNNetwork

@Suite(.timeLimit(.minutes(1))) struct EventTests {
  @Test func eventsAreReportedInOrder() async {
    let (stub, recorder) = (StubTransport(), Recorder())
    stub.on(.get, "/x", .response(503))
    stub.on(.get, "/x", .response(302, headers: ["Location": "/y?token=s3cret"]))
    stub.on(.get, "/y", .response(200, body: Data("ok".utf8)))
    let network = client(stub, retry: 2) {
      $0.monitors = [recorder]
      $0.clock = HastyClock()
    }
    _ = try? await network.get(plain())
    let names = recorder.events.map { event in
      switch event {
      case .sending(let request): "sending \(request.attempt) \(request)"
      case .received(_, let result, _): "received \((try? result.get().status) ?? 0)"
      case .finished(let request, let error, _): "finished \(request.attempt) \(error == nil)"
      }
    }
    let host = "https://api.example.com"
    #expect(
      names == [
        "sending 1 GET \(host)/x", "received 503", "sending 2 GET \(host)/x", "received 302",
        "sending 3 GET \(host)/y?token=[redacted]", "received 200", "finished 3 true",
      ]
    )
  }

  @Test func curlCommandOmitsSecrets() {
    let request = HTTPRequest(
      method: .post,
      url: url("https://a.example/x?api_key=s3cret&q=it's"),
      headers: ["Authorization": "Bearer s3cret", "Accept": "a/b"],
      body: .data(Data("p=s3cret".utf8))
    )
    #expect(
      request.curlCommand(Redaction())
        == "curl -X POST -H 'Authorization: [redacted]' -H 'Accept: a/b' --data-binary @- "
        + "--globoff 'https://a.example/x?api_key=[redacted]&q=it'\\''s'"
    )
    for text in ["\(request)", "\(request.headers)"] {
      #expect(!text.contains("s3cret"))
    }
  }

  @Test(.requires(.python(.plain)))
  func curlCommandIsParsedByAShell() async throws {
    let request = HTTPRequest(
      method: .put,
      url: url("https://a.example/$(id)?a='b'&c=%60d%60"),
      headers: ["X": "a'b\"c $HOME"],
      body: .data(Data("line\n'quote'".utf8))
    )
    let words = try await Python.plain.run(
      ["-c", "import sys,shlex,json;print(json.dumps(shlex.split(sys.stdin.read())))"],
      input: Array(request.curlCommand(Redaction()).utf8)
    )
    #expect(
      try JSONDecoder().decode([String].self, from: words) == [
        "curl", "-X", "PUT", "-H", "X: a'b\"c $HOME", "--data-binary", "@-",
        request.url.absoluteString,
      ]
    )
  }

  @Test(
    .requires(.python(.plain), .program("curl"))
  )
  func curlCommandIsParsedByCurl() async throws {
    let server = try #require(TestServer.shared)
    let request = HTTPRequest(
      method: .post,
      url: url(server.home("/echo?a[]=1&b={x,y}&c=it's")),
      headers: ["X-Odd": "a'b\"c $HOME `id` \\", "X-Empty": "", "Content-Type": "text/plain"],
      body: .data(Data("line\n'quote'\\ é $(id)".utf8))
    )
    // The arguments contain no secret, so only the body is omitted.
    let run = try await Command.run(
      "sh",
      ["-c", "printf body | \(request.curlCommand(Redaction())) --silent --noproxy '*'"]
    )
    let echo = try JSONDecoder().decode(Echo.self, from: Data(run.stdout.utf8))
    #expect(echo.method == "POST")
    #expect(echo.path == request.url.absoluteString.dropFirst(server.home("").count))
    #expect(echo.body == "body")
    #expect(echo.headers["x-odd"] == "a'b\"c $HOME `id` \\")
    #expect(echo.headers["x-empty"] == "")
  }

  @Test(arguments: [
    ("https://u:p@a.example/x", "https://[redacted]@a.example/x"),
    (
      "https://a.example/x?Access_Token=1&q=2#frag",
      "https://a.example/x?Access_Token=[redacted]&q=2"
    ),
    ("https://a.example/x?%61pi_key=1", "https://a.example/x?%61pi_key=[redacted]"),
    ("/relative?sig=1", "/relative?sig=[redacted]"),
  ])
  func urlsAreRedacted(_ text: String, _ expected: String) {
    #expect(Redaction().url(text) == expected)
  }

  @Test func namesAndPathsOfTheAppAreSecretToo() {
    let redaction = Redaction(names: ["X-Device"], paths: ["/password/reset/*", "/login/*"])
    #expect(redaction.isSecret("x-device") && redaction.isSecret("AUTHORIZATION"))
    for name in ["x-devices", "Idempotency-Key", "Keep-Alive", "author", "page"] {
      #expect(!redaction.isSecret(name))
    }
    for (text, expected) in [
      ("https://h/v1/password/reset/8f3a?q=1", "https://h/v1/password/reset/[redacted]?q=1"),
      ("https://h/login/8f3a", "https://h/login/[redacted]"), ("/login/8f3a", "/login/[redacted]"),
      ("https://h/login", "https://h/login"), ("https://h/login/a/b", "https://h/login/a/b"),
    ] {
      #expect(redaction.url(text) == expected)
    }
  }

  /// A monitor that reads no text costs no redaction.
  @Test func textsAreComputedWhenTheyAreRead() async throws {
    let (stub, recorder) = (StubTransport(), Recorder())
    stub.on(.get, "/x", .response(200))
    let network = client(stub) { $0.monitors = [recorder] }
    _ = try await network.send(plain("/x?token=s3cret"))
    guard case .sending(let request)? = recorder.events.first else {
      Issue.record("no event")
      return
    }
    #expect("\(request)" == "GET https://api.example.com/x?token=[redacted]")
    #expect(request.curl == "curl --globoff 'https://api.example.com/x?token=[redacted]'")
  }
}
