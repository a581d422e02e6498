// Feeds the target that the environment's TARGET names to libFuzzer; its options are arguments, as
// libFuzzer documents them. A name among the arguments would get lost where it starts itself again.

import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

let named = ProcessInfo.processInfo.environment["TARGET"] ?? ""
guard let target = FuzzTarget.all.first(where: { $0.name == named }) else {
  let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(Data("set TARGET to one of \(names)\n".utf8))
  exit(64)
}
unsafe Chosen.target = target

/// The function below is one of C's, which can capture nothing.
enum Chosen {
  nonisolated(unsafe) static var target = FuzzTarget.zoneFile
}

var argumentCount = CommandLine.argc
var arguments = unsafe CommandLine.unsafeArgv
let status = unsafe runFuzzer(&argumentCount, &arguments) { bytes, count in
  let input = unsafe UnsafeBufferPointer(start: bytes, count: count)
  do {
    try unsafe Chosen.target.feed(Array(input))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
exit(status)
