// The plugin adds the compiled `countries.yaml` of this folder to this target. Tests and executed pages use this
// manifest instead of the root's, so that a new country in the root's manifest changes no test.
