#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Colour only for a person: on a terminal, and not where NO_COLOR is set to anything.
func usesColor(_ stream: OutputStream) -> Bool {
  guard stream.isTerminal else { return false }
  if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
  return true
}
