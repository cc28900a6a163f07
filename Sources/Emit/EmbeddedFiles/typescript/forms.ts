/** One line of an account form. */
export interface FormField {
  /** The name in the manifest, `postal_code`. */
  readonly id: FieldName;
  /** The label in the development language. */
  readonly label: string;
  /**
   * The key of the label's translations, `form.label.postal_code`, or `country.form.GB.postal_code` where
   * the country has a label of its own.
   */
  readonly labelKey: string;
  /** What the field holds. */
  readonly content: FieldContent;
  /** Which keys are needed. */
  readonly keyboard: "text" | "name" | "numbers" | "numbers_and_punctuation" | "phone" | "email";
  /** A regular expression for the whole of the text, letter case aside. */
  readonly pattern?: string;
  /** A text that would be right. */
  readonly example?: string;
  /** The most characters it may have. */
  readonly maxLength?: number;
  /** Whether it must be filled in. */
  readonly required: boolean;
}

/** What a field holds. */
export type FieldContent =
  | "given_name"
  | "family_name"
  | "street_address"
  | "street_address_2"
  | "city"
  | "state"
  | "postal_code"
  | "phone"
  | "email"
  | "text";

/** The token of HTML's `autocomplete` for what a field holds. */
export const autofillTokens: Readonly<Record<FieldContent, string | undefined>> = {
  given_name: "given-name",
  family_name: "family-name",
  street_address: "address-line1",
  street_address_2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  postal_code: "postal-code",
  phone: "tel",
  email: "email",
  text: undefined,
};

/** Something that a person should correct. */
export type FieldProblem =
  | { readonly reason: "missing" }
  | { readonly reason: "too_long"; readonly limit: number }
  | { readonly reason: "malformed"; readonly example: string | undefined };

/**
 * What is wrong with the texts that a person typed, in the order of the fields.
 *
 * White space around a text does not count, nor does letter case, nor how a postal code is laid out:
 * {@link normalizedText} returns what to send. A field that is not in `values` is empty; a value without a
 * field is not looked at.
 */
export function checkForm(
  form: readonly FormField[],
  values: { readonly [field: string]: string | undefined },
): readonly (FieldProblem & { readonly field: FieldName })[] {
  const problems: (FieldProblem & { readonly field: FieldName })[] = [];
  for (const field of form) {
    const isThere = Object.prototype.hasOwnProperty.call(values, field.id);
    const problem = fieldProblem(field, (isThere ? values[field.id] : undefined) ?? "");
    if (problem) problems.push({ field: field.id, ...problem });
  }
  return problems;
}

/** What is wrong with a text that a person typed into a field, if anything. */
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
 * The text to send for one that a person typed; undefined where {@link fieldProblem} finds something.
 *
 * It has no white space around it. A postal code is uppercase and laid out as the example, whatever spaces,
 * hyphens, digits of other scripts and letters of the country were typed: `SW1A 1AA` for `sw1a1aa`, `01109` for
 * `LT-01109`.
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
  // `\s` takes white space of every script, which no postal code has.
  const isCode = (code: string) => isASCII(code) && expression.test(code);
  const words = postalWords(text);
  const compact = words.join("");
  const hasLetters = /[A-Z]/.test(compact);
  const found = postalCode(words, example, isCode);
  if (found !== undefined) {
    // What an address has before a code of digits, such as `LT-`, is not sent.
    if (!hasLetters || /[A-Za-z]/.test(example)) return found;
    return postalCode([compact.replace(/^[A-Z]+/, "")], example, isCode) ?? found;
  }
  // `LV-1010` is typed without its letters, too.
  const opening = /^[A-Z]*/.exec(example)?.[0] ?? "";
  const mayLackIt = !hasLetters && opening !== "" && pattern.startsWith(opening);
  const completed = mayLackIt ? postalCode([opening, ...words], example, isCode) : undefined;
  return completed ?? (isCode(text) ? text : undefined);
}

/** In uppercase letters and digits of ASCII, what is between separators; none for a text that is too long for a code. */
function postalWords(typed: string): readonly string[] {
  if (typed.length > 64) return [];
  const zeros =
    "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0\u0F20\u1040\u17E0";
  return typed
    .replace(/[\xAD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replace(/[^\0-\x7F]/g, (found) => {
      // The forms of ASCII that keyboards for Chinese and Japanese have, and digits of other scripts.
      const code = found.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      const zero = Array.from(zeros).find((each) => code >= each.charCodeAt(0) && code < each.charCodeAt(0) + 10);
      return zero === undefined ? found : String(code - zero.charCodeAt(0));
    })
    // Hyphens, dashes, a full stop, the mark of Japan's post and what its keyboards have for a hyphen.
    .replace(/[-.\u2010-\u2015\u2212\u3012\u30FC\uFF70]/g, " ")
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .split(/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/)
    .filter((word) => word !== "");
}

/** The words with the separators of the example, from its end or from its beginning, or with others. */
function postalCode(
  words: readonly string[],
  example: string,
  isCode: (text: string) => boolean,
): string | undefined {
  const compact = words.join("");
  if (compact === "" || !isASCII(compact)) return undefined;
  const count = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").length;
  const laidOut = (isFromEnd: boolean) =>
    Array.from(compact).map((char, number) => {
      const separators = example.split("").filter((separator, place) => {
        const before = isFromEnd ? compact.length - count(example.slice(place)) : count(example.slice(0, place));
        return number > 0 && before === number && /[^A-Za-z0-9]/.test(separator);
      });
      return separators.join("") + char;
    }).join("");
  return [laidOut(true), laidOut(false), words.join("-"), words.join(" "), compact].find(isCode);
}

function isASCII(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** What may be around a text, the same on every platform. */
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
