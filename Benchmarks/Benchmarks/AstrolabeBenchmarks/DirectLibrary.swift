import Astrolabe
import DirectSwissEphemeris

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// libswe called as a plain C program would call it: no engine between, buffers reused, the folder
/// set once per thread.
///
/// What it measures is what anyone gets who links the library; the flags are checked all the same,
/// because a quiet fall back on another source would compare different work.
@safe
struct DirectLibrary {
  /// The two of `swe_calc`'s six numbers that are used.
  typealias Place = (longitude: Double, perDay: Double)

  // Room for six numbers, or for thirteen cusps and ten angles.
  private let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 64)
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

  /// Sun to Pluto and the mean node in libswe's numbering.
  static let eleven: [Int32] = Array(0...9) + [SE_MEAN_NODE]

  /// Opens the library for the calling thread, with the files that the engine uses.
  ///
  /// The buffers live as long as the process.
  init() throws {
    // Precedes the folder that a program names.
    unsafe unsetenv("SE_EPHE_PATH")
    unsafe direct_swe_open(try EphemerisFolder.bundled())
  }
}

extension DirectLibrary {
  /// Longitude and daily motion of one body at an instant of Terrestrial Time.
  func place(of body: Int32, at tt: Double) throws(DirectLibraryError) -> Place {
    let flags = SEFLG_SWIEPH | SEFLG_SPEED
    let granted = unsafe swe_calc(tt, body, flags, numbers, message)
    guard granted == flags else {
      throw DirectLibraryError(message: unsafe String(cString: message))
    }
    return unsafe (numbers[0], numbers[3])
  }

  /// The sum of the longitudes and daily motions of eleven bodies: a sky whose numbers are used.
  func sumOfSky(at tt: Double) throws(DirectLibraryError) -> Double {
    var sum = 0.0
    for body in Self.eleven {
      let place = try place(of: body, at: tt)
      sum += place.longitude + place.perDay
    }
    return sum
  }

  /// The Ascendant, after all of the Placidus cusps were computed.
  func ascendant(at ut: Double, latitude: Double, longitude: Double) -> Double {
    let letter = Int32(UInt8(ascii: "P"))
    _ = unsafe swe_houses(ut, latitude, longitude, letter, numbers, numbers + 16)
    return unsafe numbers[16]
  }

  /// The same instant in Terrestrial Time.
  func terrestrialTime(_ ut: Double) -> Double {
    unsafe ut + swe_deltat_ex(ut, SEFLG_SWIEPH, message)
  }

  /// The same instant in Universal Time.
  func universalTime(_ tt: Double) -> Double {
    unsafe tt - swe_deltat_ex(tt, SEFLG_SWIEPH, message)
  }
}

/// libswe answered otherwise than it was asked.
struct DirectLibraryError: Error {
  /// What it said.
  let message: String
}
