import Testing

@testable import NNNetwork

@Suite struct PauseSwitchTests {
  @Test func taskIsSuspendedOnceForEachResume() {
    let changes = Locked<[Bool]>([])
    let pause = PauseSwitch { isPaused in changes.withLock { $0.append(isPaused) } }
    pause.set(false)
    for _ in 0..<7 { pause.set(true) }
    pause.set(false)
    pause.set(false)
    pause.set(true)
    #expect(changes.withLock { $0 } == [true, false, true])
  }

  @Test func changesOfManyThreadsAreBalanced() async {
    let depth = Locked((now: 0, most: 0))
    let pause = PauseSwitch { isPaused in
      depth.withLock { depth in
        depth.now += isPaused ? 1 : -1
        depth.most = max(depth.most, depth.now)
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<1_000 { group.addTask { pause.set(index.isMultiple(of: 2)) } }
    }
    pause.set(false)
    #expect(depth.withLock { $0.now } == 0)
    #expect(depth.withLock { $0.most } == 1)
  }
}
