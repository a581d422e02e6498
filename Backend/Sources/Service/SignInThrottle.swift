internal import Store
internal import Synchronization

/// Slows down guessing: after some failures each further try has to wait, and longer each time.
///
/// A try counts as a failure from when it begins until it succeeds, so that many at once are no way around it.
final class SignInThrottle: Sendable {
  private let emails: TryCounter
  private let addresses: TryCounter
  /// One try is looked at and counted at a time, so that many at once are no way around.
  private let turn = Mutex(())

  /// Creates a throttle that lets so many failures pass without a wait.
  init(mostOfEmail: Int, mostOfAddress: Int) {
    emails = TryCounter(most: mostOfEmail)
    addresses = TryCounter(most: mostOfAddress)
  }

  /// Begins a try.
  ///
  /// - Throws: ``Refusal`` if it has to wait.
  func begin(email: String, address: String, at now: Timestamp) throws(Refusal) {
    try turn.withLock { _ throws(Refusal) in try count(email: email, address: address, at: now) }
  }

  private func count(email: String, address: String, at now: Timestamp) throws(Refusal) {
    let waits = [emails.wait(of: email, at: now), addresses.wait(of: address, at: now)]
    if let seconds = waits.compactMap({ $0 }).max() {
      throw Refusal(
        .resourceExhausted,
        "too many failed attempts; try again in \(seconds) \(seconds == 1 ? "second" : "seconds")",
        .retry(afterSeconds: seconds))
    }
    emails.count(email, at: now)
    addresses.count(address, at: now)
  }

  /// Ends a try that succeeded: the email starts from zero, the address gets this one back.
  func succeed(email: String, address: String) {
    emails.forget(email)
    addresses.takeBack(address)
  }

  /// Starts from zero for an email whose password has changed.
  func forget(email: String) { emails.forget(email) }

  /// Ends a try that was never made.
  func giveUp(email: String, address: String) {
    emails.takeBack(email)
    addresses.takeBack(address)
  }
}

/// Counts tries by a name.
private final class TryCounter: Sendable {
  private struct Tries {
    var count = 0
    var waitsUntil: Timestamp?
    var last: Timestamp
  }

  private let most: Int
  private let tries = Mutex(TwoAges<String, Tries>(room: 65_536))

  /// The first wait, in seconds; each further one is twice as long.
  private static let firstWait: Int64 = 60
  private static let longestWait: Int64 = 3_600
  /// Failures are forgotten after so many seconds without another.
  private static let memory = 86_400.0

  init(most: Int) { self.most = most }

  /// In how many seconds a name may try again; nil for now.
  func wait(of name: String, at now: Timestamp) -> Int? {
    tries.withLock { ages in
      guard let until = ages.value(name)?.waitsUntil, now < until else { return nil }
      return max(1, Int(until.seconds(since: now).rounded(.up)))
    }
  }

  func count(_ name: String, at now: Timestamp) {
    tries.withLock { ages in
      var tries = ages.value(name) ?? Tries(last: now)
      if now.seconds(since: tries.last) > Self.memory { tries = Tries(last: now) }
      tries.count += 1
      tries.last = now
      if tries.count >= most {
        let doublings = min(tries.count - most, 10)
        tries.waitsUntil = now.adding(
          seconds: min(Self.firstWait << Int64(doublings), Self.longestWait))
      }
      ages.keep(tries, as: name)
    }
  }

  func takeBack(_ name: String) {
    tries.withLock { ages in
      guard var tries = ages.value(name) else { return }
      tries.count = max(0, tries.count - 1)
      // A try begins when no wait is left, so the one that there is now began with it, or with one beside it.
      tries.waitsUntil = nil
      ages.keep(tries, as: name)
    }
  }

  func forget(_ name: String) {
    tries.withLock { ages in
      guard var tries = ages.value(name) else { return }
      tries.count = 0
      tries.waitsUntil = nil
      ages.keep(tries, as: name)
    }
  }
}
