import Astrology
import Astrometers
import Ephemeris
import Testing

/// The two whole vectors that the definition of the scores prints.
@Suite struct PublishedVectorsTests {}
