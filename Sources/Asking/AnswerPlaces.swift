package import Astrology
internal import Astrometers
package import Ephemeris
package import Readings
internal import Words

/// The places of an answer in their order, each with what may stand there.
struct AnswerPlaces {
  let all: [[AnswerLine]]

  init(
    _ question: Question, reading: DailyReading, lines: AnswerLines, asker: Asker,
    isFurther: Bool
  ) {
    let usual = lines.openings(AnswerOpening(question.kind), isFurther: isFurther)
    let named = Self.mentions(of: question, lines: lines, asker: asker)
    // The first answer greets by name, and takes up what was mentioned behind that.
    let greets = !isFurther && asker.firstName != nil
    // Whoever asks for tomorrow or the week is told first which day is read; an interview tomorrow is asked about today.
    let asksForOthers = question.namesOtherDays && named.isEmpty
    let days = asksForOthers ? lines.otherDayOpenings(isFurther: isFurther) : []
    let opening = days + (greets ? usual : named + usual)
    let (states, planets) = (lines.states, lines.planets)
    let comings = reading.comingTransits(near: lines.meters).flatMap {
      lines.coming($0.key, on: $0.date)
    }
    let hours = reading.fullestHours(of: lines.meters).map { lines.hours($0) } ?? []
    let when = (isFurther ? comings + hours : hours + comings) + lines.cautions + lines.reasons
    let state = (greets ? named : []) + states + lines.climates + planets
    switch question.kind {
    case .why:
      all = [
        opening, state, planets + lines.reasons, lines.reasons + planets, lines.deeds,
        lines.questions,
      ]
    case .when:
      all = [
        opening, state, hours + comings + lines.reasons, planets, comings + lines.deeds,
        lines.questions,
      ]
    case .how, .should, .what, .yesOrNo, .thanks, .greeting:
      all = [
        opening, state, planets + lines.reasons, lines.deeds, when, lines.questions,
      ]
    }
  }

  /// How an answer begins that takes up a name which the question has, or which is near to it.
  private static func mentions(
    of question: Question, lines: AnswerLines, asker: Asker
  ) -> [AnswerLine] {
    var mentions = question.mentions
    // At work an interview that was told of before is near, and so is where it is.
    if question.area == .pathProfession {
      for entity in asker.entities.prefix(12)
      where entity.kind == .event || entity.kind == .company {
        if !mentions.contains(where: { $0.kind == entity.kind }) { mentions.append(entity) }
      }
    }
    let event = mentions.first { $0.kind == .event }
    let company = mentions.first { $0.kind == .company }
    if let event, let company {
      return lines.openings(on: .eventAt, event.name, company: company.name)
        + lines.openings(on: .event, event.name)
    }
    guard let mention = mentions.first else { return [] }
    return lines.openings(on: AnswerMention(mention.kind), mention.name)
  }
}

extension AnswerOpening {
  init(_ kind: QuestionKind) {
    self =
      switch kind {
      case .how: .how
      case .should: .should
      case .when: .when
      case .why: .why
      case .what, .thanks, .greeting: .what
      case .yesOrNo: .yesOrNo
      }
  }
}

extension AnswerMention {
  init(_ kind: Mention.Kind) {
    self =
      switch kind {
      case .person: .person
      case .place: .place
      case .company: .company
      case .event: .event
      }
  }
}

extension DailyReading {
  /// Points of intensity, of 100, by which parts of a day have to differ to be told apart.
  private static let telling = 10.0

  /// When of the day some meters hear most; nothing of an instant.
  func fullestHours(of meters: [Meter]) -> AnswerHours? {
    let parts: [(part: AnswerHours, hours: Range<Int>)] = [
      (.morning, 6..<12), (.afternoon, 12..<18), (.evening, 18..<24),
    ]
    guard !day.isInstant, !meters.isEmpty else { return nil }
    var found: [(part: AnswerHours, intensity: Double)] = []
    for sky in day.skies.skies {
      let hour = day.zone.clock(at: sky.ut).time.hour
      guard let part = parts.first(where: { $0.hours.contains(hour) })?.part else { continue }
      let scores = astrometer.scores(during: [sky])
      let intensity = meters.reduce(0) { $0 + scores[$1].intensity } / Double(meters.count)
      found.append((part, intensity))
    }
    guard let most = found.max(by: { $0.intensity < $1.intensity }),
      let least = found.min(by: { $0.intensity < $1.intensity }), found.count == parts.count
    else { return nil }
    return most.intensity - least.intensity < Self.telling ? .level : most.part
  }

  /// The transits that will be exact on one of the next seven dates, the soonest first.
  package var comingExactTransits: [(key: TransitKey, date: CalendarDate)] {
    comingTransits(near: Meter.allCases)
  }

  /// The transits that will be exact on one of the next seven dates, the soonest first: those that weigh
  /// most in the day, and those that move some meters.
  func comingTransits(
    near meters: [Meter]
  ) -> [(key: TransitKey, date: CalendarDate)] {
    var found: [(key: TransitKey, days: Double)] = []
    let listed = meters.flatMap { transits(of: $0).map(\.key) } + priorities.map(\.key)
    for key in listed where key.body != .moon && !found.contains(where: { $0.key == key }) {
      if let days = detail(of: key)?.daysToExact, days > 0, days < 8 { found.append((key, days)) }
    }
    return found.enumerated().sorted { ($0.element.days, $0.offset) < ($1.element.days, $1.offset) }
      .compactMap { _, transit in
        let date = day.zone.clock(at: day.instant.advanced(byDays: transit.days)).date
        let ahead = date.dayNumber - day.date.dayNumber
        return (1...7).contains(ahead) ? (transit.key, date) : nil
      }
  }
}
