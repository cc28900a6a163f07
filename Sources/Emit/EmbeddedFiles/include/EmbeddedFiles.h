/// A file: its path below the folder of this target, and its text, which ends with a zero byte.
struct EmbeddedFile {
  const char *path;
  const char *text;
};

/// The files in the order of their paths; behind the last is one without a path.
const struct EmbeddedFile *embeddedFiles(void);

/// The text of the file with this path.
const char *embeddedText(const char *path);

/// The number of its bytes.
long embeddedCount(const char *path);

/// The number of lines among some bytes of a table.
static inline long linesIn(const unsigned char *bytes, long count) {
  long lines = 0;
  for (long place = 0; place < count; place++) lines += bytes[place] == '\n';
  return lines;
}
