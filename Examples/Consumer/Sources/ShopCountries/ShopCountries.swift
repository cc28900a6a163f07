// The plugin adds the countries; SwiftPM ignores a target without sources.
