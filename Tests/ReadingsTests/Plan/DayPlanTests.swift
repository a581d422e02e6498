import Astrology
import Astrometers
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing

/// The plan of real days, with no word read.
@Suite struct DayPlanTests {
  private struct PlannedDay {
    let outlook: DayOutlook
    let facts: ReadingFacts
    let plan: DayPlan
  }

  /// Days of everyone, from a date on.
  private static func days(
    from first: String, every step: Int = 1, count: Int
  ) throws -> [[PlannedDay]] {
    let first = try CalendarDate(first)
    let ephemeris = try Samples.ephemeris.get()
    let skies = try (0..<count).map { index in
      let day = try ReadingDay(of: first.advanced(byDays: index * step), ephemeris: ephemeris)
      return (day, try SkyOutlook(of: day, eclipses: ephemeris))
    }
    return try ReadingSamples.everyone().map { person in
      try skies.map { day, sky in
        let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
        let outlook = try DayOutlook(of: reading, sky: sky)
        let facts = ReadingFacts(outlook)
        return PlannedDay(outlook: outlook, facts: facts, plan: DayPlan(of: facts))
      }
    }
  }

  /// Some days of three years, far apart.
  private static let scattered = Result {
    try days(from: "2024-01-03", every: 41, count: 24).flatMap(\.self)
  }

  @Test func `at most two meters name one transit, and the driver goes the way of the score`()
    throws
  {
    var named = 0
    for day in try Self.scattered.get() {
      var counts: [TransitKey: Int] = [:]
      for meter in day.plan.drivers {
        let score = day.facts.scores.scores[meter.meter].unified
        if let cause = meter.named {
          counts[cause.key, default: 0] += 1
          named += 1
          // A quiet or a mixed meter may name the day's strongest transit, since its words take no side.
          #expect(meter.causes.contains(cause) || score.magnitude <= MeterScore.clearScore)
        }
        guard score.magnitude > MeterScore.clearScore else { continue }
        for transit in [meter.driver, meter.named].compactMap(\.self) {
          #expect(transit.quality * score > 0, "\(meter.meter): \(transit.key)")
        }
        if let counterweight = meter.counterweight {
          #expect(counterweight.quality * score <= 0, "\(meter.meter): \(counterweight.key)")
        }
      }
      #expect(counts.values.allSatisfy { $0 <= 2 }, "\(counts)")
    }
    #expect(named > 24 * 4 * 8)
  }

  @Test func `a driver is the largest contribution in its direction`() throws {
    var found = 0
    for day in try Self.scattered.get() {
      let reading = day.outlook.reading
      let inOrb = Set(reading.transits.map(\.key))
      for meter in day.plan.drivers {
        let score = reading.scores.scores[meter.meter].unified
        guard score.magnitude > MeterScore.clearScore, let driver = meter.driver else { continue }
        let strongest = reading.contributions(to: meter.meter).first { transit in
          transit.quality * score > 0 && inOrb.contains(transit.key)
            && transit.key.body != .meanNode
            && (day.facts.isTimed || transit.key.natal != .body(.moon))
        }
        #expect(driver.key == strongest?.key, "\(meter.meter)")
        found += 1
      }
    }
    #expect(found > 200)
  }

  @Test
  func `lead and second are two transits in orb, and their relation is that of their directions`()
    throws
  {
    var relations: [FactRelation: Int] = [:]
    for day in try Self.scattered.get() {
      let (plan, keys) = (day.plan, Set(day.facts.passages.map(\.key)))
      let lead = try #require(plan.lead)
      let second = try #require(plan.second)
      #expect(lead.key != second.key && keys.contains(lead.key) && keys.contains(second.key))
      #expect(lead.direction.sign * plan.leaning.sign >= 0, "\(lead.key) leads against the day")
      let relation = try #require(plan.relation)
      relations[relation, default: 0] += 1
      #expect((relation == .opposite) == (lead.direction.sign * second.direction.sign < 0))
      #expect((relation == .same) == (lead.direction.sign * second.direction.sign > 0))
      if !day.facts.isTimed {
        #expect(lead.natal != .body(.moon) && second.natal != .body(.moon))
      }
    }
    // What a transit does to the meters has a direction, so that facts beside each other are rare.
    #expect(relations[.opposite, default: 0] > 20 && relations[.same, default: 0] > 0)
  }

  @Test
  func `the lead moves meters the way of the day, and what goes the other way stands beside it`()
    throws
  {
    var (led, opposed) = (0, 0)
    for day in try Self.scattered.get() {
      guard let lead = day.plan.lead, !lead.meters.isEmpty else { continue }
      for meter in lead.meters {
        #expect(day.facts.scores.scores[meter].unified * Double(lead.direction.sign) > 15)
      }
      led += 1
      guard let second = day.plan.second, !second.meters.isEmpty else { continue }
      for meter in second.meters {
        #expect(day.facts.scores.scores[meter].unified * Double(second.direction.sign) > 15)
      }
      if lead.direction != second.direction { opposed += 1 }
    }
    #expect(led > 60 && opposed > 20)
  }

  @Test func `a slow transit within a degree is named somewhere, however strong the Moon is`()
    throws
  {
    var rare = 0
    for day in try Self.scattered.get() {
      for passage in day.facts.passages
      where passage.body.isSlow && passage.orbDegrees <= 1
        && (day.facts.isTimed || passage.natal != .body(.moon))
      {
        #expect(!day.plan.uses(of: passage.key).isEmpty, "\(passage.key) of \(day.facts.date)")
        rare += 1
      }
    }
    #expect(rare > 50)
  }

  @Test func `the greatest event of the date is the plan's`() throws {
    // The total lunar eclipse of 14 March 2025 was at 06:59 UTC (NASA, Five Millennium Catalog).
    let eclipse = try #require(Self.days(from: "2025-03-14", count: 1).first?.first)
    guard case .eclipse(.moon, .virgo)? = eclipse.plan.event?.event else {
      Issue.record("\(String(describing: eclipse.plan.event))")
      return
    }
    for day in try Self.scattered.get() {
      let greatest = day.facts.today.map(\.event.rank).max() ?? 0
      #expect((day.plan.event?.event.rank ?? 0) == greatest)
    }
  }

  @Test func `parts of the day are named where the curve moves a tenth of its scale`() throws {
    var named = 0
    for day in try Self.scattered.get() {
      let hours = day.outlook.hours.map(\.overall.unified)
      guard hours.count == 24 else { continue }
      let means = DayPlan.Part.allCases.map { part in
        part.hours.reduce(0) { $0 + hours[$1] } / Double(part.hours.count)
      }
      let spread = (means.max() ?? 0) - (means.min() ?? 0)
      #expect((day.plan.bestPart != nil) == (spread >= 20))
      #expect((day.plan.worstPart != nil) == (spread >= 20))
      guard let best = day.plan.bestPart, let worst = day.plan.worstPart else { continue }
      #expect(means[best.rawValue] == means.max() && means[worst.rawValue] == means.min())
      named += 1
    }
    #expect(named > 0)
  }

  @Test func `a card moves to its second cause after three days unless within a degree`()
    throws
  {
    var (moved, kept) = (0, 0)
    for day in try Self.days(from: "2026-02-01", every: 3, count: 10).flatMap(\.self) {
      for plan in day.plan.drivers where plan.causes.count > 1 {
        let number = day.facts.date.dayNumber
        let firsts = (number..<(number + 6)).map { plan.preferred(onDay: $0).first?.key }
        if plan.causes[0].orbDegrees <= 1 {
          #expect(firsts.allSatisfy { $0 == plan.driver?.key })
          kept += 1
        } else {
          #expect(firsts.count { $0 == plan.causes[0].key } == 3)
          #expect(firsts.count { $0 == plan.causes[1].key } == 3)
          if plan.named?.key != plan.driver?.key { moved += 1 }
        }
      }
    }
    #expect(moved > 50 && kept > 10)
  }

  @Test func `the week ahead has moments of three days at most, one of each`() throws {
    for day in try Self.scattered.get() {
      let ahead = day.plan.ahead
      #expect(Set(ahead.map(\.date)).count == ahead.count && ahead.count <= 3)
      #expect(ahead.allSatisfy { (1...7).contains($0.date.dayNumber - day.facts.date.dayNumber) })
      #expect(ahead.map(\.date) == ahead.map(\.date).sorted())
    }
  }

  @Test func `equal facts give equal plans`() throws {
    for day in try Self.scattered.get().prefix(20) {
      #expect(DayPlan(of: day.facts) == day.plan)
    }
  }

  @Test func `a fact of the plan begins before the day's instant and ends after it`() throws {
    for day in try Self.scattered.get().prefix(12) {
      let lives = try PlannedLives(of: day.plan, in: day.outlook)
      let instant = day.outlook.reading.day.instant
      #expect(Set(lives.keys).count == lives.keys.count && !lives.keys.isEmpty)
      for key in lives.keys {
        let life = try #require(lives[key], "\(key)")
        #expect(life.contains(instant))
        #expect(!day.plan.uses(of: key).isEmpty, "\(key)")
        if let pass = PlannedLives.pass(of: life, nearest: instant) {
          #expect((1...life.passes.count).contains(pass))
        } else {
          #expect(life.passes.isEmpty)
        }
      }
    }
  }
}
