// The C face of Swiss Ephemeris (libswe), as one Swift file sees it.
//
// Import this header from one Swift module only: what it keeps per thread it keeps per importer.
#ifndef CSWISSEPHEMERIS_SHIM_H
#define CSWISSEPHEMERIS_SHIM_H

#include <pthread.h>
#include <string.h>
#include <swephexp.h>

// The storage class libswe gives its own state (sweodef.h): one per thread, but on Apple
// platforms one per process, where the Swift side takes a lock around every call.
#ifdef __APPLE__
#define CSWE_STATE
#else
#define CSWE_STATE _Thread_local
#endif

// Which data folder the state of this thread was made ready for; 0 for none.
static inline unsigned *cswe_bound_generation(void) {
  static CSWE_STATE unsigned bound;
  return &bound;
}

static inline void cswe_close_at_thread_exit(void *unused) {
  (void)unused;
  swe_close();
}

static inline pthread_key_t *cswe_exit_key(void) {
  static pthread_key_t key;
  return &key;
}

static inline void cswe_make_exit_key(void) {
  pthread_key_create(cswe_exit_key(), cswe_close_at_thread_exit);
}

// Points libswe's state of this thread at `folder` and arranges for its three open files to be
// closed when the thread ends. Returns 1 if it had to, 0 if the state was ready already.
//
// libswe keeps its folder and open files in thread-local storage (`extern TLS struct swe_data
// swed`, sweph.h), so a folder set on one thread is unknown to the next; there libswe would
// quietly answer from whatever its built-in path holds, or from its lesser Moshier series.
static inline int cswe_bind(unsigned generation, const char *folder) {
  unsigned *bound = cswe_bound_generation();
  if (*bound == generation) return 0;
#ifndef __APPLE__
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, cswe_make_exit_key);
  pthread_setspecific(*cswe_exit_key(), bound);
#endif
  swe_close();
  swe_set_ephe_path(folder);
  *bound = generation;
  return 1;
}

// Forgets that the state was made ready, so that the next call tries again.
static inline void cswe_unbind(void) { *cswe_bound_generation() = 0; }

#endif
