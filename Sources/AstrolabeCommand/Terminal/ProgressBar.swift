import Synchronization

/// A bar on standard error for work that takes longer than a second, if a person is watching, and
/// isn't watching the output itself: the bar would be drawn into it and wipe some of its lines.
struct ProgressBar {
  private var total: Int?
  private let noun: String
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private let isWatched: Bool
  /// Whether the last line on the terminal is a bar.
  private static let isDrawn = Atomic<Bool>(false)

  /// Begins work on so many things, if their number is known, whose results go into an output.
  init(total: Int?, of noun: String, beside sink: OutputSink) {
    self.total = total
    self.noun = noun
    isWatched = Terminal.showsProgress(beside: sink)
  }

  /// Says how many are done.
  mutating func advance(to done: Int) {
    guard isWatched else { return }
    let now = ContinuousClock.now
    let elapsed = start.duration(to: now)
    guard elapsed > .seconds(1) else { return }
    if let lastDrawn, lastDrawn.duration(to: now) < .milliseconds(200) { return }
    lastDrawn = now
    Self.isDrawn.store(true, ordering: .relaxed)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let rate = Double(done) / seconds
    guard let total, total > 0, rate > 0 else {
      StandardError.write("\r\u{1B}[K\(done) \(noun), \(Int(rate)) a second")
      return
    }
    let percent = 100 * Double(done) / Double(total)
    let left = Int((Double(total - done) / rate).rounded(.up))
    let bar = Bars.bar(percent, columns: 30)
    let pace = "\(Int(rate)) a second, \(left) s left"
    StandardError.write("\r\u{1B}[K▕\(bar)▏ \(done) of \(total) \(noun), \(pace)")
  }

  /// Says how many are done, and how many there may be in all.
  mutating func advance(to done: Int, ofAbout total: Int?) {
    self.total = total
    advance(to: done)
  }

  /// Takes the bar away, once; the last of a page must not follow it on its line.
  mutating func finish() {
    Self.clear()
    lastDrawn = nil
  }

  /// Takes whatever bar there is away, before something else is written on its line.
  static func clear() {
    if isDrawn.exchange(false, ordering: .relaxed) { StandardError.write("\r\u{1B}[K") }
  }
}
