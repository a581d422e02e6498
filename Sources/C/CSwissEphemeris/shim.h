// The C face of Swiss Ephemeris (libswe), as one Swift file sees it.
#ifndef CSWISSEPHEMERIS_SHIM_H
#define CSWISSEPHEMERIS_SHIM_H

#include <pthread.h>
#include <string.h>
#include <swephexp.h>

#ifdef __linux__
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#endif

// The storage class libswe gives its own state (sweodef.h): one per thread, but on Apple
// platforms one per process, where a lock is taken around every call.
#ifdef __APPLE__
#define CSWE_STATE
#else
#define CSWE_STATE _Thread_local
#endif

// The program has one copy of such a function, and so of its static variables. Of a `static inline` function Swift emits
// a copy for each file that a call is inlined into: a thread would have several bound folders, each known to some
// callers only.
#define CSWE_ONE __attribute__((weak, noinline, visibility("hidden")))

// The data folder that the state of this thread was prepared for; 0 for none, and then it has no files open.
CSWE_ONE unsigned *cswe_bound_generation(void) {
  static CSWE_STATE unsigned bound;
  return &bound;
}

// How many threads have a prepared state.
CSWE_ONE unsigned *cswe_bound_count(void) {
  static unsigned count;
  return &count;
}

// Closes the files and forgets that the state was prepared, so that the next call tries again.
static inline void cswe_unbind(void) {
  unsigned *bound = cswe_bound_generation();
  if (*bound == 0) return;
  swe_close();
  *bound = 0;
  __atomic_fetch_sub(cswe_bound_count(), 1, __ATOMIC_RELAXED);
}

static inline void cswe_at_thread_exit(void *unused) {
  (void)unused;
  cswe_unbind();
}

CSWE_ONE pthread_key_t *cswe_exit_key(void) {
  static pthread_key_t key;
  return &key;
}

CSWE_ONE pthread_mutex_t *cswe_turn(void) {
  static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
  return &turn;
}

// Keeps other threads out where they share libswe's state; elsewhere there is nothing to keep them from.
static inline void cswe_enter(void) {
#ifdef __APPLE__
  pthread_mutex_lock(cswe_turn());
#endif
}

static inline void cswe_leave(void) {
#ifdef __APPLE__
  pthread_mutex_unlock(cswe_turn());
#endif
}

// A file that is open while a process forks has one place in parent and child: each would move what the
// other is about to read, and some of it would be read as numbers all the same. So the thread that forks
// closes its own first, and opens them again at the next call.
static inline void cswe_before_fork(void) {
  cswe_enter();
  cswe_unbind();
}

// The other threads are gone in the child, but not their streams: when it ends, `exit` puts each back to
// where it was read to, and so moves it for the parent's thread. Each gets a place of its own, therefore.
static inline void cswe_after_fork_in_child(void) {
  cswe_leave();
#ifdef __linux__
  if (__atomic_exchange_n(cswe_bound_count(), 0, __ATOMIC_RELAXED) == 0) return;
  DIR *list = opendir("/proc/self/fd");
  if (!list) return;
  for (struct dirent *entry; (entry = readdir(list));) {
    char path[512];
    ssize_t length = readlinkat(dirfd(list), entry->d_name, path, sizeof path - 1);
    if (length < 4 || memcmp(path + length - 4, ".se1", 4) != 0) continue;
    path[length] = 0;
    int own = open(path, O_RDONLY | O_CLOEXEC);
    if (own < 0) continue;
    dup2(own, atoi(entry->d_name));
    close(own);
  }
  closedir(list);
#endif
}

static inline void cswe_prepare_process(void) {
#ifndef __APPLE__
  pthread_key_create(cswe_exit_key(), cswe_at_thread_exit);
#endif
  pthread_atfork(cswe_before_fork, cswe_leave, cswe_after_fork_in_child);
}

CSWE_ONE pthread_once_t *cswe_preparation(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  return &once;
}

// Points libswe's state of this thread at `folder` and arranges for its three open files to be
// closed when the thread ends, and before the process forks. Returns 1 if it had to, 0 if the state was
// ready already.
//
// libswe keeps its folder and open files in thread-local storage (`extern TLS struct swe_data
// swed`, sweph.h), so a folder set on one thread is unknown to the next; there libswe would
// quietly answer from whatever its built-in path holds, or from its lesser Moshier series.
static inline int cswe_bind(unsigned generation, const char *folder) {
  unsigned *bound = cswe_bound_generation();
  if (*bound == generation) return 0;
  pthread_once(cswe_preparation(), cswe_prepare_process);
#ifndef __APPLE__
  pthread_setspecific(*cswe_exit_key(), bound);
#endif
  if (*bound == 0) __atomic_fetch_add(cswe_bound_count(), 1, __ATOMIC_RELAXED);
  *bound = generation;
  swe_close();
  swe_set_ephe_path(folder);
  return 1;
}

#endif
