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
    let network = client(stub, decisions: [.followRedirects(), .retry(), .checkStatus()]) {
      $0.monitors = [recorder]
      $0.clock = HastyClock()
    }
    _ = try? await network.get(plain())
    let names = recorder.events.map { event in
      switch event {
      case .started: "started"
      case .sending(let request): "sending \(request.attempt)"
      case .received(let result, _, _): "received \((try? result.get().status) ?? 0)"
      case .restarting(let decision, _, _): "restarting by \(decision)"
      case .redirecting(let url, _): "redirecting to \(url)"
      case .finished: "finished"
      case .failed: "failed"
      }
    }
    #expect(
      names == [
        "started", "sending 1", "received 503", "restarting by retry", "sending 2",
        "received 302", "redirecting to https://api.example.com/y?token=[redacted]", "sending 3",
        "received 200", "finished",
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
      request.curlCommand()
        == "curl -X POST -H 'Authorization: [redacted]' -H 'Accept: a/b' --data-binary @- "
        + "--globoff 'https://a.example/x?api_key=[redacted]&q=it'\\''s'"
    )
    for text in ["\(request)", String(reflecting: request), "\(request.headers)"] {
      #expect(!text.contains("s3cret"))
    }
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains("s3cret"))
    #expect(request.curlCommand(redaction: nil).contains("--data-binary p=s3cret"))
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
      input: Array(request.curlCommand(redaction: nil).utf8)
    )
    #expect(
      try JSONDecoder().decode([String].self, from: words) == [
        "curl", "-X", "PUT", "-H", "X: a'b\"c $HOME", "--data-binary", "line\n'quote'",
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
    // The arguments contain no secret, so nothing is omitted.
    let run = try await Command.run(
      "sh",
      ["-c", request.curlCommand(redaction: nil) + " --silent --noproxy '*'"]
    )
    let echo = try JSONDecoder().decode(Echo.self, from: Data(run.stdout.utf8))
    #expect(echo.method == "POST")
    #expect(echo.path == request.url.absoluteString.dropFirst(server.home("").count))
    #expect(echo.body == "line\n'quote'\\ é $(id)")
    #expect(echo.headers["x-odd"] == "a'b\"c $HOME `id` \\")
    #expect(echo.headers["x-empty"] == "")
  }

  @Test func binaryBodyIsReadFromStandardInput() {
    for body in [Data([0xFF, 0xFE]), Data([65, 0, 66]), Data("@/etc/passwd".utf8)] {
      let request = HTTPRequest(method: .put, url: url("https://a.example"), body: .data(body))
      #expect(request.curlCommand(redaction: nil).contains("--data-binary @- "))
    }
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

  @Test func configuredNamesAreSecretToo() {
    let redaction = Redaction(also: ["X-Device"])
    #expect(redaction.isSecret("x-device"))
    #expect(!redaction.isSecret("x-devices"))
    for name in [
      "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-CSRF-Token", "X-Auth",
      "x-AUTH-key", "Ocp-Apim-Subscription-Key", "X-Functions-Key", "access_key", "API_KEY",
      "apiKey",
      "client_assertion", "user[password]", "user.pwd", "jwt", "SID",
    ] {
      #expect(redaction.isSecret(name))
    }
    for name in [
      "Accept", "Content-Type", "Idempotency-Key", "User-Agent", "keyword", "Keep-Alive", "author",
      "page",
    ] {
      #expect(!redaction.isSecret(name))
    }
  }

  @Test func levelsTellFailuresFromCancels() async {
    let (log, logger) = CollectingLog.make()
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200))
    stub.on(.get, "/y", .failure(.timedOut))
    let network = client(stub) { $0.monitors = [LoggingMonitor(logger)] }
    _ = await network.failure(of: plain())
    _ = await network.failure(of: plain("/y"))
    _ = await Task { () -> NetworkError? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await network.failure(of: plain())
    }.value
    let lines = log.text.split(separator: "\n").map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      lines == [
        "debug started", "debug sending", "trace curl", "debug received", "info finished",
        "debug started", "debug sending", "trace curl", "debug no", "error failed",
        "debug started", "info failed",
      ]
    )
  }
}
