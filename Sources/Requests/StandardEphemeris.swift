#if SwissEphemeris
public import SwissEphemeris

/// The ephemeris to use unless there is a reason for another: the compiled table from 1850 to 2150, Swiss
/// Ephemeris itself for the other years of 1200 to 2399 and for the bodies that the table lacks.
///
/// ```swift
/// let ephemeris = try StandardEphemeris()
/// ```
///
/// Where the package is built without its trait `SwissEphemeris`, it is the table alone.
public typealias StandardEphemeris = LayeredEphemeris
#else
public import Ephemeris

/// The ephemeris to use unless there is a reason for another: the compiled table, 1850 to 2150.
///
/// ```swift
/// let ephemeris = try StandardEphemeris()
/// ```
///
/// With the package's trait `SwissEphemeris`, which is on by default, Swiss Ephemeris answers for other
/// years and bodies.
public typealias StandardEphemeris = CompiledEphemeris
#endif
