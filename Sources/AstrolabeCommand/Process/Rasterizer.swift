import CLibrary

/// librsvg's program, which makes PNG and PDF of pictures where it is installed.
enum Rasterizer {
  /// What a file is by the end of its name; nil where it is SVG.
  enum Format: String {
    case png, pdf

    /// The format that a file's name asks for.
    init?(path: String?) {
      let name = (path ?? "").lowercased()
      if name.hasSuffix(".png") {
        self = .png
      } else if name.hasSuffix(".pdf") {
        self = .pdf
      } else {
        return nil
      }
    }
  }

  private static let program = "rsvg-convert"

  /// Has a picture converted into an open file.
  ///
  /// - Throws: Where the program isn't installed, or gives up.
  static func convert(_ svg: String, to format: Format, into output: Descriptor) throws {
    guard let (reading, writing) = Descriptor.pipe() else {
      throw CommandError.file("can't start \(program): \(System.failureReason)")
    }
    let arguments = [program, "--format", format.rawValue]
    let started = System.start(
      arguments, input: reading, output: output, keeping: ["HOME", "PATH", "XDG_CACHE_HOME"])
    _ = reading.closed()
    guard let number = started else {
      _ = writing.closed()
      throw CommandError.file(
        """
        \(format.rawValue.uppercased()) needs \(program), which isn't installed; install it (librsvg2-bin on \
        Debian and Ubuntu, librsvg2-tools on Fedora, librsvg in Homebrew), or write SVG: --output chart.svg
        """)
    }
    let isSent = writing.write(Array(svg.utf8))
    _ = writing.closed()
    guard System.exitStatus(of: number) == 0, isSent else {
      throw CommandError.file(
        "\(program) couldn't make a \(format.rawValue.uppercased()) of the picture; write SVG: --output chart.svg"
      )
    }
  }
}

extension Descriptor {
  /// A pipe's ends; no other program inherits either.
  fileprivate static func pipe() -> (reading: Self, writing: Self)? {
    var numbers: [Int32] = [-1, -1]
    let isMade = unsafe numbers.withUnsafeMutableBufferPointer { ends in
      guard let start = ends.baseAddress else { return false }
      return unsafe CLibrary.pipe(start) == 0
    }
    guard isMade else { return nil }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (Self(number: numbers[0]), Self(number: numbers[1]))
  }
}

extension System {
  /// Starts a program that is found as a shell finds it.
  ///
  /// - Parameters:
  ///   - arguments: Its name and what follows.
  ///   - input: What it reads.
  ///   - output: What it writes to.
  ///   - names: The variables of the environment that it gets.
  /// - Returns: The number of its process; nil where it can't be started.
  fileprivate static func start(
    _ arguments: [String], input: Descriptor, output: Descriptor, keeping names: [String]
  ) -> Int32? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = unsafe nil
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    let kept = names.compactMap { name -> String? in
      guard let value = unsafe getenv(name) else { return nil }
      return unsafe "\(name)=\(String(cString: value))"
    }
    var number: pid_t = 0
    let code = unsafe withTexts(arguments) { arguments in
      unsafe withTexts(kept) { kept in
        guard let name = unsafe arguments.first.flatMap({ unsafe $0 }) else { return EINVAL }
        var arguments = unsafe arguments
        var kept = unsafe kept
        return unsafe posix_spawnp(&number, name, &actions, nil, &arguments, &kept)
      }
    }
    return code == 0 ? number : nil
  }

  /// Lends copies of texts as C has them, with a null behind the last.
  private static func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }

  /// Waits for a process to end; the code it ended with, and -1 where it was ended.
  fileprivate static func exitStatus(of number: Int32) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
