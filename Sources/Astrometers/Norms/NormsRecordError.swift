public import Ephemeris

/// Why a record's norms can't be used.
public enum NormsRecordError: AstrolabeError, Hashable {
  /// The bytes are something else.
  case notARecord
  /// The record has a form that this engine doesn't know.
  case otherVersion(UInt16)
  /// There are too few or too many bytes.
  case wrongSize(Int)
  /// The bytes are not those that were written.
  case damaged
  /// The norms were taken by another definition of the scores.
  case otherDefinition(UInt16)
  /// The norms were taken by another sky.
  case otherSource(found: Sky.Source, wanted: Sky.Source)
  /// The norms are those of another birth.
  case otherBirth
  /// The norms rank days and people must be ranked, or the other way round.
  case otherKind

  /// Whether the norms are sound, and those of another time, sky or person: take them again.
  public var isStale: Bool {
    switch self {
    case .otherDefinition, .otherSource, .otherBirth, .otherKind: true
    case .notARecord, .otherVersion, .wrongSize, .damaged: false
    }
  }
}

extension NormsRecordError {
  /// The record.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .notARecord: "these bytes are no record of norms"
    case .otherVersion(let version):
      "this record of norms has version \(version), and this engine reads "
        + "those up to \(NormsRecordLayout.version); take the norms again"
    case .wrongSize(let count):
      "this record of norms has \(count) bytes, and should have \(NormsRecordLayout.size)"
    case .damaged: "this record of norms is damaged; take the norms again"
    case .otherDefinition(let version):
      "these norms were taken by version \(version) of the scoring definition, and this engine "
        + "scores by \(ScoringDefinition.version); take them again"
    case .otherSource(let found, let wanted):
      "these norms were taken by the \(found.rawValue) ephemeris, and the scores come from the "
        + "\(wanted.rawValue) one; take them again"
    case .otherKind:
      "these norms rank days where people are to be ranked, or people where days are; take them again"
    case .otherBirth: "these norms are those of another birth; take them again"
    }
  }
}
