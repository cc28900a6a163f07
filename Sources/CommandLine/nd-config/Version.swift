/// The version of nd-config, in `--version` and in findings as JSON.
///
/// Generated files and the export do not contain it, so that they only change with their content.
/// `Scripts/release.py` changes this line.
let version = "0.1.0-dev"
