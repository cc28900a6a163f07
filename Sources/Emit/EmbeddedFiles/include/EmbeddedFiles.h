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

// Tables have lines of key, tab and value, sorted by the bytes of the keys. C searches them as fast in a debug build.

/// The number of line breaks in a text of `count` bytes.
long linesIn(const unsigned char *text, long count);

/// The offset of the first line that does not sort before a text, found by binary search.
long firstLine(const unsigned char *table, long count, const unsigned char *text, long length);

/// Where a text starts in another, and its number of bytes, which is negative if the text was not found.
struct TextPart {
  long start, count;
};

/// The value of a key, which ends with a tab.
struct TextPart tableValue(const unsigned char *table, long count, const unsigned char *key, long length);
