@_spi(FrontEnd) import Astrolabe

extension TextStyle {
  /// A heading, and behind it what helps to read what stands below.
  func heading(_ title: Phrase, legend: String = "") -> String {
    heading(WordCorpus.english.phrase(title)) + (legend.isEmpty ? "" : quiet("  \(legend)"))
  }

  /// A heading with a legend that has no slots.
  func heading(_ title: Phrase, legend: Phrase) -> String {
    heading(title, legend: WordCorpus.english.phrase(legend))
  }

  /// A heading, and below it the place and the dates.
  func heading(_ title: Phrase, at place: String, during span: CivilSpan) -> [String] {
    let dates = WordCorpus.english.phrase(
      .datesAtPlace, ["place": place, "span": span.inWords])
    return [heading(title)] + TextWrap.lines(dates, indent: "")
  }
}

extension HouseFrame {
  /// The heading of its cusps, such as `Houses, Placidus`.
  var heading: String {
    let words = WordCorpus.english
    switch origin {
    case .system(let system): return words.phrase(.housesBy, ["system": system.title])
    case .wholeSignInstead(let wanted):
      return words.phrase(.housesByWholeSigns, ["system": wanted.title])
    case .solarWholeSign: return words.phrase(.housesBySun)
    }
  }
}

extension ChartAngles {
  /// The two that begin houses, as a row below the cusps.
  var row: String {
    func cell(_ angle: GlossaryTerm, _ longitude: EclipticLongitude) -> String {
      "\(WordCorpus.english.name(of: angle)) \(ZodiacPosition(longitude).inColumn)"
    }
    return "  \(cell(.ascendant, ascendant))".padded(36) + cell(.midheaven, midheaven)
  }
}
