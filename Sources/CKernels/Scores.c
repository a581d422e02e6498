#include "Scores.h"
#pragma STDC FP_CONTRACT OFF

KERNEL_INLINE void scores(
  const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
  size_t count, kernel_heard *heard
) {
  Windows laid;
  Hearings hearings;
  layWindows(definition, person, &laid);
  makeHearings(definition, person, &hearings);
  for (size_t day = 0; day < count; day++) {
    Sums sums;
    scoreDay(definition, &laid, &hearings, days[day], &sums);
    memcpy(heard[day].activity, &sums.activity, sizeof sums.activity);
    memcpy(heard[day].tone, &sums.tone, sizeof sums.tone);
    heard[day].activity[16] = sums.lastActivity;
    heard[day].tone[16] = sums.lastTone;
  }
}

KERNEL_BOTH_WAYS(scores, kernel_heard)

static kernel_instructions chosen = kernel_best;

void kernel_use(kernel_instructions instructions) {
  __atomic_store_n(&chosen, instructions, __ATOMIC_RELAXED);
}

int32_t kernel_has_wide(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}

int kernelIsWide(void) {
  return __atomic_load_n(&chosen, __ATOMIC_RELAXED) == kernel_best && kernel_has_wide();
}
