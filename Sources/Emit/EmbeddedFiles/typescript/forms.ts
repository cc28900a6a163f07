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

/** The token for the HTML attribute `autocomplete` for each kind of field. */
export const autofillTokens = {
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
} as const;

/** The kind of information that a field holds. */
export type FieldContent = keyof typeof autofillTokens;

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
  return form.flatMap((field) => {
    const isThere = Object.prototype.hasOwnProperty.call(values, field.id);
    const problem = fieldProblem(field, (isThere ? values[field.id] : undefined) ?? "");
    return problem ? [{ field: field.id, ...problem }] : [];
  });
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
  const code = (words: readonly string[]) =>
    [laidOut(words.join(""), example), ...["-", "", " "].map((mark) => words.join(mark))].find(isCode);
  const plain = postalText(text);
  // White space, dashes, a full stop, a minus sign, the Japanese postal mark, and the character that
  // Japanese keyboards type for a hyphen.
  const words = plain.split(/[\p{Z}\p{Pd}\t-\r\x85.\u2212\u3012\u30FC]/u).filter((word) => word !== "");
  const opening = /^[A-Z]*/.exec(example)?.[0] ?? "";
  const found = code(words) ?? [plain].find(isCode);
  // People also type `LV-1010` without its letters.
  if (found === undefined && opening !== "" && pattern.startsWith(opening)) return code([opening, ...words]);
  if (found === undefined || opening !== "") return found;
  // The country's letters before a code, such as `LT-`, are not sent.
  return code([words.join("").replace(/^[A-Z]+/, "")]) ?? found;
}

/**
 * The text without format characters, its digits as ASCII digits, and its ASCII letters in
 * uppercase; empty if the text is too long for a postal code.
 */
function postalText(typed: string): string {
  if (typed.length > 64) return "";
  return typed
    // Makes ASCII of what Chinese and Japanese keyboards type for it.
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digit)
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/**
 * The ASCII digit for a digit of any script. The code of a script's zero ends with 0, or with 6 if
 * that of its nine ends with F.
 */
function digit(found: string): string {
  const code = found.codePointAt(0) as number;
  const endsWithF = /\p{Nd}/u.test(String.fromCodePoint(code | 15));
  return String((code & 15) - (endsWithF ? 6 : 0));
}

/** The letters and digits with the separators of the example between them, from the end. */
function laidOut(code: string, example: string): string {
  let rest = code;
  let result = "";
  for (const place of example.split("").reverse()) {
    if (rest === "") break;
    const isSeparator = !/[A-Za-z0-9]/.test(place);
    result = (isSeparator ? place : rest.slice(-1)) + result;
    if (!isSeparator) rest = rest.slice(0, -1);
  }
  return rest + result;
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
