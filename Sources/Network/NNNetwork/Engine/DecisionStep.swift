/// A decision with its name and budget, which are read once per client.
struct DecisionStep: Sendable {
  let decision: any ResponseDecision
  let id: DecisionID
  let budget: Int

  init(_ decision: any ResponseDecision) {
    self.decision = decision
    id = decision.id
    budget = decision.budget
  }
}
