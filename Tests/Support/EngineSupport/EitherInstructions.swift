import CKernels

/// Runs a test of a kernel by the widest instructions that the processor has and by the plain ones.
///
/// The choice is the process's, and the other tests of it may fall to either meanwhile: all have the same bits.
public func withEitherInstructions(_ test: () throws -> Void) rethrows {
  defer { kernel_use(kernel_best) }
  for instructions in [kernel_best, kernel_plain] {
    kernel_use(instructions)
    try test()
  }
}
