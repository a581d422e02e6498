import Testing

/// Options that are missing, unknown, or contradict each other.
@Suite struct WrongUsageTests {
  @Test(arguments: unknown + missing + contradicting + repeated + idle)
  func `wrong usage is refused`(_ row: BadInput) throws { try row.check() }

  static let sky = ["sky", "--at", "2025-01-06T12:00:00Z"]
  static let meters = ["meters"] + Samples.dateOnly

  static let unknown = [
    BadInput(
      "a subcommand", ["frobnicate"], .usage, "no command \"frobnicate\"; see astrolabe --help"),
    BadInput(
      "a subcommand with an error in it", ["charts", "--birth", "1990-06-15"], .usage,
      "there is no command \"charts\"; did you mean astrolabe chart?"),
    BadInput(
      "days before today", ["batch", "--births", "-", "--date", "2025-01-06", "--days", "-5"],
      .usage, "--days -5 can't be; give 1 or more"),
    BadInput(
      "fewer threads than none", ["norms", "--births", "-", "--output", "n", "--threads", "-1"],
      .usage, "--threads -1 can't be; give 1 to 256"),
    BadInput("an option of the program", ["--frobnicate"], .usage, "'--frobnicate'"),
    BadInput("an option of today", ["today", "--svg"], .usage, "'--svg'"),
    BadInput("an option of chart", ["chart", "--hause", "koch"], .usage, "'--hause'"),
    BadInput(
      "an option that resembles another", ["chart", "--brith", "1990-06-15"], .usage,
      "Unknown option '--brith'. Did you mean '--birth'?; see astrolabe chart --help"),
    BadInput(
      "an option that resembles no other", ["sky", "--zenith", "1"], .usage,
      "Unknown option '--zenith'; see astrolabe sky --help"),
    BadInput(
      "a short option that resembles another by chance", ["transits", "--foo"], .usage,
      "Unknown option '--foo'; see astrolabe transits --help"),
    BadInput(
      "what people call the scripts of shells", ["completions"], .usage,
      "did you mean astrolabe --generate-completion-script bash?"),
    BadInput(
      "retrogrades as a kind", ["events", "--kinds", "retrograde", "--year", "2025"], .usage,
      "there is no kind \"retrograde\"; give --retrogrades without --kinds"),
    BadInput("a short option", ["doctor", "-x"], .usage, "'-x'"),
    BadInput("an argument", ["chart", "1990-06-15"], .usage, "'1990-06-15'"),
    BadInput("a second date", ["sign", "1990-06-15", "1991-06-15"], .usage, "'1991-06-15'"),
    BadInput(
      "a house system", ["chart", "--houses", "vulcan"] + Samples.newYork, .usage,
      "there is no house system \"vulcan\"; house systems are placidus, koch"),
    BadInput(
      "a house system of a stream", ["chart", "--births", "-", "--houses", "PLACIDUS"],
      input: "{\"birth\":\"1990-06-15\"}\n", .usage,
      "there is no house system \"PLACIDUS\"; did you mean placidus?"),
    BadInput(
      "a zodiac", ["chart", "--zodiac", "draconian"] + Samples.newYork, .usage, "\"draconian\""),
    BadInput("a body", sky + ["--bodies", "vulcan"], .usage, "there is no body \"vulcan\""),
    BadInput("a body of no name", sky + ["--bodies", "Sunn"], .usage, "did you mean sun?"),
    BadInput("no body after the comma", sky + ["--bodies", "sun,"], .usage, "no body \"\""),
    BadInput("all and one", sky + ["--bodies", "all,sun"], .usage, "no body \"all\""),
    BadInput(
      "a body of transits", ["transits", "--bodies", "vulcan"] + Samples.dateOnly + span, .usage,
      "there is no body \"vulcan\""),
    BadInput(
      "a kind of event", ["events"] + span + ["--kinds", "void,comet"], .usage,
      "there is no kind \"comet\"; kinds are lunation, ingress"),
    BadInput(
      "a void", ["events"] + span + ["--void", "hellenistic"], .usage,
      "'modern' and 'traditional'"),
    BadInput(
      "a way of angles",
      ["progressions", "--at", "2025-01-06", "--angles", "regressed"] + Samples.newYork, .usage,
      "ways are solar_arc_longitude, solar_arc_right_ascension"),
    BadInput(
      "an arc", ["directions", "--at", "2025-01-06", "--arc", "lunar"] + Samples.newYork, .usage,
      "'solar' and 'naibod'"),
    BadInput(
      "a way of counting years", ["profections", "--years", "lunar"] + Samples.newYork + span,
      .usage, "'return' and 'birthday'"),
    BadInput(
      "a fold", ["chart", "--fold", "both"] + Samples.newYork, .usage,
      "'earlier', 'later' or 'refuse'"),
    BadInput(
      "orbs of two", ["synastry", "--orbs", "wide"] + PairTests.with + Samples.newYork, .usage,
      "there is no rule of orbs \"wide\"; rules are standard, close"),
    BadInput(
      "a way of composites", ["composite", "--method", "mean"] + PairTests.with + Samples.newYork,
      .usage, "'midpoint', 'derived' or 'davison'"),
    BadInput(
      "a middle",
      ["composite", "--method", "davison", "--middle", "nearest"] + PairTests.with
        + Samples.newYork, .usage, "'mean' and 'great-circle'"),
  ]

  static let missing = [
    BadInput("the birth of today", ["today"], .usage, "--birth is missing; write --birth 1990"),
    BadInput("the birth of chart", ["chart", "--json"], .usage, "--birth is missing"),
    BadInput(
      "the birth of meters", ["meters", "--from", "2025-01-06", "--to", "2025-01-06"], .usage,
      "--birth is missing"),
    BadInput("everything of meters", ["meters"], .usage, "--birth is missing"),
    BadInput("the first date", meters + ["--to", "2025-01-06"], .usage, "--from"),
    BadInput("the birth of transits", ["transits"] + span, .usage, "--birth is missing"),
    BadInput("the birth of returns", ["returns"] + span, .usage, "--birth is missing"),
    BadInput("the birth of progressions", ["progressions"] + span, .usage, "--birth is missing"),
    BadInput("the birth of synastry", ["synastry"] + PairTests.with, .usage, "--birth is missing"),
    BadInput(
      "the other of synastry", ["synastry"] + Samples.newYork, .usage,
      "--with-birth is missing; write --with-birth"),
    BadInput(
      "the other's date", ["composite", "--with-place", "Lyon"] + Samples.newYork, .usage,
      "--with-birth is missing; write --with-birth"),
    BadInput(
      "the other's zone", ["synastry", "--with-birth", "1988-03-02T09:10"] + Samples.newYork,
      .usage, "the other's birth: a birth time needs its zone"),
    BadInput("the dates of events", ["events", "--to", "2025-01-06"], .usage, "--from"),
    BadInput("the date of sign", ["sign"], .usage, "YYYY-MM-DD"),
    BadInput("the value of --birth", ["chart", "--birth"], .usage, "Missing value for '--birth"),
    BadInput(
      "the value of --birth, an option instead", ["chart", "--birth", "--json"], .usage,
      "Missing value for '--birth"),
    BadInput("the value of --zone", ["chart", "--zone"], .usage, "Missing value for '--zone"),
    BadInput("the value of --at", ["sky", "--at"], .usage, "Missing value for '--at"),
    BadInput(
      "the value of --output", ["sign", "1990-06-15", "--output"], .usage,
      "Missing value for '--output"),
  ]

  static let span = ["--from", "2025-01-06", "--to", "2025-01-06"]

  static let contradicting = [
    BadInput(
      "two forms of meters", meters + span + ["--json", "--csv"], .usage, "--json, --csv and --svg"),
    BadInput("two forms of events", ["events"] + span + ["--json", "--ics"], .usage, "--ics"),
    BadInput(
      "two forms of transits", ["transits"] + Samples.dateOnly + span + ["--json", "--ics"],
      .usage, "--json and --ics"),
    BadInput(
      "an instant and dates", ["progressions", "--at", "2025-01-06"] + Samples.dateOnly + span,
      .usage, "--at goes without --from and --to"),
    BadInput(
      "a calendar of an instant", ["directions", "--at", "2025-01-06", "--ics"] + Samples.dateOnly,
      .usage, "--ics is for dates"),
    BadInput(
      "two forms of profections", ["profections", "--json", "--ics"] + Samples.dateOnly + span,
      .usage, "--json and --ics"),
    BadInput(
      "a stream of others and one",
      ["synastry", "--births", "-"] + PairTests.with
        + Samples.newYork, .usage, "--births goes without the options of one other birth"),
    BadInput(
      "norms without a stream",
      ["synastry", "--scores", "--norms", "x"] + PairTests.with
        + Samples.newYork, .usage, "--norms is for a stream of births"),
    BadInput(
      "norms without scores", ["synastry", "--births", "-", "--norms", "x"] + Samples.newYork,
      .usage, "--norms is for scores; add --scores"),
    BadInput(
      "two forms of synastry", ["synastry", "--json", "--svg"] + PairTests.with + Samples.newYork,
      .usage, "--json and --svg"),
    BadInput(
      "a middle of midpoints",
      ["composite", "--middle", "mean"] + PairTests.with
        + Samples.newYork, .usage, "--middle goes with --method davison"),
    BadInput(
      "a stream and a calendar", ["transits", "--births", "-", "--ics"] + span, .usage,
      "--births and --ics"),
    BadInput(
      "a stream of transits and a birth", ["transits", "--births", "-"] + span + Samples.dateOnly,
      .usage, "--births goes without the options of one birth"),
    BadInput(
      "a stream and a birth", ["chart", "--births", "-"] + Samples.dateOnly, .usage,
      "--births goes without the options of one birth"),
    BadInput("a stream and a zone", ["chart", "--births", "-", "--zone", "UTC"], .usage, "--zone"),
    BadInput(
      "a stream and a fold", ["chart", "--births", "-", "--fold", "later"], .usage, "--fold"),
  ]

  static let repeated = [
    BadInput(
      "two streams", ["chart", "--births", "a", "--births", "b"], .usage,
      "--births is given twice; give it once"),
    BadInput(
      "two births", ["chart", "--birth", "1990-06-15", "--birth=1991-06-15"], .usage,
      "--birth is given twice"),
    BadInput(
      "two lists of kinds", ["events", "--kinds", "void", "--kinds", "aspect"] + span, .usage,
      "--kinds is given twice"),
    BadInput(
      "two names of a zone", ["events", "--zone", "UTC", "--date-zone", "+05:30"] + span, .usage,
      "--date-zone is given twice"),
    BadInput(
      "two files", ["sign", "1990-06-15", "-o", "a", "--output", "b"], .usage,
      "--output is given twice"),
    BadInput(
      "two instants of a reading", ["today", "--json", "--at", "ut:1", "--at", "ut:2"], .usage,
      "--at is given twice"),
    BadInput(
      "standard input twice", ["sky", "--at", "-", "--at", "-"], .usage,
      "--at - reads standard input to its end, so give it once"),
  ]

  /// Options without what they are about.
  static let idle = [
    BadInput(
      "a zone of no date", ["wheel", "--date-zone", "Europe/Paris"] + Samples.dateOnly, .usage,
      "--date-zone goes with --date"),
    BadInput(
      "the Moon's aspects without aspects",
      ["events", "--kinds", "lunation", "--moon-aspects"] + span, .usage,
      "--moon-aspects goes with --kinds aspect"),
    BadInput(
      "voids without voids", ["events", "--kinds", "lunation", "--void", "traditional"] + span,
      .usage, "--void traditional goes with --kinds void"),
    BadInput(
      "a report of nobody", ["report", "--name", ""] + Samples.dateOnly, .usage, "--name is"),
    BadInput(
      "a wheel of nobody", ["wheel", "--name", " \u{200B}"] + Samples.dateOnly, .usage,
      "--name is blank"),
  ]
}
