#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
import SwissEphemeris
import TestSupport
import Testing

extension EphemerisSamples {
  /// libswe on the files of the package, opened once.
  static let ephemeris = Result { () throws(EphemerisError) in try DirectEphemeris() }

  /// A table of the folder `Golden`, which is that of the module Ephemeris.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }
}
#endif
