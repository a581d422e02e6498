// What another process did is out of sight of libFuzzer's counters; these are read beside them.

#include "Counters.h"

__attribute__((used, section("__libfuzzer_extra_counters"))) static unsigned char counters[1 << 14];

void count_feature(unsigned feature) { counters[feature % sizeof counters] = 1; }
