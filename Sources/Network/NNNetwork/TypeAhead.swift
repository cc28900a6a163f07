/// Searches while the user types: waits for a pause and never shows an outdated result.
///
/// Only the result for the latest text is shown. When the text changes, the search in progress is cancelled, and its
/// result is ignored if it still arrives. The class runs on the main actor, like the user interface, so an outdated
/// result cannot arrive between a change of the text and the cancellation.
@MainActor
public final class TypeAhead<Query: Hashable & Sendable, Answer: Sendable> {
  private let pause: Duration
  private let clock: any Clock<Duration>
  private let search: @Sendable (Query) async throws -> Answer
  private let show: @MainActor (Query, Result<Answer, any Error>) -> Void
  private var cache: RecentAnswers<Query, Answer>
  private var current: Query?
  private var task: Task<Void, Never>?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - pause: how long the text must stay unchanged before a search starts.
  ///   - cacheSize: the maximum number of cached answers; the answer that was shown least recently is removed first.
  ///   - clock: measures `pause`.
  ///   - search: searches for an answer; cancelled when the query is no longer the current one.
  ///   - show: shows an answer or an error; never called with a query that is no longer the current one.
  public init(
    pause: Duration = .milliseconds(250),
    cacheSize: Int = 32,
    clock: any Clock<Duration> = ContinuousClock(),
    search: @escaping @Sendable (Query) async throws -> Answer,
    show: @escaping @MainActor (Query, Result<Answer, any Error>) -> Void
  ) {
    self.pause = pause
    self.clock = clock
    self.search = search
    self.show = show
    cache = RecentAnswers(size: cacheSize)
  }

  /// Sets the current query; pass nil to cancel the search and show nothing.
  ///
  /// A cached answer is shown at once. If a search for the same query is in progress, the call does nothing.
  public func type(_ query: Query?) {
    if let query, query == current, task != nil { return }
    task?.cancel()
    task = nil
    current = query
    guard let query else { return }
    if let answer = cache[query] { return show(query, .success(answer)) }
    task = Task { [weak self, pause, clock, search] in
      do {
        try await clock.sleep(for: pause)
        let answer = try await search(query)
        self?.finish(query, .success(answer))
      } catch {
        self?.finish(query, .failure(error))
      }
    }
  }

  /// Clears the cache, for example when the country or the account changes, and cancels the search in progress.
  ///
  /// Nothing is shown; the same query is searched again when it is typed again.
  public func forgetAnswers() {
    type(nil)
    cache.removeAll()
  }

  private func finish(_ query: Query, _ result: Result<Answer, any Error>) {
    // Tasks are cancelled on this actor only, so a task that is not cancelled is the current one.
    guard !Task.isCancelled else { return }
    task = nil
    if case .success(let answer) = result { cache[query] = answer }
    show(query, result)
  }

  deinit { task?.cancel() }
}

/// The answers that were shown most recently.
private struct RecentAnswers<Query: Hashable & Sendable, Answer: Sendable> {
  let size: Int
  private var answers: [Query: Answer] = [:]
  private var order: [Query] = []

  init(size: Int) { self.size = max(0, size) }

  subscript(query: Query) -> Answer? {
    mutating get {
      guard let answer = answers[query] else { return nil }
      order.removeAll { $0 == query }
      order.append(query)
      return answer
    }
    set {
      order.removeAll { $0 == query }
      answers[query] = newValue
      if newValue != nil { order.append(query) }
      while order.count > size { answers[order.removeFirst()] = nil }
    }
  }

  mutating func removeAll() {
    answers = [:]
    order = []
  }
}
