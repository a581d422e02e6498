internal import Astrolabe
internal import Crypto
internal import Store
internal import Synchronization

/// A day's reading as it is sent.
package final class DayReading: Sendable {
  /// The document as a callable's result.
  package let result: [UInt8]
  private let forms: Mutex<Forms>
  /// What stands before the document in a callable's result.
  static let beginning = Array("{\"result\":".utf8)
  /// What stands behind it.
  static let end = Array("}".utf8)

  /// What is made of the document when it is first asked for, and what is still to be done.
  private struct Forms {
    var gzip: [UInt8]?
    var resultGzip: [UInt8]?
    var digest: [UInt8]?
    var unkept: ReadingRecord?
  }

  init(result: [UInt8], gzip: [UInt8]? = nil, unkept: ReadingRecord? = nil) {
    self.result = result
    forms = Mutex(Forms(gzip: gzip, unkept: unkept))
  }

  /// What is still to be kept of it, such as when the disk was full.
  var unkept: ReadingRecord? {
    get { forms.withLock { $0.unkept } }
    set { forms.withLock { $0.unkept = newValue } }
  }

  /// The document with its metadata.
  package var json: [UInt8] {
    Array(result.dropFirst(Self.beginning.count).dropLast(Self.end.count))
  }

  /// The document compressed.
  package var gzip: [UInt8]? { form(\.gzip) { Gzip.compress(json) } }

  /// The document as a callable's result, compressed.
  package var resultGzip: [UInt8]? { form(\.resultGzip) { Gzip.compress(result) } }

  /// The SHA-256 of the document.
  package var digest: [UInt8] {
    form(\.digest) { Array(SHA256.hash(data: json)) } ?? []
  }

  private func form(
    _ form: WritableKeyPath<Forms, [UInt8]?>, make: () -> [UInt8]?
  ) -> [UInt8]? {
    forms.withLock { forms in
      if forms[keyPath: form] == nil { forms[keyPath: form] = make() }
      return forms[keyPath: form]
    }
  }
}

/// A reading and its person.
struct ReadingKey: Hashable {
  let kind: ReadingKind
  let account: AccountKey
  let date: CalendarDate
  let basis: ReadingBasis
}

/// The readings asked for last, in memory; each is made once, however many ask at once.
final class ReadingShelf: Sendable {
  private struct Shelf {
    /// Bytes of an age are counted.
    var ages = TwoAges<ReadingKey, DayReading>(room: 32 << 20) { $0.result.count }
    var inWork: [ReadingKey: Task<DayReading, any Error>] = [:]
  }

  private let shelf = Mutex(Shelf())

  /// A reading, made by the closure unless it is here or being made.
  ///
  /// - Returns: The reading, and whether it was here.
  func reading(
    _ key: ReadingKey, make: @escaping @Sendable () async throws -> DayReading
  ) async throws -> (reading: DayReading, wasHere: Bool) {
    if let reading = shelf.withLock({ $0.ages.value(key) }) { return (reading, true) }
    let task = shelf.withLock { shelf in
      if let task = shelf.inWork[key] { return task }
      let task = Task {
        do {
          let reading = try await make()
          self.end(key, with: reading)
          return reading
        } catch {
          self.end(key, with: nil)
          throw error
        }
      }
      shelf.inWork[key] = task
      return task
    }
    return (try await task.value, false)
  }

  private func end(_ key: ReadingKey, with reading: DayReading?) {
    shelf.withLock { shelf in
      // An account that was deleted meanwhile is not in work any more, and leaves nothing here.
      guard shelf.inWork.removeValue(forKey: key) != nil, let reading else { return }
      shelf.ages.keep(reading, as: key)
    }
  }

  /// Forgets all of an account.
  func forget(_ account: AccountKey) {
    shelf.withLock { shelf in
      shelf.ages.forget { key, _ in key.account == account }
      for key in shelf.inWork.keys where key.account == account { shelf.inWork[key] = nil }
    }
  }
}
