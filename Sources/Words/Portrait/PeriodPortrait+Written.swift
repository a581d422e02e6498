internal import Astrology
internal import Ephemeris
public import Readings

extension PeriodPortrait {
  /// The portrait in sentences.
  ///
  /// - Parameter words: The texts.
  /// - Returns: The chapters with their sentences.
  public func written(in words: WordCorpus = .english) -> WrittenPassages {
    WrittenPassages(
      chapters: chapters.map { chapter in
        WrittenPassages.Chapter(
          name: chapter.chapter.name,
          title: words.frame(
            heading(of: chapter.chapter), ["period": periodInWords, "when": whenInWords]),
          paragraphs: chapter.paragraphs.map { paragraph in
            paragraph.map { statement in
              WrittenPassages.Statement(
                text: statement.sentences.map { written($0, in: words) }.joined(separator: " "),
                because: statement.facts.map(\.key),
                why: statement.facts.map { $0.title(in: words, isDated: isDated) },
                weight: statement.weight)
            }
          },
          question: nil)
      })
  }
}

extension PeriodPortrait {
  /// Such as `2027`, `March 2027`, `15 to 21 March 2027`.
  package var periodInWords: String {
    switch length {
    case .year: "\(first.year)"
    case .month: "\(first.monthName) \(first.year)"
    case .week: "\(first.dayInWords) – \(last.dayInWords)"
    }
  }

  /// Such as `in 2027`, `in March 2027`, `from 27 February to 5 March 2027`.
  private var whenInWords: String {
    guard length == .week else { return "in \(periodInWords)" }
    let isOneMonth = (first.year, first.month) == (last.year, last.month)
    let start =
      isOneMonth
      ? "\(first.day)" : first.year == last.year ? first.dayOfMonthInWords : first.dayInWords
    return "from \(start) to \(last.dayInWords)"
  }

  private func heading(of chapter: PeriodPortrait.ChapterKind) -> PassageFrame {
    switch chapter {
    case .summary: .periodSummary
    case .theme: .yearTheme
    case .solarReturn: .yearReturn
    case .cycles: .yearCycles
    case .transits: length == .year ? .slowTransits : .periodTransits
    case .moons: .moons
    case .peaks: length == .year ? .peakMonths : .peakDays
    case .certainty: .periodCertainty
    }
  }

  private func written(_ sentence: Sentence, in words: WordCorpus) -> String {
    switch sentence {
    case .text(let text): words.passage(text)
    case .frame(let frame, let slots):
      words.frame(frame, slots.mapValues { written($0, in: words) })
    case .transit(let key, let isLong, let variant):
      words.transit(key, isLong: isLong, variant: variant) ?? ""
    case .cycle(let kind): words.meaning(of: kind)
    case .lunation(let quarter, let sign, let date):
      words.lunation(quarter, in: sign, on: date.dayOfMonthInWords)
    case .peak(let when, let items):
      words.frame(
        isDated || length == .year ? .peak : .peakAbout,
        [
          "month": written(when, in: words),
          "list": items.map { item in
            // A day is named once, before them.
            guard length == .year else { return words.name(of: item.key) }
            return words.frame(
              isDated ? .transitItem : .transitItemAbout,
              ["transit": words.name(of: item.key), "date": item.date.dayOfMonthInWords])
          }.joined(separator: "; "),
        ])
    }
  }

  private func written(_ slot: Slot, in words: WordCorpus) -> String {
    switch slot {
    case .number(let number): "\(number)"
    case .dates(let dates): words.list(dates.map(\.dayInWords))
    case .month(let date): "\(date.monthName) \(date.year)"
    case .transit(let key): words.name(of: key)
    case .birthplace: words.frame(.birthplace)
    case .text(let text): text
    case .counts(let counts): written(counts, in: words)
    case .when: whenInWords
    }
  }
}

extension PeriodPortrait {
  /// Such as `3 at easy angles and 1 at hard angles`.
  private func written(_ counts: [Count], in words: WordCorpus) -> String {
    let found = counts.filter { $0.count > 0 }
    return words.list(
      found.map { count in
        let (some, all): (PassageFrame, PassageFrame) =
          switch count.nature {
          case .easy: (.countEasy, .allEasy)
          case .hard: (.countHard, .allHard)
          case .fused: (.countJoined, .allJoined)
          }
        return found.count == 1
          ? words.frame(all) : words.frame(some, ["count": "\(count.count)"])
      })
  }
}

extension WordCorpus {
  /// A transit in words, such as `Saturn at a right angle (a square) to your Moon`, within a sentence.
  func name(of key: TransitKey) -> String {
    let frame: PassageFrame =
      switch key.aspect {
      case .conjunction: .transitConjunction
      case .sextile: .transitSextile
      case .square: .transitSquare
      case .trine: .transitTrine
      case .opposition: .transitOpposition
      }
    return self.frame(frame, ["transiting": key.body.phrase, "natal": key.natal.title])
  }
}
