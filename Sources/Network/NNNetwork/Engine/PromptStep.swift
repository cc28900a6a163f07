/// An adapter or a decision that returns without waiting for anything, so that no deadline has to interrupt it.
protocol PromptStep {}

extension AcceptLanguageAdapter: PromptStep {}
extension HeadersAdapter: PromptStep {}
extension UserAgentAdapter: PromptStep {}
extension DataMappingDecision: PromptStep {}
extension RedirectDecision: PromptStep {}
extension RetryDecision: PromptStep {}
extension StatusDecision: PromptStep {}
