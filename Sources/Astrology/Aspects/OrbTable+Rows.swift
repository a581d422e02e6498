internal import CKernels
public import Ephemeris

extension OrbTable {
  /// Two places of two rows that make an aspect.
  public struct RowPair: Sendable, Hashable {
    // What is stored, and in which order, is what `kernel_contact` has: the kernel writes pairs where they stay.

    /// The distance from exactness, 0° or more.
    public let orb: PlaneAngle
    private let firstPlace, secondPlace: Int32
    private let kindIndex: UInt8

    fileprivate init(first: Int, second: Int, kind: AspectKind, orb: PlaneAngle) {
      (firstPlace, secondPlace) = (Int32(first), Int32(second))
      kindIndex = UInt8(kind.index)
      self.orb = orb
    }

    /// Which place of the first row.
    public var first: Int { Int(firstPlace) }
    /// Which place of the second row.
    public var second: Int { Int(secondPlace) }
    /// What they make.
    public var kind: AspectKind { OrbTable.kind(Int(kindIndex)) }

    /// Whether the bytes are those of the kernel's.
    fileprivate static let isAsKernels =
      MemoryLayout<Self>.stride == MemoryLayout<kernel_contact>.stride
      && MemoryLayout<Self>.offset(of: \.firstPlace) == 8
      && MemoryLayout<Self>.offset(of: \.secondPlace) == 12
      && MemoryLayout<Self>.offset(of: \.kindIndex) == 16
  }

  /// The aspects that each place of a row makes with each of another, such as the points of two charts.
  ///
  /// ```swift
  /// let pairs = OrbTable.standard.pairs(of: hers, with: his)
  /// for pair in pairs { print(hers[pair.first], pair.kind, his[pair.second], pair.orb) }
  /// ```
  ///
  /// - Parameters:
  ///   - firsts: The one row.
  ///   - seconds: The other.
  /// - Returns: What ``kind(at:)`` finds of all pairs, in the order of the first row and then of the second.
  /// - Complexity: All pairs, four at a time.
  public func pairs(
    of firsts: [EclipticLongitude], with seconds: [EclipticLongitude]
  ) -> [RowPair] {
    guard areApart, RowPair.isAsKernels, max(firsts.count, seconds.count) <= Self.longestRow else {
      return pairsOneByOne(of: firsts, with: seconds)
    }
    return pairsByKernel(of: firsts, with: seconds)
  }

  /// As many places as the kernel has room for.
  private static let longestRow = 28

  /// The same one by one, whatever the orbs: the readable form of `kernel_contacts`.
  func pairsOneByOne(
    of firsts: [EclipticLongitude], with seconds: [EclipticLongitude]
  ) -> [RowPair] {
    firsts.enumerated().flatMap { row, first in
      seconds.enumerated().compactMap { column, second in
        let separation = first.separation(from: second)
        return kind(at: separation).map { kind in
          RowPair(
            first: row, second: column, kind: kind, orb: (separation - kind.angle).magnitude)
        }
      }
    }
  }

  private func pairsByKernel(
    of firsts: [EclipticLongitude], with seconds: [EclipticLongitude]
  ) -> [RowPair] {
    var orbs = degrees
    let capacity = firsts.count * seconds.count + 1
    return unsafe [RowPair](unsafeUninitializedCapacity: capacity) { pairs, initialized in
      let found = UnsafeMutableRawPointer(pairs.baseAddress)
      unsafe withUnsafeBytes(of: &orbs) { orbs in
        unsafe firsts.withUnsafeBytes { firstBytes in
          unsafe seconds.withUnsafeBytes { secondBytes in
            // A longitude is its degrees and nothing else.
            initialized = unsafe Int(
              kernel_contacts(
                firstBytes.assumingMemoryBound(to: Double.self).baseAddress, Int32(firsts.count),
                secondBytes.assumingMemoryBound(to: Double.self).baseAddress, Int32(seconds.count),
                orbs.assumingMemoryBound(to: Double.self).baseAddress,
                found?.assumingMemoryBound(to: kernel_contact.self)))
          }
        }
      }
    }
  }
}
