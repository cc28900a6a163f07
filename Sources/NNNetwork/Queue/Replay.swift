import Foundation

/// What came of an attempt to send a queued request.
enum QueueVerdict {
  struct Hold {
    var reason: QueueEvent.Hold
    /// Whether it counts against the request.
    var isRefusal: Bool
    /// The wait that the server asks for.
    var floor: Duration = .zero

    var isOffline: Bool { if case .noAnswer = reason { true } else { false } }
    var status: Int? { if case .notNow(let status) = reason { status } else { nil } }
  }

  case done(RawResponse)
  case dead(DeadLetter.Reason)
  case hold(Hold)

  init(_ result: Result<RawResponse, NetworkError>, now: Date) {
    switch result {
    case .success(let response):
      self = response.status < 400 ? .done(response) : Self(refused: response, now: now)
    case .failure(let error):
      switch error.reason {
      case .transport(let error): self = .hold(Hold(reason: .noAnswer(error), isRefusal: false))
      case .deadlineExceeded, .cancelled:
        self = .hold(Hold(reason: .noAnswer(nil), isRefusal: false))
      case .refresh(let cause as NetworkError):
        // Whether the refresh was refused or did not arrive.
        if case .transport(let error) = cause.reason {
          self = .hold(Hold(reason: .noAnswer(error), isRefusal: false))
        } else {
          self = .hold(Hold(reason: .notNow(status: error.status), isRefusal: true))
        }
      case .refresh, .adapter, .decision:
        self = .hold(Hold(reason: .notNow(status: error.status), isRefusal: true))
      case .status, .redirect:
        let body = Data((error.bodyPrefix ?? "").utf8)
        let response = RawResponse(status: error.status ?? 0, headers: error.headers, body: body)
        self = Self(refused: response, now: now)
      case .invalidRequest, .serialization, .queued, .notQueued:
        self = .dead(.cannotBeSent(error.reason.summary))
      }
    }
  }

  /// Most refusals stay; some pass.
  private init(refused response: RawResponse, now: Date) {
    let floor = RetryDecision.retryAfter(response, now: now)
    let reason = QueueEvent.Hold.notNow(status: response.status)
    switch response.status {
    case 401, 408, 425, 429, 500...599:
      self = .hold(Hold(reason: reason, isRefusal: true, floor: floor ?? .zero))
    case 409 where floor != nil || Self.speaksOfKey(response.body):
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor ?? .zero))
    default: self = .dead(.refused(status: response.status))
    }
  }

  /// Whether a 409 is about the key.
  ///
  /// It says either that the request conflicts with what is there, or that the server is still at an
  /// earlier attempt of the same key. The latter comes with a problem that names the key
  /// (draft-ietf-httpapi-idempotency-key-header-07, section 2.7) or with `Retry-After`.
  private static func speaksOfKey(_ body: Data) -> Bool {
    String(decoding: body.prefix(NetworkError.bodyPrefixBytes), as: UTF8.self).lowercased()
      .contains("idempotency")
  }
}

extension OfflineQueue {
  /// Sends a record once, as the client would send the endpoint now.
  func replay(_ record: QueueRecord) async -> QueueVerdict {
    let endpoint: Replay<Services>
    let environment: Environment
    do {
      let decoder = QueueRecord.decoder
      let service = try decoder.decode(Services.self, from: Data(record.service.utf8))
      environment = try decoder.decode(Environment.self, from: Data(record.environment.utf8))
      endpoint = Replay(record, service: service)
    } catch {
      return .dead(.cannotBeSent("the app does not know its service or environment any more"))
    }
    let result: Result<RawResponse, NetworkError>
    do throws(NetworkError) {
      result = .success(
        try await pipeline.run(
          endpoint,
          at: endpoint.service.url(for: environment),
          method: endpoint.method
        )
      )
    } catch {
      result = .failure(error)
    }
    return QueueVerdict(result, now: now)
  }
}

/// A record as an endpoint.
private struct Replay<Services: NetworkService>: Endpoint {
  let record: QueueRecord
  let service: Services
  let method: HTTPMethod

  init(_ record: QueueRecord, service: Services) {
    self.record = record
    self.service = service
    method = HTTPMethod(rawValue: record.method)
  }

  var path: String { record.path }
  /// Not ``NoParams``, which are nothing whatever the serializer says.
  var params: Bool { true }
  var idempotency: Idempotency { .key(record.key) }
  var timeout: Duration? { record.timeoutSeconds.map { .seconds($0) } }
  var responseSerializer: ResponseSerializer<RawResponse> { ResponseSerializer { $0 } }

  var headers: HTTPHeaders {
    var headers = HTTPHeaders()
    for field in record.headers where field.count == 2 { headers.add(field[0], field[1]) }
    return headers
  }

  var serializer: ParamsSerializer {
    ParamsSerializer { [record] _ in
      EncodedParams(
        query: record.query,
        body: record.body.map { .data($0) } ?? .none,
        contentType: record.contentType
      )
    }
  }
}
