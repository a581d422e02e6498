@testable import Base
import Ephemeris
import Testing

/// What is said where the data are not found.
@Suite struct EphemerisFolderTests {
  @Test func `a missing folder's error names every place`() throws {
    let searched = DataFolder.candidates(
      bundle: "some_Files", checkout: "some", besides: ["/opt/library"])
    let error = EphemerisError.folderNotFound(searched: searched)
    #expect(error.description.contains("/opt/library/some_Files."))
    #expect(error.description.contains("<a checkout around /opt/library>/some"))
  }
}
