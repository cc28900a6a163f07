import Foundation
import Testing

@testable import NNNetwork

@MainActor @Suite(.timeLimit(.minutes(1))) struct TypeAheadTests {
  /// The queries that were searched, and the results that were shown.
  @MainActor private final class Screen {
    var shown: [String] = []
    let searched = Locked<[String]>([])
    let cancelled = Locked<[String]>([])
  }

  private func component(
    _ screen: Screen,
    _ clock: ManualClock,
    cacheSize: Int = 32,
    takes seconds: @escaping @Sendable (String) -> Int = { _ in 0 }
  ) -> TypeAhead<String, String> {
    let (searched, cancelled) = (screen.searched, screen.cancelled)
    return TypeAhead(pause: .milliseconds(250), cacheSize: cacheSize, clock: clock) { query in
      searched.withLock { $0.append(query) }
      // The worst case is a result that arrives although the search was cancelled.
      do { try await clock.sleep(for: .seconds(seconds(query))) } catch {
        cancelled.withLock { $0.append(query) }
      }
      return query.uppercased()
    } show: { query, result in
      screen.shown.append("\(query): \((try? result.get()) ?? "failed")")
    }
  }

  @Test func waitsForAPauseAndSearchesTheLastQuery() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock)
    for query in ["r", "ro", "rom"] {
      typeAhead.type(query)
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(100))
    }
    #expect(screen.searched.withLock { $0 }.isEmpty)
    clock.advance(by: .milliseconds(150))
    await wait { !screen.shown.isEmpty }
    #expect(screen.searched.withLock { $0 } == ["rom"])
    #expect(screen.shown == ["rom: ROM"])
  }

  @Test func staleSearchIsCancelledAndNeverShown() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock) { $0 == "slow" ? 10 : 0 }
    typeAhead.type("slow")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(250))
    await wait { !screen.searched.withLock { $0 }.isEmpty }
    await clock.waitForSleepers(1)
    typeAhead.type("fast")
    await wait { !screen.cancelled.withLock { $0 }.isEmpty }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(20))
    await wait { !screen.shown.isEmpty }
    for _ in 0..<100 { await Task.yield() }
    #expect(screen.shown == ["fast: FAST"])
    #expect(screen.cancelled.withLock { $0 } == ["slow"])
  }

  @Test func cachedResultIsShownAtOnceAndTheOldestIsEvicted() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock, cacheSize: 2)
    for query in ["a", "b", "c"] {
      typeAhead.type(query)
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(250))
      await wait { screen.shown.last?.hasPrefix(query) ?? false }
    }
    typeAhead.type("b")
    #expect(screen.shown == ["a: A", "b: B", "c: C", "b: B"])
    #expect(screen.searched.withLock { $0 } == ["a", "b", "c"])
    typeAhead.type("a")
    #expect(screen.shown.count == 4, "it was dropped, and is searched again")
    typeAhead.type(nil)
    typeAhead.forgetAnswers()
    typeAhead.type("b")
    #expect(screen.shown.count == 4)
  }

  @Test func emptyQueryShowsNothing() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock)
    typeAhead.type("a")
    await clock.waitForSleepers(1)
    typeAhead.type(nil)
    await clock.waitForSleepers(0)
    clock.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(screen.shown.isEmpty)
  }

  @Test func forgettingCancelsTheSearchInProgress() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock) { _ in 10 }
    typeAhead.type("rom")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(250))
    await wait { !screen.searched.withLock { $0 }.isEmpty }
    await clock.waitForSleepers(1)
    // The country changes, so a running search would give a result of the old one.
    typeAhead.forgetAnswers()
    await wait { !screen.cancelled.withLock { $0 }.isEmpty }
    typeAhead.type("rom")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(250))
    await wait { screen.searched.withLock { $0 }.count == 2 }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    await wait { !screen.shown.isEmpty }
    for _ in 0..<100 { await Task.yield() }
    #expect(screen.shown == ["rom: ROM"])
  }

  @Test func errorIsShownAndTheSameQueryIsSearchedAgain() async {
    struct Down: Error {}
    let (shown, runs) = (Locked<[String]>([]), Locked(0))
    let typeAhead = TypeAhead<String, String>(pause: .zero) { query in
      let run = runs.withLock {
        $0 += 1
        return $0
      }
      guard run > 1 else { throw Down() }
      return query
    } show: { _, result in
      shown.withLock { $0.append((try? result.get()) ?? "failed") }
    }
    typeAhead.type("a")
    await wait { shown.withLock { $0 } == ["failed"] }
    typeAhead.type("a")
    await wait { shown.withLock { $0 } == ["failed", "a"] }
    #expect(runs.withLock { $0 } == 2)
  }

  @Test func showingCanChangeTheQueryAndReleaseTheComponent() async {
    let (shown, began, cancelled) = (Locked<[String]>([]), Locked(false), Locked(false))
    let box = Locked<TypeAhead<String, String>?>(nil)
    let typeAhead = TypeAhead<String, String>(pause: .zero) { query in
      if query == "last" {
        began.withLock { $0 = true }
        do { try await Task.sleep(for: .seconds(600)) } catch {
          cancelled.withLock { $0 = true }
          throw error
        }
      }
      return query
    } show: { query, _ in
      shown.withLock { $0.append(query) }
      let again = box.withLock { $0 }
      if query == "first" { again?.type("second") }
      if query == "second" { again?.type("last") }
    }
    let isGone = { [weak typeAhead] in typeAhead == nil }
    box.withLock { $0 = typeAhead }
    typeAhead.type("first")
    await wait { began.withLock { $0 } }
    box.withLock { $0 = nil }
    _ = consume typeAhead
    await wait { cancelled.withLock { $0 } }
    #expect(isGone())
    #expect(shown.withLock { $0 } == ["first", "second"])
  }

  @Test func sameQueryTypedAgainDoesNotRestartThePause() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock)
    typeAhead.type("rom")
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(200))
    typeAhead.type("rom")
    clock.advance(by: .milliseconds(50))
    await wait { !screen.shown.isEmpty }
    #expect(screen.searched.withLock { $0 } == ["rom"])
  }

  @Test func leastRecentlyShownAnswerIsEvicted() async {
    let (screen, clock) = (Screen(), ManualClock())
    let typeAhead = component(screen, clock, cacheSize: 2)
    for query in ["b", "c", "b", "d"] {
      let count = screen.shown.count
      typeAhead.type(query)
      if screen.shown.count == count {
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(250))
        await wait { screen.shown.count > count }
      }
    }
    typeAhead.type("b")
    #expect(screen.shown.last == "b: B")
    #expect(screen.searched.withLock { $0 } == ["b", "c", "d"])
  }
}
