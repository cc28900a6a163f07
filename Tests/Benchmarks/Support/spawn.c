// spawn RESULT PROGRAM ARGUMENT…: runs a program, and writes its wall time and the processor's time in
// nanoseconds, and its peak memory in KiB. From here and not from the script, since a child's ru_maxrss begins with that
// of the process it was forked from.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  clock_gettime(CLOCK_MONOTONIC, &end);
  FILE *result = fopen(argv[1], "w");
  if (!result) return 2;
  long long nanoseconds =
      (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
  long long processor =
      (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000000LL +
      (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000LL;
  fprintf(result, "%lld %lld %ld\n", nanoseconds, processor, usage.ru_maxrss);
  fclose(result);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
