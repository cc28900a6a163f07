plugins {
  id("com.android.application")
  id("org.jetbrains.kotlin.android")
}

// The variant in countries.yaml of each flavor; `nd-config generate --app` writes a folder for it.
val apps = mapOf("production" to "Nextdoor", "rc" to "RC", "nightly" to "Nightly")

android {
  namespace = "com.nextdoor.example"
  compileSdk = 35

  defaultConfig {
    applicationId = "com.nextdoor.example"
    minSdk = 26
    targetSdk = 35
    versionCode = 412
    versionName = "4.12"
    manifestPlaceholders["deepLinkActivity"] = "com.nextdoor.example.MainActivity"
  }

  flavorDimensions += "track"
  productFlavors {
    create("production") { dimension = "track" }
    create("rc") {
      dimension = "track"
      applicationIdSuffix = ".rc"
    }
    create("nightly") {
      dimension = "track"
      applicationIdSuffix = ".nightly"
    }
  }

  // Each flavor takes the texts and languages of its variant.
  sourceSets {
    for ((flavor, app) in apps) getByName(flavor).res.srcDir("../generated/$app/android/res")
  }
}

// The manifest merger adds the App Links of the variant; the flavor keeps its own manifest. In countries.yaml, Nightly
// has no Android app, so no links open it.
androidComponents {
  onVariants { variant ->
    val app = apps.getValue(variant.flavorName!!)
    if (app == "Nightly") return@onVariants
    variant.sources.manifests.addStaticManifestFile(
      "../generated/$app/android/manifests/$app/AndroidManifest.xml"
    )
  }
}
