import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    _superCommandName: Root.name,
    abstract: "Checks files, hashes, anchor positions, zones and threads.",
    discussion: """
      The exit code is 0 where all is well, 66 where a file or the zones are at fault, and 70 \
      where positions are.

        astrolabe doctor
      """)

  @Flag(help: "Write a JSON array of checks.")
  var json = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    let checks = Checkup.all()
    if json {
      var json = JSONWriter()
      json.array(checks) { json, check in check.write(to: &json) }
      try sink.line(json.bytes)
    } else {
      for check in checks {
        let verdict = output.style.verdict(check.isGood ? "ok  " : "FAIL", isGood: check.isGood)
        let detail = TextWrap.lines(check.detail, indent: "", columns: 54)
        for (index, line) in detail.enumerated() {
          let label = index == 0 ? "\(verdict)  \(check.name.padded(18))" : "".padded(24)
          try sink.write(label + line + "\n")
        }
      }
    }
    try sink.finish()
    if let failed = checks.first(where: { !$0.isGood }) {
      throw SilentExit(code: failed.exitCode)
    }
  }
}

/// One thing looked at.
struct Check: JSONWritable {
  let name: String
  let isGood: Bool
  let detail: String
  /// What the command ends with if this is at fault.
  var exitCode = ExitStatus.file

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("check")
      json.string(name)
      json.key("ok")
      json.bool(isGood)
      json.key("detail")
      json.string(detail)
    }
  }
}
