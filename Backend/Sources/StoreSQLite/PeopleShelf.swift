internal import Store
internal import Synchronization

/// Those who were here last, by the hashes of their tokens, as the store has them.
///
/// One server has a store, so that whoever writes what is kept here forgets it here, once that is committed and before
/// it is acknowledged.
final class PeopleShelf: Sendable {
  private struct Shelf {
    /// Two ages: when the young ones are enough, they become the old ones, and the old ones that nobody asked
    /// for meanwhile go.
    var young: [[UInt8]: Person] = [:]
    var old: [[UInt8]: Person] = [:]
    /// How often anybody was forgotten.
    var forgotten = 0
  }

  private let shelf = Mutex(Shelf())
  /// People of an age.
  private static let room = 4_096

  /// A person, where they are here.
  func person(_ tokenHash: [UInt8]) -> Person? {
    shelf.withLock { shelf in
      if let person = shelf.young[tokenHash] { return person }
      guard let person = shelf.old[tokenHash] else { return nil }
      Self.put(person, as: tokenHash, on: &shelf)
      return person
    }
  }

  /// What is to be the same when a person who is about to be read is kept.
  var mark: Int { shelf.withLock { $0.forgotten } }

  /// Keeps a person, unless anybody was forgotten since the mark: what was read may be of before.
  func keep(_ person: Person, as tokenHash: [UInt8], if mark: Int) {
    shelf.withLock { shelf in
      if shelf.forgotten == mark { Self.put(person, as: tokenHash, on: &shelf) }
    }
  }

  private static func put(_ person: Person, as tokenHash: [UInt8], on shelf: inout Shelf) {
    shelf.young[tokenHash] = person
    guard shelf.young.count > room else { return }
    shelf.old = shelf.young
    shelf.young = [:]
  }

  /// Forgets an account, with all of its sessions.
  func forget(_ account: AccountKey) {
    shelf.withLock { shelf in
      shelf.forgotten += 1
      for (hash, person) in shelf.young where person.key == account { shelf.young[hash] = nil }
      for (hash, person) in shelf.old where person.key == account { shelf.old[hash] = nil }
    }
  }

  /// Forgets everybody.
  func forgetAll() {
    shelf.withLock { shelf in
      shelf.forgotten += 1
      shelf.young = [:]
      shelf.old = [:]
    }
  }
}
