/// A decision with its name and budget, which are read once per client.
struct DecisionStep: Sendable {
  let decision: any ResponseDecision
  let id: String
  let budget: Int

  init(_ decision: any ResponseDecision) {
    self.decision = decision
    id = decision.id
    budget = decision.budget
  }

  /// Whether its verdict about a status is final.
  fileprivate var isFinal: Bool { decision is StatusDecision }
}

/// The order in which decisions are asked.
///
/// A ``StatusDecision`` comes after those that restart a request: they would else never be asked about a status that it
/// doesn't accept.
struct DecisionOrder: Sendable {
  /// What comes before an endpoint's own decisions, what follows them, and what follows its ``StatusDecision``.
  private let (first, middle, last): ([DecisionStep], [DecisionStep], [DecisionStep])
  private let all: [DecisionStep]

  /// The order of a client's decisions.
  init(_ configuration: NetworkConfiguration) {
    if let problem = Self.problem(of: configuration.decisions) { fatalError(problem) }
    let steps = configuration.decisions.map(DecisionStep.init)
    let end = steps.firstIndex(where: \.isFinal) ?? steps.endIndex
    first = configuration.credentials.map { [DecisionStep($0)] } ?? []
    (middle, last) = (Array(steps[..<end]), Array(steps[end...]))
    all = first + steps
  }

  /// The order with the decisions of an endpoint.
  func steps(with decisions: [any ResponseDecision]) -> [DecisionStep] {
    guard !decisions.isEmpty else { return all }
    let own = decisions.map(DecisionStep.init)
    let end = own.firstIndex(where: \.isFinal) ?? own.endIndex
    return first + own[..<end] + middle + own[end...] + last
  }

  /// Why a list has a wrong order; nil if it hasn't.
  static func problem(of decisions: [any ResponseDecision]) -> String? {
    guard let status = decisions.firstIndex(where: { $0 is StatusDecision }),
      let restarting = decisions[status...].first(where: { $0 is any RestartingDecision })
    else { return nil }
    let name = "\(type(of: restarting))".prefix { $0 != "<" }
    return
      "StatusDecision comes before \(name), which would never see the statuses that it is for: write it after \(name)"
  }
}

/// A decision that sends a request again because of its status.
protocol RestartingDecision: ResponseDecision {}

extension RedirectDecision: RestartingDecision {}
extension CredentialStore: RestartingDecision {}
extension RetryDecision: RestartingDecision {}

/// An adapter or a decision that returns without waiting for anything, so that no deadline has to interrupt it.
protocol PromptStep {}

extension AcceptLanguageAdapter: PromptStep {}
extension HeadersAdapter: PromptStep {}
extension UserAgentAdapter: PromptStep {}
extension DataMappingDecision: PromptStep {}
extension RedirectDecision: PromptStep {}
extension RetryDecision: PromptStep {}
extension StatusDecision: PromptStep {}
