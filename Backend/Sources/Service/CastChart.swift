internal import Astrolabe
internal import Store

/// A birth's chart with its yardstick; one object, since it is large and never changes.
final class CastChart: Sendable {
  let chart: NatalChart
  let astrometer: Astrometer

  init(chart: NatalChart, astrometer: Astrometer) {
    self.chart = chart
    self.astrometer = astrometer
  }

  /// The person, for a request.
  var subject: ChartSubject { .chart(chart, astrometer) }
}

/// A birth and its person.
struct ChartKey: Hashable {
  let account: AccountKey
  let birthVersion: Int
}
