internal import Astrology
package import Ephemeris

/// Which chart of a comparison is meant: a birth, or what is made of one or two births, or the sky of a time.
package struct ChartChoice: Sendable, Hashable {
  /// What kind of chart it is.
  package var kind: Kind
  /// Whether it is of the other of two people.
  package var isOfOther: Bool

  /// A kind of chart.
  package enum Kind: Sendable, Hashable {
    /// The chart of the birth.
    case birth
    /// The sky of a time, with houses if there is a place.
    case event(JulianDay<UT1>, GeographicPlace?)
    /// The chart of a return, at the place of birth unless there is another.
    case planetaryReturn(CelestialBody, ReturnOrder, GeographicPlace?)
    /// The chart progressed to an instant of life.
    case progressed(JulianDay<UT1>)
    /// The chart directed by solar arc to an instant of life.
    case directed(JulianDay<UT1>)
    /// The composite of the two people.
    case composite
    /// The chart of the moment and the place between the two.
    case davison
  }

  /// Which return is meant.
  package enum ReturnOrder: Sendable, Hashable {
    /// The one of a number: the 30th.
    case number(Int)
    /// The first in a year, from its beginning to its end by the clocks of a zone.
    case inYear(Int, Range<JulianDay<UT1>>, CivilZone)
    /// The first from an instant on.
    case after(JulianDay<UT1>)
    /// The last up to an instant.
    case before(JulianDay<UT1>)
  }

  /// Chooses a chart.
  package init(_ kind: Kind, isOfOther: Bool = false) {
    self.kind = kind
    self.isOfOther = isOfOther
  }

  /// Whether the chart needs the other person.
  var needsOther: Bool {
    switch kind {
    case .composite, .davison: true
    case .birth, .planetaryReturn, .progressed, .directed: isOfOther
    case .event: false
    }
  }

  /// Whether years of life move it, so that a degree is a year.
  var isByYears: Bool {
    switch kind {
    case .progressed, .directed: true
    case .birth, .event, .planetaryReturn, .composite, .davison: false
    }
  }

  /// The name of the kind in documents.
  var kindName: String {
    switch kind {
    case .birth: "birth"
    case .event: "event"
    case .planetaryReturn: "return"
    case .progressed: "progressed"
    case .directed: "directed"
    case .composite: "composite"
    case .davison: "davison"
    }
  }
}
