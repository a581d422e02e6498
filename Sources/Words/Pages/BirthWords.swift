package import Astrology
@_spi(FrontEnd) package import Ephemeris

extension CivilMoment {
  /// What a reader should know if clocks showed the label twice or never, in a sentence; nil if they showed it
  /// once.
  package func note(in words: WordCorpus) -> String? {
    switch occurrence {
    case .once: nil
    case .twice(let taken, _):
      words.phrase(
        taken == .earlier ? .occurredTwiceFirst : .occurredTwiceSecond,
        ["hour": time.shortest, "date": "\(date)", "zone": zone.name, "instant": utcText])
    case .never(let gap, let movedDate, let movedTime):
      words.phrase(
        movedDate == date ? .neverOccurred : .neverOccurredThen,
        [
          "hour": time.shortest, "date": "\(date)", "zone": zone.name,
          "gap": Self.duration(gap), "moved": movedTime.shortest, "other": "\(movedDate)",
          "instant": utcText,
        ])
    }
  }
}

extension Birth {
  /// What a reader should know if the clocks of the zone left out the date of a birth without a time, in a sentence.
  package func leftOutNote(in words: WordCorpus) -> String? {
    zoneWithoutDate.map { words.phrase(.dateLeftOut, ["date": "\(date)", "zone": $0.name]) }
  }

  /// Which place was taken where several answer to what was given, in a sentence.
  package func placeNote(in words: WordCorpus) -> String? {
    guard let birthplace, sharesPlaceName else { return nil }
    return words.phrase(
      .placeTaken, ["count": "\(birthplace.namesakes)", "place": birthplace.name])
  }

  /// Which clocks were used where those of the birthplace may have been others, in a sentence.
  package func zoneNote(in words: WordCorpus) -> String? {
    guard let moment, let note = notes.first(where: { Self.clockCodes.contains($0.code) }) else {
      return nil
    }
    return switch note.code {
    case .localMeanTime: words.phrase(.ownMeanTime)
    case .zoneMeanTime: words.phrase(.clocksOfTown, ["zone": moment.zone.name])
    default:
      words.phrase(
        .zoneTaken, ["place": birthplace?.name ?? "", "zone": moment.zone.name])
    }
  }

  /// What a reader should know about the date's calendar and how well the Earth's turning is known, in
  /// sentences.
  package func calendarNotes(in words: WordCorpus) -> [String] {
    var notes: [String] = []
    if calendar == .julian { notes.append(words.phrase(.julianDate, ["date": "\(date)"])) }
    if let reform = missedReform {
      notes.append(
        words.phrase(
          calendar == .gregorian ? .countryWasJulian : .countryWasGregorian,
          ["country": reform.country, "date": reform.lastJulianDay.text]))
    }
    if let seconds = clockUncertaintySeconds {
      notes.append(
        words.phrase(
          .timeAgainstSky,
          [
            "minutes": DecimalText.fixed(seconds / 60, decimals: 1),
            "degree": DecimalText.fixed(seconds / 240, decimals: 1),
          ]))
    }
    return notes
  }

  /// The notes that are about clocks.
  private static let clockCodes: Set<Birth.Note.Code> = [
    .localMeanTime, .zoneMeanTime, .zoneHistoryUncertain,
  ]
}

extension CivilZone {
  /// Such as `in America/New_York`, `local mean time`, `UTC+0530`.
  package func text(in words: WordCorpus) -> String {
    switch self {
    case .named: words.phrase(.inZone, ["zone": name])
    case .fixed: name
    case .localMeanTime: words.phrase(.localMeanTime)
    }
  }

  /// Whose time it is: `clocks in America/New_York`, `local mean time`, `UTC+0530`.
  package func clocks(in words: WordCorpus) -> String {
    switch self {
    case .named: words.phrase(.clocksIn, ["zone": name])
    case .fixed, .localMeanTime: text(in: words)
    }
  }
}
