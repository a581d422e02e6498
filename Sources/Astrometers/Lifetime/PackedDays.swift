internal import CKernels

/// Days as the kernel reads them, side by side.
///
/// Unchecked: everything is set when it is made.
@safe final class PackedDays: @unchecked Sendable {
  private let first: UnsafeMutablePointer<kernel_day>
  private let pointers: [UnsafePointer<kernel_day>?]

  convenience init(_ days: [TransitingDay]) {
    self.init(count: days.count) { days[$0] }
  }

  /// Packs days as they come, so that a lifetime of them is held once.
  init<Failure: Error>(
    count: Int, _ day: (Int) throws(Failure) -> TransitingDay
  ) throws(Failure) {
    let first = UnsafeMutablePointer<kernel_day>.allocate(capacity: count)
    do throws(Failure) {
      for index in 0..<count {
        unsafe (first + index).initialize(to: kernel_day(try day(index)))
      }
    } catch {
      unsafe first.deallocate()
      throw error
    }
    unsafe self.first = first
    unsafe pointers = (0..<count).map { unsafe UnsafePointer(first + $0) }
  }

  deinit { unsafe first.deallocate() }

  /// Gives the days' places.
  func withPointers<Result>(
    _ body: (UnsafeBufferPointer<UnsafePointer<kernel_day>?>) -> Result
  ) -> Result {
    unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
  }

  /// What each meter's polarity loses on a day.
  @inline(__always)
  func losses(of day: Int) -> UnsafePointer<Float> {
    unsafe UnsafeRawPointer(first + day)
      .advanced(by: MemoryLayout<kernel_day>.offset(of: \.losses) ?? 0)
      .assumingMemoryBound(to: Float.self)
  }
}
