internal import AstrolabeCommand

/// Where `astrolabe` starts.
@main
enum Main {
  static func main() { CommandProgram.main() }
}
