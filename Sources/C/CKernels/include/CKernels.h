// The innermost loops of the engine; README.md says by which rules.
#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Asks for the cache lines of a run of bytes before they are needed, all at once.
static inline __attribute__((always_inline)) void kernel_prefetch(const void *start, int32_t count) {
  const char *bytes = (const char *)start;
  for (int32_t line = 0; line < count; line += 128) {
    __builtin_prefetch(bytes + line);
    __builtin_prefetch(bytes + line + 64);
  }
  __builtin_prefetch(bytes + count - 1);
}

// MARK: - Series of a block

/// How a series lies in the blocks of a table.
typedef struct {
  /// Where its first segment lies in a block, and the one that serves the block's later half.
  int32_t offset, late_offset;
  /// Whole numbers of 32 bits, then of 16; fourteen at most in all.
  uint8_t heads, tails;
  /// Whether a block has two segments of it.
  uint8_t is_half;
  /// 0 for none, 1 for whole numbers, 2 for another form, which is the caller's.
  uint8_t form;
  /// The value of one step of the numbers.
  double unit;
} kernel_series_form;

/// Values and daily changes of some of 32 series at a place of a block.
///
/// `wanted` has a bit for each series, and so has the answer for those left to the caller, because their segment
/// was halved, because they have another form, or all because a result is no number. A series that isn't there is 0.
uint32_t kernel_series(
  const void *block, double x, double per_day, const kernel_series_form *forms, uint32_t wanted,
  double (*values)[2]);

/// Two bodies whose longitudes lie side by side in each block, by their numbers.
typedef struct {
  /// Where the first segment lies, and the one that serves the block's later half.
  int32_t offset, late_offset;
  /// A bit for each of the two.
  uint16_t bodies;
  uint8_t first, second;
  /// Whether a block has two segments of them.
  uint8_t is_half;
  /// Whether twelve coefficients are in single precision, not eight.
  uint8_t has_twelve;
} kernel_pair;

/// Longitudes and daily motions of the wanted pairs at a place of a block, at the bodies' numbers; whether all are
/// numbers, which those of a segment that was halved aren't.
int32_t kernel_longitudes(
  const void *block, double x, double per_day, const kernel_pair *pairs, size_t count,
  uint16_t wanted, double (*motions)[2]);

/// The longitude and daily motion of the first or the second of a pair at a place of a block of `size` bytes where its
/// segment was halved; whether it was, and soundly, and whether both are numbers.
int32_t kernel_halved_longitude(
  const void *block, int32_t size, double x, double per_day, const kernel_pair *pair,
  int32_t is_second, double *motion);

// MARK: - Houses

/// The sky over a place by three angles, in radians.
typedef struct {
  double armc, sine_of_armc, cosine_of_armc;
  double sine_of_obliquity, cosine_of_obliquity;
  double sine_of_latitude, cosine_of_latitude;
} kernel_sphere;

/// Placidus's eleventh, twelfth, second and third cusp where every degree rises and sets: longitudes from −π to π.
void kernel_placidus(const kernel_sphere *sphere, double *radians);

// MARK: - Aspects

/// Two places that make an aspect.
typedef struct {
  double orb, orb_per_day;
  uint8_t first, second, kind;
} kernel_aspect;

/// The pairs of at most seventeen places that make an aspect, in order, and how many there are.
///
/// A place is a longitude and its daily motion. The orbs are those of conjunction, opposition, trine, square and
/// sextile, −1 for none, and none reaches the middle between two aspects. Places from `standing` on make no
/// aspect with one another. There is room for 136 of them.
int32_t kernel_aspects(
  const double (*places)[2], int32_t standing, int32_t count, const double *orbs,
  kernel_aspect *found);

/// Two places of two rows that make an aspect.
typedef struct {
  double orb;
  int32_t first, second;
  uint8_t kind;
} kernel_contact;

/// The pairs of a longitude of one row and a longitude of another that make an aspect, in the order of the first row
/// and then of the second, and how many there are.
///
/// The orbs are as above. The first row has at most 28 places, and the second; there is room for one more than all
/// pairs.
int32_t kernel_contacts(
  const double *firsts, int32_t first_count, const double *seconds, int32_t second_count,
  const double *orbs, kernel_contact *found);

// MARK: - Scores

enum {
  /// Bodies that transit, and points that they transit.
  kernel_points = 11,
  kernel_meters = 17,
  /// Windows of a person: eight to a point.
  kernel_windows = 88,
  /// Knots of a meter: of activity, of one side and of the other.
  kernel_activity_knots = 65,
  kernel_side_knots = 33,
  kernel_knots = 131,
  /// Days of a lifetime, at most.
  kernel_days = 608,
};

/// The transiting bodies of a day, its four instants side by side.
typedef struct {
  /// Places on the circle in 2³² parts.
  uint32_t places[kernel_points][4];
  float approaches[kernel_points][4];
  float weights[kernel_points][4];
  /// What the polarity of each meter loses.
  float losses[kernel_meters];
} kernel_day;

/// Seventeen numbers, with room for vectors.
typedef struct {
  float meters[20];
} kernel_lanes;

/// Where a body comes within orb of an aspect to a point.
typedef struct {
  uint32_t exact;
  float per_orb, base_power;
  int32_t point;
  float qualities[4];
} kernel_window;

/// What the meters hear of a day: activity and tone.
typedef struct {
  float activity[kernel_meters], tone[kernel_meters];
} kernel_heard;

/// What is the same for everyone who is scored.
typedef struct {
  /// The windows of a point at 0.
  kernel_window windows[8];
  /// How far a window reaches, and one part more.
  uint32_t reaches[8];
  /// The quality of a window to each point for each temperament of the transiting body.
  float qualities[kernel_points][8][4];
  /// The temperament of each transiting body.
  int32_t temperaments[kernel_points];
  /// What the meters hear of each transiting body.
  kernel_lanes hearings[kernel_points];
} kernel_definition;

/// A person as the loops see one.
typedef struct {
  uint32_t places[kernel_points];
  kernel_lanes pulls[kernel_points];
} kernel_person;

/// Scores a person by some days.
void kernel_scores(
  const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
  size_t count, kernel_heard *heard);

/// The knots of a person's meters, those of one after those of another, from some hundred days.
void kernel_norms(
  const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
  size_t count, float *knots);

/// A transiting body at one instant: where it is, its daily motion over the typical one, and its weight.
typedef struct {
  double longitude, pace, weight;
} kernel_passage;

/// What is the same for all people who are scored by a sky, in double precision.
typedef struct {
  /// Of conjunction, opposition, trine, square and sextile; none reaches the middle between two aspects.
  double orbs[5], base_powers[5];
  /// By aspect, temperament of the transiting body and that of the point.
  double qualities[5][4][4];
  /// The temperament of each transiting body.
  int32_t temperaments[kernel_points];
  /// What the meters hear of each transiting body.
  double hearings[kernel_points][kernel_meters];
} kernel_listeners;

/// A birth chart as that loop sees it.
typedef struct {
  /// How many points it has, eleven at most.
  int32_t count;
  int32_t temperaments[kernel_points];
  double longitudes[kernel_points];
  double pulls[kernel_points][kernel_meters];
} kernel_nativity;

/// Adds what the meters hear of one sky, in order of its bodies and then of the points, times a share.
void kernel_activity(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  double share, double *heard, double *tone);

/// A transiting body in aspect with a point, and its power, which is above 0.
typedef struct {
  double power;
  int32_t body, point, kind;
} kernel_transit;

/// The transits of one sky in force, in order of its bodies and then of the points, and how many there are.
///
/// There is room for 122 of them.
int32_t kernel_transits(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  kernel_transit *found);

/// The intensity and harmony of each meter, of what it has heard: activity, tone and dimming by retrograde bodies.
///
/// The knots are those of one person's meters, 0 or more; a side that has none is filled with the largest number.
void kernel_meter_scores(
  const float *knots, const double *activity, const double *tone, const double *dimming,
  double (*scores)[2]);

// MARK: - Layers of a network

/// How many outputs of a layer are added up at once: as many as a processor holds near.
enum { kernel_layer_block = 32 };

/// The sums of products of a layer's inputs and weights, added to its biases; they wrap around.
///
/// `outputs` is a multiple of `kernel_layer_block`. The weights stand by block of outputs, then by pair of inputs, then
/// by output: the two of a pair side by side.
void kernel_layer(
  const int16_t *weights, const int32_t *biases, size_t outputs, const int16_t *inputs, size_t pairs,
  int32_t *sums);

// MARK: - Instructions

/// Which instructions the loops over scores use.
typedef enum {
  /// The widest that the processor has.
  kernel_best,
  /// Those that every processor of the kind has.
  kernel_plain,
} kernel_instructions;

/// Chooses instructions; for tests and measurements.
void kernel_use(kernel_instructions instructions);

/// Whether the processor has wider instructions than all of its kind.
int32_t kernel_has_wide(void);

#endif
