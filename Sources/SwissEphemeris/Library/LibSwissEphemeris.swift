#if SwissEphemeris
internal import CLibrary
internal import CSwissEphemeris
internal import Ephemeris
internal import Synchronization

/// The only door to libswe.
///
/// libswe keeps its state per thread on Linux, so every call goes through ``withSession(_:)``,
/// which makes the calling thread ready first. That costs under 2 ns once it is; an actor or a
/// queue would not do, because both move between threads. On Apple platforms the state is one per
/// process, and the same door takes a lock.
///
/// Whatever is asked goes through one funnel, `Session/ask(numbers:_:read:)`: the returned flag is compared
/// with the one sent and the message read, so that libswe's quiet fall back on its Moshier series can't
/// happen.
///
/// Before the process forks, the thread that does closes its files (`shim.h`), so that parent and child
/// don't move each other's place in them.
struct LibSwissEphemeris: Sendable {
  /// The folder with the `.se1` files: absolute, without `:` and `;`.
  let folder: String
  /// The folder with files of asteroids; nil if these are in ``folder``, too.
  let asteroids: String?
  private let generation: UInt32

  /// Where libswe looks for files, the first folder first.
  private var searchPath: String { asteroids.map { "\(folder):\($0)" } ?? folder }

  private static let lastGeneration = Atomic<UInt32>(0)

  /// Creates a door to libswe that reads from `folder`.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/folderUnusable(path:reason:)`` for a path that libswe would take
  ///   apart or replace by its own, ``/Ephemeris/EphemerisError/strayFile(name:folder:)``.
  init(folder: String, asteroids: String? = nil) throws(EphemerisError) {
    try Self.check(folder)
    if let asteroids {
      try Self.check(asteroids)
      // Both and a colon between them are one path.
      if folder.utf8.count + 1 + asteroids.utf8.count > 240 {
        throw .folderUnusable(
          path: asteroids,
          reason: "libswe takes paths of up to 240 bytes, of both folders together; move it")
      }
    }
    self.folder = folder
    self.asteroids = asteroids
    generation = Self.lastGeneration.wrappingAdd(1, ordering: .relaxed).newValue
    try refuseStrayFiles()
  }

  /// Refuses a path that libswe would take apart or replace by its own.
  private static func check(_ folder: String) throws(EphemerisError) {
    // libswe splits its path at these bytes, whatever characters they are part of, and takes its
    // built-in one for a longer path (AS_MAXCH − 14).
    if folder.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }) {
      throw .folderUnusable(path: folder, reason: "libswe splits paths at ':' and ';'; move it")
    }
    if folder.utf8.contains(0) {
      throw .folderUnusable(path: folder, reason: "a path ends at a zero byte; leave it out")
    }
    if folder.utf8.count > 240 {
      throw .folderUnusable(path: folder, reason: "libswe takes paths of up to 240 bytes; move it")
    }
    if folder.utf8.first != UInt8(ascii: "/") {
      throw .folderUnusable(path: folder, reason: "give an absolute path")
    }
  }

  /// Files that libswe, where its folder holds one, takes ΔT from instead of its own (init_dt in
  /// swephlib.c): a line in one moves eclipses by minutes.
  private static let strayNames = ["swe_deltat.txt", "sedeltat.txt"]

  private func refuseStrayFiles() throws(EphemerisError) {
    for name in Self.strayNames where FileBytes.isThere("\(folder)/\(name)") {
      throw .strayFile(name: name, folder: folder)
    }
  }

  /// Proof that the calling thread's libswe state is ready; it can't leave the closure.
  struct Session: ~Copyable {
    fileprivate init() {}
  }

  /// Runs `body` on this thread with libswe ready for this folder.
  ///
  /// `body` must not call back into a door.
  ///
  /// - Throws: What `body` throws, or why libswe doesn't read this folder.
  func withSession<Result>(
    _ body: (borrowing Session) throws(EphemerisError) -> Result
  ) throws(EphemerisError) -> Result {
    cswe_enter()
    defer { cswe_leave() }
    try bind()
    return try answered(by: body)
  }

  /// Runs `body` on a state that no call before it has touched, and leaves none behind.
  ///
  /// libswe keeps the file it opened last for as long as that covers the instant. Where two files
  /// overlap, the answer would depend, in its last digits, on what was asked before.
  ///
  /// - Throws: As ``withSession(_:)`` does.
  func withFreshSession<Result>(
    _ body: (borrowing Session) throws(EphemerisError) -> Result
  ) throws(EphemerisError) -> Result {
    cswe_enter()
    defer { cswe_leave() }
    cswe_unbind()
    defer { cswe_unbind() }
    try bind()
    return try answered(by: body)
  }

  /// What `body` answers, or the cause of its failure.
  private func answered<Result>(
    by body: (borrowing Session) throws(EphemerisError) -> Result
  ) throws(EphemerisError) -> Result {
    do throws(EphemerisError) {
      return try body(Session())
    } catch {
      throw unopenedFile(behind: error) ?? error
    }
  }

  /// The file behind an error in which libswe says that it didn't find it, where it is there all the
  /// same: whatever keeps a file from being opened, libswe calls it lost.
  private func unopenedFile(behind error: EphemerisError) -> EphemerisError? {
    let message: String
    switch error {
    case .lesserSource(_, _, let text), .library(_, _, let text): message = text
    default: return nil
    }
    guard message.holds("not found"),
      let file = SwissFile.all.first(where: { message.holds($0.name) }),
      FileBytes.isThere("\(folder)/\(file.name)")
    else { return nil }
    var reason = FileBytes.Failure.tooManyOpen.reason
    do throws(FileBytes.Failure) {
      _ = try FileBytes.read("\(folder)/\(file.name)")
    } catch {
      reason = error.reason
    }
    return .fileUnreadable(name: file.name, folder: folder, reason: reason)
  }

  /// Makes the thread ready and, when it was not, sees which files libswe really opened: the
  /// environment variable SE_EPHE_PATH has precedence over the folder a program asks for.
  ///
  /// libswe: `swe_close`, `swe_set_ephe_path`, `swe_get_current_file_data`
  private func bind() throws(EphemerisError) {
    guard unsafe cswe_bind(generation, searchPath) == 1 else { return }
    do {
      try refuseStrayFiles()
    } catch {
      cswe_unbind()
      throw error
    }
    // Setting a folder computes the Moon, to learn the DE number of its file (number 1). libswe
    // names the file whether it was there or not; but only from one it could read has it the number.
    var start = 0.0
    var end = 0.0
    var denum: Int32 = 0
    let path = unsafe swe_get_current_file_data(1, &start, &end, &denum)
    let opened = unsafe path.map { unsafe String(cString: $0) } ?? ""
    let wanted = folder.hasSuffix("/") ? folder : folder + "/"
    if denum != 0, opened == wanted + "semo_18.se1" { return }
    cswe_unbind()
    if !opened.isEmpty, !opened.hasPrefix(wanted) {
      throw .folderOverridden(requested: folder, opened: opened)
    }
    if let override = unsafe getenv("SE_EPHE_PATH").map({ unsafe String(cString: $0) }),
      !override.isEmpty, override != folder
    {
      throw .folderOverridden(requested: folder, opened: override)
    }
    // The planets' file comes first; without it libswe does not look for the Moon's.
    for name in ["sepl_18.se1", "semo_18.se1"] {
      do {
        _ = try FileBytes.read(wanted + name)
      } catch {
        if error.isMissing { throw .fileMissing(name: name, folder: folder) }
        throw .fileUnreadable(name: name, folder: folder, reason: error.reason)
      }
    }
    let unread = opened.isEmpty ? "sepl_18.se1" : "semo_18.se1"
    do {
      for file in SwissFile.all where file.name == unread { try file.verify(in: folder) }
    } catch .fileDamaged {
      throw .fileUnreadable(name: unread, folder: folder, reason: "libswe finds it damaged")
    }
    // libswe keeps several files open, where looking at them takes one at a time.
    throw .fileUnreadable(
      name: unread, folder: folder, reason: FileBytes.Failure.tooManyOpen.reason)
  }

  /// The apparent geocentric state of a fixed star.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchStar(designation:)``,
  ///   ``/Ephemeris/EphemerisError/fileMissing(name:folder:)`` without the catalogue.
  func state(of star: FixedStar, at tt: JulianDay<TT>) throws(EphemerisError) -> BodyState {
    let file = SwissFile.stars.name
    // Without its file libswe knows no star, and says so of each.
    guard FileBytes.isThere("\(folder)/\(file)") else {
      throw .fileMissing(name: file, folder: folder)
    }
    // A text that libswe would take apart, or for a pattern, or read in another way than it is meant.
    let isPlain = star.designation.utf8.allSatisfy { byte in
      byte > UInt8(ascii: " ") && byte < 0x7f && byte != UInt8(ascii: ",")
        && byte != UInt8(ascii: "%")
    }
    guard isPlain, (1...40).contains(star.designation.utf8.count) else {
      throw .noSuchStar(designation: star.designation)
    }
    let state = try withSession { session throws(EphemerisError) in
      try session.state(of: star, at: tt)
    }
    guard let state else { throw .noSuchStar(designation: star.designation) }
    return state
  }

  /// The apparent geocentric state of a body of the Hamburg school or of a numbered asteroid.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/fileMissing(name:folder:)`` for an asteroid without its file.
  func state(of body: FurtherBody, at tt: JulianDay<TT>) throws(EphemerisError) -> BodyState {
    if case .asteroid(let number) = body, !Self.numbersInMainFile.contains(number) {
      try checkFile(ofAsteroid: number)
    }
    return try withSession { session throws(EphemerisError) in
      try session.state(of: body, at: tt)
    }
  }

  /// Ceres to Vesta, Chiron, Pholus and Pluto, which have their places in the files that come along.
  private static let numbersInMainFile: Set = [1, 2, 3, 4, 2_060, 5_145, 134_340]

  /// Refuses an asteroid whose file libswe wouldn't find: `ast0/se00433.se1` or `se00433.se1`, with an `s` before the
  /// dot if it has six centuries alone; numbers from 100,000 on have six digits after the `s`.
  private func checkFile(ofAsteroid number: Int) throws(EphemerisError) {
    let digits = "\(number)"
    let stem =
      number > 99_999
      ? "s\(digits)" : "se" + String(repeating: "0", count: 5 - digits.count) + digits
    let folders = [asteroids, folder].compactMap(\.self)
    let isThere = folders.contains { folder in
      ["ast\(number / 1_000)/", ""].contains { subfolder in
        ["", "s"].contains { FileBytes.isThere("\(folder)/\(subfolder)\(stem)\($0).se1") }
      }
    }
    if !isThere { throw .fileMissing(name: "\(stem).se1", folder: folders[0]) }
  }

  /// The version of the libswe that is linked, such as `2.10.03-deb1`.
  ///
  /// libswe: `swe_version`
  static var version: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      unsafe text.initialize(repeating: 0)
      return unsafe swe_version(text.baseAddress).map { unsafe String(cString: $0) } ?? ""
    }
  }
}

extension LibSwissEphemeris.Session {
  /// What a function of libswe gave back.
  private struct Answer<Value> {
    let code: EphemerisError.LibraryCode
    /// What libswe wrote about it, on one line; nil if it has nothing to say.
    let message: String
    /// What was read, where the code and the numbers are as they should be.
    let value: Value?

    /// What was read, if libswe has nothing to say against it.
    ///
    /// - Parameters:
    ///   - request: What was asked, for the error.
    ///   - remark: How a message begins that is no complaint.
    /// - Returns: The value.
    /// - Throws: ``/Ephemeris/EphemerisError/library(code:request:message:)``.
    func value(
      of request: @autoclosure () -> String, despite remark: String? = nil
    ) throws(EphemerisError) -> Value {
      let isFine = message.isEmpty || remark.map { message.hasPrefix($0) } ?? false
      if let value, isFine { return value }
      throw .library(code: code, request: request(), message: message)
    }
  }

  /// The one way into a function of libswe: lends it so many numbers, all of them zero, and room for its
  /// message, and takes down what it says.
  ///
  /// - Parameters:
  ///   - count: How many numbers, as many as the function may write.
  ///   - function: The call.
  ///   - read: What the numbers mean; nil if the code is none of success.
  /// - Returns: What was said.
  private borrowing func ask<Value>(
    numbers count: Int,
    _ function: (
      _ numbers: UnsafeMutablePointer<Double>, _ message: UnsafeMutablePointer<CChar>
    ) -> Int32,
    read: (EphemerisError.LibraryCode, UnsafeMutablePointer<Double>) -> Value?
  ) -> Answer<Value> {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { numbers in
        unsafe text.initialize(repeating: 0)
        unsafe numbers.initialize(repeating: 0)
        guard let written = text.baseAddress, let first = numbers.baseAddress else {
          return Answer(code: .failure, message: "", value: nil)
        }
        let code = EphemerisError.LibraryCode(rawValue: unsafe function(first, written))
        let value = unsafe numbers.allSatisfy(\.isFinite) ? read(code, first) : nil
        let message =
          unsafe written.pointee == 0
          ? ""
          : String(cString: written).split(whereSeparator: \.isNewline).joined(separator: " ")
        return Answer(code: code, message: message, value: value)
      }
    }
  }

  /// ΔT in seconds.
  ///
  /// libswe: `swe_deltat_ex`
  borrowing func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    let answer = unsafe ask(numbers: 1) { days, message in
      unsafe days.pointee = swe_deltat_ex(ut.days, SEFLG_SWIEPH, message)
      return EphemerisError.LibraryCode.ok.rawValue
    } read: { _, days in
      unsafe days.pointee * 86_400
    }
    // The function has no code.
    if let seconds = answer.value, answer.message.isEmpty { return seconds }
    throw .library(code: nil, request: "ΔT at \(ut)", message: answer.message)
  }

  /// The true obliquity of the ecliptic, in degrees.
  ///
  /// libswe: `swe_calc`
  borrowing func obliquity(at tt: JulianDay<TT>) throws(EphemerisError) -> Double {
    let answer = unsafe ask(numbers: 6) { numbers, message in
      unsafe swe_calc(tt.days, SE_ECL_NUT, SEFLG_SWIEPH, numbers, message)
    } read: { code, numbers in
      code.rawValue >= 0 ? unsafe numbers[0] : nil
    }
    return try answer.value(of: "the obliquity at \(tt)")
  }

  /// An ayanamsa in degrees, with nutation in longitude or without.
  ///
  /// The mode is part of the thread's state, so it is set before each call; nothing else that is asked here
  /// depends on it.
  ///
  /// libswe: `swe_set_sid_mode`, `swe_get_ayanamsa_ex`
  borrowing func value(
    of ayanamsa: Ayanamsa, at tt: JulianDay<TT>, hasNutation: Bool
  ) throws(EphemerisError) -> Double {
    switch ayanamsa {
    case .named(let named): swe_set_sid_mode(Int32(named.number), 0, 0)
    case .custom(let custom): swe_set_sid_mode(SE_SIDM_USER, custom.epoch.days, custom.degrees)
    }
    let wanted = hasNutation ? SEFLG_SWIEPH : SEFLG_SWIEPH | SEFLG_NONUT
    let answer = unsafe ask(numbers: 1) { degrees, message in
      unsafe swe_get_ayanamsa_ex(tt.days, wanted, degrees, message)
    } read: { code, degrees in
      // It may give the flag for nutation back or leave it out, but the files must have been read.
      let isOurs = code.rawValue >= 0 && code.rawValue & ~SEFLG_NONUT == SEFLG_SWIEPH
      return isOurs ? unsafe degrees.pointee : nil
    }
    return try answer.value(of: "the ayanamsa \(ayanamsa) at \(tt)")
  }

  /// Greenwich apparent sidereal time in degrees, 0 ..< 360.
  ///
  /// libswe: `swe_sidtime`
  borrowing func siderealTime(at ut: JulianDay<UT1>) -> Double { swe_sidtime(ut.days) * 15 }

  /// The number of the JPL ephemeris that the opened files were made from.
  ///
  /// libswe: `swe_get_current_file_data`
  borrowing func denum() -> Int {
    var (start, end) = (0.0, 0.0)
    var denum: Int32 = 0
    _ = unsafe swe_get_current_file_data(1, &start, &end, &denum)
    return Int(denum)
  }

  /// The apparent geocentric state of a body.
  ///
  /// libswe: `swe_calc`
  borrowing func state(
    of body: CelestialBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyState {
    let wanted = SEFLG_SWIEPH | SEFLG_SPEED
    let answer = unsafe ask(numbers: 6) { place, message in
      unsafe swe_calc(tt.days, body.code, wanted, place, message)
    } read: { code, place in
      guard code.rawValue == wanted else { return nil as BodyState? }
      // libswe has no number for the south node, which is opposite the north node.
      return unsafe BodyState(
        swissNumbers: place, turnedBy: body == .southNode ? 180 : 0,
        isRounded: Self.roundedBodies.contains(body))
    }
    // Without the Moon's file libswe grants what was asked for, computes by Moshier's series all the
    // same, and says so in its message alone.
    let (granted, message) = (answer.code.rawValue, answer.message)
    if granted >= 0, granted & SEFLG_SWIEPH == 0 || !message.isEmpty {
      throw .lesserSource(body, at: tt, message: message)
    }
    return try answer.value(of: "\(body) at \(tt)")
  }

  /// The apparent geocentric state of a body of the Hamburg school or of a numbered asteroid.
  ///
  /// libswe: `swe_calc`
  borrowing func state(
    of body: FurtherBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyState {
    let wanted = SEFLG_SWIEPH | SEFLG_SPEED
    let answer = unsafe ask(numbers: 6) { place, message in
      unsafe swe_calc(tt.days, body.code, wanted, place, message)
    } read: { code, place in
      guard code.rawValue == wanted else { return nil as BodyState? }
      return unsafe BodyState(swissNumbers: place, isRounded: true)
    }
    // Without a file of elements libswe takes those that it has built in, and says so.
    return try answer.value(
      of: "\(body) at \(tt)", despite: "SwissEph file 'seorbel.txt' not found")
  }

  /// The first sight or the last after an instant; nil if libswe finds none in the years after it.
  ///
  /// libswe: `swe_heliacal_ut`
  borrowing func heliacalEvent(
    _ kind: HeliacalEvent.Kind, of object: HeliacalEvent.Object, at place: GeographicPlace,
    after ut: JulianDay<UT1>
  ) throws(EphemerisError) -> HeliacalEvent? {
    // Three coordinates, four numbers of the air, six of the eye, and room for fifty answers.
    let (air, eye, times) = (3, 7, 13)
    let answer = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { name in
      unsafe name.initialize(repeating: 0)
      for (index, byte) in object.nameOfLibrary.utf8.prefix(255).enumerated() {
        unsafe name[index] = CChar(bitPattern: byte)
      }
      return unsafe ask(numbers: 63) { numbers, message in
        unsafe numbers[0] = place.longitude
        unsafe numbers[1] = place.latitude
        for (index, value) in [1_013.25, 15, 40, 0].enumerated() {
          unsafe numbers[air + index] = value
        }
        for (index, value) in [36.0, 1, 0, 0, 0, 0].enumerated() {
          unsafe numbers[eye + index] = value
        }
        return unsafe swe_heliacal_ut(
          ut.days, numbers, numbers + air, numbers + eye, name.baseAddress, kind.code, SEFLG_SWIEPH,
          numbers + times, message)
      } read: { code, numbers in
        guard code.rawValue >= 0 else { return nil as HeliacalEvent? }
        return unsafe HeliacalEvent(
          of: object, kind, begin: JulianDay(numbers[times]), best: JulianDay(numbers[times + 1]),
          end: JulianDay(numbers[times + 2]))
      }
    }
    // Nothing within the years that libswe looks through, where a star never vanishes or is never seen.
    if answer.code == .notAvailable || answer.message.holds("no heliacal date found") {
      return nil
    }
    return try answer.value(of: "\(kind.title) of \(object.title) after \(ut)")
  }

  /// The apparent geocentric state of a fixed star; nil if the catalogue doesn't have it.
  ///
  /// libswe: `swe_fixstar2`
  borrowing func state(
    of star: FixedStar, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyState? {
    let wanted = SEFLG_SWIEPH | SEFLG_SPEED
    // libswe writes the full name back: two names of up to 256 bytes and a comma.
    let answer = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 600) { name in
      unsafe name.initialize(repeating: 0)
      for (index, byte) in ",\(star.designation)".utf8.prefix(255).enumerated() {
        unsafe name[index] = CChar(bitPattern: byte)
      }
      return unsafe ask(numbers: 6) { place, message in
        unsafe swe_fixstar2(name.baseAddress, tt.days, wanted, place, message)
      } read: { code, place in
        guard code.rawValue == wanted else { return nil as BodyState? }
        return unsafe BodyState(swissNumbers: place, isRounded: true)
      }
    }
    if answer.code == .failure, answer.message.holds("could not find star name") { return nil }
    return try answer.value(of: "\(star) at \(tt)")
  }

  /// House cusps and angles; nil if the system is undefined there, at the poles and near them.
  ///
  /// libswe: `swe_houses_ex2`
  borrowing func houses(
    _ system: HouseSystem, at ut: JulianDay<UT1>, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    // libswe writes cusps 1…12 at those indices of 13, but up to 36 for Gauquelin's sectors, and ten
    // angles, which begin here.
    let angles = 37
    let answer = unsafe ask(numbers: angles + 10) { numbers, message in
      unsafe swe_houses_ex2(
        ut.days, 0, place.latitude, place.longitude, system.code, numbers, numbers + angles, nil,
        nil, message)
    } read: { code, numbers in
      guard code.rawValue >= 0 else { return nil as HouseCusps? }
      return unsafe HouseCusps(
        system: system, cusps: (1...12).map { unsafe EclipticLongitude(wrapping: numbers[$0]) },
        ascendant: EclipticLongitude(wrapping: numbers[angles + Int(SE_ASC)]),
        midheaven: EclipticLongitude(wrapping: numbers[angles + Int(SE_MC)]),
        armc: .degrees(EclipticLongitude(wrapping: numbers[angles + Int(SE_ARMC)]).degrees))
    }
    if answer.code == .failure, LibSwissEphemeris.isOfUndefinedHouses(answer.message) { return nil }
    return try answer.value(of: "the houses of \(system) at \(ut)")
  }

  /// The first eclipse of the Sun after an instant.
  ///
  /// libswe: `swe_sol_eclipse_when_glob`, `swe_sol_eclipse_where`
  borrowing func solarEclipse(after ut: JulianDay<UT1>) throws(EphemerisError) -> Eclipse {
    let request = "an eclipse of the Sun after \(ut)"
    // Where that covers a thousandth of the Sun, as in January 1935, libswe says that nothing is seen, and
    // gives it all the same.
    let remark = "no solar eclipse at"
    let (kind, maximum) = try unsafe ask(numbers: 10) { times, message in
      unsafe swe_sol_eclipse_when_glob(ut.days, SEFLG_SWIEPH, 0, times, 0, message)
    } read: { code, times in
      Eclipse.Kind(code).map { ($0, unsafe times[0]) }
    }.value(of: request, despite: remark)
    // Ten coordinates and twenty attributes, as the manual wants them. The second attribute is the ratio of
    // the diameters, the first the fraction covered.
    let (magnitude, place) = try unsafe ask(numbers: 30) { place, message in
      unsafe swe_sol_eclipse_where(maximum, SEFLG_SWIEPH, place, place + 10, message)
    } read: { code, place in
      guard code.rawValue >= 0 else { return nil as (Double, GeographicPlace)? }
      return unsafe (
        place[code.rawValue & SE_ECL_CENTRAL != 0 ? 11 : 10],
        GeographicPlace(roundedLatitude: place[1], longitude: place[0])
      )
    }.value(of: request, despite: remark)
    return Eclipse(
      of: .sun, kind, maximum: JulianDay(maximum), magnitude: magnitude, place: place)
  }

  /// The first eclipse of the Moon after an instant.
  ///
  /// Where a full Moon before it brings none, libswe leaves a message that says so.
  ///
  /// libswe: `swe_lun_eclipse_when`, `swe_lun_eclipse_how`
  borrowing func lunarEclipse(after ut: JulianDay<UT1>) throws(EphemerisError) -> Eclipse {
    let request = "an eclipse of the Moon after \(ut)"
    let (kind, maximum) = try unsafe ask(numbers: 10) { times, message in
      unsafe swe_lun_eclipse_when(ut.days, SEFLG_SWIEPH, 0, times, 0, message)
    } read: { code, times in
      Eclipse.Kind(code).map { ($0, unsafe times[0]) }
    }.value(of: request, despite: "no lunar eclipse at")
    // Its code says whether the eclipse is seen from the place; nothing else here depends on that.
    let magnitude = try unsafe ask(numbers: 30) { place, message in
      unsafe swe_lun_eclipse_how(maximum, SEFLG_SWIEPH, place, place + 10, message)
    } read: { code, place in
      guard code.rawValue >= 0 else { return nil as Double? }
      return unsafe place[kind == .penumbral ? 11 : 10]
    }.value(of: request)
    return Eclipse(
      of: .moon, kind, maximum: JulianDay(maximum), magnitude: magnitude, place: nil)
  }
}

extension LibSwissEphemeris.Session {
  /// The first eclipse after an instant that is seen from a place, nil if its maximum is not before another
  /// instant.
  ///
  /// Beyond its files libswe goes on by its Moshier series, so what it finds there is not looked at.
  ///
  /// libswe: `swe_sol_eclipse_when_loc`, `swe_lun_eclipse_when_loc`
  borrowing func localEclipse(
    of luminary: Luminary, at place: GeographicPlace, after ut: JulianDay<UT1>,
    before end: JulianDay<UT1>
  ) throws(EphemerisError) -> LocalEclipse? {
    // Three coordinates, ten times and twenty attributes, as the manual wants them.
    let (times, attributes) = (3, 13)
    let answer = unsafe ask(numbers: 33) { numbers, message in
      unsafe numbers[0] = place.longitude
      unsafe numbers[1] = place.latitude
      return switch luminary {
      case .sun:
        unsafe swe_sol_eclipse_when_loc(
          ut.days, SEFLG_SWIEPH, numbers, numbers + times, numbers + attributes, 0, message)
      case .moon:
        unsafe swe_lun_eclipse_when_loc(
          ut.days, SEFLG_SWIEPH, numbers, numbers + times, numbers + attributes, 0, message)
      }
    } read: { code, numbers in
      guard let kind = Eclipse.Kind(code) else { return nil as LocalEclipse? }
      var contacts: [LocalEclipse.Contact: JulianDay<UT1>] = [:]
      for contact in LocalEclipse.Contact.all(of: luminary) {
        let days = unsafe numbers[times + contact.place]
        if days > 0 { contacts[contact] = JulianDay(days) }
      }
      // The Sun's second number is the obscuration, the Moon's the magnitude in the penumbra.
      return unsafe LocalEclipse(
        of: luminary, kind, maximum: JulianDay(numbers[times]), contacts: contacts,
        magnitude: numbers[attributes],
        second: numbers[attributes + (luminary == .sun ? 2 : 1)],
        altitude: .degrees(numbers[attributes + 5]))
    }
    if let found = answer.value, found.maximum >= end { return nil }
    return try answer.value(
      of: "an eclipse of the \(luminary.body) after \(ut) at \(place)",
      despite: luminary == .sun ? "no solar eclipse at" : "no lunar eclipse at")
  }

  /// The state of a planet as seen from the Sun.
  ///
  /// libswe adds to the flags that neither aberration nor deflection is in it.
  ///
  /// libswe: `swe_calc`
  borrowing func heliocentricState(
    of planet: HeliocentricSky.Planet, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyState {
    let wanted = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_HELCTR
    let answer = unsafe ask(numbers: 6) { place, message in
      unsafe swe_calc(tt.days, planet.code, wanted, place, message)
    } read: { code, place in
      guard code.rawValue == wanted | SEFLG_NOABERR | SEFLG_NOGDEFL else {
        return nil as BodyState?
      }
      return unsafe BodyState(swissNumbers: place, isRounded: true)
    }
    return try answer.value(of: "\(planet) from the Sun at \(tt)")
  }
}

extension BodyState {
  /// The state in the six numbers of `swe_calc`, with so many degrees added to the longitude.
  ///
  /// The last bits of libswe's numbers depend on the sine of the C library. Rounded to 7e-12° and 6e-11° a day
  /// they are the same with every one.
  fileprivate init(
    swissNumbers place: UnsafeMutablePointer<Double>, turnedBy turnDegrees: Double = 0,
    isRounded: Bool
  ) {
    let rounded = { (number: Double, steps: Double) in
      isRounded ? (number * steps).rounded() / steps : number
    }
    let (fine, coarse) = (Double(1 << 37), Double(1 << 34))
    unsafe self.init(
      longitude: EclipticLongitude(wrapping: rounded(place[0], fine) + turnDegrees),
      latitude: .degrees(rounded(place[1], fine)), distanceAU: rounded(place[2], fine),
      longitudePerDay: .degrees(rounded(place[3], coarse)),
      latitudePerDay: .degrees(rounded(place[4], coarse)),
      distancePerDayAU: rounded(place[5], coarse))
  }
}

extension LibSwissEphemeris.Session {
  /// The bodies whose numbers are rounded, since the table has none of them.
  fileprivate static var roundedBodies: BodySet {
    BodySet([
      .ceres, .pallas, .juno, .vesta, .pholus, .interpolatedApogee, .interpolatedPerigee,
    ])
  }
}

extension LocalEclipse.Contact {
  /// Which of libswe's ten times it is.
  fileprivate var place: Int {
    switch self {
    case .first: 1
    case .second, .partialBegin: 2
    case .third, .partialEnd: 3
    case .fourth, .totalBegin: 4
    case .totalEnd: 5
    case .penumbralBegin: 6
    case .penumbralEnd: 7
    }
  }
}

extension HeliocentricSky.Planet {
  /// libswe's number for the planet.
  fileprivate var code: Int32 {
    switch self {
    case .mercury: SE_MERCURY
    case .venus: SE_VENUS
    case .earth: SE_EARTH
    case .mars: SE_MARS
    case .jupiter: SE_JUPITER
    case .saturn: SE_SATURN
    case .uranus: SE_URANUS
    case .neptune: SE_NEPTUNE
    case .pluto: SE_PLUTO
    }
  }
}

extension LibSwissEphemeris {
  /// Whether libswe's message says that a system has no cusps at a latitude, and that it has put Porphyry's
  /// in their place: "within polar circle, switched to Porphyry" or "very close to polar circle, …".
  static func isOfUndefinedHouses(_ message: String) -> Bool {
    message.hasSuffix("polar circle, switched to Porphyry")
  }
}

extension FurtherBody {
  /// libswe's number for the body.
  fileprivate var code: Int32 {
    switch self {
    case .hamburg(let body):
      // libswe has them in the order of the cases.
      SE_CUPIDO + Int32(FurtherBody.HamburgBody.allCases.firstIndex(of: body) ?? 0)
    case .asteroid(1): SE_CERES
    case .asteroid(2): SE_PALLAS
    case .asteroid(3): SE_JUNO
    case .asteroid(4): SE_VESTA
    case .asteroid(2_060): SE_CHIRON
    case .asteroid(5_145): SE_PHOLUS
    case .asteroid(134_340): SE_PLUTO
    case .asteroid(let number): SE_AST_OFFSET + Int32(number)
    }
  }
}

extension HeliacalEvent.Kind {
  /// libswe's number for the kind.
  fileprivate var code: Int32 {
    switch self {
    case .morningFirst: SE_HELIACAL_RISING
    case .eveningLast: SE_HELIACAL_SETTING
    case .eveningFirst: SE_EVENING_FIRST
    case .morningLast: SE_MORNING_LAST
    }
  }
}

extension HeliacalEvent.Object {
  /// What libswe calls it: a star by its designation after a comma.
  fileprivate var nameOfLibrary: String {
    switch self {
    case .star(let star): ",\(star.designation)"
    case .body(let body): body.title
    }
  }
}

extension CelestialBody {
  /// libswe's number for the body.
  fileprivate var code: Int32 {
    switch self {
    case .sun: SE_SUN
    case .moon: SE_MOON
    case .mercury: SE_MERCURY
    case .venus: SE_VENUS
    case .mars: SE_MARS
    case .jupiter: SE_JUPITER
    case .saturn: SE_SATURN
    case .uranus: SE_URANUS
    case .neptune: SE_NEPTUNE
    case .pluto: SE_PLUTO
    case .meanNode, .southNode: SE_MEAN_NODE
    case .trueNode: SE_TRUE_NODE
    case .chiron: SE_CHIRON
    case .meanApogee: SE_MEAN_APOG
    case .osculatingApogee: SE_OSCU_APOG
    case .ceres: SE_CERES
    case .pallas: SE_PALLAS
    case .juno: SE_JUNO
    case .vesta: SE_VESTA
    case .pholus: SE_PHOLUS
    case .interpolatedApogee: SE_INTP_APOG
    case .interpolatedPerigee: SE_INTP_PERG
    }
  }
}

extension Eclipse.Kind {
  /// The kind that libswe's bits give; nil for an error's code.
  fileprivate init?(_ code: EphemerisError.LibraryCode) {
    let code = code.rawValue
    guard code > 0 else { return nil }
    if code & SE_ECL_ANNULAR_TOTAL != 0 {
      self = .hybrid
    } else if code & SE_ECL_TOTAL != 0 {
      self = .total
    } else if code & SE_ECL_ANNULAR != 0 {
      self = .annular
    } else if code & SE_ECL_PARTIAL != 0 {
      self = .partial
    } else if code & SE_ECL_PENUMBRAL != 0 {
      self = .penumbral
    } else {
      return nil
    }
  }
}

extension HouseSystem {
  /// libswe's letter for the system.
  fileprivate var code: Int32 {
    let letter: Unicode.Scalar =
      switch self {
      case .placidus: "P"
      case .koch: "K"
      case .porphyry: "O"
      case .regiomontanus: "R"
      case .campanus: "C"
      case .equal: "E"
      case .wholeSign: "W"
      case .alcabitius: "B"
      case .meridian: "X"
      case .morinus: "M"
      case .topocentric: "T"
      case .vehlow: "V"
      case .krusinski: "U"
      case .horizontal: "H"
      case .apc: "Y"
      }
    return Int32(letter.value)
  }
}
#endif
