/// Options that many tests share.
enum Samples {
  /// The birth that the definition of the scores is printed for.
  static let newYork = [
    "--birth", "1990-06-15T14:30", "--zone", "America/New_York", "--lat", "40.7128", "--lon",
    "-74.0060",
  ]
  /// A birth beyond the polar circle, where Placidus houses are undefined.
  static let tromso = [
    "--birth", "1990-06-15T12:00", "--zone", "Europe/Oslo", "--lat", "69.6492", "--lon", "18.9553",
  ]
  /// A birth of whose time nothing is known.
  static let dateOnly = ["--birth", "1990-06-15"]
  /// The place of the first birth.
  static let newYorkPlace = ["--lat", "40.7128", "--lon", "-74.0060"]
}
