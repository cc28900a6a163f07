/// Starts a download from its beginning if the server doesn't have the requested range.
struct RestartDownloadDecision: ResponseDecision {
  let file: ResumableFile

  func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome, response.status == 416, file.point != nil else {
      return .proceed(outcome)
    }
    file.discard()
    return .restart(after: .zero)
  }
}

/// Requests the rest of a download if the server has sent a part of the requested range.
struct ContinueDownloadDecision: ResponseDecision {
  /// Each part brings the download forward, so only ``NetworkConfiguration/maxAttempts`` ends this.
  let budget = Int.max

  func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .failure(.partOfFile) = outcome,
      context.idempotency.allowsReplay(of: context.sent.method)
    else { return .proceed(outcome) }
    return .restart(after: .zero)
  }
}

extension TransportError {
  /// A response is complete, but has not all bytes of the file.
  static let partOfFile = TransportError(.connectionLost, detail: "only a part of the file arrived")

  static func ~= (pattern: TransportError, error: TransportError) -> Bool { pattern == error }
}
