/// The version of nd-config, as `--version` and JSON findings show it.
///
/// Generated files and the export do not contain it, so they change only when their content does. `Scripts/release.py`
/// changes this line.
let version = "0.1.0-dev"
