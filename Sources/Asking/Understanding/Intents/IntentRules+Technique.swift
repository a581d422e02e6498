internal import Astrology
internal import Ephemeris

/// A technique that students of astrology ask for by its name, with the key of its row in `asking/concepts.tsv`.
enum AskedTechnique: String, CaseIterable {
  case hemisphere
  case chartShape = "chart_shape"
  case intercepted
  case decan
  case duad
  case bound
  case antiscion
  case lot
  case midpoint
  case parallel
  case outOfBounds = "out_of_bounds"
  case fixedStar = "fixed_star"
  case harmonic
  case minorAspect = "minor_aspect"
  case prenatalEclipse = "prenatal_eclipse"
  case solarArc = "solar_arc"
  case primaryDirection = "primary_direction"
  case firdaria
  case releasing
  case draconic
  case joy
  case angularHouse = "angular_house"
  case elevated
  case oriental
  case stationary
  case peregrine
  case triplicity
  case composite
  case almuten
  // What answers don't have, each with a sentence that names what there is instead.
  case hyleg
  case sabian
  case heliocentric
  case astrocartography
  case planetaryHour = "planetary_hour"
  case tertiary
  case planetaryNode = "planetary_node"

  /// The first that some terms name.
  init?(in concepts: [String]) {
    guard let found = concepts.lazy.compactMap(Self.init(rawValue:)).first else { return nil }
    self = found
  }
}

extension IntentRules {
  /// "What are my antiscia", "which firdaria am I in": a technique in the reader's chart rather than its meaning.
  var asksForTechnique: Bool {
    guard AskedTechnique(in: concepts) != nil, !has("conceptsure"),
      reader.persons.isEmpty, otherBirth == nil
    else { return false }
    let names = says("chart", "natal") && !concepts.has("composite")
    let isMeaning = has("concept") && !ownsSomething && !names || says("explain") && !says("my")
    return !isMeaning
  }
}
