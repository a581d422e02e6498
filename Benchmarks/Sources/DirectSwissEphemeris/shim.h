// libswe as a plain C program would call it.
#ifndef DIRECTSWISSEPHEMERIS_SHIM_H
#define DIRECTSWISSEPHEMERIS_SHIM_H

#include <swephexp.h>

// Points libswe at `folder` once per thread: its state is one per thread on Linux, and setting the
// folder opens files, which is no part of a position's cost.
static inline void direct_swe_open(const char *folder) {
#ifdef __APPLE__
  static int is_open;
#else
  static _Thread_local int is_open;
#endif
  if (is_open) return;
  swe_set_ephe_path(folder);
  is_open = 1;
}

#endif
