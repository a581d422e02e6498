#if SwissEphemeris
public import SwissEphemeris

/// The ephemeris that tests of the upper modules ask for last digits: libswe where it is built in, the table
/// where it isn't.
public typealias ExactEphemeris = DirectEphemeris
/// The ephemeris that programs use.
public typealias UsualEphemeris = LayeredEphemeris
#else
public import Ephemeris

/// The ephemeris that tests of the upper modules ask for last digits: libswe where it is built in, the table
/// where it isn't.
public typealias ExactEphemeris = CompiledEphemeris
/// The ephemeris that programs use.
public typealias UsualEphemeris = CompiledEphemeris
#endif

/// Whether the package is built with libswe, by its trait `SwissEphemeris`.
///
/// A test of years or bodies that the table lacks says
/// `.enabled(if: Libswe.isBuiltIn, "libswe is not built in")`.
public enum Libswe {
  #if SwissEphemeris
  /// Whether libswe is built in.
  public static let isBuiltIn = true
  /// The Julian Days that tests take instants from: what ``ExactEphemeris`` covers, but for its edges.
  public static let sampledDays = 2_378_500.0..<2_597_500.0
  #else
  /// Whether libswe is built in.
  public static let isBuiltIn = false
  /// The Julian Days that tests take instants from: what ``ExactEphemeris`` covers, but for its edges.
  public static let sampledDays = 2_396_800.0..<2_506_500.0
  #endif
}
