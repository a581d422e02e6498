internal import Astrology
public import Astrometers
public import Documents
public import Drawing
public import Ephemeris
public import Foundation
public import Pages
public import Places
public import Readings
public import Signs

// `localizedDescription` looks for this conformance at run time, so it is enough that a program links
// this module.

extension LocalizedError where Self: AstrolabeError {
  /// The sentence that tells what is wrong and what would be right.
  public var errorDescription: String? { description }
}

extension NumberError: LocalizedError {}
extension NameError: LocalizedError {}
extension CalendarError: LocalizedError {}
extension CivilTimeError: LocalizedError {}
extension EphemerisError: LocalizedError {}
extension TableFault: LocalizedError {}
extension PlaceError: LocalizedError {}
extension PlaceTableFault: LocalizedError {}
extension NormsError: LocalizedError {}
extension NormsRecordError: LocalizedError {}
extension SignProfileError: LocalizedError {}
extension ReadingError: LocalizedError {}
extension ReportError: LocalizedError {}
extension BirthError: LocalizedError {}
extension BirthLineError: LocalizedError {}
extension InstantError: LocalizedError {}
extension DrawingError: LocalizedError {}
