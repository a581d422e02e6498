// Forks as web servers and job runners do: a parent whose threads are busy, and children that ask at once.
//
// The instants begin in 1800, which libswe answers for, as it does for the apogees: its open files would have
// one place in parent and children.
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

static astrolabe_engine *engine;
static char *expected;
static volatile int isOver = 0;

static const char request[] = "{" NEW_YORK ",\"date\":\"2025-01-06\"}";
static const uint8_t bodies[] = {0, 1, 4, 13, 14};
enum { rows = 40, width = 5 * 6 };
static double days[rows], places[rows * width];

static int answers(void) {
  double out[rows * width];
  astrolabe_error error;
  if (astrolabe_positions(engine, ASTROLABE_UT1, days, rows, bodies, 5, 6, out, &error)) return 2;
  if (memcmp(out, places, sizeof out)) return 3;
  char *text = document(engine, "reading", request, &error);
  if (text == NULL) return 4;
  int isSame = strcmp(text, expected) == 0;
  astrolabe_free(text);
  return isSame ? 0 : 5;
}

static void *ask_once(void *unused) {
  (void)unused;
  return (void *)(long)answers();
}

static void *ask_on(void *unused) {
  long code = 0;
  while (!isOver && code == 0) code = (long)ask_once(unused);
  return (void *)code;
}

int main(void) {
  engine = opened();
  for (int row = 0; row < rows; row++) days[row] = 2378496.5 + row * 411.25;
  astrolabe_error error;
  CHECK(astrolabe_positions(engine, ASTROLABE_UT1, days, rows, bodies, 5, 6, places, &error) == 0);
  expected = document(engine, "reading", request, &error);
  CHECK(expected != NULL);

  pthread_t threads[4];
  for (int index = 0; index < 4; index++) pthread_create(&threads[index], NULL, ask_on, NULL);
  enum { childCount = 60 };
  for (int round = 0; round < childCount; round++) {
    pid_t child = fork();
    if (child == 0) {
      // Threads of the child's own meet in the engine, too.
      pthread_t own[2];
      alarm(60);
      for (int index = 0; index < 2; index++) pthread_create(&own[index], NULL, ask_once, NULL);
      int code = answers();
      for (int index = 0; index < 2; index++) {
        void *result;
        pthread_join(own[index], &result);
        if ((int)(long)result != 0) code = (int)(long)result;
      }
      _exit(code);
    }
    CHECK(answers() == 0);
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) {
      fprintf(stderr, "child %d: %s %d\n", round, WIFSIGNALED(status) ? "signal" : "code",
              WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
      failures++;
    }
  }
  isOver = 1;
  for (int index = 0; index < 4; index++) {
    void *result;
    pthread_join(threads[index], &result);
    CHECK(result == NULL);
  }
  free(expected);
  astrolabe_close(engine);
  if (failures == 0) printf("passed: %d children of a parent with busy threads\n", childCount);
  return failures != 0;
}
