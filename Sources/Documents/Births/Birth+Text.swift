public import Astrology
public import Ephemeris
public import Places

extension Birth {
  /// Reads a birth as people write it: when, and in which town.
  ///
  /// ```swift
  /// let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
  /// ```
  ///
  /// What place was taken, and of how many, is in ``/Astrology/Birth/birthplace``; a name that may mean
  /// several places of about one size is an error that lists them. ``BirthFields`` reads coordinates
  /// and zones, too.
  ///
  /// Where clocks showed the time twice or never, `moment?.note` says which instant was taken, unless `fold` or
  /// `gap` is ``BirthFields/ClockChoice/refuse``.
  ///
  /// - Parameters:
  ///   - text: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM[:SS]` by the clocks of the place.
  ///   - place: The place's name: `Ulm, Germany`, `Paris, TX`.
  ///   - zones: Where the place's zone is looked up.
  ///   - places: Where the place is looked up; in the table that comes with the package unless given,
  ///     which is then opened, so that who reads many births gives one.
  ///   - fold: Which of two equal clock readings is meant, where clocks were set back over the time.
  ///   - gap: Which instant is meant, where clocks were set forward over the time, so that they never showed it.
  /// - Throws: ``BirthError``; what is wrong with the zones' database is
  ///   ``BirthError/zone(_:)``.
  public init(
    _ text: String, in place: String,
    zones: @autoclosure () throws(CivilTimeError) -> ZoneDatabase, places: PlaceFinder? = nil,
    fold: BirthFields.ClockChoice = .earlier, gap: BirthFields.ClockChoice = .later
  ) throws(BirthError) {
    let database: ZoneDatabase
    do {
      database = try zones()
    } catch {
      throw .zone(error)
    }
    let fields = BirthFields(birth: text, place: place, fold: fold, gap: gap)
    self = try fields.read(zones: database, places: places)
  }
}
