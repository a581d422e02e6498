public import Astrometers

extension WordCorpus {
  /// What is said of a meter of two people, by the quality of both together: a sentence or two.
  @_spi(FrontEnd) public func relationship(_ meter: Meter, _ quality: MeterScore.Quality) -> String
  {
    only(.relationship(meter, quality))
  }
}
