extension Ayanamsa {
  /// The ayanamsas that Swiss Ephemeris defines, in its order.
  ///
  /// Those from an epoch are the precession since then; the numbers are libswe's, with its correction for the
  /// model of precession that each was published with. Nine hang on a star, or on the centre of the galaxy, and
  /// hold its annual aberration: they go to and fro by 20″ in a year.
  public enum Named: String, Sendable, Hashable, CaseIterable {
    /// Fagan and Bradley's: 24°02′31.36″ at 1950.0.
    case faganBradley = "fagan_bradley"
    /// Lahiri's, of the Indian Calendar Reform Committee of 1956.
    case lahiri
    case deLuce = "de_luce"
    /// B. V. Raman's.
    case raman
    case ushaShashi = "usha_shashi"
    /// K. S. Krishnamurti's.
    case krishnamurti
    case djwhalKhul = "djwhal_khul"
    case yukteshwar
    case jnBhasin = "jn_bhasin"
    case babylonianKugler1 = "babylonian_kugler_1"
    case babylonianKugler2 = "babylonian_kugler_2"
    case babylonianKugler3 = "babylonian_kugler_3"
    case babylonianHuber = "babylonian_huber"
    case babylonianEtaPiscium = "babylonian_eta_piscium"
    case babylonianAldebaran15Taurus = "babylonian_aldebaran_15_taurus"
    case hipparchos
    case sassanian
    /// The centre of the galaxy at 240°.
    case galacticCenter0Sagittarius = "galactic_center_0_sagittarius"
    /// The mean equinox of 2000 at 0°.
    case j2000
    /// The mean equinox of 1900 at 0°.
    case j1900
    /// The mean equinox of 1950 at 0°.
    case b1950
    case suryasiddhanta
    case suryasiddhantaMeanSun = "suryasiddhanta_mean_sun"
    case aryabhata
    case aryabhataMeanSun = "aryabhata_mean_sun"
    case ssRevati = "ss_revati"
    case ssCitra = "ss_citra"
    /// Spica at 180°, wherever it stands.
    case trueCitra = "true_citra"
    /// ζ Piscium at 359°50′.
    case trueRevati = "true_revati"
    /// δ Cancri at 106°.
    case truePushya = "true_pushya"
    case galacticCenterGilBrand = "galactic_center_gil_brand"
    case galacticEquatorIau1958 = "galactic_equator_iau_1958"
    case galacticEquatorTrue = "galactic_equator_true"
    case galacticEquatorMidMula = "galactic_equator_mid_mula"
    case skydramMardyks = "skydram_mardyks"
    /// λ Scorpii at 240°.
    case trueMula = "true_mula"
    case dhruvaGalacticCenterMiddleMula = "dhruva_galactic_center_middle_mula"
    case aryabhata522 = "aryabhata_522"
    case babylonianBritton = "babylonian_britton"
    case vedicSheoran = "vedic_sheoran"
    case cochraneGalacticCenter0Capricorn = "cochrane_galactic_center_0_capricorn"
    case galacticEquatorFiorenza = "galactic_equator_fiorenza"
    case vettiusValens = "vettius_valens"
    case lahiri1940 = "lahiri_1940"
    case lahiriVp285 = "lahiri_vp285"
    case krishnamurtiVp291 = "krishnamurti_vp291"
    case lahiriIcrc = "lahiri_icrc"

    /// libswe's number for it (`SE_SIDM_…`).
    public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

extension Ayanamsa.Named: NamedCase {
  /// `ayanamsa`.
  public static var noun: String { "ayanamsa" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Ayanamsa.Named: CustomStringConvertible {
  /// The same as `title`, such as `Lahiri`.
  public var description: String { title }
}
