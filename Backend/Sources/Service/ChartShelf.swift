internal import Astrolabe
internal import Store
internal import Synchronization

/// A birth's chart with its yardstick; one object, since it is large and never changes.
final class CastChart: Sendable {
  let chart: NatalChart
  let astrometer: Astrometer

  init(chart: NatalChart, astrometer: Astrometer) {
    self.chart = chart
    self.astrometer = astrometer
  }
}

/// Which birth of whom.
struct ChartKey: Hashable {
  let account: AccountKey
  let birthVersion: Int
}

/// The charts of those who were here last.
final class ChartShelf: Sendable {
  private struct Shelf {
    /// Two ages: when the young ones are enough, they become the old ones, and the old ones that nobody asked
    /// for meanwhile go.
    var young: [ChartKey: CastChart] = [:]
    var old: [ChartKey: CastChart] = [:]
    /// How often an account was forgotten.
    var forgotten = 0
  }

  private let shelf = Mutex(Shelf())
  /// Charts of an age, of some fifteen kilobytes each.
  private static let room = 512

  /// A chart, where it is here.
  func chart(_ key: ChartKey) -> CastChart? {
    shelf.withLock { shelf in
      if let chart = shelf.young[key] { return chart }
      guard let chart = shelf.old[key] else { return nil }
      Self.put(chart, as: key, on: &shelf)
      return chart
    }
  }

  /// What is to be the same when a chart that is about to be made is kept.
  var mark: Int { shelf.withLock { $0.forgotten } }

  /// Keeps a chart, unless somebody was forgotten since the mark: it might be theirs.
  func keep(_ chart: CastChart, as key: ChartKey, if mark: Int) {
    shelf.withLock { shelf in
      if shelf.forgotten == mark { Self.put(chart, as: key, on: &shelf) }
    }
  }

  private static func put(_ chart: CastChart, as key: ChartKey, on shelf: inout Shelf) {
    shelf.young[key] = chart
    guard shelf.young.count > room else { return }
    shelf.old = shelf.young
    shelf.young = [:]
  }

  /// Forgets all of an account.
  func forget(_ account: AccountKey) {
    shelf.withLock { shelf in
      shelf.forgotten += 1
      for key in shelf.young.keys where key.account == account { shelf.young[key] = nil }
      for key in shelf.old.keys where key.account == account { shelf.old[key] = nil }
    }
  }
}
