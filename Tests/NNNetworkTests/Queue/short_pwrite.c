// Preloaded into a process with a queue. A `pwrite` writes at most 7 bytes, and every third one is interrupted first.
// The file ND_SHORT gets one byte for each write that was cut short.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static ssize_t cut(const char *name, int file, const void *bytes, size_t count, off_t offset) {
  static int calls;
  ssize_t (*real)(int, const void *, size_t, off_t) =
      (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, name);
  if (++calls % 3 == 0) {
    errno = EINTR;
    return -1;
  }
  if (count <= 7) return real(file, bytes, count, offset);
  int list = open(getenv("ND_SHORT"), O_WRONLY | O_CREAT | O_APPEND, 0600);
  (void)!write(list, ".", 1);
  close(list);
  return real(file, bytes, 7, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return cut("pwrite", file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  return cut("pwrite64", file, bytes, count, offset);
}
