/** One field of an account form. */
export interface FormField {
  /** The field's name in the manifest, such as `postal_code`. */
  readonly id: FieldName;
  /** The label in the development language. */
  readonly label: string;
  /**
   * The key of the label's translations, such as `form.label.postal_code`. If the country overrides
   * the label, the key names the country: `country.form.GB.postal_code`.
   */
  readonly labelKey: string;
  /** The kind of information that the field holds. */
  readonly content: FieldContent;
  /** The keyboard to show for the field. */
  readonly keyboard: "text" | "name" | "numbers" | "numbers_and_punctuation" | "phone" | "email";
  /** A regular expression that the whole text must match; letter case is ignored. */
  readonly pattern?: string;
  /** An example of a valid text. */
  readonly example?: string;
  /** The maximum number of characters. */
  readonly maxLength?: number;
  /** Whether the field is required. */
  readonly required: boolean;
}

/** The kind of information that a field holds. */
export type FieldContent =
  | "given_name"
  | "family_name"
  | "street_address"
  | "street_address_2"
  | "city"
  | "state"
  | "neighborhood"
  | "postal_code"
  | "phone"
  | "email"
  | "text";

/** The token for the HTML attribute `autocomplete` for each kind of field. */
export const autofillTokens: Readonly<Record<FieldContent, string | undefined>> = {
  given_name: "given-name",
  family_name: "family-name",
  street_address: "address-line1",
  street_address_2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  neighborhood: "address-level3",
  postal_code: "postal-code",
  phone: "tel",
  email: "email",
  text: undefined,
};

/** A mistake in a form that the person should correct. */
export type FieldProblem =
  | { readonly reason: "missing" }
  | { readonly reason: "too_long"; readonly limit: number }
  | { readonly reason: "malformed"; readonly example: string | undefined };

/**
 * Returns the problems with the values that a person typed, in the order of the fields.
 *
 * The check ignores white space around a value, letter case, and the layout of a postal code. Call
 * {@link normalizedText} to get the value to send. A field that is not in `values` counts as empty.
 * A value for a field that the form does not have is ignored.
 */
export function checkForm(
  form: readonly FormField[],
  values: { readonly [field in FieldName]?: string | undefined },
): readonly (FieldProblem & { readonly field: FieldName })[] {
  const problems: (FieldProblem & { readonly field: FieldName })[] = [];
  for (const field of form) {
    const isThere = Object.prototype.hasOwnProperty.call(values, field.id);
    const problem = fieldProblem(field, (isThere ? values[field.id] : undefined) ?? "");
    if (problem) problems.push({ field: field.id, ...problem });
  }
  return problems;
}

/**
 * Returns the problem with the value that a person typed into a field, or undefined if it is valid.
 */
export function fieldProblem(field: FormField, typed: string): FieldProblem | undefined {
  const text = trimmed(typed);
  if (text === "") return field.required ? { reason: "missing" } : undefined;
  const canonical = canonicalText(field, text);
  if (field.maxLength !== undefined && Array.from(canonical ?? text).length > field.maxLength) {
    return { reason: "too_long", limit: field.maxLength };
  }
  return canonical === undefined ? { reason: "malformed", example: field.example } : undefined;
}

/**
 * Returns the value to send for the value that a person typed; undefined if {@link fieldProblem}
 * finds a problem.
 *
 * White space around the value is removed. A postal code becomes uppercase and gets the layout of
 * the example. It may be typed with other spaces or hyphens, with digits of another script, or with
 * the country's letters in front: `sw1a1aa` becomes `SW1A 1AA`, and `LT-01109` becomes `01109`.
 */
export function normalizedText(field: FormField, typed: string): string | undefined {
  if (fieldProblem(field, typed)) return undefined;
  const text = trimmed(typed);
  return text === "" ? text : canonicalText(field, text);
}

function canonicalText({ pattern, content, example = "" }: FormField, text: string): string | undefined {
  if (pattern === undefined) return text;
  const expression = new RegExp(`^(?:${pattern})$`, "i");
  if (content !== "postal_code" || !isASCII(pattern)) return expression.test(text) ? text : undefined;
  // `\s` matches white space of every script, which no postal code has.
  const isCode = (code: string) => isASCII(code) && expression.test(code);
  const words = postalWords(text);
  const compact = words.join("");
  const hasLetters = /[A-Z]/.test(compact);
  const found = postalCode(words, example, isCode);
  const opening = /^[A-Z]*/.exec(example)?.[0] ?? "";
  if (found !== undefined) {
    // The country's letters before a code, such as `LT-`, are not sent.
    if (!hasLetters || opening !== "") return found;
    return postalCode([compact.replace(/^[A-Z]+/, "")], example, isCode) ?? found;
  }
  // People also type `LV-1010` without its letters.
  const mayLackIt = !hasLetters && opening !== "" && pattern.startsWith(opening);
  const completed = mayLackIt ? postalCode([opening, ...words], example, isCode) : undefined;
  return completed ?? (isCode(text) ? text : undefined);
}

/**
 * The parts between separators, as uppercase ASCII letters and digits; empty if the text is too
 * long for a postal code.
 */
function postalWords(typed: string): readonly string[] {
  if (typed.length > 64) return [];
  const zeros =
    "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0\u0F20\u1040\u17E0";
  return typed
    .replace(/[\xAD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replace(/[^\0-\x7F]/g, (found) => {
      // The fullwidth forms of ASCII, which Chinese and Japanese keyboards type, and digits of
      // other scripts.
      const code = found.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      const zero = Array.from(zeros).find((each) => code >= each.charCodeAt(0) && code < each.charCodeAt(0) + 10);
      return zero === undefined ? found : String(code - zero.charCodeAt(0));
    })
    // Hyphens, dashes, a full stop, the Japanese postal mark, and the characters that Japanese
    // keyboards type for a hyphen.
    .replace(/[-.\u2010-\u2015\u2212\u3012\u30FC\uFF70]/g, " ")
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .split(/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/)
    .filter((word) => word !== "");
}

/**
 * Joins the words with the separators of the example, counted from its end or its beginning, or
 * with a hyphen, a space or nothing; returns the first result that is a code.
 */
function postalCode(
  words: readonly string[],
  example: string,
  isCode: (text: string) => boolean,
): string | undefined {
  const compact = words.join("");
  if (compact === "" || !isASCII(compact)) return undefined;
  const reversed = (text: string) => text.split("").reverse().join("");
  const fromEnd = reversed(laidOut(reversed(compact), reversed(example)));
  return [fromEnd, laidOut(compact, example), words.join("-"), words.join(" "), compact].find(isCode);
}

/** The letters and digits with the separators of the example between them. */
function laidOut(text: string, example: string): string {
  let used = 0;
  let result = "";
  for (const place of example.split("")) {
    if (used < text.length) result += /[A-Za-z0-9]/.test(place) ? text.charAt(used++) : place;
  }
  return result + text.slice(used);
}

function isASCII(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** The white space that is removed around a text; it is the same on every platform. */
const whiteSpace =
  "\t\n\v\f\r \x85\xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B" +
  "\u2028\u2029\u202F\u205F\u3000";

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && whiteSpace.includes(text.charAt(start))) start += 1;
  while (end > start && whiteSpace.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
