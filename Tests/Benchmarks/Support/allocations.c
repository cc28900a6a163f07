// Preloaded, counts what is allocated; the program under measure reads the counter.
#include <stddef.h>

static long count;

long allocation_count(void) { return count; }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t items, size_t size) { return count++, __libc_calloc(items, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) {
  return count++, __libc_memalign(alignment, size);
}
int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}
