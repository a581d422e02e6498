// The engine's own time for a daily reading with its texts as JSON, chart, norms and the day given: what the
// server's time for one is compared with. Prints microseconds of processor time.

internal import Astrolabe
#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

private func processorMicroseconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

private let ephemeris = try StandardEphemeris()
private let day = try ReadingDay(of: CalendarDate(2025, 1, 6), ephemeris: ephemeris)
private let sky = try SkyOutlook(of: day, eclipses: ephemeris)
private let people = try (0..<100).map { number in
  let birth = try Birth(
    date: CalendarDate(daysSince1970: number * 197), time: TimeOfDay(number % 24, 30), zone: .utc,
    place: GeographicPlace(latitude: Double(number % 60), longitude: Double(number * 3 - 150)))
  let chart = try NatalChart(of: birth, ephemeris: ephemeris)
  return (chart, try Astrometer(of: chart, ephemeris: ephemeris))
}

private var best = Double.infinity
private var byteCount = 0
for _ in 0..<10 {
  let start = processorMicroseconds()
  for (chart, astrometer) in people {
    let reading = try DailyReading(of: chart, by: astrometer, on: day)
    byteCount += DailyReadingDocument(try DayOutlook(of: reading, sky: sky)).json.utf8.count
  }
  best = min(best, (processorMicroseconds() - start) / Double(people.count))
}
precondition(byteCount > 1_000_000, "readings have some 50 kilobytes")
print(best)
