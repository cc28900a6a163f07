/// A file: its path below the folder of this target, and its text, which ends with a zero byte.
struct EmbeddedFile {
  const char *path;
  const char *text;
};

/// An array of all files, sorted by path; its end is an element whose path is null.
const struct EmbeddedFile *embeddedFiles(void);

/// The text of the file with this path; null if there is no such file.
const char *embeddedText(const char *path);

/// The number of bytes in the text of the file with this path, which must exist.
long embeddedCount(const char *path);

/// The number of line breaks in these bytes.
static inline long linesIn(const unsigned char *bytes, long count) {
  long lines = 0;
  for (long place = 0; place < count; place++) lines += bytes[place] == '\n';
  return lines;
}
