import Dispatch
import Identity
import Synchronization
import Testing

/// Which passwords may be chosen, and what is kept of them.
@Suite struct PasswordTests {
  private static let anna = EmailKey("Anna@Example.org")

  @Test(arguments: [
    "kz7!pq#w", "a long enough phrase", "пароль-мой", "密码密码密码密码",
    String(repeating: "xy", count: 128),
  ])
  func `eight characters are enough`(text: String) throws {
    let password = try Password(text, email: Self.anna)
    let hash = try #require(PasswordHash(of: password, cost: .least))
    let read = try #require(PasswordHash(hash.text))
    #expect(read == hash)
    #expect(read.matches(password))
    #expect(!read.matches(Password(unchecked: text + " ")))
    #expect(!read.matches(Password(unchecked: "")))
    #expect(!read.matches(Password(unchecked: text.uppercased() + "x")))
  }

  @Test(
    arguments: [
      ("", .short), ("kz7!pq#", .short), ("密码密码密码密", .short),
      (String(repeating: "x", count: 257), .long), ("password", .common), ("12345678", .common),
      ("PassWord1", .common), ("iloveyou", .common), ("anna@example.org", .email),
      ("ANNA@example.org", .email),
    ] as [(String, Password.Fault)])
  func `a password that is guessed first is refused`(text: String, fault: Password.Fault) {
    #expect(throws: fault) { try Password(text, email: Self.anna) }
  }

  @Test func `an accent is the same however it is typed`() throws {
    let hash = try #require(
      PasswordHash(of: Password("caf\u{E9} con leche", email: Self.anna), cost: .least))
    #expect(hash.matches(Password(unchecked: "cafe\u{301} con leche")))
  }

  @Test func `the same password is kept in two ways`() throws {
    let password = try Password("a long enough phrase", email: Self.anna)
    let hashes = (0..<20).compactMap { _ in PasswordHash(of: password, cost: .least)?.text }
    #expect(Set(hashes).count == 20)
    #expect(hashes.allSatisfy { !$0.contains("phrase") })
  }

  /// The key is Python's.
  ///
  /// `python3 -c 'import hashlib, base64; print(base64.urlsafe_b64encode(hashlib.scrypt(b"a long enough phrase\0",
  /// salt=bytes(16), n=1 << 15, r=8, p=3, maxmem=1 << 27, dklen=32)))'`
  @Test func `a hash is scrypt's with the settings that OWASP lists`() throws {
    let key = "3szi-PxsHyRSmGoN9qPpQbDyHGUalD9WMjJdaEMlVbk"
    let hash = try #require(PasswordHash("scrypt$15$8$3$AAAAAAAAAAAAAAAAAAAAAA$\(key)"))
    #expect(hash.matches(Password(unchecked: "a long enough phrase")))
    let own = try #require(
      PasswordHash(of: Password("a long enough phrase", email: Self.anna), cost: .standard))
    #expect(own.text.hasPrefix("scrypt$15$8$3$"))
  }

  @Test(arguments: [
    "", "scrypt", "scrypt$15$8$3$AAAAAAAAAAAAAAAAAAAAAA",
    "bcrypt$1$1$1$AAAAAAAAAAAAAAAAAAAAAA$AAAA",
    "scrypt$99$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "scrypt$0$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "scrypt$1$1$1$AAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "scrypt$1$1$1$AAAAAAAAAAAAAAAAAAAAAA$====",
  ])
  func `what is damaged is no hash`(text: String) { #expect(PasswordHash(text) == nil) }

  @Test func `the hash of nothing matches nothing`() {
    let hash = PasswordHash.ofNothing(cost: .least)
    for text in ["", "password", "a long enough phrase"] {
      #expect(!hash.matches(Password(unchecked: text)))
    }
  }

  @Test func `so many work at a time, so many wait, and the next is sent away`() async throws {
    let workers = PasswordWorkers(atOnce: 2, mostWaiting: 3)
    let busy = Busy()
    let gate = DispatchSemaphore(value: 0)
    let (started, hasStarted) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Int.self) { group in
      func add(_ number: Int) {
        group.addTask {
          try await workers.run {
            busy.begin()
            hasStarted.yield()
            gate.wait()
            busy.end()
            return number
          }
        }
      }
      for number in 0..<2 { add(number) }
      var starts = started.makeAsyncIterator()
      for _ in 0..<2 { await starts.next() }
      // Both are busy: of six more three have a place to wait.
      for number in 2..<8 { add(number) }
      var (done, refused) = (0, 0)
      for _ in 0..<3 {
        do {
          _ = try await group.next()
        } catch is PasswordWorkers.Full {
          refused += 1
        }
      }
      #expect(refused == 3)
      for _ in 0..<5 { gate.signal() }
      while try await group.next() != nil { done += 1 }
      #expect(done == 5)
    }
    #expect(busy.most == 2)
    #expect(try await workers.run { 7 } == 7)
  }
}

/// Counts how many are busy at once.
private final class Busy: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock { $0.most } }

  func begin() {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
  }

  func end() { counts.withLock { $0.now -= 1 } }
}

/// The alphabet of tokens.
@Suite struct Base64URLTests {
  /// RFC 4648, section 10, without padding.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func `the examples of the standard`(plain: String, text: String) {
    #expect(Base64URL.text(Array(plain.utf8)) == text)
    #expect(Base64URL.bytes(text) == Array(plain.utf8))
  }

  @Test func `all bytes come back`() {
    for length in 0..<70 {
      let bytes = RandomText.bytes(length)
      #expect(Base64URL.bytes(Base64URL.text(bytes)) == bytes)
    }
  }

  @Test(arguments: ["Z", "Zg=", "Zg==", "Zh", "Zm9", "Zm9v!", "Zm+v", "Zm/v", "Zm 9v", "é"])
  func `another spelling is refused`(text: String) { #expect(Base64URL.bytes(text) == nil) }
}
