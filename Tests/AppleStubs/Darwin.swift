// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Darwin has beyond Glibc, as far as this package uses it.
@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51
