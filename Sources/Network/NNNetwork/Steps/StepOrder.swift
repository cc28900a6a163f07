/// A decision with its name and budget, which are read only once.
struct DecisionStep: Sendable {
  let decision: any ResponseDecision
  let id: String
  let budget: Int

  init(_ decision: any ResponseDecision) {
    self.decision = decision
    id = decision.id
    budget = decision.budget
  }

  /// Whether the decision is a status check.
  fileprivate var isFinal: Bool { decision.role == .status }
}

extension RequestAdapter {
  /// Whether the adapter returns without waiting for anything, so a deadline never has to interrupt it.
  var isPrompt: Bool { (self as? Adapter)?.setsHeaders ?? false }
}

extension ResponseDecision {
  /// The role of a decision from this library; `custom` for a decision of the app.
  fileprivate var role: Decision.Role { (self as? Decision)?.role ?? .custom }

  /// Whether the decision sends a request again because of the response's status.
  fileprivate var restarts: Bool {
    role == .retry || role == .redirect || self is any AccountAdapter
  }

  /// Whether the decision returns without waiting for anything, so a deadline never has to interrupt it.
  var isPrompt: Bool { role != .custom }

  /// Whether the decision is ``retry(_:base:cap:longestRetryAfter:)``.
  var isRetry: Bool { role == .retry }
}

/// The order in which decisions are asked.
///
/// The status check comes after the decisions that restart a request: otherwise these would never see a status that the
/// check rejects.
struct DecisionOrder: Sendable {
  /// The client's decisions in three parts; the endpoint's are inserted between them.
  ///
  /// `first` is the credential store. The endpoint's decisions before its status check follow, then `middle`, then the
  /// endpoint's status check and the rest of its decisions, then `last`, which begins with the client's status check.
  private let (first, middle, last): ([DecisionStep], [DecisionStep], [DecisionStep])
  private let all: [DecisionStep]

  /// Creates the order of a client's decisions; stops the process if the client lists them in a wrong order.
  init(_ configuration: NetworkConfiguration) {
    if let problem = Self.problem(of: configuration.decisions) { fatalError(problem) }
    let steps = configuration.decisions.map(DecisionStep.init)
    let end = steps.firstIndex(where: \.isFinal) ?? steps.endIndex
    first = configuration.credentials.map { [DecisionStep($0)] } ?? []
    (middle, last) = (Array(steps[..<end]), Array(steps[end...]))
    all = first + steps
  }

  /// The order of the client's decisions together with those of an endpoint.
  func steps(with decisions: [any ResponseDecision]) -> [DecisionStep] {
    guard !decisions.isEmpty else { return all }
    let own = decisions.map(DecisionStep.init)
    let end = own.firstIndex(where: \.isFinal) ?? own.endIndex
    return first + own[..<end] + middle + own[end...] + last
  }

  /// Why a list has the wrong order; nil if the order is right.
  static func problem(of decisions: [any ResponseDecision]) -> String? {
    guard let status = decisions.firstIndex(where: { $0.role == .status }),
      let restarting = decisions[status...].first(where: \.restarts)
    else { return nil }
    let name = restarting.role == .custom ? "CredentialStore" : restarting.id
    return "`checkStatus` comes before `\(name)`, which would then never see an unaccepted status: "
      + "write it after `\(name)`"
  }
}
