public import Ephemeris

extension Panchanga {
  /// One of the 27 yogas: 13°20′ each of the sum of the sidereal longitudes of the Sun and the Moon.
  public enum Yoga: String, Sendable, Hashable, CaseIterable {
    case vishkambha
    case priti
    case ayushman
    case saubhagya
    case shobhana
    case atiganda
    case sukarma
    case dhriti
    case shula
    case ganda
    case vriddhi
    case dhruva
    case vyaghata
    case harshana
    case vajra
    case siddhi
    case vyatipata
    case variyana
    case parigha
    case shiva
    case siddha
    case sadhya
    case shubha
    case shukla
    case brahma
    case indra
    case vaidhriti
  }
}

extension Panchanga.Yoga: NamedCase {
  /// `yoga`.
  public static var noun: String { "yoga" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Panchanga {
  /// A half of a tithi.
  public enum Karana: String, Sendable, Hashable, CaseIterable {
    case bava, balava, kaulava, taitila, gara, vanija, vishti
    case shakuni, chatushpada, naga, kimstughna

    /// The karana of a number of 1…60, counted from the new Moon: seven go round eight times, four are there
    /// once.
    init(number: Int) {
      switch number {
      case 1: self = .kimstughna
      case 58: self = .shakuni
      case 59: self = .chatushpada
      case 60: self = .naga
      case _: self = Self.allCases[(number - 2) % 7]
      }
    }
  }
}

extension Panchanga.Karana: NamedCase {
  /// `karana`.
  public static var noun: String { "karana" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Panchanga {
  /// A lunar day: 12° of the Moon's way from the Sun.
  public struct Tithi: Sendable, Hashable {
    /// Its number from the new Moon, 1…30.
    public let number: Int

    /// Whether the Moon waxes: the bright half, shukla; else the dark one, krishna.
    public var isBright: Bool { number <= 15 }

    /// The name that documents use, such as `shukla_saptami`.
    public var name: String {
      switch number {
      case 15: "purnima"
      case 30: "amavasya"
      case _: "\(isBright ? "shukla" : "krishna")_\(Self.names[(number - 1) % 15])"
      }
    }

    /// The name that people read.
    public var title: String {
      name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }

    private static let names = [
      "pratipada", "dvitiya", "tritiya", "chaturthi", "panchami", "shashthi", "saptami", "ashtami",
      "navami", "dashami", "ekadashi", "dvadashi", "trayodashi", "chaturdashi", "purnima",
    ]
  }

  /// A day of the week, from sunrise to sunrise.
  public enum Vara: Int, Sendable, Hashable, CaseIterable {
    case ravivara, somavara, mangalavara, budhavara, guruvara, shukravara, shanivara

    /// The planet that it is called after.
    public var lord: ClassicalPlanet {
      switch self {
      case .ravivara: .sun
      case .somavara: .moon
      case .mangalavara: .mars
      case .budhavara: .mercury
      case .guruvara: .jupiter
      case .shukravara: .venus
      case .shanivara: .saturn
      }
    }

    /// The day of a date.
    init(of date: CalendarDate) { self = Self.allCases[date.weekday % 7] }
  }
}

extension Panchanga.Vara: NamedCase {
  /// `day of the week`.
  public static var noun: String { "day of the week" }

  /// The name that documents use, such as `somavara`.
  public var name: String { "\(self)" }

  /// The name that people read, such as `Somavara`.
  public var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
