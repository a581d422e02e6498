import Base
import Foundation
import TestSupport
import Testing

@Suite struct FileVersionTests {
  @Test func `a file that is written, replaced or gone is another`() throws {
    try TemporaryFolder.with { folder in
      let file = folder.url.appending(path: "a")
      let path = file.path(percentEncoded: false)
      func version() -> FileVersion? { FileVersion(path: path) }
      #expect(version() == nil)
      try Data([1]).write(to: file)
      let first = try #require(version())
      #expect(version() == first)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data([2]))
      try handle.close()
      let second = try #require(version())
      #expect(second != first)
      let other = folder.url.appending(path: "b")
      try Data([1, 2]).write(to: other)
      #expect(FileVersion(path: other.path(percentEncoded: false)) != second)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: other, to: file)
      #expect(version() != second)
      try FileManager.default.removeItem(at: file)
      #expect(version() == nil)
    }
  }
}
