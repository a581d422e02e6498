import Foundation

/// What the process holds of the machine, where Linux says it.
struct ProcessState {
  /// Memory in use; some of it may be the allocator's to give again.
  let residentMegabytes: Double
  let openFiles: Int

  static func now() throws -> Self {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ").dropFirst().first.flatMap { Double($0) }
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return Self(
      residentMegabytes: (pages ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576,
      openFiles: files.count)
  }
}
