#include "Instructions.h"
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

KERNEL_BOTH_WAYS(
  void, scores,
  (const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
   size_t count, kernel_heard *heard),
  (definition, person, days, count, heard))
