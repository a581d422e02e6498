/// The engine's own version, by semantic versioning: the shapes of documents and the scores are part
/// of what it promises.
public enum EngineVersion {
  /// Such as `0.2.0`.
  public static let text = "0.2.0"
}
