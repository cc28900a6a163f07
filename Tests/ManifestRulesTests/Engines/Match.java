import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;

/** Matches as the generated Kotlin does, for lines of a pattern and a text in hexadecimal UTF-8. Prints 1, 0 or !. */
class Match {
    /** The flags that Kotlin's RegexOption.IGNORE_CASE sets. */
    static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    static String text(String word) {
        return new String(HexFormat.of().parseHex(word), StandardCharsets.UTF_8);
    }

    static Optional<Pattern> compiled(String pattern) {
        try {
            return Optional.of(Pattern.compile(pattern, FLAGS));
        } catch (PatternSyntaxException problem) {
            return Optional.empty();
        }
    }

    public static void main(String[] arguments) throws IOException {
        var expressions = new HashMap<String, Optional<Pattern>>();
        var answers = new StringBuilder();
        var input = new BufferedReader(new InputStreamReader(System.in));
        for (var line = input.readLine(); line != null; line = input.readLine()) {
            var words = line.split(",", -1);
            var expression = expressions.computeIfAbsent(text(words[0]), Match::compiled);
            if (expression.isEmpty()) {
                answers.append('!');
            } else {
                answers.append(expression.get().matcher(text(words[1])).matches() ? '1' : '0');
            }
        }
        System.out.println(answers);
    }
}
