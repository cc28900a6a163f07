// Preloaded into the tool with LD_PRELOAD. It exchanges the paths ND_SWAP and ND_WITH right before the ND_SWAP_AT-th
// open of a folder, and counts these opens in the file ND_OPENS.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int opens;

int openat(int folder, const char *path, int flags, ...) {
  int (*next)(int, const char *, int, ...) = dlsym(RTLD_NEXT, "openat");
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (flags & O_DIRECTORY) {
    const char *at = getenv("ND_SWAP_AT"), *list = getenv("ND_OPENS");
    opens += 1;
    int file = next(AT_FDCWD, list, O_WRONLY | O_CREAT | O_APPEND, 0666);
    dprintf(file, "%s\n", path);
    close(file);
    if (opens == atoi(at)) renameat2(AT_FDCWD, getenv("ND_SWAP"), AT_FDCWD, getenv("ND_WITH"), RENAME_EXCHANGE);
  }
  return next(folder, path, flags, mode);
}
