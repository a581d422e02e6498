@_spi(FrontEnd) package import Ephemeris

extension Birth {
  /// What a reader should know about how a birth was understood, as data and as a sentence.
  public struct Note: Sendable, Hashable {
    /// What the note is about.
    public let code: Code
    /// One sentence without its full stop.
    public let message: String

    /// What a note is about; programs compare this, people read the message.
    public enum Code: String, Sendable, CaseIterable, Codable {
      /// The birthplace's own mean time was used, because clocks had no standard time yet.
      case localMeanTime = "clock_local_mean_time"
      /// The mean time of the town that the zone is named after was used.
      case zoneMeanTime = "clock_zone_mean_time"
      /// Clocks showed the time twice.
      case timeOccurredTwice = "time_occurred_twice"
      /// Clocks never showed the time, or any time of the date.
      case timeNeverOccurred = "time_never_occurred"
      /// The time is known and the place is not, so that there are no houses and angles.
      case placeUnknown = "place_unknown"
      /// The time of birth is unknown.
      case timeUnknown = "birth_time_unknown"
      /// Several places have the name that was given.
      case placeChosen = "place_chosen"
      /// Before 1970 the clocks of the place may have differed from those of its zone.
      case zoneHistoryUncertain = "zone_history_uncertain"
      /// The zone is more than three hours from the longitude's own time.
      case zoneFarFromLongitude = "zone_far_from_longitude"
      /// An abbreviation such as EST was taken for all of the year.
      case abbreviationAllYear = "abbreviation_all_year"
      /// Two clocks are in use in the place.
      case twoClocks = "two_clocks_in_use"
      /// The date is of the Julian calendar.
      case julianCalendar = "calendar_julian"
      /// The country used the other calendar at the date.
      case otherCalendar = "calendar_of_country"
      /// The Earth's turning is known less well than to a minute.
      case timeAgainstSky = "time_against_sky"
    }
  }
}

extension Birth.Note: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension Birth {
  /// All that a reader should know about how the birth was understood, in a fixed order.
  public var notes: [Birth.Note] {
    var notes: [Birth.Note] = []
    func add(_ code: Birth.Note.Code, _ message: String?) {
      if let message { notes.append(Birth.Note(code: code, message: message)) }
    }
    switch moment?.occurrence {
    case .twice: add(.timeOccurredTwice, moment?.note)
    case .never: add(.timeNeverOccurred, moment?.note)
    case .once, nil: break
    }
    add(.timeNeverOccurred, leftOutNote)
    if moment != nil, place == nil {
      add(.placeUnknown, "without a place there are no houses and angles")
    } else if time == nil {
      add(.timeUnknown, "the time of birth is unknown; the sky is that of 12:00 UTC")
    }
    add(.julianCalendar, julianNote)
    add(.otherCalendar, otherCalendarNote)
    add(.timeAgainstSky, timeAgainstSkyNote)
    add(.placeChosen, placeNote)
    add(usesLocalMeanTime ? .localMeanTime : .zoneMeanTime, clockNote)
    add(.zoneHistoryUncertain, zoneHistoryNote)
    add(.zoneFarFromLongitude, distantZoneNote)
    add(.abbreviationAllYear, abbreviationNote)
    add(.twoClocks, twoClocksNote)
    return notes
  }

  /// The zone whose clocks left out the date of a birth without a time; nil if there was the date.
  package var zoneWithoutDate: CivilZone? {
    guard moment == nil, let zone, zone.day(date).isEmpty else { return nil }
    return zone
  }

  private var leftOutNote: String? {
    zoneWithoutDate.map { zone in
      "\(date) never was in \(zone.name), where clocks passed over it; check the date"
    }
  }

  /// Which mean time was used, where clocks had no standard time yet.
  private var clockNote: String? {
    guard let moment else { return nil }
    switch moment.zone {
    case .localMeanTime where usesLocalMeanTime:
      return
        "clocks had no standard time yet; the birthplace's own mean time was used (\(moment.utcText))"
    case .named(let rules) where rules.hasLocalMeanTime(at: moment.secondsSince1970):
      return
        "the mean time of the town that \(rules.name) is named after was used (\(moment.utcText))"
    case .localMeanTime, .named, .fixed: return nil
    }
  }

  /// Why the clocks of the birthplace may have differed from those of its zone.
  ///
  /// The tz database promises that the clocks of a zone have agreed since 1970. Before that a zone has the
  /// history of the town that it is named after. A zone that was given beside the place's name is taken at its
  /// word.
  private var zoneHistoryNote: String? {
    guard let birthplace, let moment, moment.secondsSince1970 < 0,
      case .named(let rules) = moment.zone, rules.name == birthplace.zone,
      !rules.hasLocalMeanTime(at: moment.secondsSince1970), !birthplace.isTown(ofZone: rules.name)
    else { return nil }
    return
      "before 1970 clocks in \(birthplace.shortName) may have differed from those of \(rules.name), "
      + "which were used"
  }

  /// Whether the zone and the longitude can both be right.
  private var distantZoneNote: String? {
    guard let moment, let place else { return nil }
    let solar = Int((place.longitude * 240).rounded())
    // Half a day apart the two are as far as they can be; the date line lies between some.
    var seconds = abs(moment.secondsEast - solar)
    if seconds > 43_200 { seconds = 86_400 - seconds }
    guard seconds > 3 * 3_600 else { return nil }
    let hours = DecimalHours(seconds: seconds)
    return
      "the zone's clocks are \(hours) hours from the time of the longitude; check the signs of the "
      + "offset and the longitude, and that latitude and longitude are not exchanged"
  }

  /// Abbreviations that people copy from old charts, with the zones whose clocks were on summer time then.
  private var abbreviationNote: String? {
    guard let moment, case .named(let rules) = moment.zone,
      let town = ["EST": "America/New_York", "MST": "America/Denver", "HST": "Pacific/Honolulu"][
        rules.name], rules.name != "HST", (4...10).contains(moment.date.month)
    else { return nil }
    return
      "\(rules.name) has no summer time; if clocks were set forward there, give the zone of the place, "
      + "such as \(town)"
  }

  /// Whether the place has two clocks, as Xinjiang has.
  private var twoClocksNote: String? {
    guard let moment, case .named(let rules) = moment.zone else { return nil }
    let isUrumqi = ["Asia/Urumqi", "Asia/Kashgar"].contains(rules.name)
    let isBeijingInXinjiang =
      rules.name == "Asia/Shanghai"
      && place.map { (73.0...96.4).contains($0.longitude) && $0.latitude > 34 } == true
    guard isUrumqi || isBeijingInXinjiang else { return nil }
    let other = isUrumqi ? "Beijing time (Asia/Shanghai)" : "Xinjiang time (Asia/Urumqi)"
    return "two clocks are in use in Xinjiang; \(rules.name) was used, and \(other) is the other"
  }
}

/// Hours with at most one decimal, such as `3.5`.
private struct DecimalHours: CustomStringConvertible {
  let seconds: Int
  var description: String { DecimalText.fixed(Double(seconds) / 3_600, decimals: 1) }
}

extension Birthplace {
  /// The first part of the name, such as `Ulm`.
  fileprivate var shortName: String {
    String(name.prefix { $0 != "," })
  }

  /// Whether the place is the town that a zone is named after.
  fileprivate func isTown(ofZone zone: String) -> Bool {
    let town = zone.split(separator: "/").last.map(String.init) ?? zone
    let words = String(town.map { $0 == "_" ? " " : $0 })
    return shortName.lowercased().hasPrefix(words.lowercased())
  }
}
