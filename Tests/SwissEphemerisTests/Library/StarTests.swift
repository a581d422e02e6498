#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

@Suite struct StarTests {
  private static func instant() throws -> Instant {
    try EphemerisSamples.ephemeris.get().instant(JulianDay<TT>.j2000)
  }

  @Test func `every named star is in the catalogue`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for star in FixedStar.named {
      let place = try ephemeris.place(of: star, at: Self.instant())
      #expect(place.latitude.degrees.magnitude <= 90 && place.star == star)
    }
  }

  /// By swetest 2.10.03 -edirephemeris/se1 -bj2451545 -eswe -pf -xf,alVir -fPlb.
  @Test func `Spica stands where swetest has it`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let spica = try ephemeris.place(of: FixedStar(name: "spica"), at: Self.instant())
    #expect(EphemerisSamples.error(spica.longitude, 203.8361480).magnitude < 1e-7)
    #expect((spica.latitude.degrees + 2.0542854).magnitude < 1e-7)
  }

  @Test(arguments: [
    "", "nope", "alvir2", "al Vir", "alVir,", "al%", String(repeating: "a", count: 300), "\0",
    "αVir",
  ])
  func `a star that the catalogue lacks is refused`(designation: String) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let error = #expect(throws: EphemerisError.self) {
      try ephemeris.place(of: FixedStar(designation: designation), at: Self.instant())
    }
    #expect(error == .noSuchStar(designation: designation) && error?.cause == .usage)
  }

  @Test func `without the catalogue all but stars is answered`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let ephemeris = try DirectEphemeris(folder: folder.path)
      _ = try ephemeris.sky(at: Self.instant())
      let error = #expect(throws: EphemerisError.self) {
        try ephemeris.place(of: FixedStar(name: "spica"), at: Self.instant())
      }
      #expect(error == .fileMissing(name: "sefstars.txt", folder: folder.path))
      #expect(error?.cause == .installation)
    }
  }

  @Test func `both providers and the edges of the span answer`() throws {
    let swiss = try EphemerisSamples.ephemeris.get()
    let layered = try LayeredEphemeris()
    let star = try FixedStar(name: "regulus")
    for ut in [swiss.span.start, .j2000, swiss.span.end] {
      let instant = try swiss.instant(ut)
      #expect(
        try swiss.place(of: star, at: instant).longitude
          == layered.place(of: star, at: instant).longitude)
    }
    let beyond = Instant(ut: JulianDay(1e6), tt: JulianDay(1e6))
    #expect(throws: EphemerisError.self) { try swiss.place(of: star, at: beyond) }
  }
}
#endif
