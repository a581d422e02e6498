/// Why a file that a test reads can't be used, naming the file and the place in it.
public struct TestDataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's name, without its folder.
  public let file: String
  /// Where in the file, such as `line 12, column longitude`; empty for the file as a whole.
  public let place: String
  /// What is wrong there.
  public let problem: String

  /// Creates an error about `place` in `file`.
  public init(file: String, place: String = "", problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// Such as `delta-t.csv, line 12, column delta_t_seconds: "x" is no number`.
  public var description: String {
    place.isEmpty ? "\(file): \(problem)" : "\(file), \(place): \(problem)"
  }
}
