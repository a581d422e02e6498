#pragma once

/// Reports to libFuzzer that an input reached something that its own counters don't see, by a number.
void count_feature(unsigned feature);
