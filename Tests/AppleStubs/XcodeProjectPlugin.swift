// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
  public let directoryURL: URL
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
