// The plugin adds the compiled manifest to this target: `Country`, `Service`, `Environment` and
// what belongs to them. SwiftPM drops a target that has no file of its own, hence this one.
