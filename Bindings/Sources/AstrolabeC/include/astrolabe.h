// Astrolabe from C, and from whatever can call C.
//
// Every function that can fail returns 0 or a code, and says what is wrong in `error`, which may be
// null. No function ends the program on what it is given, prints, reads the clock or the locale, starts
// a thread or installs a signal handler. Handles are immutable and may be used by any number of threads
// at once, and in the children of a process that forks; each is closed once, when nobody uses it any
// more. Texts are UTF-8; those that come in end with a zero byte where no length is given.
//
// What is promised of later versions is in Bindings/README.md.
#ifndef ASTROLABE_H
#define ASTROLABE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What this header promises: it grows by functions and codes alone while the number stays.
#define ASTROLABE_ABI 1

/// The codes; they are those of the command `astrolabe`.
#define ASTROLABE_DONE 0
#define ASTROLABE_WRONG_USAGE 64
#define ASTROLABE_BAD_DATA 65
#define ASTROLABE_NO_FILE 66
#define ASTROLABE_FAULT 70

/// The scales of time that Julian Days may be of.
#define ASTROLABE_UT1 0
#define ASTROLABE_TT 1

/// How many points a chart has: Sun to Pluto and the mean node, codes 0 to 10. The bodies go on with 11 the
/// true node, 12 Chiron, 13 the mean apogee, 14 the osculating apogee, 15 Ceres, 16 Pallas, 17 Juno, 18 Vesta,
/// 19 Pholus, 20 the south node, 21 the interpolated apogee, 22 the interpolated perigee.
#define ASTROLABE_POINTS 11
#define ASTROLABE_BODIES 23
/// The points of a chart that are no bodies.
#define ASTROLABE_ASCENDANT 64
#define ASTROLABE_MIDHEAVEN 65

/// How many scores a day has: the seventeen meters, the five groups, the whole.
#define ASTROLABE_SCORES 23

typedef struct astrolabe_error {
  int32_t code;
  /// One sentence for people, ended by a zero byte and cut between characters where it is too long.
  char message[508];
} astrolabe_error;

/// The ephemeris and the zones; make one and share it.
typedef struct astrolabe_engine astrolabe_engine;
/// A chart with its yardstick.
typedef struct astrolabe_person astrolabe_person;
/// People packed for being scored many at a time.
typedef struct astrolabe_people astrolabe_people;

/// Texts of a column as Arrow lays them out: element i is data[offsets[i] ..< offsets[i + 1]]. Where the
/// element has no bytes, the field is missing. A null pointer to a column: all are missing.
typedef struct astrolabe_texts {
  const char *data;
  const int64_t *offsets;
} astrolabe_texts;

/// Births as columns of `count` elements; only `birth` has to be there.
typedef struct astrolabe_births {
  size_t count;
  /// YYYY-MM-DD or YYYY-MM-DDTHH:MM[:SS].
  const astrolabe_texts *birth;
  /// A name of the zone database, an offset such as +05:30, or LMT.
  const astrolabe_texts *zone;
  /// Names such as "Ulm, Germany", in place of coordinates and, unless it is given, the zone.
  const astrolabe_texts *place;
  /// Degrees north and degrees east; NaN in both: no place.
  const double *latitude;
  const double *longitude;
  /// 0 for the earlier of two equal clock readings, 1 for the later, 2 to refuse such a birth.
  const uint8_t *fold;
  /// Where clocks jumped over the time: 0 for the later instant, 1 for the earlier, 2 to refuse such a birth.
  const uint8_t *gap;
} astrolabe_births;

/// Where the columns of charts are written; each pointer may be null.
typedef struct astrolabe_charts_out {
  /// [count]: the instant, a Julian Day of UT1.
  double *day;
  /// [count][11]: degrees.
  double *longitude;
  /// [count][11]: degrees a day.
  double *motion;
  /// [count][11]: 1 to 12; 0 where there is no chart.
  uint8_t *house;
  /// [count][12]: degrees.
  double *cusps;
  /// [count][2]: degrees of Ascendant and Midheaven; NaN without a time and a place.
  double *angles;
} astrolabe_charts_out;

/// A moment at which a transit is exact.
typedef struct astrolabe_hit {
  /// A Julian Day of UT1.
  double day;
  /// Degrees of the ecliptic where the transiting body then stands.
  double longitude;
  /// The transiting body's code.
  uint8_t body;
  /// The code of the natal point: a body, ASTROLABE_ASCENDANT or ASTROLABE_MIDHEAVEN.
  uint8_t natal;
  /// 0 conjunction, 1 opposition, 2 trine, 3 square, 4 sextile.
  uint8_t aspect;
  /// 1 where the body moves backwards.
  uint8_t retrograde;
  /// Zeros.
  uint8_t reserved[4];
} astrolabe_hit;

/// The ABI of the library that is loaded, to be compared with ASTROLABE_ABI.
int32_t astrolabe_abi(void);
/// The engine's version, such as "0.2.0".
const char *astrolabe_version(void);

/// Opens the engine with the data beside the library, or with those of a folder laid out as `ephemeris/` or one of
/// Swiss Ephemeris' own `.se1` files, which answers for the years of its files; with
/// the zones of the folder `zoneinfo` beside the library or else the system's, or with those of a folder.
int32_t astrolabe_open(
    const char *data_folder, const char *zones_folder, astrolabe_engine **engine,
    astrolabe_error *error);
void astrolabe_close(astrolabe_engine *engine);

/// Where bodies are at `count` instants, Julian Days of a scale. `columns` of (longitude and latitude in degrees,
/// distance in astronomical units, the three motions a day) are written: 6 in the order longitude, motion in
/// longitude, latitude, distance, motion in latitude, motion in distance; or the first 2, or the first 1.
/// `out` has count × body_count × columns numbers. Instants that the ephemeris does not answer for become
/// NaN, and the code is then ASTROLABE_BAD_DATA.
int32_t astrolabe_positions(
    const astrolabe_engine *engine, int32_t scale, const double *days, size_t count,
    const uint8_t *bodies, size_t body_count, int32_t columns, double *out, astrolabe_error *error);

/// The charts of many births. `house_system` is a name such as "koch", or null for Placidus. A birth that can't
/// be read has NaN in its rows and its code in `codes` (or null); the code is then ASTROLABE_BAD_DATA, and
/// the error that of the first.
int32_t astrolabe_charts(
    const astrolabe_engine *engine, const astrolabe_births *births, const char *house_system,
    const astrolabe_charts_out *out, int32_t *codes, astrolabe_error *error);

/// A document, as the command writes it with its line end. `kind` is chart, portrait, portrait_two, portrait_period,
/// reading, meters, transits, returns, progressions, directions, primary, profections, periods, synastry, composite,
/// compare, rectify, vedic, panchanga, events, moon, sky, stars, heliacal, sign, wheel, places, hours, lines, eclipses,
/// find, report or ask; `request` is a JSON object of `length` bytes whose
/// fields are named as the command's options are. compare has no clock, so `at` is its present; `event` of rectify has
/// dates with commas between them; sky with `from` and `to` is an array, one sky on each line; `"svg":true` draws lines
/// and compare, and `graph` of sky its curves; portrait_period has
/// `period` (year, month or week) and `date`; find has `when`
/// and `unless`, conditions with semicolons between them. `"ics":true` makes transits and events calendars. Two kinds
/// hold several of the
/// command's, for which charts are cast once: pair (synastry, composite, davison) and life (progressions and
/// directions of an instant, `at`). For ask each line of the field `question` is a question of a conversation and has
/// a line of the answer. `*text` ends with a zero byte after `*text_length` bytes, and is for
/// astrolabe_free.
int32_t astrolabe_document(
    const astrolabe_engine *engine, const char *kind, const char *request, size_t length,
    char **text, size_t *text_length, astrolabe_error *error);
void astrolabe_free(void *text);

/// A person for many readings: a request with the fields of a birth, and norms kept earlier (or null).
int32_t astrolabe_person_open(
    const astrolabe_engine *engine, const char *request, size_t length, const uint8_t *norms,
    astrolabe_person **person, astrolabe_error *error);
void astrolabe_person_close(astrolabe_person *person);
/// A document about a person; the request has no fields of a birth.
int32_t astrolabe_person_document(
    const astrolabe_engine *engine, const astrolabe_person *person, const char *kind,
    const char *request, size_t length, char **text, size_t *text_length, astrolabe_error *error);
/// The moments from one Julian Day of UT1 to before another at which bodies are exact to a person's chart, in order of
/// time. As many as fit are written; `*found` is how many there are, so that a second call can bring the
/// room.
int32_t astrolabe_person_hits(
    const astrolabe_engine *engine, const astrolabe_person *person, double from, double to,
    const uint8_t *bodies, size_t body_count, astrolabe_hit *hits, size_t room, size_t *found,
    astrolabe_error *error);
/// Writes the person's record of norms.
int32_t astrolabe_person_norms(
    const astrolabe_person *person, uint8_t *record, astrolabe_error *error);

/// Bytes of a record of norms.
size_t astrolabe_norms_size(void);
/// Packs people; `norms` (or null) are as many records, one after another. `codes` (or null) receives one
/// code for each; who could not be packed has scores of NaN.
int32_t astrolabe_people_open(
    const astrolabe_engine *engine, const astrolabe_births *births, const uint8_t *norms,
    int32_t *codes, astrolabe_people **people, astrolabe_error *error);
void astrolabe_people_close(astrolabe_people *people);
size_t astrolabe_people_count(const astrolabe_people *people);
/// Why someone could not be packed; 0 where nothing was wrong.
int32_t astrolabe_people_problem(
    const astrolabe_people *people, size_t index, astrolabe_error *error);
/// Writes the records of norms, zeros for who could not be packed.
int32_t astrolabe_people_norms(
    const astrolabe_people *people, uint8_t *records, astrolabe_error *error);
/// Scores on `days` dates from `first` on (YYYY-MM-DD) of a zone, UTC where it is null. Each of the tables
/// (or null) has people × days × 23 numbers: the seventeen meters, the five groups, the whole.
int32_t astrolabe_scores(
    const astrolabe_engine *engine, const astrolabe_people *people, const char *first, int32_t days,
    const char *zone, float *intensity, float *harmony, float *unified, astrolabe_error *error);

#ifdef __cplusplus
}
#endif
#endif
