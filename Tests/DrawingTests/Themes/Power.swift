import Foundation

/// A number to a power; apart, because Foundation's names would meet those of the drawings.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
