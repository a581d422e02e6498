internal import CKernels

/// Days as the kernel reads them, side by side.
///
/// Unchecked: everything is set when it is made.
@safe final class PackedDays: @unchecked Sendable {
  private let first: UnsafeMutablePointer<kernel_day>
  private let pointers: [UnsafePointer<kernel_day>?]

  init(_ days: [TransitingDay]) {
    let first = UnsafeMutablePointer<kernel_day>.allocate(capacity: days.count)
    var pointers: [UnsafePointer<kernel_day>?] = unsafe []
    for (index, day) in days.enumerated() {
      unsafe (first + index).initialize(to: kernel_day(day))
      unsafe pointers.append(UnsafePointer(first + index))
    }
    unsafe self.first = first
    unsafe self.pointers = pointers
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
