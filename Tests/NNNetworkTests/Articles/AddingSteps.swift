import Foundation
import NNNetwork

// The examples of AddingSteps.md.

private func configure() -> NetworkConfiguration {
  let configuration = NetworkConfiguration(
    adapters: [
      .headers(["User-Agent": "Nextdoor/5.1"]),
      Adapter { request, context in
        request.headers["Accept-Language"] = Settings.shared.language
        request.headers["X-Attempt"] = "\(context.attempt + 1)"
      },
    ],
    decisions: [MaintenanceDecision()],
    retry: 3,
    failure: APIError.self
  )
  return configuration
}

private struct MaintenanceDecision: ResponseDecision {
  let budget = 3

  func decide(
    _ result: Result<RawResponse, TransportError>,
    in context: RequestContext
  ) -> DecisionAction {
    guard case .success(let response) = result,
      response.headers["X-Maintenance"] == "ends-soon"
    else { return .proceed(result) }
    return .restart(after: .seconds(2))
  }
}

/// The app's logger.
private struct Logger: Sendable {
  func debug(_ text: String) {}
  func info(_ text: String) {}
}

private let logger = Logger()

private struct LoggingMonitor: EventMonitor {
  func record(_ event: NetworkEvent) {
    switch event {
    case .sending(let request): logger.debug("\(request.curl)")
    case .received: break
    case .finished(let request, let error, let took):
      logger.info("\(request) \(error.map { "\($0)" } ?? "succeeded") after \(took)")
    }
  }
}

/// What another HTTP library may look like.
private protocol OtherLibrary: Sendable {
  func execute(
    _ method: String,
    _ url: URL,
    fields: [(String, String)],
    body: Data,
    timeout: Duration?
  ) async throws -> (status: Int, fields: [(String, String)], body: Data)
}

private struct OtherTimeout: Error {}

private struct OtherTransport: HTTPTransport {
  let library: any OtherLibrary

  func send(
    _ request: HTTPRequest,
    _ transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    var fields: [(String, String)] = []
    for field in request.headers { fields.append((field.name, field.value)) }
    do {
      let answer = try await library.execute(
        request.method.rawValue,
        request.url,
        fields: fields,
        body: body(of: request),
        timeout: request.timeout
      )
      var headers: HTTPHeaders = [:]
      for (name, value) in answer.fields { headers[name] = value }
      return RawResponse(status: answer.status, headers: headers, body: answer.body)
    } catch is OtherTimeout {
      throw TransportError(.timedOut)
    } catch {
      throw TransportError(.connectionLost, detail: "\(type(of: error))")
    }
  }

  private func body(of request: HTTPRequest) throws -> Data {
    switch request.body {
    case .none: Data()
    case .data(let data): data
    case .file(let file): try Data(contentsOf: file)
    }
  }
}
