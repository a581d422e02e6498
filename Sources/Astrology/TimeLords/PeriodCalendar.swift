public import Ephemeris

/// The periods of a person's life by one technique.
///
/// ```swift
/// let calendar = try PeriodCalendar(of: wider, by: .releasing(.spirit), levels: 2)
/// for period in calendar.periods(during: start..<end) { print(period) }  // level 1, Leo, lord Sun
/// ```
///
/// Periods are counted in whole units of time from the birth, so they meet exactly at every level.
public struct PeriodCalendar: Sendable, Hashable {
  /// The technique.
  public let technique: PeriodTechnique
  /// How many levels of periods are returned.
  public let levels: Int
  /// The instant of birth.
  public let birth: JulianDay<UT1>
  /// Whether the birth was by day or by night.
  public let sect: Sect
  /// The sign of the lot that is released; nil in other techniques.
  public let lotSign: ZodiacSign?
  /// The sign that releasing begins with; nil in other techniques.
  ///
  /// It is the lot's, but for a Spirit in the sign of Fortune, which is released from the next sign.
  public let firstSign: ZodiacSign?
  /// The sign of the Lot of Fortune; nil where no sign is released.
  public let fortuneSign: ZodiacSign?
  /// The lords of the longest periods in their order; nil where signs are released.
  public let order: [TimeLord]?

  /// Creates the calendar of a chart.
  ///
  /// - Parameters:
  ///   - wider: The chart with its sect and its lots.
  ///   - technique: How life is divided.
  ///   - levels: How many levels of periods are wanted: up to two in firdaria, up to four in the others.
  /// - Throws: ``PeriodError``.
  public init(
    of wider: WiderChart, by technique: PeriodTechnique, levels: Int = 2
  ) throws(PeriodError) {
    guard (1...technique.levels).contains(levels) else { throw .levels(levels, technique) }
    guard let sect = wider.sect, let fortune = wider.place(of: Lot.fortune.formula) else {
      throw .unknownSect
    }
    self.technique = technique
    self.levels = levels
    self.sect = sect
    birth = wider.chart.instant
    switch technique {
    case .firdaria(let nodes):
      order = nodes.order(by: sect)
      (lotSign, firstSign, fortuneSign) = (nil, nil, nil)
    case .decennials:
      order = Decennials.order(in: wider.chart.sky, sect: sect).map { TimeLord($0) }
      (lotSign, firstSign, fortuneSign) = (nil, nil, nil)
    case .releasing(let lot):
      guard let place = wider.place(of: lot.lot.formula) else { throw .unknownSect }
      let sign = ZodiacSign(place.longitude)
      let fortuneSign = ZodiacSign(fortune.longitude)
      order = nil
      lotSign = sign
      firstSign = lot == .spirit && sign == fortuneSign ? sign.advanced(by: 1) : sign
      self.fortuneSign = fortuneSign
    }
  }

  /// The days of the year that periods are counted in.
  public var daysPerYear: Double {
    switch technique {
    case .firdaria: Progression.daysPerYear
    case .releasing, .decennials: 360
    }
  }

  /// The periods that have a part in a stretch of time, in order, each with its parts that do.
  ///
  /// They begin with the birth and are repeated when the series is through; none begins later than some 208
  /// years after it.
  public func periods(during period: Range<JulianDay<UT1>>) -> [LifePeriod] {
    let asked = birth.days(until: period.lowerBound)..<birth.days(until: period.upperBound)
    // One turn of releasing through the twelve signs, longer than any life.
    let horizon = Int((Double(ZodiacSign.releasedYears) * 360 / unitDays).rounded())
    return fill(0..<horizon, level: 1, within: nil, asked: asked)
  }
}

extension PeriodCalendar {
  /// A period before it is placed in time.
  struct Slot {
    let lord: TimeLord
    let sign: ZodiacSign?
    /// Its length in units.
    let units: Int
    var isLoosingOfBond = false
  }

  /// The days of the unit that all lengths are whole numbers of.
  private var unitDays: Double {
    switch technique {
    // A seventh of a year, as each planet's years have seven parts.
    case .firdaria: Progression.daysPerYear / 7
    // Five hours, a twelfth of a twelfth of a month.
    case .releasing: 5.0 / 24
    case .decennials(let days): Decennials.unitDays(days)
    }
  }

  /// The periods of one level that fill a stretch of units and have a part in what is asked for.
  private func fill(
    _ span: Range<Int>, level: Int, within parent: Slot?, asked: Range<Double>
  ) -> [LifePeriod] {
    var found: [LifePeriod] = []
    var start = span.lowerBound
    var number = 0
    while start < span.upperBound {
      guard let slot = slot(number, level: level, within: parent) else { break }
      let end = min(start + slot.units, span.upperBound)
      let days = Double(start) * unitDays..<Double(end) * unitDays
      if days.lowerBound >= asked.upperBound { break }
      if days.upperBound > asked.lowerBound {
        let parts =
          level < levels ? fill(start..<end, level: level + 1, within: slot, asked: asked) : []
        found.append(
          LifePeriod(
            level: level, lord: slot.lord, sign: slot.sign,
            houseFromFortune: slot.sign.flatMap(houseFromFortune),
            isLoosingOfBond: slot.isLoosingOfBond,
            period: birth.advanced(
              byDays: days.lowerBound)..<birth.advanced(byDays: days.upperBound), parts: parts))
      }
      start = end
      number += 1
    }
    return found
  }

  /// The period of a number within another one, or of the longest ones; nil where there is none.
  private func slot(_ number: Int, level: Int, within parent: Slot?) -> Slot? {
    switch technique {
    case .firdaria: Firdaria.slot(number, within: parent, order: order ?? [])
    case .decennials(let days):
      Decennials.slot(number, level: level, within: parent, order: order ?? [], days: days)
    case .releasing:
      firstSign.map { Releasing.slot(number, level: level, from: parent?.sign ?? $0) }
    }
  }

  private func houseFromFortune(_ sign: ZodiacSign) -> House? {
    fortuneSign.map { House(cuspIndex: (sign.rawValue - $0.rawValue + 12) % 12) }
  }
}

extension PeriodCalendar: CustomStringConvertible {
  /// Such as `firdaria by day` or `releasing by night from Leo`.
  public var description: String {
    "\(technique.name) by \(sect.name)" + (firstSign.map { " from \($0.title)" } ?? "")
  }
}
