import Ephemeris
import Foundation
import Readings
import Testing

@Suite struct EphemerisManifestTests {
  @Test func `the manifest lists the files that the engine reads`() throws {
    let manifest = try EphemerisManifest.bundled()
    #expect(manifest.isReleased)
    #expect(manifest.lists(SwissFile.all))
    #expect(!manifest.lists(Array(SwissFile.all.dropLast())))
    #expect(manifest.files.count == SwissFile.all.count)
    // The DE number of the Debian packages.
    #expect(manifest.files.allSatisfy { $0.jplEphemeris == 431 })
    #expect(manifest.origins.contains("swe-basic-data 4.0-20221111-2"))
  }

  @Test func `the sizes are those of the files`() throws {
    let folder = URL(filePath: try EphemerisFolder.bundled())
    for file in try EphemerisManifest.bundled().files {
      let contents = try Data(contentsOf: folder.appending(path: file.name))
      #expect(contents.count == file.bytes, "\(file.name)")
    }
  }
}
