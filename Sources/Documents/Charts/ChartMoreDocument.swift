package import Astrology
package import Ephemeris

/// What is beyond a natal chart, as `chart_with_more.schema.json#/$defs/more` has it.
///
/// Places and motions have all their digits, orbs and degrees in a sign four decimals. What an unknown time of
/// birth leaves open is null, and what hangs on the hour is not `certain`.
package struct ChartMoreDocument: JSONWritable, Sendable {
  let wider: WiderChart
  let lots: [LotFormula]
  let sidereal: SiderealChart?
  let prenatal: PrenatalMoons?
  let stars: [FixedStar.Place]?
  private(set) var harmonic: Harmonic?
  private(set) var almuten: AlmutenFiguris??
  private(set) var orbs: OrbRule?
  private(set) var further: [FurtherPoint] = []

  /// A harmonic with its aspects.
  struct Harmonic: Sendable {
    let chart: HarmonicChart
    let aspects: [Finding<HarmonicChart.Pair>]
  }

  /// Describes what is beyond a chart.
  ///
  /// - Parameters:
  ///   - wider: The chart with what the wider techniques need.
  ///   - lots: The lots that are written, in their order.
  ///   - prenatal: The Moon and the eclipses before birth; left out unless given.
  ///   - stars: Where stars stand at birth, for their contacts; left out unless given.
  ///   - sidereal: The same chart in a sidereal zodiac; nil for the tropical one.
  package init(
    _ wider: WiderChart, lots: [LotFormula] = Lot.allCases.map(\.formula),
    prenatal: PrenatalMoons? = nil, stars: [FixedStar.Place]? = nil, sidereal: SiderealChart? = nil
  ) {
    self.wider = wider
    self.lots = lots
    self.sidereal = sidereal
    self.prenatal = prenatal
    self.stars = stars
  }

  /// The same with a harmonic of the chart.
  ///
  /// - Parameter number: The harmonic, 1…360.
  /// - Returns: The document with the harmonic's points and aspects.
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)`` for another number.
  package func adding(harmonic number: Int) throws(NumberError) -> Self {
    var copy = self
    copy.harmonic = Harmonic(
      chart: try HarmonicChart(of: wider.chart, number: number),
      aspects: try wider.harmonicAspects(number))
    return copy
  }

  /// The same with the almuten of the chart, and with its aspects by a rule of orbs.
  ///
  /// - Parameters:
  ///   - almuten: The almuten; nil without a time of birth.
  ///   - orbs: The rule; nil to leave such aspects out.
  ///   - further: Bodies of the Hamburg school and asteroids.
  /// - Returns: The document with them.
  package func adding(
    almuten: AlmutenFiguris?, orbs: OrbRule? = nil, further: [FurtherPoint] = []
  ) -> Self {
    var copy = self
    copy.further = further
    copy.almuten = .some(almuten)
    copy.orbs = orbs
    return copy
  }

  var chart: NatalChart { wider.chart }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.key("zodiac")
      json.zodiac(sidereal?.ayanamsa)
      json.key("sect")
      json.optional(wider.sect?.name) { $0.string($1) }
      json.key("sun_altitude")
      json.optional(wider.horizon?.sunAltitude.degrees) { $0.exact($1) }
      json.key("points")
      json.array(points) { json, point in write(point, to: &json) }
      json.key("lots")
      json.optional(lotPlaces) { json, lots in
        json.array(lots) { json, lot in write(lot, to: &json) }
      }
      json.key("gauquelin")
      json.optional(wider.horizon) { json, _ in writeSectors(to: &json) }
      json.key("declinations")
      writeDeclinations(to: &json)
      json.key("antiscia")
      json.array(wider.antiscia) { json, antiscion in
        json.object { json in
          json.pair(antiscion.first, antiscion.second)
          json.field("kind", antiscion.kind.name)
          json.orb(antiscion.orb, isCertain: antiscion.isCertain)
        }
      }
      json.key("midpoints")
      json.array(wider.midpointPictures) { json, picture in write(picture, to: &json) }
      json.key("minor_aspects")
      json.array(wider.minorAspects()) { json, aspect in
        json.object { json in
          json.pair(aspect.first, aspect.second)
          json.field("aspect", aspect.kind.name)
          json.key("applying")
          json.bool(aspect.motion == .applying)
          json.orb(aspect.orb, isCertain: aspect.isCertain)
        }
      }
      json.key("patterns")
      json.array(wider.patterns) { json, pattern in write(pattern, to: &json) }
      writeDignities(to: &json)
      json.key("dominants")
      write(wider.dominants, to: &json)
      json.key("sidereal")
      json.optional(sidereal) { json, sidereal in
        SiderealDocument(sidereal: sidereal, sect: wider.sect).write(to: &json)
      }
      writeAlmutenAndOrbs(to: &json)
      writeFurther(to: &json)
      if let prenatal {
        json.key("prenatal")
        write(prenatal, to: &json)
      }
      if let stars {
        json.key("stars")
        json.array(wider.starContacts(stars)) { json, contact in write(contact, to: &json) }
      }
      writeStrength(to: &json)
    }
  }
}

/// A natal chart and what is beyond it in one object, as `chart_with_more.schema.json` has it: what
/// `astrolabe chart --json --more` prints.
///
/// The chart under `chart` is the one that `astrolabe chart --json` prints, byte for byte.
package struct ChartWithMoreDocument: JSONWritable, Sendable {
  private let more: ChartMoreDocument

  /// Puts the two together.
  package init(_ more: ChartMoreDocument) {
    self.more = more
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("chart")
      NatalChartDocument(more.chart).write(to: &json)
      json.key("more")
      more.write(to: &json)
    }
  }
}

extension ChartMoreDocument {
  /// A point beside the eleven, as it is written.
  private struct Point {
    let name: String
    let longitude: EclipticLongitude
    let latitude: Double
    /// Degrees a day; nil for an angle, which goes round with the Earth.
    let perDay: Double?
  }

  private var points: [Point] {
    let bodies = wider.points.bodies.bodies.map { body in
      let state: BodyState = wider.points[body]
      return Point(
        name: body.name, longitude: state.longitude, latitude: state.latitude.degrees,
        perDay: state.longitudePerDay.degrees)
    }
    guard let angles = wider.horizon?.minorAngles else { return bodies }
    return bodies
      + [
        ("vertex", angles.vertex), ("antivertex", angles.antivertex),
        ("east_point", angles.eastPoint),
      ].map {
        Point(name: $0.0, longitude: $0.1, latitude: 0, perDay: nil)
      }
  }

  private func write(_ point: Point, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", point.name)
      writePlace(point.longitude, to: &json)
      json.key("latitude")
      json.exact(point.latitude)
      json.key("speed")
      json.optional(point.perDay) { $0.exact($1) }
    }
  }

  /// The fields that a place has: the house only where the time of birth is known.
  func writePlace(_ longitude: EclipticLongitude, to json: inout JSONWriter) {
    let printed = PrintedLongitude(longitude)
    json.key("longitude")
    json.exact(longitude.degrees)
    json.field("sign", printed.sign.name)
    json.key("degree_in_sign")
    json.number(printed.degreeInSign, decimals: 4)
    json.key("house")
    json.optional(chart.angles.map { _ in chart.frame.house(of: longitude).number }) {
      $0.integer($1)
    }
  }

  /// The lots; nil if the time of birth is not known.
  private var lotPlaces: [LotFormula.Place]? {
    wider.horizon.map { _ in lots.compactMap(wider.place(of:)) }
  }

  private func write(_ lot: LotFormula.Place, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", lot.name)
      json.field("formula", lot.formula.sum)
      writePlace(lot.longitude, to: &json)
    }
  }

  private func writeSectors(to json: inout JSONWriter) {
    json.object { json in
      json.key("cusps")
      json.optional(wider.gauquelinSectors) { json, sectors in
        json.array(sectors.cusps) { $0.exact($1.degrees) }
      }
      json.key("sectors")
      json.array(ChartBody.allCases) { json, body in
        json.object { json in
          json.field("name", body.name)
          json.key("sector")
          json.optional(wider.gauquelinSector(of: body)) { $0.exact($1) }
        }
      }
    }
  }

  private func writeDeclinations(to json: inout JSONWriter) {
    let declinations = wider.declinations
    json.object { json in
      json.key("obliquity")
      json.exact(declinations.obliquity.degrees)
      json.key("bodies")
      json.array(declinations.bodies) { json, body in
        json.object { json in
          json.field("name", body.body.name)
          json.key("declination")
          json.exact(body.declination.degrees)
          json.key("per_day")
          json.exact(body.declinationPerDay.degrees)
          json.key("out_of_bounds")
          json.bool(body.isOutOfBounds)
        }
      }
      json.key("parallels")
      json.array(wider.parallels) { json, parallel in
        json.object { json in
          json.pair(.body(parallel.first), .body(parallel.second))
          json.field("kind", parallel.kind.name)
          json.orb(parallel.orb, isCertain: parallel.isCertain)
        }
      }
    }
  }

  private func write(_ picture: Finding<Midpoint.Picture>, to json: inout JSONWriter) {
    json.object { json in
      json.field("body", picture.point.name)
      json.key("of")
      json.array([picture.midpoint.first, picture.midpoint.second]) { $0.string($1.name) }
      json.orb(picture.orb, isCertain: picture.isCertain)
    }
  }

  private func write(_ pattern: Finding<AspectPattern>, to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", pattern.kind.name)
      json.key("members")
      json.array(pattern.members) { $0.string($1.name) }
      json.key("apex")
      json.optional(pattern.apex?.name) { $0.string($1) }
      json.key("sign")
      json.optional(pattern.sign?.name) { $0.string($1) }
      json.key("orb")
      json.optional(pattern.orb) { $0.number($1.degrees, decimals: 4) }
      json.key("certain")
      json.bool(pattern.isCertain)
    }
  }
}

extension JSONWriter {
  /// The names of two points.
  mutating func pair(_ first: ChartPoint, _ second: ChartPoint) {
    field("body1", first.name)
    field("body2", second.name)
  }

  /// An orb, and whether what has it hangs on the hour.
  mutating func orb(_ orb: PlaneAngle, isCertain: Bool) {
    key("orb")
    number(orb.degrees, decimals: 4)
    key("certain")
    bool(isCertain)
  }
}
