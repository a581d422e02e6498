public import Astrology
internal import Ephemeris

extension SkyEvent {
  /// What happens, in a few words that begin a sentence and stand alone: `Mars enters Leo`,
  /// `Total eclipse of the Sun`.
  package var title: String { title(in: .english) }

  /// The same in the words of a corpus.
  package func title(in words: WordCorpus) -> String {
    switch self {
    case .lunation(let lunation): lunation.quarter.title
    case .ingress(let ingress):
      words.phrase(
        ingress.motion == .direct ? .enters : .goesBackInto,
        ["body": ingress.body.title, "sign": ingress.sign.title])
    case .station(let station):
      words.phrase(
        station.motion == .direct ? .turnsDirect : .turnsRetrograde, ["body": station.body.title])
    case .aspect(let aspect):
      words.phrase(
        .makesAspect,
        [
          "first": aspect.first.title, "aspect": aspect.kind.name, "second": aspect.second.title,
        ])
    case .void: words.phrase(.moonVoid)
    case .eclipse(let eclipse):
      words.phrase(
        .eclipseOf,
        [
          "kind": eclipse.kind.rawValue.sentenceCased, "body": eclipse.luminary.body.title,
        ])
    }
  }
}

extension WordCorpus {
  /// Such as `Mars conjunct your natal Sun`.
  @_spi(FrontEnd) public func titleToYours(_ transit: some TransitKeyed) -> String {
    let phrase: Phrase =
      switch transit.aspect {
      case .conjunction: .conjunctionToYours
      case .sextile: .sextileToYours
      case .square: .squareToYours
      case .trine: .trineToYours
      case .opposition: .oppositionToYours
      }
    return self.phrase(
      phrase, ["transiting": transit.body.title, "natal": transit.natal.title])
  }

  /// Such as `Mars conjunct natal Sun`.
  package func titleToNatal(_ transit: some TransitKeyed) -> String {
    title(of: transit.aspect, from: transit.body.title, toNatal: transit.natal.title)
  }

  /// Such as `Directed Mars conjunct natal Sun`, from the names of the two.
  func title(of aspect: AspectKind, from point: String, toNatal natal: String) -> String {
    let phrase: Phrase =
      switch aspect {
      case .conjunction: .conjunctionToNatal
      case .sextile: .sextileToNatal
      case .square: .squareToNatal
      case .trine: .trineToNatal
      case .opposition: .oppositionToNatal
      }
    return self.phrase(phrase, ["transiting": point, "natal": natal])
  }
}
