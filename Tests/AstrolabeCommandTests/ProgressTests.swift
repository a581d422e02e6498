import Foundation
import Testing

@testable import AstrolabeCommand

#if os(Linux)
/// Where a bar is drawn: on a terminal whose lines are not those of the output.
@Suite struct ProgressTests {
  /// A terminal of this process's own.
  private struct OwnTerminal {
    let master: FileHandle
    let path: String

    init() throws {
      let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(number >= 0)
      master = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      // TIOCSPTLCK and TIOCGPTN, which Swift doesn't import: unlock it, and ask for its number.
      var (lock, name): (Int32, Int32) = (0, -1)
      try #require(unsafe ioctl(number, 0x4004_5431, &lock) == 0)
      try #require(unsafe ioctl(number, 0x8004_5430, &name) == 0)
      path = "/dev/pts/\(name)"
    }
  }

  @Test func `no bar is drawn into an output that is a terminal`() throws {
    let (folder, terminal) = (try ScratchFolder(), try OwnTerminal())
    let errors = try FileHandle(forWritingTo: URL(filePath: terminal.path))
    let watched = Descriptor(number: errors.fileDescriptor)
    let onTerminal = try OutputSink(path: terminal.path)
    let intoFile = try OutputSink(path: folder.path("page"))
    #expect(Terminal.showsProgress(on: watched, beside: intoFile))
    #expect(!Terminal.showsProgress(on: watched, beside: onTerminal))
    let file = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    #expect(
      !Terminal.showsProgress(on: Descriptor(number: file.fileDescriptor), beside: intoFile))
  }

  /// With a person at both ends, what is seen is the output and nothing else.
  @Test func `the rows of a long table stay whole on a terminal`() throws {
    let terminal = try OwnTerminal()
    let process = Process()
    process.executableURL = Program.url
    process.arguments =
      ["meters", "--no-color", "--from", "2024-01-01", "--to", "2024-03-31"] + Samples.dateOnly
    process.standardInput = FileHandle.nullDevice
    let slave = try FileHandle(forUpdating: URL(filePath: terminal.path))
    process.standardOutput = slave
    process.standardError = slave
    try process.run()
    try slave.close()
    var shown: [UInt8] = []
    // Reading ends with an error where the last who writes is gone.
    let master = Descriptor(number: terminal.master.fileDescriptor)
    while let count = master.read(into: &shown), count > 0 {}
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(!text.contains("\r") && !text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").count { $0.contains(#/^\d\d-\d\d /#) } == 91)
  }
}
#endif
