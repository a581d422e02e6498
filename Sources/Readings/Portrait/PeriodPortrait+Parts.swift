internal import Astrology
public import Ephemeris

extension PeriodPortrait {
  /// What of the portrait is over before a date, and the rest.
  ///
  /// A paragraph is over if all its dates are past; a year of age is over when the next one has begun. Chapters without
  /// dates are never over.
  ///
  /// - Parameter date: The date.
  /// - Returns: Two portraits; either can lack chapters that the other has.
  @_spi(FrontEnd) public func parted(at date: CalendarDate) -> (left: Self, over: Self) {
    var left: [Chapter] = []
    var over: [Chapter] = []
    for chapter in chapters {
      let past = pastParagraphs(of: chapter, at: date)
      for (isPast, parts) in [(true, past), (false, past.map { !$0 })] {
        let paragraphs = zip(chapter.paragraphs, parts).filter(\.1).map(\.0)
        guard !paragraphs.isEmpty else { continue }
        let part = Chapter(chapter: chapter.chapter, paragraphs: paragraphs)
        if isPast { over.append(part) } else { left.append(part) }
      }
    }
    return (with(left), with(over))
  }

  /// The portrait with some of its chapters.
  @_spi(FrontEnd) public func with(_ names: Set<PeriodPortrait.ChapterKind>) -> Self {
    with(chapters.filter { names.contains($0.chapter) })
  }

  /// Which paragraphs of a chapter are over.
  private func pastParagraphs(of chapter: Chapter, at date: CalendarDate) -> [Bool] {
    let count = chapter.paragraphs.count
    return chapter.paragraphs.enumerated().map { index, paragraph in
      switch chapter.chapter {
      case .theme: index < count - 1 && birthday.map { $0 <= date } ?? false
      case .cycles, .transits, .moons, .peaks:
        paragraph.allSatisfy { statement in
          let dates = statement.facts.flatMap(\.dates)
          return !dates.isEmpty && dates.allSatisfy { $0 < date }
        }
      case .summary, .solarReturn, .certainty: false
      }
    }
  }

  /// The date of the Sun's return; nil if the portrait has none.
  private var birthday: CalendarDate? {
    let facts = self[.solarReturn]?.paragraphs.flatMap { $0.flatMap(\.facts) } ?? []
    for case .solarReturn(let date) in facts { return date }
    return nil
  }
}

extension PeriodFact {
  /// The dates that it names.
  fileprivate var dates: [CalendarDate] {
    switch self {
    case .transit(_, let dates), .cycle(_, _, let dates): dates
    case .lunation(_, _, let date), .solarReturn(let date): [date]
    case .profection, .lord, .returnAscendant, .returnPlanet, .count, .birthTime: []
    }
  }
}
