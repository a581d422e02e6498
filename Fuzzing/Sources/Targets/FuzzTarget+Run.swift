import Foundation

#if canImport(Counters)
import Counters
#endif

extension FuzzTarget {
  /// The program itself, with files, links, descriptors and limits: ``ProgramRun``.
  static let run = Self(name: "run", longestInput: 1_024) { input in
    let run = ProgramRun(input)
    guard run.isShort else { return }
    let scene = try Scene(of: run)
    let before = try scene.content()
    let status = try scene.play(run)
    let errors = try scene.errors
    countFeatures(status: status, errors: errors)
    try promise(
      status.isExit || run.hasLittleMemory, "the program ends by signal \(status.code)")
    let known: Set<Int32> = run.isStarved ? [0, 64, 65, 66, 126, 127] : [0, 64, 65, 66]
    try promise(known.contains(status.code) || !status.isExit, "it ends with \(status.code)")
    if !run.isStarved, run.hasErrorsApart { try promiseLines(errors) }
    try promiseFiles(before, try scene.content(), of: run, status: status)
  }

  /// Every line of standard error is one of the program's, and acts on no terminal.
  private static func promiseLines(_ errors: String) throws(BrokenPromise) {
    for line in errors.split(separator: "\n") {
      let isSafe = line.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
      try promise(
        line.hasPrefix("astrolabe: ") && isSafe, "standard error has \(line.debugDescription)")
    }
  }

  /// Files are all or nothing, what is added to keeps what it had, links stay, and nothing is left over.
  private static func promiseFiles(
    _ before: [String: Scene.Entry], _ after: [String: Scene.Entry], of run: ProgramRun,
    status: ProgramEnd
  ) throws(BrokenPromise) {
    let added = Set(run.redirections.filter { $0.way == ">>" }.map(\.name))
    let emptied = Set(run.redirections.filter { $0.way == ">" }.map(\.name))
    let outputs = run.values(of: "--output") + run.values(of: "-o")
    let reached = Set(outputs + run.links.map(\.target))
    for (name, entry) in after where before[name] == nil {
      let isOurs = reached.contains(name) || added.contains(name) || emptied.contains(name)
      try promise(isOurs, "\(name) is left")
      let isWhole = status.isExit && [0, 65].contains(status.code)
      try promise(
        isWhole || added.contains(name) || emptied.contains(name),
        "\(name) is there after \(status.code): \(entry)")
    }
    for (name, entry) in before {
      guard let now = after[name] else { throw BrokenPromise(description: "\(name) is gone") }
      if emptied.contains(name) { continue }
      if case .file(let bytes) = entry, added.contains(name), case .file(let more) = now {
        // Replaced by its own name, it is what the arguments want.
        try promise(
          more.starts(with: bytes) || reached.contains(name), "\(name) lost what it had")
      } else if entry != now {
        let isWanted = reached.contains(name) && status.isExit && [0, 65].contains(status.code)
        try promise(isWanted, "\(name) is changed after \(status.code)")
        if case .link = entry { throw BrokenPromise(description: "the link \(name) is replaced") }
      }
    }
  }

  /// What the program said, without names and numbers, is what can be seen of where it has been.
  private static func countFeatures(status: ProgramEnd, errors: String) {
    #if canImport(Counters)
    for line in errors.split(separator: "\n").prefix(3) {
      let unquoted = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).joined()
      var hash: UInt32 = 2_166_136_261
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      for byte in unquoted.utf8.prefix(120) where !digits.contains(byte) {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
      }
      count_feature(hash)
    }
    count_feature(UInt32(bitPattern: status.code))
    #endif
  }
}

/// How the program ended.
struct ProgramEnd {
  let isExit: Bool
  /// Its exit code, or the signal's number.
  let code: Int32
}

/// A folder in which the program is run, which goes when the run is over.
private final class Scene {
  /// Something in the folder.
  enum Entry: Equatable, CustomStringConvertible {
    case file([UInt8])
    case link(String)
    case other

    var description: String {
      switch self {
      case .file(let bytes): "a file of \(bytes.count) bytes"
      case .link(let target): "a link to \(target)"
      case .other: "neither file nor link"
      }
    }
  }

  private let root: String
  private var folder: String { "\(root)/run" }

  init(of run: ProgramRun) throws {
    root = FileManager.default.temporaryDirectory.path + "/astrolabe-run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in run.files {
      try Data(file.content).write(to: URL(filePath: "\(folder)/\(file.name)"))
    }
    // Names that are taken keep what they have.
    for link in run.links {
      try? FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link.name)", withDestinationPath: link.target)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var errors: String {
    get throws {
      String(decoding: try Data(contentsOf: URL(filePath: "\(root)/errors")), as: UTF8.self)
    }
  }

  func content() throws -> [String: Entry] {
    var entries: [String: Entry] = [:]
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder) {
      let path = "\(folder)/\(name)"
      if let target = try? manager.destinationOfSymbolicLink(atPath: path) {
        entries[name] = .link(target)
      } else if let bytes = manager.contents(atPath: path) {
        entries[name] = .file(Array(bytes))
      } else {
        entries[name] = .other
      }
    }
    return entries
  }

  func play(_ run: ProgramRun) throws -> ProgramEnd {
    let script =
      "cd '\(folder)' && " + run.script(output: "\(root)/output", errors: "\(root)/errors")
    let words =
      ["sh", "-c", script, try Program.path.get()].map { Array($0.utf8) } + run.arguments
    return try Program.wait(for: words)
  }
}

/// The program that is run.
private enum Program {
  /// Named by the environment, or beside the running one.
  static let path = Result { () throws(BrokenPromise) -> String in
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "astrolabe").path
    let path = ProcessInfo.processInfo.environment["ASTROLABE_PROGRAM"] ?? beside
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BrokenPromise(description: "there is no program at \(path); set ASTROLABE_PROGRAM")
    }
    return path
  }

  /// Runs a shell with some words to its end; arguments are bytes, which `Process` doesn't take.
  static func wait(for words: [[UInt8]]) throws(BrokenPromise) -> ProgramEnd {
    let environment = ["PATH=/usr/local/bin:/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
    var argv = unsafe strings(words)
    var envp = unsafe strings(environment.map { Array($0.utf8) })
    defer { unsafe (argv + envp).forEach { unsafe $0?.deallocate() } }
    var process: pid_t = 0
    guard unsafe posix_spawn(&process, "/bin/sh", nil, nil, &argv, &envp) == 0 else {
      throw BrokenPromise(description: "there is no shell")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        throw BrokenPromise(description: "the program can't be waited for")
      }
    }
    let signal = status & 0x7F
    return ProgramEnd(isExit: signal == 0, code: signal == 0 ? status >> 8 & 0xFF : signal)
  }

  private static func strings(_ words: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    let copies = unsafe words.map { word -> UnsafeMutablePointer<CChar>? in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: word.count + 1)
      for (index, byte) in word.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
      unsafe copy[word.count] = 0
      return unsafe copy
    }
    return unsafe copies + [nil]
  }
}
