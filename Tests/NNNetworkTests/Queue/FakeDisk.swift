import Foundation
import TestSupport

@testable import NNNetwork

/// A disk in memory that fails, crashes and loses power when a test wants it to.
final class FakeDisk: LogDisk {
  enum Operation: Equatable { case read, write, truncate, sync, syncFolder, rename }

  enum Fault: Sendable {
    /// The operation fails; a write is done partly.
    case fails(Int32)
    /// The process ends before, during or after the operation.
    case ends(Moment)
  }

  enum Moment: CaseIterable { case before, within, after }

  struct File {
    var bytes = Data()
    /// The bytes that certainly survive a power loss.
    var synced = Data()
  }

  struct State {
    var files: [Int: File] = [:]
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    var isLocked = false
    var hasEnded = false
    var operations = 0
    var syncs = 0
    var writtenBytes = 0
  }

  private let state: Locked<State>
  private let fault: @Sendable (_ number: Int, Operation) -> Fault?
  /// The maximum size of all files together.
  private let capacity: Int
  /// Not a real errno: the process no longer exists.
  static let ended = QueueError.store(operation: "live", code: -1)

  init(
    _ state: State = State(),
    capacity: Int = .max,
    fault: @escaping @Sendable (_ number: Int, Operation) -> Fault? = { _, _ in nil }
  ) {
    self.state = Locked(state)
    self.fault = fault
    self.capacity = capacity
  }

  var now: State { state.withLock { $0 } }

  /// The state that the next process finds after this one was killed.
  func afterKill() -> State {
    var state = now
    (state.isLocked, state.hasEnded, state.operations) = (false, false, 0)
    return state
  }

  /// The state after a power loss: the synced data, and anything of the rest.
  func afterPowerLoss(_ random: inout SeededGenerator) -> State {
    var state = afterKill()
    if Bool.random(using: &random) { state.names = state.syncedNames }
    for (inode, file) in state.files {
      var survivor = file.synced
      if file.bytes.starts(with: file.synced) {
        var rest = file.bytes.dropFirst(file.synced.count)
        rest = rest.prefix(Int.random(in: 0...rest.count, using: &random))
        // The length of a file may be written before its bytes are.
        if Bool.random(using: &random), !rest.isEmpty {
          let hole = Int.random(in: 0..<rest.count, using: &random)
          rest.replaceSubrange(
            rest.startIndex + hole..<rest.endIndex,
            with: Data(count: rest.count - hole)
          )
        }
        survivor += rest
      } else if Bool.random(using: &random) {
        survivor = file.bytes
      }
      state.files[inode] = File(bytes: survivor, synced: survivor)
    }
    return state
  }

  func lock() throws(QueueError) {
    let isFree = state.withLock { state in
      defer { state.isLocked = true }
      return !state.isLocked
    }
    guard isFree else { throw .locked }
  }

  func unlock() { state.withLock { $0.isLocked = false } }

  func read(_ name: String) throws(QueueError) -> Data? {
    try perform(.read) { state, _ in state.names[name].map { state.files[$0]?.bytes ?? Data() } }
  }

  func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError) {
    let capacity = capacity
    let isFull = try perform(.write) { state, isPartial in
      let size = state.names[name].map { state.files[$0]?.bytes.count ?? 0 } ?? 0
      let used = state.names.values.reduce(0) { $0 + (state.files[$1]?.bytes.count ?? 0) }
      let isFull = max(0, offset + bytes.count - size) > capacity - used
      let bytes = isPartial || isFull ? bytes.prefix(bytes.count / 2) : bytes
      // Not even half of the bytes fit.
      if isFull, max(0, offset + bytes.count - size) > capacity - used { return true }
      let inode = state.names[name] ?? state.files.count + 1
      state.names[name] = inode
      var file = state.files[inode] ?? File()
      if file.bytes.count < offset { file.bytes += Data(count: offset - file.bytes.count) }
      file.bytes.replaceSubrange(
        offset..<min(file.bytes.count, offset + bytes.count),
        with: bytes
      )
      state.files[inode] = file
      state.writtenBytes += bytes.count
      return isFull
    }
    if isFull { throw .store(operation: "write", code: ENOSPC) }
  }

  func truncate(_ name: String, to length: Int) throws(QueueError) {
    try perform(.truncate) { state, _ in
      guard let inode = state.names[name], let file = state.files[inode] else { return }
      state.files[inode]?.bytes = file.bytes.prefix(length)
    }
  }

  func sync(_ name: String) throws(QueueError) {
    try perform(.sync) { state, isPartial in
      state.syncs += 1
      guard !isPartial, let inode = state.names[name], let file = state.files[inode] else { return }
      state.files[inode]?.synced = file.bytes
    }
  }

  func syncFolder() throws(QueueError) {
    try perform(.syncFolder) { state, isPartial in
      if !isPartial { state.syncedNames = state.names }
    }
  }

  func rename(_ name: String, to other: String) throws(QueueError) {
    try perform(.rename) { state, isPartial in
      if !isPartial { state.names[other] = state.names.removeValue(forKey: name) }
    }
  }

  private func perform<Value: Sendable>(
    _ operation: Operation,
    _ body: @Sendable (inout State, _ isPartial: Bool) -> Value
  ) throws(QueueError) -> Value {
    let result: Result<Value, QueueError> = state.withLock { state in
      guard !state.hasEnded else { return .failure(Self.ended) }
      state.operations += 1
      switch fault(state.operations, operation) {
      case nil: return .success(body(&state, false))
      case .fails(let code):
        if operation == .write { _ = body(&state, true) }
        return .failure(.store(operation: "\(operation)", code: code))
      case .ends(let moment):
        if moment != .before { _ = body(&state, moment == .within) }
        state.hasEnded = true
        return .failure(Self.ended)
      }
    }
    return try result.get()
  }
}
