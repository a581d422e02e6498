import Astrology
import Ephemeris
import Testing

@testable import Drawing

/// The Moon's disc against the share of it that is lit.
@Suite struct MoonDiscTests {
  /// The disc of a Moon so far ahead of the Sun.
  private func disc(elongation: Double) -> MoonDisc {
    let sky = Sky(ut: .j2000, tt: .j2000, bodies: [BodySet(.sun), BodySet(.moon)], source: .swiss) {
      body in
      BodyState(
        longitude: EclipticLongitude(wrapping: body == .sun ? 30 : 30 + elongation),
        latitude: .zero, distanceAU: body == .sun ? 1 : 0.00257, longitudePerDay: .degrees(1),
        latitudePerDay: .zero, distancePerDayAU: 0)
    }
    return MoonDisc(of: sky)
  }

  /// Path data as numbers: start, limb (radii, rotation, flags, end), terminator likewise.
  private func numbers(_ disc: MoonDisc) throws -> [Double] {
    let path = try #require(disc.litPart)
    let numbers = path.split { "MAZ ".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 16)
    return numbers
  }

  @Test(arguments: [10.0, 45, 89, 91, 135, 170, 190, 225, 269, 271, 315, 350])
  func `the lit area is the lit share`(elongation: Double) throws {
    let disc = disc(elongation: elongation)
    let path = try numbers(disc)
    let (radius, across) = (path[2], path[9])
    let (limbSweep, terminatorSweep) = (path[6], path[13])
    // Half the disc, and half the ellipse more where the terminator bulges to the dark side.
    let half = Double.pi / 2 * radius
    let area = half * (limbSweep == terminatorSweep ? radius + across : radius - across)
    // The path is written to a hundredth of a unit, of 92.
    #expect(
      abs(area / (Double.pi * radius * radius) - disc.illumination.illuminatedFraction) < 1e-4)
  }

  @Test(arguments: [(45.0, true), (135, true), (225, false), (315, false)])
  func `the waxing Moon is lit on the right`(elongation: Double, isRight: Bool) throws {
    // From the top to the bottom, clockwise is by way of the right.
    #expect(try numbers(disc(elongation: elongation))[6] == (isRight ? 1 : 0))
  }

  @Test func `the picture names the phase`() {
    let picture = disc(elongation: 90).picture()
    #expect(picture.title == "Moon: First Quarter")
    #expect(picture.description.hasPrefix("50 %"))
  }
}
