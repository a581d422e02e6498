/// What the path of an output leads to.
enum OutputPlace {
  /// A descriptor that is open, such as `/dev/stderr` or `/dev/fd/3`; a file behind it was chosen by
  /// the process that opened it, with what it holds already.
  case descriptor(Int32)
  /// A device, a pipe, a folder or another process's descriptor, which no file can take the place of.
  case special(String)
  /// A file, there or not, at the end of all links.
  case file(String)

  /// As many links as Linux follows.
  private static let mostLinks = 40

  /// Follows a path; nil if its links run in a circle.
  init?(_ path: String) {
    var path = path
    for _ in 0..<Self.mostLinks {
      if let number = Self.descriptor(at: path) {
        self = .descriptor(number)
        return
      }
      if Self.isDescriptorOfAnother(path) {
        self = .special(path)
        return
      }
      guard let target = System.linkTarget(path) else {
        self = System.isSpecialFile(path) ? .special(path) : .file(path)
        return
      }
      path = target.hasPrefix("/") ? target : "\(System.folder(of: path))/\(target)"
    }
    return nil
  }

  /// Whether a path is that of a descriptor of another process, as in `/proc/123/fd/1`.
  private static func isDescriptorOfAnother(_ path: String) -> Bool {
    let folder = System.resolved(System.folder(of: path))
    return folder.hasPrefix("/proc/") && folder.hasSuffix("/fd")
  }

  /// The number of the descriptor that a path names, open or not.
  private static func descriptor(at path: String) -> Int32? {
    if let number = standard[path] { return number }
    let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
    guard (1...9).contains(name.count),
      name.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int32(path.suffix(name.count))
    else { return nil }
    let folder = System.folder(of: path)
    if folders.contains(folder) { return number }
    let real = System.resolved(folder)
    return folders.contains { System.resolved($0) == real } ? number : nil
  }

  /// The names that may be missing in a bare chroot, where a file of that name would be made.
  private static let standard: [String: Int32] = [
    "/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2,
  ]
  /// Where the system shows a process its own descriptors.
  private static let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"]
}
