import Foundation
import NDNetworkCommitted

// The examples of WritingADecision.md.

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

private func decide() {
  let configuration = NetworkConfiguration(
    decisions: [
      MaintenanceDecision(), .followRedirects(), .retry(2),
      .checkStatus(failure: APIError.self), .emptyIsObject,
    ]
  )
  _ = configuration
}
