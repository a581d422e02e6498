internal import Astrology
internal import Ephemeris
internal import Words

// What people say of retrogrades: that they bring something about, or that one should not do something in them.
extension AnswerWriter {
  /// That a retrograde makes nobody do anything, and whether there is one now.
  func retrogradeBlame() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let body = retrogradeBody
    draft.add(try stateNow(of: body, "retro.blame", &draft))
    let isOfEx = understanding.has("word.ex")
    draft.add(speech.say(isOfEx ? "retro.blame.ex" : "retro.blame.nobody"))
    draft.add(tradition(of: body, "retro.blame.says"))
    draft.add(speech.say(isOfEx ? "retro.blame.ex.deed" : "retro.blame.deed"))
    return draft
  }

  /// That to wait for the end of a retrograde is a custom, and when the next one is.
  func retrogradeCustom() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let body = retrogradeBody
    draft.verdict = .neutral
    draft.add(speech.say("retro.custom"))
    if let period = understanding.period {
      let runs = try context.retrogrades(of: body, during: period)
      let list = runs.map {
        "\(speech.shortDay(context.date($0.start))) to \(speech.shortDay(context.date($0.end)))"
      }
      draft.period = period
      draft.add(
        speech.say(
          runs.isEmpty ? "sky.retro.year.none" : "sky.retro.year",
          ["body": body.title, "when": speech.name(of: period), "list": speech.list(list)]))
    } else {
      draft.add(try stateNow(of: body, "retro.custom", &draft))
    }
    draft.add(tradition(of: body, "retro.custom.says"))
    let isOfLove = understanding.area == .loveRelationships
    draft.add(speech.say(isOfLove ? "retro.custom.deed.love" : "retro.custom.deed"))
    return draft
  }

  private var retrogradeBody: CelestialBody {
    understanding.bodies.first { Self.planets.contains($0) && $0 != .sun && $0 != .moon }
      ?? .mercury
  }

  /// Whether a planet is retrograde today, until when, and else since when it is not and when it is next.
  private func stateNow(
    of body: CelestialBody, _ key: String, _ draft: inout AnswerDraft
  ) throws(EphemerisError) -> String? {
    guard let run = try context.retrograde(of: body, from: context.today) else { return nil }
    let (from, to) = (context.date(run.start), context.date(run.end))
    let isNow = from <= context.today
    draft.note("\(body.name)_retrograde", isNow)
    draft.name(isNow ? to : from)
    let year = AskedPeriod(context.today.advanced(byDays: -780), context.today)
    let last =
      isNow || !context.holds(year)
      ? nil
      : try context.retrogrades(of: body, during: year).last.map { context.date($0.end) }
    return speech.say(
      isNow ? "\(key).now" : last == nil ? "\(key).not" : "\(key).not.since",
      [
        "body": body.title, "from": speech.days([from]), "to": speech.days([to]),
        "last": last.map { speech.days([$0]) } ?? "",
      ])
  }

  private func tradition(of body: CelestialBody, _ key: String) -> String {
    let own = "\(key).\(body.name)"
    return speech.say(speech.has(own) ? own : "\(key).other", ["body": body.title])
  }
}
