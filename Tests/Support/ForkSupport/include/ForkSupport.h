// `fork`, which Swift does not offer, for the tests of what holds across it.
#ifndef FORK_SUPPORT_H
#define FORK_SUPPORT_H

#include <sys/types.h>

/// Forks. The child runs `work` and ends with what that returns, by `exit` if it is to end in order, else by
/// `_exit`. Returns the child's number, or -1.
pid_t fork_support_start(int (*work)(void *), void *context, int in_order);

/// Waits for a child and returns the code it ended with, or -1 if a signal ended it.
int fork_support_wait(pid_t child);

#endif
