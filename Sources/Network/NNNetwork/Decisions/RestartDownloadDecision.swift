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
