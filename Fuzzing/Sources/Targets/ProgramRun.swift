import Ephemeris

/// A run of the program as an input says it: arguments, files, links, descriptors and limits.
///
/// A line of the input begins with a letter that says what it is:
///
/// ```
/// a chart              an argument
/// f people             a file; its content follows, a line each, after a space
///  {"birth":"1990-06-15"}
/// l link people        a link and what it leads to
/// d 3 >> log           a descriptor and its file: <, >, >> or - for closed
/// m files 12           a limit: of open files, of a file's size in blocks, or of memory in KiB
/// ```
struct ProgramRun {
  private(set) var arguments: [[UInt8]] = []
  private(set) var files: [(name: String, content: [UInt8])] = []
  private(set) var links: [(name: String, target: String)] = []
  /// What is done to descriptors, in order.
  private(set) var redirections: [Redirection] = []
  private var limits: [Limit: Int] = [:]

  struct Redirection {
    let number: Int
    /// `<`, `>`, `>>`, or `-`.
    let way: String
    let name: String
  }

  enum Limit: String {
    case files, size, memory
  }

  init(_ input: [UInt8]) {
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let rest = line.dropFirst().first == 0x20 ? line.dropFirst(2) : line.dropFirst()
      let words = rest.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard let letter = line.first else { continue }
      switch Unicode.Scalar(letter) {
      case "a" where arguments.count < 40: arguments.append(Self.harmless(Array(rest)))
      case "f" where files.count < 6: files.append((Self.name(words.first), []))
      case " " where !files.isEmpty: files[files.count - 1].content += line.dropFirst() + [0x0A]
      case "l" where words.count == 2 && links.count < 6:
        links.append((Self.name(words[0]), Self.target(words[1])))
      case "d" where words.count >= 2 && redirections.count < 6:
        redirect(words)
      case "m" where words.count == 2:
        if let limit = Limit(rawValue: words[0]), let number = Int(words[1]) {
          limits[limit] = min(max(number, limit == .files ? 4 : 1), 1 << 22)
        }
      default: break
      }
    }
  }

  private mutating func redirect(_ words: [String]) {
    guard let number = Int(words[0]), (0...4).contains(number),
      ["<", ">", ">>", "-"].contains(words[1])
    else { return }
    redirections.append(
      Redirection(number: number, way: words[1], name: Self.name(words.dropFirst(2).first)))
  }

  /// Whether the program may lack what it needs to start at all.
  var isStarved: Bool {
    limits[.memory] != nil || limits[.files].map { $0 < 20 } ?? false
  }

  /// Whether standard error has what the program says, and nothing else.
  var hasErrorsApart: Bool {
    let paths = arguments.map { String(decoding: $0, as: UTF8.self) } + links.map(\.target)
    return arguments.first != Array("compile".utf8) && !redirections.contains { $0.number == 2 }
      && !paths.contains { $0.contains("/dev/") || $0.contains("/proc/") }
  }

  /// Whether memory may run out.
  var hasLittleMemory: Bool { limits[.memory] != nil }

  /// The lines of shell that run `"$0" "$@"`; output and errors go to files of these names, unless the
  /// input says otherwise.
  func script(output: String, errors: String) -> String {
    let letters: [(Limit, String)] = [(.files, "n"), (.size, "f"), (.memory, "v")]
    let set = letters.compactMap { limit, letter in
      limits[limit].map { "ulimit -\(letter) \($0); " }
    }
    let redirected = redirections.map { redirection in
      let way = redirection.way == "-" ? ">&-" : "\(redirection.way)'\(redirection.name)'"
      return "\(redirection.number)\(way)"
    }
    // A program that works on such small inputs for so long doesn't end. What this process has open is
    // none of its business.
    return "exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; "
      + "exec < /dev/null > '\(output)' 2> '\(errors)' \(redirected.joined(separator: " ")); "
      + "ulimit -t 20; \(set.joined())exec \"$0\" \"$@\""
  }

  /// Whether the run asks for no more work than a fuzzer has time for.
  var isShort: Bool {
    func dates(after option: String) -> [CalendarDate] {
      values(of: option).compactMap { try? CalendarDate($0) }
    }
    for first in dates(after: "--from") {
      for last in dates(after: "--to") where last.dayNumber - first.dayNumber > 40 { return false }
    }
    let numbers = ["--days": 40, "--threads": 8, "--instants": 100]
    return numbers.allSatisfy { option, most in
      values(of: option).allSatisfy { Int($0).map { $0 <= most } ?? true }
    }
      // Unless given, there are ten thousand.
      && (arguments.first != Array("compile".utf8) || !values(of: "--instants").isEmpty)
  }

  /// What stands after an option, wherever that is.
  func values(of option: String) -> [String] {
    let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
    let apart = zip(texts, texts.dropFirst()).filter { $0.0 == option }.map(\.1)
    return apart
      + texts.filter { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}

extension ProgramRun {
  /// Descriptors and devices, which a run may name; any other path must lead below its own folder.
  private static let outside: Set<String> = [
    "/dev/null", "/dev/full", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/fd/0", "/dev/fd/1",
    "/dev/fd/2", "/dev/fd/3", "/dev/fd/4", "/dev/fd/9", "/proc/self/fd/3",
  ]

  /// The argument, or another where it might be a path that leads elsewhere.
  private static func harmless(_ argument: [UInt8]) -> [UInt8] {
    let argument = argument.filter { $0 != 0 }
    let text = String(decoding: argument, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "/")) else { return argument }
    let value = text.hasPrefix("--") ? String(text.drop { $0 != "=" }.dropFirst()) : text
    if outside.contains(value) { return argument }
    let leadsElsewhere =
      text.contains("..") || !(value.utf8.first.map { isLetterOrDigit($0) } ?? false)
    return leadsElsewhere ? Array("x".utf8) : argument
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  private static func name(_ text: String?) -> String {
    let kept = (text ?? "").utf8.filter { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    return kept.isEmpty ? "x" : String(decoding: kept.prefix(255), as: UTF8.self)
  }

  private static func target(_ text: String) -> String {
    if outside.contains(text) { return text }
    return text.split(separator: "/").prefix(3).map { name(String($0)) }.joined(separator: "/")
  }
}
