/// A half-open span of a source file, in UTF-8 bytes from its start (a byte-order mark counts).
public struct SourceRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  package init(_ start: Int, _ end: Int) {
    self.init(UInt32(start), UInt32(end))
  }

  package var count: Int { Int(end) - Int(start) }
}

/// A value and the place that it was written at.
///
/// Public, because no initializer of a `package` type is inlined into other modules, which would look the
/// type up at run time for every value of a manifest.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// Where it was written.
  public var range: SourceRange

  /// A value and its location.
  @inlinable public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
