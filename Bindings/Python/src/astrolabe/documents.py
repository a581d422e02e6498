"""The shapes of the documents, made from the JSON Schemas by `make-documents.py`.

What a schema demands beyond types (ranges, lengths, orders) is in `Sources/Documents/Schemas`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class NatalChartBirth(TypedDict):
    birth_date: str
    birth_time: str
    birth_timezone: str
    birth_lat: Union[float, None]
    birth_lon: Union[float, None]


class NatalChartBodiesItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    longitude: float
    latitude: float
    speed: float
    retrograde: bool
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: int
    element: Literal["fire", "earth", "air", "water"]
    modality: Literal["cardinal", "fixed", "mutable"]
    dignity: Literal["domicile", "exaltation", "detriment", "fall", "peregrine", None]


class NatalChartAngle(TypedDict):
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float


class NatalChartAngles1(TypedDict):
    ascendant: NatalChartAngle
    midheaven: NatalChartAngle
    descendant: NatalChartAngle
    imum_coeli: NatalChartAngle


class NatalChartHousesItem(TypedDict):
    number: int
    cusp_longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    ruler: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]


class NatalChartAspect(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect_type: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    exact_angle: Literal[0, 60, 90, 120, 180]
    orb: float
    applying: bool


class NatalChartDistributionsElements(TypedDict):
    fire: int
    earth: int
    air: int
    water: int


class NatalChartDistributionsModalities(TypedDict):
    cardinal: int
    fixed: int
    mutable: int


class NatalChartDistributionsQuadrants1(TypedDict):
    first: int
    second: int
    third: int
    fourth: int


class NatalChartDistributionsHemispheres1(TypedDict):
    northern: int
    southern: int
    eastern: int
    western: int


class NatalChartDistributions(TypedDict):
    elements: NatalChartDistributionsElements
    modalities: NatalChartDistributionsModalities
    quadrants: Union[None, NatalChartDistributionsQuadrants1]
    hemispheres: Union[None, NatalChartDistributionsHemispheres1]


class NatalChartUncertainty(TypedDict):
    sun_sign_certain: bool
    moon_sign_certain: bool
    moon_longitude_range: List[float]


class NatalChartNotesItem(TypedDict):
    code: Literal["clock_local_mean_time", "clock_zone_mean_time", "time_occurred_twice", "time_never_occurred", "place_chosen", "zone_history_uncertain", "zone_far_from_longitude", "abbreviation_all_year", "two_clocks_in_use", "calendar_julian", "calendar_of_country", "time_against_sky"]
    message: str


class NatalChart(TypedDict):
    """Document 000 only says that users/{id}.natal_chart is 'Complete NatalChartData from astro module' and gives the two modes; the shape below is a PROPOSAL except where $comment says [000] or [001]."""

    schema_version: Literal[1]
    mode: Literal["v1", "v2"]
    exact_chart: bool
    sun_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    birth: NatalChartBirth
    datetime_utc: str
    zodiac: Literal["tropical"]
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "alcabitius", "meridian", "morinus", "topocentric", "vehlow", "krusinski", "horizontal", "apc", "solar_whole_sign"]
    house_system_fallback: bool
    bodies: List[NatalChartBodiesItem]
    angles: Union[None, NatalChartAngles1]
    houses: List[NatalChartHousesItem]
    aspects: List[NatalChartAspect]
    distributions: NatalChartDistributions
    uncertainty: NatalChartUncertainty
    notes: NotRequired[List[NatalChartNotesItem]]


class ChartWithMoreZodiac(TypedDict):
    kind: Literal["tropical"]


class ChartWithMoreZodiac1(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran_15_taurus", "hipparchos", "sassanian", "galactic_center_0_sagittarius", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau_1958", "galactic_equator_true", "galactic_equator_mid_mula", "skydram_mardyks", "true_mula", "dhruva_galactic_center_middle_mula", "aryabhata_522", "babylonian_britton", "vedic_sheoran", "cochrane_galactic_center_0_capricorn", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "krishnamurti_vp291", "lahiri_icrc"]
    degrees: float


class ChartWithMoreZodiac2(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["custom"]
    degrees: float
    epoch_jd_tt: float
    epoch_degrees: float


class ChartWithMorePoint(TypedDict):
    name: Literal["true_node", "chiron", "mean_apogee", "osculating_apogee", "ceres", "pallas", "juno", "vesta", "pholus", "south_node", "interpolated_apogee", "interpolated_perigee", "vertex", "antivertex", "east_point"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]
    latitude: float
    speed: Union[None, float]


class ChartWithMoreLot(TypedDict):
    name: str
    formula: str
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]


class ChartWithMoreGauquelinSectorsItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    sector: float


class ChartWithMoreGauquelin(TypedDict):
    cusps: Union[None, List[float]]
    sectors: List[ChartWithMoreGauquelinSectorsItem]


class ChartWithMoreDeclinationsBodiesItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    declination: float
    per_day: float
    out_of_bounds: bool


class ChartWithMoreDeclinationsParallelsItem(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    kind: Literal["parallel", "contraparallel"]
    orb: float
    certain: bool


class ChartWithMoreDeclinations(TypedDict):
    obliquity: float
    bodies: List[ChartWithMoreDeclinationsBodiesItem]
    parallels: List[ChartWithMoreDeclinationsParallelsItem]


class ChartWithMoreAntiscion(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    kind: Literal["antiscion", "contra_antiscion"]
    orb: float
    certain: bool


class ChartWithMoreMidpoint(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    of: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]]
    orb: float
    certain: bool


class ChartWithMoreMinorAspect(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["semisextile", "semisquare", "quintile", "sesquisquare", "biquintile", "quincunx", "septile", "novile"]
    applying: bool
    orb: float
    certain: bool


class ChartWithMorePattern(TypedDict):
    kind: Literal["grand_trine", "t_square", "grand_cross", "yod", "kite", "mystic_rectangle", "grand_sextile", "stellium"]
    members: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    apex: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    sign: Union[None, Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    orb: Union[None, float]
    certain: bool


class ChartWithMoreDignitySect1(TypedDict):
    of: Literal["day", "night"]
    in_sect: bool
    hayz: bool


class ChartWithMoreDignity(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    domicile: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    exaltation: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    triplicity: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    term: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    face: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    has: List[Literal["domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine"]]
    points: Union[None, int]
    sect: Union[None, ChartWithMoreDignitySect1]
    certain: bool


class ChartWithMoreReception(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    kind: Literal["domicile", "exaltation", "mixed"]
    certain: bool


class ChartWithMoreMoreAlmutens1(TypedDict):
    ascendant: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    midheaven: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    sun: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    moon: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    fortune: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]


class ChartWithMoreNearness(TypedDict):
    planet: Literal["moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    state: Union[None, Literal["cazimi", "combust", "under_beams"]]
    distance: float
    entering: bool
    certain: bool


class ChartWithMoreDominantsWeightsElements(TypedDict):
    fire: int
    earth: int
    air: int
    water: int


class ChartWithMoreDominantsWeightsModalities(TypedDict):
    cardinal: int
    fixed: int
    mutable: int


class ChartWithMoreDominantsWeightsSigns(TypedDict):
    aries: int
    taurus: int
    gemini: int
    cancer: int
    leo: int
    virgo: int
    libra: int
    scorpio: int
    sagittarius: int
    capricorn: int
    aquarius: int
    pisces: int


class ChartWithMoreDominantsWeightsPlanets(TypedDict):
    sun: int
    moon: int
    mercury: int
    venus: int
    mars: int
    jupiter: int
    saturn: int


class ChartWithMoreDominantsWeights(TypedDict):
    elements: ChartWithMoreDominantsWeightsElements
    modalities: ChartWithMoreDominantsWeightsModalities
    signs: ChartWithMoreDominantsWeightsSigns
    planets: ChartWithMoreDominantsWeightsPlanets


class ChartWithMoreDominants(TypedDict):
    elements: List[Literal["fire", "earth", "air", "water"]]
    modalities: List[Literal["cardinal", "fixed", "mutable"]]
    signs: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    planets: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    weights: ChartWithMoreDominantsWeights
    certain: bool


class ChartWithMoreSiderealBodiesItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    speed: float
    house: Union[None, int]
    dignity: Literal["domicile", "exaltation", "detriment", "fall", "peregrine", None]
    certain: bool


class ChartWithMoreSiderealPlace(TypedDict):
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float


class ChartWithMoreSiderealAngles1(TypedDict):
    ascendant: ChartWithMoreSiderealPlace
    midheaven: ChartWithMoreSiderealPlace
    descendant: ChartWithMoreSiderealPlace
    imum_coeli: ChartWithMoreSiderealPlace


class ChartWithMoreSiderealHousesItem(TypedDict):
    number: int
    cusp_longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class ChartWithMoreSidereal(TypedDict):
    bodies: List[ChartWithMoreSiderealBodiesItem]
    angles: Union[None, ChartWithMoreSiderealAngles1]
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "alcabitius", "meridian", "morinus", "topocentric", "vehlow", "krusinski", "horizontal", "apc", "solar_whole_sign"]
    houses: List[ChartWithMoreSiderealHousesItem]
    dignities: List[ChartWithMoreDignity]


class ChartWithMorePrenatalLunation1(TypedDict):
    phase: Literal["new_moon", "full_moon"]
    at: str
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]
    certain: bool


class ChartWithMorePrenatalSolarEclipse1(TypedDict):
    kind: Literal["total", "annular", "hybrid", "partial"]
    at: str
    magnitude: float
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]


class ChartWithMorePrenatalLunarEclipse1(TypedDict):
    kind: Literal["total", "partial", "penumbral"]
    at: str
    magnitude: float
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]


class ChartWithMorePrenatal(TypedDict):
    lunation: Union[None, ChartWithMorePrenatalLunation1]
    solar_eclipse: Union[None, ChartWithMorePrenatalSolarEclipse1]
    lunar_eclipse: Union[None, ChartWithMorePrenatalLunarEclipse1]


ChartWithMoreStarContact = TypedDict("ChartWithMoreStarContact", {
    "star": "str",
    "with": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\", \"ascendant\", \"midheaven\", \"descendant\", \"imum_coeli\"]",
    "orb": "float",
    "certain": "bool",
    "magnitude": "Union[float, None]",
    "longitude": "float",
    "latitude": "float",
})


class ChartWithMoreOneSidedReception(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    host: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    by: List[Literal["domicile", "exaltation", "triplicity", "term", "face"]]
    aspect: Union[None, Literal["conjunction", "opposition", "trine", "square", "sextile"]]
    certain: bool


class ChartWithMoreDispositorsRulers(TypedDict):
    sun: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    moon: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    mercury: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    venus: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    mars: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    jupiter: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    saturn: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]


class ChartWithMoreDispositors(TypedDict):
    rulers: ChartWithMoreDispositorsRulers
    rings: List[List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]]
    final: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    certain: bool


class ChartWithMoreAccidentalDignityHasItem(TypedDict):
    condition: Literal["house", "direct", "retrograde", "swift", "slow", "oriental", "occidental", "increasing", "decreasing", "free", "cazimi", "combust", "under_beams", "conjunction_of_benefic", "trine_of_benefic", "sextile_of_benefic", "conjunction_of_north_node", "conjunction_of_malefic", "opposition_of_malefic", "square_of_malefic", "conjunction_of_south_node"]
    points: int


class ChartWithMoreAccidentalDignity(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    house: int
    has: List[ChartWithMoreAccidentalDignityHasItem]
    points: int


class ChartWithMoreShape(TypedDict):
    kind: Literal["bundle", "bowl", "bucket", "seesaw", "splay", "locomotive", "splash"]
    handle: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    leading: Union[None, Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    widest_gap: float
    certain: bool


class ChartWithMoreHarmonicPointsItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class ChartWithMoreHarmonicAspectsItem(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    certain: bool


class ChartWithMoreHarmonic(TypedDict):
    number: int
    points: List[ChartWithMoreHarmonicPointsItem]
    aspects: List[ChartWithMoreHarmonicAspectsItem]


class ChartWithMoreAlmutenFigurisPlacesItem(TypedDict):
    name: Literal["sun", "moon", "ascendant", "fortune", "lunation"]
    longitude: float


class ChartWithMoreAlmutenFigurisScoresItem(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    places: List[int]
    house: int
    day: Literal[0, 7]
    hour: Literal[0, 6]
    points: int


class ChartWithMoreAlmutenFiguris(TypedDict):
    triplicity: Literal["by_sect", "all"]
    places: List[ChartWithMoreAlmutenFigurisPlacesItem]
    scores: List[ChartWithMoreAlmutenFigurisScoresItem]
    planets: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]


class ChartWithMoreMoreAspectsByOrbsAspectsItem(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    applying: bool
    orb: float
    certain: bool


class ChartWithMoreMoreAspectsByOrbs(TypedDict):
    orbs: Literal["standard", "close", "degree", "lilly", "biruni", "custom"]
    aspects: List[ChartWithMoreMoreAspectsByOrbsAspectsItem]


ChartWithMoreMoreFurtherBodiesItemAspectsItem = TypedDict("ChartWithMoreMoreFurtherBodiesItemAspectsItem", {
    "with": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\", \"ascendant\", \"midheaven\"]",
    "aspect": "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\"]",
    "orb": "float",
    "applying": "bool",
})


class ChartWithMoreMoreFurtherBodiesItem(TypedDict):
    name: str
    title: str
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]
    latitude: float
    speed: float
    aspects: List[ChartWithMoreMoreFurtherBodiesItemAspectsItem]


class ChartWithMoreMoreParans1Item(TypedDict):
    star: str
    star_angle: Literal["ascendant", "midheaven", "descendant", "imum_coeli"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    body_angle: Literal["ascendant", "midheaven", "descendant", "imum_coeli"]
    orb: float


ChartWithMoreMorePointAspectsItem = TypedDict("ChartWithMoreMorePointAspectsItem", {
    "point": "str",
    "with": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\", \"ascendant\", \"midheaven\"]",
    "aspect": "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\"]",
    "orb": "float",
    "applying": "bool",
})


class ChartWithMoreMore(TypedDict):
    schema_version: Literal[1]
    zodiac: Union[ChartWithMoreZodiac, ChartWithMoreZodiac1, ChartWithMoreZodiac2]
    sect: Union[None, Literal["day", "night"]]
    sun_altitude: Union[None, float]
    points: List[ChartWithMorePoint]
    lots: Union[None, List[ChartWithMoreLot]]
    gauquelin: Union[None, ChartWithMoreGauquelin]
    declinations: ChartWithMoreDeclinations
    antiscia: List[ChartWithMoreAntiscion]
    midpoints: List[ChartWithMoreMidpoint]
    minor_aspects: List[ChartWithMoreMinorAspect]
    patterns: List[ChartWithMorePattern]
    dignities: List[ChartWithMoreDignity]
    receptions: List[ChartWithMoreReception]
    almutens: Union[None, ChartWithMoreMoreAlmutens1]
    sun_nearness: List[ChartWithMoreNearness]
    dominants: ChartWithMoreDominants
    sidereal: Union[None, ChartWithMoreSidereal]
    prenatal: NotRequired[ChartWithMorePrenatal]
    stars: NotRequired[List[ChartWithMoreStarContact]]
    one_sided_receptions: List[ChartWithMoreOneSidedReception]
    dispositors: ChartWithMoreDispositors
    accidental_dignities: Union[None, List[ChartWithMoreAccidentalDignity]]
    shape: ChartWithMoreShape
    harmonic: NotRequired[ChartWithMoreHarmonic]
    almuten_figuris: NotRequired[Union[None, ChartWithMoreAlmutenFiguris]]
    aspects_by_orbs: NotRequired[ChartWithMoreMoreAspectsByOrbs]
    further_bodies: NotRequired[List[ChartWithMoreMoreFurtherBodiesItem]]
    parans: NotRequired[Union[None, List[ChartWithMoreMoreParans1Item]]]
    point_aspects: NotRequired[List[ChartWithMoreMorePointAspectsItem]]


class ChartWithMore(TypedDict):
    """The object of `astrolabe chart --json --more`: the natal chart as its own schema has it, and beside it what is beyond."""

    chart: NatalChart
    more: ChartWithMoreMore


class PortraitStatement(TypedDict):
    text: str
    because: List[str]
    why: List[str]
    weight: float
    matter: Literal["closeness", "pace", "speech", "change", "order", "attention", "depth", "imagination", None]
    direction: Literal["more", "less", "torn", None]


class PortraitChapter(TypedDict):
    chapter: Literal["summary", "core", "tensions", "mind", "love", "action", "trust", "work", "generation", "direction", "balance", "bridge", "whole", "certainty"]
    title: str
    short: str
    question: Union[str, None]
    paragraphs: List[List[PortraitStatement]]


class Portrait(TypedDict):
    schema_version: Literal[1]
    birth_time_known: bool
    chapters: List[PortraitChapter]


class PortraitOfTwoPerson(TypedDict):
    name: str
    birth_time_known: bool


class PortraitOfTwoStatement(TypedDict):
    text: str
    because: List[str]
    why: List[str]
    weight: float


class PortraitOfTwoChapter(TypedDict):
    chapter: Literal["summary", "core", "binds", "ease", "work", "houses", "certainty"]
    title: str
    short: str
    question: Union[str, None]
    paragraphs: List[List[PortraitOfTwoStatement]]


class PortraitOfTwo(TypedDict):
    schema_version: Literal[1]
    bond: Literal["love", "friends", "family", "work"]
    one: PortraitOfTwoPerson
    other: PortraitOfTwoPerson
    chapters: List[PortraitOfTwoChapter]


class PortraitOfPeriodStatement(TypedDict):
    text: str
    because: List[str]
    why: List[str]
    weight: float


class PortraitOfPeriodChapter(TypedDict):
    chapter: Literal["summary", "theme", "solar_return", "cycles", "transits", "moons", "peaks", "certainty"]
    title: str
    short: str
    question: Union[str, None]
    paragraphs: List[List[PortraitOfPeriodStatement]]


class PortraitOfPeriod(TypedDict):
    schema_version: Literal[1]
    period: Literal["year", "month", "week"]
    first_date: str
    last_date: str
    birth_time_known: bool
    chapters: List[PortraitOfPeriodChapter]


class DailyReadingFoundation(TypedDict):
    natal_planets_tracked: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]]
    transit_planets_tracked: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]]
    key_houses: Dict[str, Any]
    primary_planets: Dict[str, str]
    secondary_planets: Dict[str, str]


class DailyReadingMeterAspect(TypedDict):
    label: str
    natal_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    aspect_type: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    orb_percentage: float
    phase: Literal["applying", "exact", "separating"]
    days_to_exact: Union[float, None]
    contribution: float
    quality_factor: float
    natal_planet_house: int
    natal_planet_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    houses_involved: List[int]
    natal_aspect_echo: str


class DailyReadingMeter(TypedDict):
    meter_name: Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]
    display_name: str
    group: Literal["mind", "emotions", "body", "spirit", "growth"]
    unified_score: float
    intensity: float
    harmony: float
    unified_quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    state_label: str
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    astrological_foundation: DailyReadingFoundation
    top_aspects: List[DailyReadingMeterAspect]


class DailyReadingGroupMind(TypedDict):
    group_name: Literal["mind", "emotions", "body", "spirit", "growth"]
    display_name: str
    unified_score: float
    intensity: float
    harmony: float
    state_label: str
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    meters: List[DailyReadingMeter]


class DailyReadingGroupEmotions(TypedDict):
    group_name: Literal["mind", "emotions", "body", "spirit", "growth"]
    display_name: str
    unified_score: float
    intensity: float
    harmony: float
    state_label: str
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    meters: List[DailyReadingMeter]


class DailyReadingGroupBody(TypedDict):
    group_name: Literal["mind", "emotions", "body", "spirit", "growth"]
    display_name: str
    unified_score: float
    intensity: float
    harmony: float
    state_label: str
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    meters: List[DailyReadingMeter]


class DailyReadingGroupSpirit(TypedDict):
    group_name: Literal["mind", "emotions", "body", "spirit", "growth"]
    display_name: str
    unified_score: float
    intensity: float
    harmony: float
    state_label: str
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    meters: List[DailyReadingMeter]


class DailyReadingGroupGrowth(TypedDict):
    group_name: Literal["mind", "emotions", "body", "spirit", "growth"]
    display_name: str
    unified_score: float
    intensity: float
    harmony: float
    state_label: str
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    interpretation: NotRequired[str]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable", "increasing", "decreasing"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]
    overview: str
    detailed: str
    meters: List[DailyReadingMeter]


class DailyReadingAstrometers(TypedDict):
    date: str
    overall_unified_score: float
    overall_intensity: float
    overall_harmony: float
    overall_quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    overall_state: str
    groups: List[Union[DailyReadingGroupMind, DailyReadingGroupEmotions, DailyReadingGroupBody, DailyReadingGroupSpirit, DailyReadingGroupGrowth]]
    top_active_meters: List[Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]]
    top_challenging_meters: List[Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]]
    top_flowing_meters: List[Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]]


class DailyReadingTransitSummaryPriorityTransitsItem(TypedDict):
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    phase: Literal["applying", "exact", "separating"]
    interpretation: str
    houses: List[int]


class DailyReadingTransitSummaryThemeSynthesis(TypedDict):
    primary_theme: str
    secondary_theme: NotRequired[str]


class DailyReadingTransitSummaryCriticalDegreeAlertsItem(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    degree: int
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    meaning: str


class DailyReadingTransitSummaryRetrogradePlanetsItem(TypedDict):
    planet: Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    station_date: str
    days_to_station: int


class DailyReadingTransitSummary(TypedDict):
    priority_transits: List[DailyReadingTransitSummaryPriorityTransitsItem]
    theme_synthesis: DailyReadingTransitSummaryThemeSynthesis
    critical_degree_alerts: List[DailyReadingTransitSummaryCriticalDegreeAlertsItem]
    retrograde_planets: List[DailyReadingTransitSummaryRetrogradePlanetsItem]


class DailyReadingMoonDetailLunarPhase(TypedDict):
    name: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]
    illumination: float
    days_to_full: float
    days_to_new: float


class DailyReadingMoonDetailMoonAspectsItem(TypedDict):
    aspect_type: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    natal_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    orb: float
    interpretation: str


class DailyReadingMoonDetailDispositor(TypedDict):
    planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    house: int
    dignity: Literal["domicile", "exaltation", "detriment", "fall", "peregrine"]


class DailyReadingMoonDetail(TypedDict):
    moon_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    moon_house: int
    lunar_phase: DailyReadingMoonDetailLunarPhase
    moon_aspects: List[DailyReadingMoonDetailMoonAspectsItem]
    void_of_course: str
    dispositor: DailyReadingMoonDetailDispositor
    interpretation: NotRequired[str]


class DailyReadingActionableAdvice(TypedDict):
    do: str
    dont: str
    reflect_on: str


class DailyReadingUsage(TypedDict):
    prompt_token_count: int
    candidates_token_count: int
    cached_content_token_count: NotRequired[int]
    total_token_count: NotRequired[int]


class DailyReading(TypedDict):
    """The computed part of document 001's DailyHoroscope (required), with the LLM-made and metadata fields a backend adds (optional)."""

    date: str
    sun_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    astrometers: DailyReadingAstrometers
    transit_summary: DailyReadingTransitSummary
    moon_detail: DailyReadingMoonDetail
    technical_analysis: NotRequired[str]
    daily_theme_headline: NotRequired[str]
    daily_overview: NotRequired[str]
    actionable_advice: NotRequired[DailyReadingActionableAdvice]
    look_ahead_preview: NotRequired[str]
    energy_rhythm: NotRequired[str]
    relationship_weather: NotRequired[str]
    collective_energy: NotRequired[str]
    follow_up_questions: NotRequired[List[str]]
    model_used: NotRequired[str]
    generation_time_ms: NotRequired[int]
    usage: NotRequired[DailyReadingUsage]


class ReadingWithMoreHour(TypedDict):
    at: str
    local: str
    intensity: float
    harmony: float
    unified_score: float
    moon_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class EventsLunation(TypedDict):
    kind: Literal["lunation"]
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
    at: str
    longitude: float


class EventsIngress(TypedDict):
    kind: Literal["ingress"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "chiron"]
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    motion: Literal["direct", "retrograde"]
    at: str


class EventsStation(TypedDict):
    kind: Literal["station"]
    body: Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"]
    motion: Literal["direct", "retrograde"]
    at: str
    longitude: float


class EventsAspect(TypedDict):
    kind: Literal["aspect"]
    bodies: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    at: str
    longitudes: List[float]


class EventsVoidLastAspect1(TypedDict):
    body: Literal["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]


EventsVoid = TypedDict("EventsVoid", {
    "kind": "Literal[\"void\"]",
    "from": "str",
    "to": "str",
    "sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]",
    "next_sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]",
    "last_aspect": "Union[None, EventsVoidLastAspect1]",
})


class EventsEclipse(TypedDict):
    kind: Literal["eclipse"]
    of: Literal["sun", "moon"]
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    at: str
    saros: Union[int, None]
    member: Union[int, None]


class ReadingWithMoreEvent6(TypedDict):
    kind: Literal["transit"]
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    motion: Literal["direct", "retrograde"]


class ReadingWithMoreEvent7(TypedDict):
    kind: Literal["house_ingress"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    motion: Literal["direct", "retrograde"]


class ReadingWithMoreMoment(TypedDict):
    at: str
    local: str
    until_local: NotRequired[str]
    house: NotRequired[int]
    event: Union[EventsLunation, EventsIngress, EventsStation, EventsAspect, EventsVoid, EventsEclipse, ReadingWithMoreEvent6, ReadingWithMoreEvent7]


class ReadingWithMoreNotable(TypedDict):
    weight: float
    at: str
    local: str
    until_local: NotRequired[str]
    house: NotRequired[int]
    event: Union[EventsLunation, EventsIngress, EventsStation, EventsAspect, EventsVoid, EventsEclipse, ReadingWithMoreEvent6, ReadingWithMoreEvent7]


class ReadingWithMorePlannedTransit(TypedDict):
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal_planet: Union[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"], Literal["ascendant", "midheaven"]]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]


class ReadingWithMorePlannedMoment(TypedDict):
    at: str
    local: str


ReadingWithMorePlannedFact = TypedDict("ReadingWithMorePlannedFact", {
    "transit_planet": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\"]",
    "natal_planet": "Union[Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\"], Literal[\"ascendant\", \"midheaven\"]]",
    "aspect": "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\"]",
    "direction": "Literal[\"easy\", \"mixed\", \"hard\"]",
    "stage": "Literal[\"coming\", \"exact\", \"fading\"]",
    "orb": "float",
    "since": "Union[None, ReadingWithMorePlannedMoment]",
    "until": "Union[None, ReadingWithMorePlannedMoment]",
    "exact": "List[ReadingWithMorePlannedMoment]",
    "pass": "Union[int, None]",
    "used_by": "List[Literal[\"overview\", \"priority_transits\", \"technical_analysis\", \"mental_clarity\", \"focus\", \"communication\", \"love\", \"inner_stability\", \"sensitivity\", \"vitality\", \"drive\", \"wellness\", \"purpose\", \"connection\", \"intuition\", \"creativity\", \"opportunities\", \"career\", \"growth\", \"social_life\"]]",
})


class ReadingWithMorePlan(TypedDict):
    direction: Literal["easy", "mixed", "hard"]
    lead: Union[None, ReadingWithMorePlannedTransit]
    second: Union[None, ReadingWithMorePlannedTransit]
    relation: Literal["same", "opposite", "beside", None]
    moon: Union[None, ReadingWithMorePlannedTransit]
    best_part: Literal["morning", "afternoon", "evening", None]
    worst_part: Literal["morning", "afternoon", "evening", None]
    fullest_part: Literal["morning", "afternoon", "evening", None]
    days_ahead: List[str]
    facts: List[ReadingWithMorePlannedFact]


class ReadingWithMoreDriver(TypedDict):
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal_planet: Union[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"], Literal["ascendant", "midheaven"]]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    contribution: float
    quality_factor: float


class ReadingWithMoreMeterDriver(TypedDict):
    meter_name: Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]
    unified_score: float
    driver: Union[None, ReadingWithMoreDriver]
    counterweight: Union[None, ReadingWithMoreDriver]
    named: Union[None, ReadingWithMorePlannedTransit]


class ReadingWithMoreCollectiveAspectsItem(TypedDict):
    bodies: List[Literal["jupiter", "saturn", "uranus", "neptune", "pluto"]]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    motion: Literal["applying", "separating"]
    next_exact: Union[None, str]


class ReadingWithMoreCollectiveSlowBodiesItem(TypedDict):
    body: Literal["jupiter", "saturn", "uranus", "neptune", "pluto"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    retrograde: bool


class ReadingWithMoreCollective(TypedDict):
    aspects: List[ReadingWithMoreCollectiveAspectsItem]
    slow_bodies: List[ReadingWithMoreCollectiveSlowBodiesItem]


class ReadingWithMoreRelationshipsMetersItem(TypedDict):
    meter_name: Literal["love", "communication", "social_life"]
    intensity: float
    harmony: float
    unified_score: float
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    trend_delta: NotRequired[float]
    trend_direction: NotRequired[Literal["improving", "worsening", "stable"]]
    trend_change_rate: NotRequired[Literal["rapid", "moderate", "slow", "stable"]]


class ReadingWithMoreRelationships(TypedDict):
    intensity: float
    harmony: float
    unified_score: float
    quality: Literal["harmonious", "challenging", "mixed", "quiet", "peaceful"]
    meters: List[ReadingWithMoreRelationshipsMetersItem]


class ReadingWithMoreMeterChangeCausesItem(TypedDict):
    kind: Literal["transit"]
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    contribution_before: float
    contribution: float
    share: float


class ReadingWithMoreMeterChangeCausesItem1(TypedDict):
    kind: Literal["retrograde"]
    planet: Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    share: float


class ReadingWithMoreMeterChange(TypedDict):
    meter_name: Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]
    unified_change: float
    activity_before: float
    activity: float
    causes: List[Union[ReadingWithMoreMeterChangeCausesItem, ReadingWithMoreMeterChangeCausesItem1]]


class ReadingWithMoreShifted(TypedDict):
    rising_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    moved_houses: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]]


class ReadingWithMoreMoved(TypedDict):
    earlier: float
    later: float
    reach: float


class ReadingWithMoreKnownTimeMeters(TypedDict):
    mental_clarity: ReadingWithMoreMoved
    focus: ReadingWithMoreMoved
    communication: ReadingWithMoreMoved
    love: ReadingWithMoreMoved
    inner_stability: ReadingWithMoreMoved
    sensitivity: ReadingWithMoreMoved
    vitality: ReadingWithMoreMoved
    drive: ReadingWithMoreMoved
    wellness: ReadingWithMoreMoved
    purpose: ReadingWithMoreMoved
    connection: ReadingWithMoreMoved
    intuition: ReadingWithMoreMoved
    creativity: ReadingWithMoreMoved
    opportunities: ReadingWithMoreMoved
    career: ReadingWithMoreMoved
    growth: ReadingWithMoreMoved
    social_life: ReadingWithMoreMoved


class ReadingWithMoreKnownTime(TypedDict):
    is_known: Literal[True]
    minutes: Literal[10]
    earlier: ReadingWithMoreShifted
    later: ReadingWithMoreShifted
    meters: ReadingWithMoreKnownTimeMeters


class ReadingWithMoreUnknownTime(TypedDict):
    is_known: Literal[False]
    uncertain: Any
    moon_meters: List[Literal["mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity", "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity", "opportunities", "career", "growth", "social_life"]]
    sun_sign_certain: bool
    moon_sign_certain: bool
    moon_longitude_range: List[float]


class ReadingWithMoreProvenanceFilesItem(TypedDict):
    name: str
    sha256: str


class ReadingWithMoreProvenanceConventions(TypedDict):
    zodiac: Literal["tropical"]
    places: str
    north_node: Literal["mean"]
    house_system: str
    time: str
    scores: str


class ReadingWithMoreProvenance(TypedDict):
    engine: str
    libswe: str
    ephemeris: Literal["compiled", "swiss"]
    ephemeris_first: str
    ephemeris_last: str
    files: List[ReadingWithMoreProvenanceFilesItem]
    tz_version: Union[str, None]
    conventions: ReadingWithMoreProvenanceConventions


class ReadingWithMoreMoreNotesItem(TypedDict):
    code: Literal["clock_local_mean_time", "clock_zone_mean_time", "time_occurred_twice", "time_never_occurred", "place_chosen", "zone_history_uncertain", "zone_far_from_longitude", "abbreviation_all_year", "two_clocks_in_use", "calendar_julian", "calendar_of_country", "time_against_sky"]
    message: str


class ReadingWithMoreMore(TypedDict):
    schema_version: Literal[1]
    date: str
    zone: str
    instant: str
    hours: List[ReadingWithMoreHour]
    events: List[ReadingWithMoreMoment]
    week_ahead: List[ReadingWithMoreNotable]
    plan: ReadingWithMorePlan
    drivers: List[ReadingWithMoreMeterDriver]
    collective: ReadingWithMoreCollective
    relationships: ReadingWithMoreRelationships
    changes: NotRequired[List[ReadingWithMoreMeterChange]]
    birth_time: Union[ReadingWithMoreKnownTime, ReadingWithMoreUnknownTime]
    provenance: ReadingWithMoreProvenance
    notes: NotRequired[List[ReadingWithMoreMoreNotesItem]]


class ReadingWithMore(TypedDict):
    """The object of `astrolabe today --json --more`: the daily reading as its own schema has it, and beside it what is beyond."""

    reading: DailyReading
    more: ReadingWithMoreMore


class MetersScore(TypedDict):
    intensity: float
    harmony: float
    unified_score: float


class MetersTrendedScore(TypedDict):
    intensity: float
    harmony: float
    unified_score: float
    trend_delta: NotRequired[float]


class MetersGroups(TypedDict):
    mind: MetersTrendedScore
    emotions: MetersTrendedScore
    body: MetersTrendedScore
    spirit: MetersTrendedScore
    growth: MetersTrendedScore


class MetersMeters(TypedDict):
    mental_clarity: MetersTrendedScore
    focus: MetersTrendedScore
    communication: MetersTrendedScore
    love: MetersTrendedScore
    inner_stability: MetersTrendedScore
    sensitivity: MetersTrendedScore
    vitality: MetersTrendedScore
    drive: MetersTrendedScore
    wellness: MetersTrendedScore
    purpose: MetersTrendedScore
    connection: MetersTrendedScore
    intuition: MetersTrendedScore
    creativity: MetersTrendedScore
    opportunities: MetersTrendedScore
    career: MetersTrendedScore
    growth: MetersTrendedScore
    social_life: MetersTrendedScore


class MetersEntry(TypedDict):
    date: NotRequired[str]
    hour: NotRequired[str]
    overall: MetersScore
    groups: MetersGroups
    meters: MetersMeters


Meters = List[MetersEntry]


class TransitsItem(TypedDict):
    transit_planet: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee", "ceres", "pallas", "juno", "vesta", "pholus", "south_node", "interpolated_apogee", "interpolated_perigee"]
    natal_planet: Union[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"], Literal["ascendant", "midheaven"]]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    enters: Union[str, None]
    exact: List[str]
    leaves: Union[str, None]


Transits = List[TransitsItem]


class ReturnsItem(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee", "ceres", "pallas", "juno", "vesta", "pholus", "south_node", "interpolated_apogee", "interpolated_perigee"]
    number: int
    at: str
    longitude: float
    chart: NotRequired[NatalChart]


Returns = List[ReturnsItem]


class ProgressionsChartBodiesItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    longitude: float
    per_year: float
    retrograde: bool
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    house: Union[int, None]


class ProgressionsPlace(TypedDict):
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float


class ProgressionsChartAngles(TypedDict):
    ascendant: ProgressionsPlace
    midheaven: ProgressionsPlace


class ProgressionsChartHouses(TypedDict):
    system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "alcabitius", "meridian", "morinus", "topocentric", "vehlow", "krusinski", "horizontal", "apc"]
    fallback: bool
    cusps: List[float]


class ProgressionsChartAspectsItem(TypedDict):
    progressed: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    natal: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    applying: bool
    to: Literal["natal"]


class ProgressionsChartAspectsItem1(TypedDict):
    progressed: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    other: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    applying: bool
    to: Literal["progressed"]


class ProgressionsChart(TypedDict):
    target: str
    progressed: str
    years: float
    kind: Literal["secondary", "tertiary", "minor"]
    angle_method: Literal["solar_arc_longitude", "solar_arc_right_ascension", "naibod_longitude", "naibod_right_ascension", "quotidian"]
    converse: bool
    uncertain_days: NotRequired[int]
    bodies: List[ProgressionsChartBodiesItem]
    angles: Union[ProgressionsChartAngles, None]
    houses: Union[ProgressionsChartHouses, None]
    aspects: List[Union[ProgressionsChartAspectsItem, ProgressionsChartAspectsItem1]]


class ProgressionsEvent(TypedDict):
    kind: Literal["sign"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    motion: Literal["direct", "retrograde"]
    at: str
    uncertain_days: NotRequired[int]


class ProgressionsEvent1(TypedDict):
    kind: Literal["house"]
    body: Literal["moon"]
    house: int
    motion: Literal["direct", "retrograde"]
    at: str
    uncertain_days: NotRequired[int]


class ProgressionsEvent2(TypedDict):
    kind: Literal["lunation"]
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
    at: str
    longitude: float
    uncertain_days: NotRequired[int]


class ProgressionsEvent3(TypedDict):
    kind: Literal["station"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    motion: Literal["direct", "retrograde"]
    at: str
    longitude: float
    uncertain_days: NotRequired[int]


class ProgressionsEvent4(TypedDict):
    kind: Literal["aspect"]
    progressed: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    natal: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    at: str
    uncertain_days: NotRequired[int]


Progressions = Union[ProgressionsChart, List[Union[ProgressionsEvent, ProgressionsEvent1, ProgressionsEvent2, ProgressionsEvent3, ProgressionsEvent4]]]


class DirectionsChartPointsItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class DirectionsChartAspectsItem(TypedDict):
    directed: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    natal: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    applying: bool


class DirectionsChart(TypedDict):
    target: str
    years: float
    arc_method: Literal["solar", "naibod"]
    converse: bool
    arc: float
    points: List[DirectionsChartPointsItem]
    aspects: List[DirectionsChartAspectsItem]


class DirectionsDirection(TypedDict):
    directed: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    natal: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    arc: float
    at: str
    uncertain_days: NotRequired[int]


Directions = Union[DirectionsChart, List[DirectionsDirection]]


ProfectionsMonth = TypedDict("ProfectionsMonth", {
    "number": "int",
    "from": "str",
    "to": "str",
    "sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]",
    "lord": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]",
})


ProfectionsYear = TypedDict("ProfectionsYear", {
    "age": "int",
    "from": "str",
    "to": "str",
    "house": "int",
    "sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]",
    "lord": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]",
    "counted_from": "Literal[\"ascendant\", \"cusps\", \"sun\"]",
    "years": "Literal[\"return\", \"birthday\"]",
    "months": "NotRequired[List[ProfectionsMonth]]",
})


Profections = List[ProfectionsYear]


class SynastryPerson(TypedDict):
    exact_chart: bool


class SynastryContact(TypedDict):
    first: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    second: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    certain: bool


class SynastryOverlay(TypedDict):
    sun: int
    moon: int
    mercury: int
    venus: int
    mars: int
    jupiter: int
    saturn: int
    uranus: int
    neptune: int
    pluto: int
    north_node: int


class SynastryHousesUncertainItem(TypedDict):
    of: Literal["first", "second"]
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]


class SynastryHouses(TypedDict):
    second_in_first: Union[None, SynastryOverlay]
    first_in_second: Union[None, SynastryOverlay]
    uncertain: List[SynastryHousesUncertainItem]


class SynastryScore(TypedDict):
    intensity: float
    harmony: float
    unified_score: float


class SynastryScoresGroups(TypedDict):
    mind: SynastryScore
    emotions: SynastryScore
    body: SynastryScore
    spirit: SynastryScore
    growth: SynastryScore


class SynastrySide(TypedDict):
    intensity: float
    harmony: float


SynastryReason = TypedDict("SynastryReason", {
    "from": "Literal[\"first\", \"second\"]",
    "body": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\"]",
    "to": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north_node\"]",
    "aspect": "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\"]",
    "orb": "float",
    "contribution": "float",
    "quality": "float",
})


class SynastryMeter(TypedDict):
    intensity: float
    harmony: float
    unified_score: float
    first_touched: SynastrySide
    second_touched: SynastrySide
    contacts: List[SynastryReason]


class SynastryScoresMeters(TypedDict):
    mental_clarity: SynastryMeter
    focus: SynastryMeter
    communication: SynastryMeter
    love: SynastryMeter
    inner_stability: SynastryMeter
    sensitivity: SynastryMeter
    vitality: SynastryMeter
    drive: SynastryMeter
    wellness: SynastryMeter
    purpose: SynastryMeter
    connection: SynastryMeter
    intuition: SynastryMeter
    creativity: SynastryMeter
    opportunities: SynastryMeter
    career: SynastryMeter
    growth: SynastryMeter
    social_life: SynastryMeter


class SynastryScores(TypedDict):
    overall: SynastryScore
    groups: SynastryScoresGroups
    meters: SynastryScoresMeters


class SynastryNotesItem(TypedDict):
    of: Literal["first", "second"]
    code: Literal["clock_local_mean_time", "clock_zone_mean_time", "time_occurred_twice", "time_never_occurred", "place_chosen", "zone_history_uncertain", "zone_far_from_longitude", "abbreviation_all_year", "two_clocks_in_use", "calendar_julian", "calendar_of_country", "time_against_sky"]
    message: str


class Synastry(TypedDict):
    """What `astrolabe synastry --json` writes: two charts laid over each other."""

    first: SynastryPerson
    second: SynastryPerson
    orbs: Literal["standard", "close", "degree", "lilly", "biruni", "custom"]
    contacts: List[SynastryContact]
    houses: SynastryHouses
    scores: NotRequired[SynastryScores]
    notes: NotRequired[List[SynastryNotesItem]]


class CompositePlaceOfBody(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    longitude: float
    latitude: float
    per_day: float
    retrograde: bool
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]
    certain: bool


class CompositeNearOppositionItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    other_longitude: float


class CompositeAngle(TypedDict):
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float


class CompositeAngles1(TypedDict):
    ascendant: CompositeAngle
    midheaven: CompositeAngle


class CompositeHouses1Item(TypedDict):
    number: int
    cusp_longitude: float


class CompositeAspectsItem(TypedDict):
    body1: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    body2: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    certain: bool


class CompositeDavison(TypedDict):
    at: str
    lat: Union[float, None]
    lon: Union[float, None]
    place: Literal["mean", "great_circle", None]
    uncertain_hours: NotRequired[int]


class CompositeNotesItem(TypedDict):
    of: Literal["first", "second"]
    code: Literal["clock_local_mean_time", "clock_zone_mean_time", "time_occurred_twice", "time_never_occurred", "place_chosen", "zone_history_uncertain", "zone_far_from_longitude", "abbreviation_all_year", "two_clocks_in_use", "calendar_julian", "calendar_of_country", "time_against_sky"]
    message: str


class Composite(TypedDict):
    """What `astrolabe composite --json` writes: one chart made of two, of midpoints or after Davison."""

    method: Literal["midpoint", "derived", "davison"]
    bodies: List[CompositePlaceOfBody]
    near_opposition: List[CompositeNearOppositionItem]
    anchor: Literal["ascendant", "midheaven", None]
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "alcabitius", "meridian", "morinus", "topocentric", "vehlow", "krusinski", "horizontal", "apc", None]
    house_system_fallback: Union[bool, None]
    angles: Union[None, CompositeAngles1]
    houses: Union[None, List[CompositeHouses1Item]]
    aspects: List[CompositeAspectsItem]
    davison: Union[None, CompositeDavison]
    notes: NotRequired[List[CompositeNotesItem]]


class ComparisonSidePlace1(TypedDict):
    lat: float
    lon: float


class ComparisonSideReturn1(TypedDict):
    body: str
    number: int


class ComparisonSidePointsItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[int, None]
    retrograde: bool


ComparisonSide = TypedDict("ComparisonSide", {
    "kind": "Literal[\"birth\", \"event\", \"return\", \"progressed\", \"directed\", \"composite\", \"davison\"]",
    "of": "Literal[\"subject\", \"other\"]",
    "at": "str",
    "place": "Union[None, ComparisonSidePlace1]",
    "return": "Union[None, ComparisonSideReturn1]",
    "points": "List[ComparisonSidePointsItem]",
    "cusps": "Union[List[float], None]",
})


class ComparisonContact(TypedDict):
    inner: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    outer: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    orb: float
    certain: bool
    motion: Literal["applying", "separating", None]


class ComparisonMinorContact(TypedDict):
    inner: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    outer: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["semisextile", "semisquare", "quintile", "sesquisquare", "biquintile", "quincunx", "septile", "novile"]
    orb: float
    certain: bool
    motion: Literal["applying", "separating", None]


class ComparisonVisitsItem(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    house: int
    certain: bool


class ComparisonHouses(TypedDict):
    outer_in_inner: Union[List[ComparisonVisitsItem], None]
    inner_in_outer: Union[List[ComparisonVisitsItem], None]


class Comparison(TypedDict):
    """What `astrolabe compare --json` writes: two charts, the aspects between them, and the houses of each that the other's bodies stand in."""

    inner: ComparisonSide
    outer: ComparisonSide
    orbs: Literal["standard", "close", "degree", "lilly", "biruni", "custom"]
    contacts: List[ComparisonContact]
    minor_contacts: List[ComparisonMinorContact]
    houses: ComparisonHouses


class Pair(TypedDict):
    """What the document `pair` of the C library and of the Python package holds: what `astrolabe synastry --json`, `composite --json` and `composite --method davison --json` write of the same two births."""

    synastry: Synastry
    composite: Composite
    davison: Composite


class Life(TypedDict):
    """What the document `life` of the C library and of the Python package holds: what `astrolabe progressions --json` and `directions --json` write of the same birth with the same `--at`."""

    progressions: ProgressionsChart
    directions: DirectionsChart


Events = List[Union[EventsLunation, EventsIngress, EventsStation, EventsAspect, EventsVoid, EventsEclipse]]


class MoonDaysItem(TypedDict):
    date: str
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    longitude: float
    phase: Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]
    elongation: float
    lit: float
    events: List[Union[EventsLunation, EventsIngress, EventsVoid, EventsEclipse]]


class Moon(TypedDict):
    """The object of `astrolabe moon --json`: the Moon of some civil dates."""

    zone: str
    void: Literal["modern", "traditional"]
    days: List[MoonDaysItem]


class SkyZodiac(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran_15_taurus", "hipparchos", "sassanian", "galactic_center_0_sagittarius", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau_1958", "galactic_equator_true", "galactic_equator_mid_mula", "skydram_mardyks", "true_mula", "dhruva_galactic_center_middle_mula", "aryabhata_522", "babylonian_britton", "vedic_sheoran", "cochrane_galactic_center_0_capricorn", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "krishnamurti_vp291", "lahiri_icrc"]
    degrees: float


class SkyZodiac1(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["custom"]
    degrees: float
    epoch_jd_tt: float
    epoch_degrees: float


class SkySeenFrom(TypedDict):
    lat: float
    lon: float


class SkyBody(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee", "ceres", "pallas", "juno", "vesta", "pholus", "south_node", "interpolated_apogee", "interpolated_perigee"]
    longitude: float
    latitude: float
    distance_au: float
    longitude_per_day: float
    latitude_per_day: float
    distance_per_day_au: float
    source: Literal["compiled", "swiss"]


class Sky(TypedDict):
    """One line of `astrolabe sky --json`: where the bodies are at one instant, apparent, geocentric or with `seen_from` topocentric, on the true ecliptic and equinox of date."""

    at: str
    jd_ut: float
    jd_tt: float
    zodiac: NotRequired[Union[SkyZodiac, SkyZodiac1]]
    seen_from: NotRequired[SkySeenFrom]
    bodies: List[SkyBody]


class SignProfileProfilePlanetaryDignities(TypedDict):
    detriment: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "None"]
    exaltation: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "None"]
    fall: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "None"]


class SignProfileProfileCorrespondences(TypedDict):
    colors: List[str]
    gemstones: List[str]
    metal: str
    tarot: str
    day_of_week: Literal["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    lucky_numbers: List[int]


class SignProfileProfileHealthTendencies(TypedDict):
    strengths: str
    vulnerabilities: str
    wellness_advice: str


class SignProfileProfileCompatibilityOverviewMostCompatibleItem(TypedDict):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    reason: str


class SignProfileProfileCompatibilityOverviewChallengingItem(TypedDict):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    reason: str


class SignProfileProfileCompatibilityOverviewGrowthOrientedItem(TypedDict):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    reason: str


class SignProfileProfileCompatibilityOverview(TypedDict):
    most_compatible: List[SignProfileProfileCompatibilityOverviewMostCompatibleItem]
    challenging: List[SignProfileProfileCompatibilityOverviewChallengingItem]
    growth_oriented: List[SignProfileProfileCompatibilityOverviewGrowthOrientedItem]
    same_sign: str


class SignProfileProfileDomainProfilesLoveAndRelationships(TypedDict):
    style: str
    needs: str
    gives: str
    attracts: str
    challenges: str
    communication_style: str


class SignProfileProfileDomainProfilesFamilyAndFriendships(TypedDict):
    friendship_style: str
    family_role: str
    sibling_dynamics: str
    parenting_style: str
    childhood_needs: str


class SignProfileProfileDomainProfilesPathAndProfession(TypedDict):
    work_style: str
    career_strengths: List[str]
    ideal_work_environment: str
    leadership_approach: str
    growth_area: str


class SignProfileProfileDomainProfilesPersonalGrowthAndWellbeing(TypedDict):
    stress_triggers: str
    stress_relief_practices: str
    growth_path: str
    mindfulness_approach: str
    healing_modalities: List[str]


class SignProfileProfileDomainProfilesFinanceAndAbundance(TypedDict):
    money_mindset: str
    earning_style: str
    spending_patterns: str
    abundance_lesson: str
    financial_advisory_note: str


class SignProfileProfileDomainProfilesLifePurposeAndSpirituality(TypedDict):
    spiritual_path: str
    soul_mission: str
    connection_to_divine: str
    spiritual_practices: List[str]


class SignProfileProfileDomainProfilesHomeAndEnvironment(TypedDict):
    home_needs: str
    decorating_style: str
    location_preferences: str
    relationship_to_space: str
    seasonal_home_adjustments: str


class SignProfileProfileDomainProfilesDecisionsAndCrossroads(TypedDict):
    decision_making_style: str
    when_stuck: str
    crisis_response: str
    decision_tips: str
    advice_for_major_choices: str


class SignProfileProfileDomainProfiles(TypedDict):
    love_and_relationships: SignProfileProfileDomainProfilesLoveAndRelationships
    family_and_friendships: SignProfileProfileDomainProfilesFamilyAndFriendships
    path_and_profession: SignProfileProfileDomainProfilesPathAndProfession
    personal_growth_and_wellbeing: SignProfileProfileDomainProfilesPersonalGrowthAndWellbeing
    finance_and_abundance: SignProfileProfileDomainProfilesFinanceAndAbundance
    life_purpose_and_spirituality: SignProfileProfileDomainProfilesLifePurposeAndSpirituality
    home_and_environment: SignProfileProfileDomainProfilesHomeAndEnvironment
    decisions_and_crossroads: SignProfileProfileDomainProfilesDecisionsAndCrossroads


class SignProfileProfile(TypedDict):
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    dates: str
    symbol: str
    glyph: Literal["\u2648\ufe0e", "\u2649\ufe0e", "\u264a\ufe0e", "\u264b\ufe0e", "\u264c\ufe0e", "\u264d\ufe0e", "\u264e\ufe0e", "\u264f\ufe0e", "\u2650\ufe0e", "\u2651\ufe0e", "\u2652\ufe0e", "\u2653\ufe0e"]
    element: Literal["fire", "earth", "air", "water"]
    modality: Literal["cardinal", "fixed", "mutable"]
    polarity: Literal["Masculine/Yang", "Feminine/Yin"]
    ruling_planet: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
    ruling_planet_glyph: Literal["\u2609", "\u263d", "\u263f", "\u2640", "\u2642", "\u2643", "\u2644", "\u2645", "\u2646", "\u2647"]
    planetary_dignities: SignProfileProfilePlanetaryDignities
    body_parts_ruled: List[str]
    correspondences: SignProfileProfileCorrespondences
    keywords: List[str]
    positive_traits: List[str]
    shadow_traits: List[str]
    life_lesson: str
    evolutionary_goal: str
    mythology: str
    seasonal_association: str
    archetypal_roles: List[str]
    summary: str
    health_tendencies: SignProfileProfileHealthTendencies
    compatibility_overview: SignProfileProfileCompatibilityOverview
    domain_profiles: SignProfileProfileDomainProfiles


SignProfile = SignProfileProfile


class PlacesPlace(TypedDict):
    place: str
    name: str
    region: Union[str, None]
    country: str
    country_code: str
    lat: float
    lon: float
    zone: str
    population: int
    geonames: Union[int, None]
    fit: Literal["name", "beginning", "near_miss", None]
    distance_km: Union[float, None]


class Places(TypedDict):
    """What `astrolabe places --json` writes: the places that answer to a name, the likeliest first, or those near a point, the nearest first."""

    namesakes: Union[int, None]
    places: List[PlacesPlace]


class HoursTwilight(TypedDict):
    name: Literal["civil", "nautical", "astronomical"]
    dawn: Union[str, None]
    dusk: Union[str, None]


HoursHour = TypedDict("HoursHour", {
    "number": "int",
    "half": "Literal[\"day\", \"night\"]",
    "lord": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]",
    "from": "str",
    "to": "str",
})


class HoursBody(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee"]
    course: Literal["rises_and_sets", "rises_only", "sets_only", "always_up", "always_down"]
    rises: Union[str, None]
    culminates: Union[str, None]
    sets: Union[str, None]
    culminates_below: Union[str, None]


class Hours(TypedDict):
    """The object of `astrolabe hours --json`: the Sun, twilights, planetary hours, and when bodies rise and set."""

    date: str
    zone: str
    lat: float
    lon: float
    sun: Literal["rises_and_sets", "rises_only", "sets_only", "always_up", "always_down"]
    sunrise: Union[str, None]
    sunset: Union[str, None]
    next_sunrise: Union[str, None]
    twilights: List[HoursTwilight]
    day_lord: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", None]
    hours: Union[None, List[HoursHour]]
    bodies: List[HoursBody]


class EclipsesSunContacts(TypedDict):
    first: Union[str, None]
    second: Union[str, None]
    third: Union[str, None]
    fourth: Union[str, None]


class EclipsesSun(TypedDict):
    of: Literal["sun"]
    type: Literal["total", "annular", "hybrid", "partial"]
    at: str
    magnitude: float
    obscuration: float
    altitude: float
    contacts: EclipsesSunContacts
    saros: Union[int, None]
    member: Union[int, None]


class EclipsesMoonContacts(TypedDict):
    penumbral_begin: Union[str, None]
    partial_begin: Union[str, None]
    total_begin: Union[str, None]
    total_end: Union[str, None]
    partial_end: Union[str, None]
    penumbral_end: Union[str, None]


class EclipsesMoon(TypedDict):
    of: Literal["moon"]
    type: Literal["total", "partial", "penumbral"]
    at: str
    magnitude: float
    penumbral_magnitude: float
    altitude: float
    contacts: EclipsesMoonContacts
    saros: Union[int, None]
    member: Union[int, None]


Eclipses = List[Union[EclipsesSun, EclipsesMoon]]


WindowsItem = TypedDict("WindowsItem", {
    "from": "str",
    "to": "str",
})


Windows = List[WindowsItem]


AnswerPeriod = TypedDict("AnswerPeriod", {
    "from": "str",
    "to": "str",
})


class AnswerMentionsItem(TypedDict):
    name: str
    kind: Literal["person", "place", "company", "event"]
    key: str


class Answer(TypedDict):
    date: str
    question: str
    intent: Literal["chart_fact", "sky_fact", "transit_when", "outlook", "best_time", "compare_times", "decision", "cause", "compatibility", "concept", "portrait", "follow_up", "courtesy", "care", "out_of_scope"]
    is_follow_up: bool
    area: Literal["love_relationships", "family_friendships", "path_profession", "personal_growth", "finance_abundance", "purpose_spirituality", "home_environment", "decisions_crossroads", "energy", "mood", None]
    activity: str
    period: AnswerPeriod
    verdict: Literal["lean_yes", "lean_no", "neutral", "refuse", None]
    dates: List[str]
    care: Literal["self_harm", "violence_at_home", "emergency", "eating", "drugs", "harm_to_others", "minor", "medicine", "lottery", "gambling", "law_and_money", "death", None]
    facts: Dict[str, str]
    kind: Literal["how", "should", "when", "why", "what", "yes_or_no", "thanks", "greeting"]
    matter: Literal["self_harm", "violence_at_home", "emergency", "eating", "drugs", "harm_to_others", "minor", "medicine", "lottery", "gambling", "law_and_money", "death", None]
    mentions: List[AnswerMentionsItem]
    sentences: List[str]
    text: str


class PrimaryDirectionsRow(TypedDict):
    point: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    right_ascension: float
    declination: float
    hour_angle: float
    diurnal_semi_arc: Union[float, None]


class PrimaryDirectionsDirection(TypedDict):
    promissor: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    side: Literal["dexter", "sinister", None]
    significator: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    arc: float
    years: float
    at: str


class PrimaryDirections(TypedDict):
    """What `astrolabe primary --json` writes: the directions that are exact on some dates, in order of time, and where the points are in the local sphere."""

    method: Literal["placidus", "placidus_pole", "regiomontanus"]
    space: Literal["zodiacal", "mundane"]
    key: Literal["ptolemy", "naibod", "solar"]
    converse: bool
    speculum: List[PrimaryDirectionsRow]
    directions: List[PrimaryDirectionsDirection]


PeriodsPlanetPeriod = TypedDict("PeriodsPlanetPeriod", {
    "level": "int",
    "lord": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"north_node\", \"south_node\"]",
    "from": "str",
    "to": "str",
    "parts": "NotRequired[List[PeriodsPlanetPeriod]]",
})


class PeriodsFirdaria(TypedDict):
    kind: Literal["firdaria"]
    sect: Literal["day", "night"]
    nodes: Literal["last", "after_mars", "none"]
    order: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "north_node", "south_node"]]
    days_per_year: float
    periods: List[PeriodsPlanetPeriod]


PeriodsSignPeriod = TypedDict("PeriodsSignPeriod", {
    "level": "int",
    "sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]",
    "lord": "Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]",
    "from": "str",
    "to": "str",
    "house_from_fortune": "int",
    "bond_loosed": "bool",
    "parts": "NotRequired[List[PeriodsSignPeriod]]",
})


class PeriodsReleasing(TypedDict):
    kind: Literal["releasing"]
    sect: Literal["day", "night"]
    lot: Literal["fortune", "spirit"]
    lot_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    first_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    fortune_sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    days_per_year: float
    periods: List[PeriodsSignPeriod]


class PeriodsDecennials(TypedDict):
    kind: Literal["decennials"]
    sect: Literal["day", "night"]
    days: NotRequired[Literal["turns", "shares"]]
    order: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "north_node", "south_node"]]
    days_per_year: float
    periods: List[PeriodsPlanetPeriod]


Periods = Union[PeriodsFirdaria, PeriodsReleasing, PeriodsDecennials]


class RectificationHoursItemContactsItem(TypedDict):
    event: int
    technique: Literal["transits", "solar_arc", "primary"]
    moving: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    natal: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "ascendant", "midheaven"]
    aspect: Literal["conjunction", "opposition", "square"]
    orb: float


class RectificationHoursItem(TypedDict):
    at: str
    ascendant: float
    midheaven: float
    score: float
    contacts: List[RectificationHoursItemContactsItem]


class Rectification(TypedDict):
    """What `astrolabe rectify --json` writes: each hour that was tried, with what touches its angles at the events."""

    events: List[str]
    techniques: List[Literal["transits", "solar_arc", "primary"]]
    widest_orb: Literal[1]
    best: List[str]
    hours: List[RectificationHoursItem]


class PairTransits(TypedDict):
    """What `astrolabe transits --with-birth … --json` writes: the transits of some dates to the chart made of two births, to the chart between them, or to both of theirs."""

    composite: NotRequired[List[TransitsItem]]
    davison: NotRequired[List[TransitsItem]]
    first: NotRequired[List[TransitsItem]]
    second: NotRequired[List[TransitsItem]]


class RelocationPlace(TypedDict):
    name: Union[str, None]
    lat: float
    lon: float


class RelocationAnglesItem(TypedDict):
    name: Literal["ascendant", "midheaven", "descendant", "imum_coeli"]
    birth: Union[RelocationPlace, None]
    relocated: RelocationPlace
    arc: Union[float, None]


class RelocationHousesItem(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    birth: Union[int, None]
    relocated: int


class Relocation(TypedDict):
    """The object of `astrolabe chart --for-place … --json`: the chart of a birth's instant at another place, and how angles and houses differ."""

    place: RelocationPlace
    angles: List[RelocationAnglesItem]
    houses: List[RelocationHousesItem]
    chart: NatalChart


class LifeCyclesItem(TypedDict):
    cycle: Literal["jupiter_return", "nodal_return", "saturn_opposition", "saturn_return", "pluto_square", "neptune_square", "uranus_opposition", "chiron_return", "uranus_return"]
    title: str
    number: int
    age: float
    passes: List[str]
    text: str


LifeCycles = List[LifeCyclesItem]


class VedicZodiac(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran_15_taurus", "hipparchos", "sassanian", "galactic_center_0_sagittarius", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau_1958", "galactic_equator_true", "galactic_equator_mid_mula", "skydram_mardyks", "true_mula", "dhruva_galactic_center_middle_mula", "aryabhata_522", "babylonian_britton", "vedic_sheoran", "cochrane_galactic_center_0_capricorn", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "krishnamurti_vp291", "lahiri_icrc"]
    degrees: float


class VedicZodiac1(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["custom"]
    degrees: float
    epoch_jd_tt: float
    epoch_degrees: float


class VedicPointVargas(TypedDict):
    d1: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d2: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d3: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d4: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d7: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d9: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d10: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d12: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d16: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d20: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d24: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d27: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d30: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d40: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d45: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    d60: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class VedicPoint(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "south_node", "ascendant"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    house: Union[None, int]
    nakshatra: Literal["ashvini", "bharani", "krittika", "rohini", "mrigashira", "ardra", "punarvasu", "pushya", "ashlesha", "magha", "purva_phalguni", "uttara_phalguni", "hasta", "chitra", "svati", "vishakha", "anuradha", "jyeshtha", "mula", "purva_ashadha", "uttara_ashadha", "shravana", "dhanishta", "shatabhisha", "purva_bhadrapada", "uttara_bhadrapada", "revati"]
    pada: int
    nakshatra_lord: Literal["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"]
    vargas: VedicPointVargas
    uncertain: List[Literal["sign", "nakshatra", "pada", "nakshatra_lord", "d1", "d2", "d3", "d4", "d7", "d9", "d10", "d12", "d16", "d20", "d24", "d27", "d30", "d40", "d45", "d60"]]


VedicDashaPeriodsItemPeriodsItemPeriodsItem = TypedDict("VedicDashaPeriodsItemPeriodsItemPeriodsItem", {
    "lord": "Literal[\"ketu\", \"venus\", \"sun\", \"moon\", \"mars\", \"rahu\", \"jupiter\", \"saturn\", \"mercury\"]",
    "from": "str",
    "to": "str",
})


VedicDashaPeriodsItemPeriodsItem = TypedDict("VedicDashaPeriodsItemPeriodsItem", {
    "lord": "Literal[\"ketu\", \"venus\", \"sun\", \"moon\", \"mars\", \"rahu\", \"jupiter\", \"saturn\", \"mercury\"]",
    "from": "str",
    "to": "str",
    "periods": "List[VedicDashaPeriodsItemPeriodsItemPeriodsItem]",
})


VedicDashaPeriodsItem = TypedDict("VedicDashaPeriodsItem", {
    "lord": "Literal[\"ketu\", \"venus\", \"sun\", \"moon\", \"mars\", \"rahu\", \"jupiter\", \"saturn\", \"mercury\"]",
    "from": "str",
    "to": "str",
    "periods": "List[VedicDashaPeriodsItemPeriodsItem]",
})


class VedicDasha(TypedDict):
    system: Literal["vimshottari"]
    year: Literal["julian", "sidereal", "tropical", "savana"]
    year_days: float
    periods: List[VedicDashaPeriodsItem]


class VedicDraconicBodiesItem(TypedDict):
    name: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node"]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    certain: bool


class VedicPlace(TypedDict):
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float


class VedicDraconicAngles1(TypedDict):
    ascendant: VedicPlace
    midheaven: VedicPlace
    descendant: VedicPlace
    imum_coeli: VedicPlace


class VedicDraconic(TypedDict):
    node: Literal["mean"]
    bodies: List[VedicDraconicBodiesItem]
    angles: Union[None, VedicDraconicAngles1]


class Vedic(TypedDict):
    """The object of `astrolabe vedic --json`: nakshatras, divisional charts and Vimshottari dashas of a birth in a sidereal zodiac, and its draconic places."""

    schema_version: Literal[1]
    exact_chart: bool
    zodiac: Union[VedicZodiac, VedicZodiac1]
    points: List[VedicPoint]
    dasha: Union[None, VedicDasha]
    draconic: VedicDraconic


class LinesMeridian(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee"]
    angle: Literal["midheaven", "imum_coeli"]
    kilometers: NotRequired[float]
    longitude: float


class LinesCurve(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee"]
    angle: Literal["ascendant", "descendant"]
    kilometers: NotRequired[float]
    points: List[List[float]]


Lines = List[Union[LinesMeridian, LinesCurve]]


class LocalSpaceItem(TypedDict):
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "north_node", "true_node", "chiron", "mean_apogee", "osculating_apogee"]
    azimuth: float
    altitude: float


LocalSpace = List[LocalSpaceItem]


class PanchangaZodiac(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran_15_taurus", "hipparchos", "sassanian", "galactic_center_0_sagittarius", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau_1958", "galactic_equator_true", "galactic_equator_mid_mula", "skydram_mardyks", "true_mula", "dhruva_galactic_center_middle_mula", "aryabhata_522", "babylonian_britton", "vedic_sheoran", "cochrane_galactic_center_0_capricorn", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "krishnamurti_vp291", "lahiri_icrc"]
    degrees: float


class PanchangaZodiac1(TypedDict):
    kind: Literal["sidereal"]
    ayanamsa: Literal["custom"]
    degrees: float
    epoch_jd_tt: float
    epoch_degrees: float


class PanchangaVara(TypedDict):
    name: Literal["ravivara", "somavara", "mangalavara", "budhavara", "guruvara", "shukravara", "shanivara"]
    lord: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]


PanchangaTithiItem = TypedDict("PanchangaTithiItem", {
    "number": "int",
    "name": "Literal[\"shukla_pratipada\", \"shukla_dvitiya\", \"shukla_tritiya\", \"shukla_chaturthi\", \"shukla_panchami\", \"shukla_shashthi\", \"shukla_saptami\", \"shukla_ashtami\", \"shukla_navami\", \"shukla_dashami\", \"shukla_ekadashi\", \"shukla_dvadashi\", \"shukla_trayodashi\", \"shukla_chaturdashi\", \"purnima\", \"krishna_pratipada\", \"krishna_dvitiya\", \"krishna_tritiya\", \"krishna_chaturthi\", \"krishna_panchami\", \"krishna_shashthi\", \"krishna_saptami\", \"krishna_ashtami\", \"krishna_navami\", \"krishna_dashami\", \"krishna_ekadashi\", \"krishna_dvadashi\", \"krishna_trayodashi\", \"krishna_chaturdashi\", \"amavasya\"]",
    "from": "str",
    "to": "str",
})


PanchangaNakshatraItem = TypedDict("PanchangaNakshatraItem", {
    "number": "int",
    "name": "Literal[\"ashvini\", \"bharani\", \"krittika\", \"rohini\", \"mrigashira\", \"ardra\", \"punarvasu\", \"pushya\", \"ashlesha\", \"magha\", \"purva_phalguni\", \"uttara_phalguni\", \"hasta\", \"chitra\", \"svati\", \"vishakha\", \"anuradha\", \"jyeshtha\", \"mula\", \"purva_ashadha\", \"uttara_ashadha\", \"shravana\", \"dhanishta\", \"shatabhisha\", \"purva_bhadrapada\", \"uttara_bhadrapada\", \"revati\"]",
    "from": "str",
    "to": "str",
})


PanchangaYogaItem = TypedDict("PanchangaYogaItem", {
    "number": "int",
    "name": "Literal[\"vishkambha\", \"priti\", \"ayushman\", \"saubhagya\", \"shobhana\", \"atiganda\", \"sukarma\", \"dhriti\", \"shula\", \"ganda\", \"vriddhi\", \"dhruva\", \"vyaghata\", \"harshana\", \"vajra\", \"siddhi\", \"vyatipata\", \"variyana\", \"parigha\", \"shiva\", \"siddha\", \"sadhya\", \"shubha\", \"shukla\", \"brahma\", \"indra\", \"vaidhriti\"]",
    "from": "str",
    "to": "str",
})


PanchangaKaranaItem = TypedDict("PanchangaKaranaItem", {
    "number": "int",
    "name": "Literal[\"bava\", \"balava\", \"kaulava\", \"taitila\", \"gara\", \"vanija\", \"vishti\", \"shakuni\", \"chatushpada\", \"naga\", \"kimstughna\"]",
    "from": "str",
    "to": "str",
})


class Panchanga(TypedDict):
    """The object of `astrolabe panchanga --json`: the five limbs of a day from sunrise to sunrise, each with those that begin before the next sunrise."""

    schema_version: Literal[1]
    date: str
    zone: str
    lat: float
    lon: float
    zodiac: Union[PanchangaZodiac, PanchangaZodiac1]
    sunrise_definition: Literal["hindu", "limb"]
    sunrise: str
    sunset: str
    next_sunrise: str
    vara: PanchangaVara
    tithi: List[PanchangaTithiItem]
    nakshatra: List[PanchangaNakshatraItem]
    yoga: List[PanchangaYogaItem]
    karana: List[PanchangaKaranaItem]


class HeliacalItem(TypedDict):
    object: str
    kind: Literal["morning_first", "evening_last", "evening_first", "morning_last"]
    begin: str
    best: str
    end: str


Heliacal = List[HeliacalItem]


class StarsStar(TypedDict):
    name: str
    designation: str
    magnitude: Union[float, None]
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    degree_in_sign: float
    latitude: float
    longitude_per_day: float
    right_ascension: float
    declination: float


class Stars(TypedDict):
    """What `astrolabe stars --json` writes: where fixed stars stand at an instant; apparent, geocentric, of date, in degrees, with all digits."""

    instant: str
    jd_ut: float
    jd_tt: float
    stars: List[StarsStar]


class HeliocentricPlanetsItem(TypedDict):
    name: Literal["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    longitude: float
    latitude: float
    distance_au: float
    longitude_per_day: float
    latitude_per_day: float
    distance_per_day_au: float


class Heliocentric(TypedDict):
    """One line of `astrolabe sky --heliocentric --json`: the planets as seen from the Sun, on the true ecliptic and equinox of date, light time taken off, without aberration."""

    at: str
    jd_ut: float
    jd_tt: float
    planets: List[HeliocentricPlanetsItem]


class RetrogradesStation(TypedDict):
    at: str
    longitude: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]


class RetrogradesSpanWithSun(TypedDict):
    aspect: Literal["conjunction", "opposition"]
    at: Union[None, str]


class RetrogradesSpan(TypedDict):
    body: Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"]
    shadow_from: Union[None, str]
    turns_back: RetrogradesStation
    with_sun: RetrogradesSpanWithSun
    turns_forward: RetrogradesStation
    shadow_to: Union[None, str]


Retrogrades = List[RetrogradesSpan]
