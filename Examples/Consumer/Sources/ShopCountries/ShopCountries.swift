// The plug-in adds the countries; SwiftPM drops a target that has no file of its own.
