/// Words and phrases that must not occur in any text that a person reads.
///
/// The project's prose once used unusual words and phrases. These patterns prevent them from coming
/// back. They are regular expressions that ignore letter case.
struct VocabularyRule: Sendable {
  var pattern: String
  /// The replacement, or what the text should say.
  var instead: String
  /// Phrases in which the word is allowed.
  var exceptions: [String] = []

  static let all: [VocabularyRule] = words + phrases + spelling

  private static let words = [
    VocabularyRule(
      pattern: #"\bsigns?\b"#,
      instead: "`character`",
      exceptions: [
        "plus sign", "minus sign", "dollar sign", "at sign", "equal sign", "number sign",
        "percent sign", "sign in", "signs in", "sign out", "signs an account", "signs the account",
      ]
    ),
    VocabularyRule(pattern: #"\bblanks?\b"#, instead: "`space` or `empty`"),
    VocabularyRule(
      pattern: #"\b(?:with)?stands?\b"#,
      instead: "`is`",
      exceptions: ["stands for", "stand for", "stand-in"]
    ),
    VocabularyRule(pattern: #"\banew\b"#, instead: "`again`"),
    VocabularyRule(pattern: #"\bmend(?:s|ed|ing)?\b"#, instead: "`fix`"),
    VocabularyRule(pattern: #"\bbeside\b"#, instead: "`next to` or `compared to`"),
    VocabularyRule(pattern: #"\bslips?\b"#, instead: "`mistake` or `typo`"),
    VocabularyRule(pattern: #"\bstumbles?\b"#, instead: "`fails`"),
    VocabularyRule(pattern: #"\bnobody's\b"#, instead: "who owns it"),
    VocabularyRule(pattern: #"\bof whom\b"#, instead: "`whose`"),
  ]

  private static let phrases = [
    VocabularyRule(
      pattern: #"\bis no (?!longer)[a-z]"#,
      instead: "`is not a`",
      exceptions: ["there is no"]
    ),
    // `a row a country`, `one file a rule`.
    VocabularyRule(
      pattern:
        #"\b(?:an?|one) (?!and\b|for\b|has\b|if\b|in\b|is\b|of\b|on\b|replaces\b|that\b|to\b|under\b|with\b)[a-z-]+ an? [a-z-]+\b"#,
      instead: "`one row per country`"
    ),
    VocabularyRule(pattern: #"\bc[oa]mes? to\b(?! an end)"#, instead: "`the result is`"),
    VocabularyRule(pattern: #"\bends? with [0-9]\b"#, instead: "`exits with status 1`"),
    VocabularyRule(pattern: #"\bhere twice\b"#, instead: "`duplicate`"),
    VocabularyRule(pattern: #"\b(?:ma[dk]es?|making|puts?|set) right\b"#, instead: "`correct`"),
    VocabularyRule(pattern: #"\bleft over\b"#, instead: "`leftover` or `extra`"),
    VocabularyRule(pattern: #"\bleft as (?:it|they)\b"#, instead: "`not changed`"),
    VocabularyRule(pattern: #"\bt(?:ake[sn]?|aking|ook) out\b"#, instead: "`remove`"),
    VocabularyRule(pattern: #"\bthere where\b"#, instead: "`where`"),
    VocabularyRule(pattern: #"\bwithout a word\b"#, instead: "`silently`"),
    VocabularyRule(pattern: #"\bwhose (?:an?|it|this|that|they)\b"#, instead: "what it belongs to"),
    VocabularyRule(pattern: #"\bsave (?:where|for|that)\b|\bbut for\b"#, instead: "`except`"),
    VocabularyRule(pattern: #"\bspeaks? of\b"#, instead: "`mentions` or `uses`"),
    VocabularyRule(pattern: #"\bha(?:s|ve) not (?:its|the|an?)\b"#, instead: "`does not have`"),
    VocabularyRule(
      pattern: #"\bin (?:the|its|their) (?:place|stead) of\b"#,
      instead: "`instead of`"
    ),
    VocabularyRule(pattern: #"\bmakes no sense\b"#, instead: "what it conflicts with"),
    VocabularyRule(pattern: #"\bhosts? carr(?:y|ies)\b"#, instead: "`hosts have`"),
    VocabularyRule(pattern: #"\bas in no\b"#, instead: "what the limit is"),
    VocabularyRule(pattern: #"\bgoes on from\b"#, instead: "`continues`"),
    VocabularyRule(pattern: #"\bletters? folds?\b"#, instead: "`the case of letters is ignored`"),
    VocabularyRule(pattern: #"\bletter case aside\b"#, instead: "`letter case is ignored`"),
    VocabularyRule(pattern: #"\bto come:"#, instead: "`planned` or `not open yet`"),
    VocabularyRule(
      pattern: #"\b(?:its|their|exact|second|related|every|an?) places?\b(?! in)"#,
      instead: "`location`"
    ),
  ]

  private static let spelling = [
    VocabularyRule(pattern: #"\blower[- ]case\b"#, instead: "`lowercase`"),
    VocabularyRule(pattern: #"\bin capitals\b|\bcapital letters?\b"#, instead: "`uppercase`"),
    VocabularyRule(pattern: #"\bany more\b"#, instead: "`anymore`"),
    VocabularyRule(pattern: #"\bmisspelt\b"#, instead: "`misspelled`"),
    VocabularyRule(pattern: #"\bcentre\b|\bcolour\b|\bneighbour\b"#, instead: "US spelling"),
    VocabularyRule(pattern: #"\blicences?\b"#, instead: "`license`"),
    VocabularyRule(pattern: #"\bplug-ins?\b"#, instead: "`plugin`"),
  ]
}
