#include "Instructions.h"
#pragma STDC FP_CONTRACT OFF

// A Chebyshev polynomial and its slope side by side, so that one sum is of both.
typedef struct {
  double2 degrees[14];
} Basis;

// By the three-term recurrence, at a place of the block and at that of its half.
KERNEL_INLINE void makeBases(double x, double half, Basis *bases) {
  double2 place = {x, half}, twice = place + place;
  double2 value0 = {1, 1}, value1 = place, slope0 = {0, 0}, slope1 = {1, 1};
  for (int i = 0; i < 2; i++) {
    bases[i].degrees[0] = (double2){1, 0};
    bases[i].degrees[1] = (double2){place[i], 1};
  }
  for (int k = 2; k < 14; k++) {
    double2 value = twice * value1 - value0;
    // T′ₖ = 2 Tₖ₋₁ + 2x T′ₖ₋₁ − T′ₖ₋₂
    double2 slope = (value1 + value1) + (twice * slope1 - slope0);
    bases[0].degrees[k] = (double2){value[0], slope[0]};
    bases[1].degrees[k] = (double2){value[1], slope[1]};
    value0 = value1, value1 = value, slope0 = slope1, slope1 = slope;
  }
}

KERNEL_INLINE double2 sum(const uint8_t *segment, int heads, int tails, const Basis *basis) {
  double2 result = {0, 0};
  int k = 0;
  for (; k + 2 <= heads; k += 2) {
    double2 pair = __builtin_convertvector(LOAD(int2, segment + 4 * k), double2);
    result += pair[0] * basis->degrees[k];
    result += pair[1] * basis->degrees[k + 1];
  }
  if (k < heads) result += (double)LOAD(int32_t, segment + 4 * k) * basis->degrees[k];
  const uint8_t *tail = segment + 4 * heads;
  const double2 *degrees = basis->degrees + heads;
  for (k = 0; k + 4 <= tails; k += 4) {
    int4 wide = __builtin_convertvector(LOAD(short4, tail + 2 * k), int4);
    for (int i = 0; i < 4; i++) result += (double)wide[i] * degrees[k + i];
  }
  for (; k < tails; k++) result += (double)LOAD(int16_t, tail + 2 * k) * degrees[k];
  return result;
}

KERNEL_INLINE uint32_t series(
  const void *block, double x, double per_day, const kernel_series_form *forms, uint32_t wanted,
  double (*values)[2]
) {
  int isLate = x >= 0;
  Basis bases[2];
  makeBases(x, isLate ? 2 * x - 1 : 2 * x + 1, bases);
  uint32_t left = 0;
  double2 soundness = {0, 0};
  for (uint32_t rest = wanted; rest; rest &= rest - 1) {
    int number = __builtin_ctz(rest);
    const kernel_series_form *form = forms + number;
    double2 result = {0, 0};
    if (form->form == 1) {
      const uint8_t *segment = (const uint8_t *)block + (isLate ? form->late_offset : form->offset);
      if (LOAD(int32_t, segment) == INT32_MIN) {
        left |= 1u << number;
      } else {
        const Basis *basis = bases + form->is_half;
        // Those that tables have, unrolled.
        switch (form->heads << 4 | form->tails) {
          case 0x28: result = sum(segment, 2, 8, basis); break;
          case 0x36: result = sum(segment, 3, 6, basis); break;
          case 0x44: result = sum(segment, 4, 4, basis); break;
          case 0x46: result = sum(segment, 4, 6, basis); break;
          case 0x56: result = sum(segment, 5, 6, basis); break;
          case 0x68: result = sum(segment, 6, 8, basis); break;
          default: result = sum(segment, form->heads, form->tails, basis);
        }
        result *= form->unit;
        result[1] *= form->is_half ? 2 * per_day : per_day;
      }
    } else if (form->form == 2) {
      left |= 1u << number;
    }
    soundness += result;
    values[number][0] = result[0];
    values[number][1] = result[1];
  }
  double sound = soundness[0] + soundness[1];
  return sound - sound == 0 ? left : wanted;
}

KERNEL_BOTH_WAYS(
  uint32_t, series,
  (const void *block, double x, double per_day, const kernel_series_form *forms,
   uint32_t wanted, double (*values)[2]),
  (block, x, per_day, forms, wanted, values))
