import Foundation
import Testing

@testable import Ephemeris

@Suite struct EphemerisManifestTests {
  @Test func `the manifest lists the files that the engine reads`() throws {
    let manifest = try EphemerisManifest.bundled()
    #expect(manifest.isReleased)
    #expect(manifest.lists(SwissFile.allWithStars))
    #expect(!manifest.lists(SwissFile.all))
    #expect(manifest.files.count == SwissFile.allWithStars.count)
    // The DE number of the Debian packages; stars have none.
    for file in manifest.files {
      #expect(file.jplEphemeris == (file.name == SwissFile.stars.name ? nil : 431))
    }
    #expect(manifest.origins.contains("swe-basic-data 4.0-20221111-2"))
  }

  @Test func `a manifest that is there and can't be read is not called missing`() throws {
    let folder = try EphemerisFolder.bundled()
    #expect(throws: EphemerisError.fileMissing(name: "none.json", folder: folder)) {
      try EphemerisManifest(named: "none.json", in: folder)
    }
    // A folder, which opens and can't be read, and a file that is no JSON.
    for (name, folder) in [("se1", String(folder.dropLast("/se1".count))), ("sepl_18.se1", folder)]
    {
      let error = #expect(throws: EphemerisError.self) {
        try EphemerisManifest(named: name, in: folder)
      }
      guard case .fileUnreadable(name, folder, let reason) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!reason.isEmpty && !reason.contains("\n"))
    }
  }

  @Test func `the sizes are those of the files`() throws {
    let folder = URL(filePath: try EphemerisFolder.bundled())
    for file in try EphemerisManifest.bundled().files {
      let contents = try Data(contentsOf: folder.appending(path: file.name))
      #expect(contents.count == file.bytes, "\(file.name)")
    }
  }
}
