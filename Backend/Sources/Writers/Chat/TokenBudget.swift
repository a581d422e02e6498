internal import Astrolabe
internal import Store
internal import Synchronization

/// How many tokens are left of a day, for an account and for all.
final class TokenBudget: Sendable {
  private struct Used {
    var day: CalendarDate
    var all = 0
    var byAccount: [AccountKey: Int] = [:]
  }

  private let used = Mutex<Used?>(nil)
  private let perAccount: Int
  private let perServer: Int
  /// What was used of a day before this process began; nil if that isn't known.
  private let load: @Sendable (CalendarDate) async -> [AccountKey?: Int]?

  init(
    perAccount: Int, perServer: Int,
    load: @escaping @Sendable (CalendarDate) async -> [AccountKey?: Int]?
  ) {
    self.perAccount = perAccount
    self.perServer = perServer
    self.load = load
  }

  /// Whether an account may ask a model.
  func permits(_ account: AccountKey, on day: CalendarDate) async -> Bool {
    if let answer = known(account, on: day) { return answer }
    // What can't be counted is not spent.
    guard let before = await load(day) else { return false }
    used.withLock { used in
      guard used.map({ $0.day != day }) ?? true else { return }
      var fresh = Used(day: day)
      for (account, tokens) in before {
        fresh.all += tokens
        if let account { fresh.byAccount[account] = tokens }
      }
      used = fresh
    }
    return known(account, on: day) ?? false
  }

  private func known(_ account: AccountKey, on day: CalendarDate) -> Bool? {
    used.withLock { used in
      guard let used, used.day == day else { return nil }
      return used.all < perServer && used.byAccount[account, default: 0] < perAccount
    }
  }

  /// Counts what was used.
  func use(_ tokens: Int, of account: AccountKey, on day: CalendarDate) {
    used.withLock { used in
      guard used?.day == day else { return }
      used?.all += tokens
      used?.byAccount[account, default: 0] += tokens
    }
  }
}
