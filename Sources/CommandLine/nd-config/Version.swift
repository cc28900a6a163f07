/// The version of nd-config, in `--version` and in findings as JSON.
///
/// Generated files and the export never hold it: they change only when their content does.
/// `Scripts/release.py` is what changes this line.
let version = "0.1.0-dev"
