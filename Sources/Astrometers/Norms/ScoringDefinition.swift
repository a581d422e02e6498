/// The definition of the scores, as a whole.
public enum ScoringDefinition {
  /// Goes up by one whenever anything in the definition changes a number, so that norms that were
  /// taken by another one are recognised.
  public static let version: UInt16 = 1
}
