#include "ForkSupport.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t fork_support_start(int (*work)(void *), void *context, int in_order) {
  pid_t child = fork();
  if (child != 0) return child;
  int code = work(context);
  if (in_order) exit(code);
  _exit(code);
}

int fork_support_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
