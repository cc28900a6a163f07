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
 * White space around a text does not count, nor does letter case. A field that is not in `values` is
 * empty; a value without a field is not looked at.
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
  if (field.maxLength !== undefined && Array.from(text).length > field.maxLength) {
    return { reason: "too_long", limit: field.maxLength };
  }
  if (matches(field, text)) return undefined;
  return { reason: "malformed", example: field.example };
}

function matches(field: FormField, text: string): boolean {
  if (field.pattern === undefined) return true;
  // `\s` takes white space of every script, which no postal code has.
  const isPlain = field.content === "postal_code" && isASCII(field.pattern);
  if (isPlain && !isASCII(text)) return false;
  return new RegExp(`^(?:${field.pattern})$`, "i").test(text);
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
