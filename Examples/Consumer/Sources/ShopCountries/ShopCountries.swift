// The plugin adds the code. This file is needed because SwiftPM ignores a target without sources.
