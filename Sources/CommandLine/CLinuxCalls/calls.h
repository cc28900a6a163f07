// Linux calls that Swift's Glibc module hides. Musl has no function for renameat2.
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { RENAME_FLAG_NOREPLACE = 1, RENAME_FLAG_EXCHANGE = 2 };

static inline int linux_renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
}
