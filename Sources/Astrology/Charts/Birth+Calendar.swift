@_spi(FrontEnd) internal import Ephemeris

extension Birth {
  /// The reform of the calendar in the country of birth, where that used the other calendar at the date.
  package var missedReform: CalendarReform? {
    guard let country = birthplace?.country, let reform = CalendarReform.of(country: country)
    else { return nil }
    let isBefore = date.dayNumber <= reform.lastJulianDay.dayNumber
    return isBefore == (calendar == .gregorian) ? reform : nil
  }

  /// By how many seconds the Earth may have turned more or less, if that is more than a minute.
  package var clockUncertaintySeconds: Double? {
    guard moment != nil else { return nil }
    let seconds = DeltaTUncertainty.seconds(at: instant)
    return seconds > 60 ? seconds : nil
  }

  var julianNote: String? {
    guard calendar == .julian else { return nil }
    return
      "\(writtenDate.text) is read on the Julian calendar; on the Gregorian calendar it is \(date)"
  }

  var otherCalendarNote: String? {
    guard let reform = missedReform else { return nil }
    let last = reform.lastJulianDay.text
    guard calendar == .gregorian else {
      return
        "the Gregorian calendar was in use after \(last) (\(reform.country)); check the calendar"
    }
    let other = WrittenDate(year: date.year, month: date.month, day: date.day, calendar: .julian)
    return
      "the Julian calendar was in use until \(last) (\(reform.country)); if the date is Old Style, give the "
      + "Julian calendar" + (other.map { ", which makes it \($0.gregorian)" } ?? "")
  }

  var timeAgainstSkyNote: String? {
    guard let seconds = clockUncertaintySeconds else { return nil }
    let minutes = DecimalText.fixed(seconds / 60, decimals: 1)
    let degrees = DecimalText.fixed(seconds / 240, decimals: 1)
    return
      "how far the Earth had turned then is known to about \(minutes) minutes of time (ΔT's standard "
      + "error), in which the angles move some \(degrees)°"
  }
}
