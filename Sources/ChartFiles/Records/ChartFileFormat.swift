/// The formats of files that charts are kept in.
@_spi(FrontEnd) public enum ChartFileFormat: String, Sendable, Hashable, CaseIterable {
  /// The Astrological Exchange Format of astro.com and others.
  case aaf
  /// Values by columns, with a line of their names.
  case csv
  /// Texts that Solar Fire exports: records in quotation marks, lists of charts, heads of reports.
  case solarFire = "solarfire"
  /// QUICK*CHART: lines of 100 characters.
  case quickChart = "qck"
  /// Jagannatha Hora.
  case jagannathaHora = "jhd"
  /// Astrolog's command switches, and its seven numbers.
  case astrolog
  /// The XML of Astro-Databank.
  case astroDatabank = "adb"
  /// ZET.
  case zet
  /// GeoVision's XML.
  case geoVision = "geovision"
  /// JSON of kerykeion and stellium.
  case json
  /// Morinus: numbers and texts in Python's pickles.
  case morinus
  /// Solar Fire's and Astro Gold's own files; experimental.
  case solarFireBinary = "sfcht"

  /// What people call it.
  package var title: String {
    switch self {
    case .aaf: "AAF"
    case .csv: "CSV"
    case .solarFire: "Solar Fire text"
    case .quickChart: "QUICK*CHART"
    case .jagannathaHora: "Jagannatha Hora"
    case .astrolog: "Astrolog"
    case .astroDatabank: "Astro-Databank XML"
    case .zet: "ZET"
    case .geoVision: "GeoVision XML"
    case .json: "JSON"
    case .morinus: "Morinus"
    case .solarFireBinary: "SFcht"
    }
  }
}
