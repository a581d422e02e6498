public import Asking
public import Astrology
public import Astrometers
public import Documents
public import Drawing
public import Ephemeris
public import Foundation
public import Pages
public import Places
public import Readings
public import Requests
public import Signs
public import Words

// `localizedDescription` looks for this conformance at run time, so linking this module is enough.

extension LocalizedError where Self: AstrolabeError {
  /// The sentence that says what is wrong and what is valid.
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
extension LotError: LocalizedError {}
extension RectificationError: LocalizedError {}
extension DavisonError: LocalizedError {}
extension PeriodError: LocalizedError {}
extension PrimaryError: LocalizedError {}
extension NormsError: LocalizedError {}
extension NormsRecordError: LocalizedError {}
extension SignProfileError: LocalizedError {}
extension WordsError: LocalizedError {}
extension AnswerSentencesError: LocalizedError {}
extension FieldsError: LocalizedError {}
extension QuestionError: LocalizedError {}
extension ReadingError: LocalizedError {}
extension ReportError: LocalizedError {}
extension WindowError: LocalizedError {}
extension ConditionError: LocalizedError {}
extension BirthError: LocalizedError {}
extension BirthLineError: LocalizedError {}
extension InstantError: LocalizedError {}
extension DrawingError: LocalizedError {}
extension SituationError: LocalizedError {}
extension RequestError: LocalizedError {}
