/// Answers while a person types: waits until they pause, and shows nothing that is out of date.
///
/// One answer is shown at a time, that of the text that was typed last. A request that an answer is
/// no longer wanted of is cancelled, and should its answer come all the same, it is dropped. It lives
/// on the main actor, as what is shown does, so no answer can slip in between.
@MainActor
public final class TypeAhead<Query: Hashable & Sendable, Answer: Sendable> {
  /// Looks for answers; cancelled when the query is no longer the one typed.
  public typealias Search = @Sendable (Query) async throws -> Answer
  /// Shows an answer, or why there is none.
  ///
  /// Never called for a query that is no longer the one typed.
  public typealias Show = @MainActor (Query, Result<Answer, any Error>) -> Void

  private let pause: Duration
  private let clock: any Clock<Duration>
  private let search: Search
  private let show: Show
  private var cache: RecentAnswers<Query, Answer>
  private var current: Query?
  private var task: Task<Void, Never>?

  /// A component.
  ///
  /// - Parameters:
  ///   - pause: how long a person must not type before a request is sent.
  ///   - cacheSize: how many answers are kept; the one that was not shown for longest goes first.
  ///   - clock: what `pause` is measured by.
  ///   - search: looks for answers.
  ///   - show: shows them.
  public init(
    pause: Duration = .milliseconds(250),
    cacheSize: Int = 32,
    clock: any Clock<Duration> = ContinuousClock(),
    search: @escaping Search,
    show: @escaping Show
  ) {
    self.pause = pause
    self.clock = clock
    self.search = search
    self.show = show
    cache = RecentAnswers(size: cacheSize)
  }

  /// What the person has typed by now; nil for nothing, which cancels and shows nothing.
  ///
  /// A query whose answer is kept is answered at once. The same query again, while it is under way,
  /// changes nothing.
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

  /// Forgets all kept answers, as when the country changes, and cancels what is under way.
  ///
  /// Nothing is shown; the same query typed again is searched anew.
  public func forgetAnswers() {
    type(nil)
    cache.removeAll()
  }

  private func finish(_ query: Query, _ result: Result<Answer, any Error>) {
    // Cancelling is done on this actor, so a task that is not cancelled is the last one.
    guard !Task.isCancelled else { return }
    task = nil
    if case .success(let answer) = result { cache[query] = answer }
    show(query, result)
  }

  deinit { task?.cancel() }
}

/// The answers that were shown last.
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
