/// A word of the trade that a report explains.
@_spi(FrontEnd) public enum GlossaryTerm: String, Sendable, CaseIterable {
  case transit, natal
  case conjunction, sextile, square, trine, opposition
  case orb, exact, retrograde, station, ingress
  case voidOfCourse = "void"
  case house, ascendant, midheaven
  case northNode = "north_node"
  case ruler, eclipse
  case intensity, harmony, score
}

extension WordCorpus {
  /// A term as a glossary lists it.
  @_spi(FrontEnd) public func name(of term: GlossaryTerm) -> String { only(.term(term)) }

  /// What it means, in a sentence or two.
  package func meaning(of term: GlossaryTerm) -> String { only(.meaning(of: term)) }
}
