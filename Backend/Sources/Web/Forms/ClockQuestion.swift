@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

/// What a form asks about a time of birth that clocks showed twice, or never.
struct ClockQuestion: Sendable {
  private let moment: CivilMoment
  /// The same reading of the clock, as it is understood by the other choice.
  private let other: CivilMoment

  /// Asks if the clocks leave the birth's instant open; nil if they don't.
  init?(_ birth: GivenBirth, _ engine: ServerEngine) throws {
    var birth = birth
    birth.clocks = ClockChoices(clock: birth.clocks.clock)
    guard let moment = try engine.moment(of: birth), moment.occurrence != .once else { return nil }
    birth.clocks.gap = .earlier
    guard let other = try engine.moment(of: birth) else { return nil }
    (self.moment, self.other) = (moment, other)
  }

  private var isTwice: Bool {
    if case .twice = moment.occurrence { true } else { false }
  }

  /// Takes an answer.
  ///
  /// - Returns: Whether the text is one of the answers.
  func take(_ answer: String, into birth: inout GivenBirth) -> Bool {
    guard let choice = BirthFields.ClockChoice(rawValue: answer), choice != .refuse else {
      return false
    }
    if isTwice { birth.clocks.fold = choice } else { birth.clocks.gap = choice }
    return true
  }

  /// The answer that a birth has already.
  func answer(of birth: GivenBirth) -> String {
    (isTwice ? birth.clocks.fold : birth.clocks.gap).rawValue
  }

  /// Writes the question with its answers.
  func write(chosen: String, _ page: PageVisit, to html: inout HTMLWriter) {
    let words = page.words
    let time = page.clock.text(of: moment.time)
    html.element("fieldset", ["class": "field card"]) { html in
      html.element("legend", words(isTwice ? .clockTwice : .clockNever, ["time": time]))
      html.element("p", ["class": "quiet"], words[isTwice ? .clockTwiceHint : .clockNeverHint])
      for (choice, title) in answers(page) {
        html.check(
          "clock_choice", title, value: choice.rawValue, isOn: choice.rawValue == chosen,
          isOneOf: true)
      }
    }
  }

  private func answers(_ page: PageVisit) -> [(BirthFields.ClockChoice, String)] {
    if isTwice {
      return [(.earlier, page.words[.clockFirst]), (.later, page.words[.clockSecond])]
    }
    return [
      (.later, page.words(.clockMovedLater, ["time": time(of: moment, page)])),
      (.earlier, page.words(.clockMovedEarlier, ["time": time(of: other, page)])),
    ]
  }

  /// The time that clocks showed in place of the one that is given.
  private func time(of moment: CivilMoment, _ page: PageVisit) -> String {
    guard case .never(_, let date, let time) = moment.occurrence else {
      return page.clock.text(of: moment.time)
    }
    let text = page.clock.text(of: time)
    return date == moment.date ? text : "\(text), \(date.inWords)"
  }
}
