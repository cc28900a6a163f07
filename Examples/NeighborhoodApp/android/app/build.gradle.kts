plugins {
  id("com.android.application")
  id("org.jetbrains.kotlin.android")
}

android {
  namespace = "com.nextdoor.example"
  compileSdk = 35

  defaultConfig {
    applicationId = "com.nextdoor.example"
    minSdk = 26
    targetSdk = 35
    versionCode = 412
    versionName = "4.12"
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
}
