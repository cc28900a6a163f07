// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// On Apple's systems Foundation also gives what is in Darwin, and what is in FoundationNetworking elsewhere.
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
