# Builds nd-config from source. It has never run in Homebrew; see Documentation/Install.md.
class NdConfig < Formula
  desc "Check countries.yaml and generate everything that apps need from it"
  homepage "@URL@"
  url "@URL@/nd-config-@VERSION@-source.tar.gz"
  version "@VERSION@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libyaml"

  uses_from_macos "swift" => :build

  def install
    # Build only the tool, with the versions that Package.swift demands for a release.
    ENV["ND_PACKAGE"] = "tool"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "nd-config"
    bin.install ".build/release/nd-config"
    generate_completions_from_executable(bin/"nd-config", "--generate-completion-script")
  end

  test do
    system bin/"nd-config", "init", "--product", "Test", "--domain", "example.com", "--countries", "us", "--platforms", "web"
    system bin/"nd-config", "validate"
  end
end
