import { cleanEmail, cleanLine, cleanText } from "#domain/text/clean.ts";
import { longestText, normalizeAndTrim } from "#domain/text/normalize.ts";
import { isRecord } from "#domain/text/read-value.ts";
import type { Message, Rule } from "#domain/words.ts";
import { z } from "./zod.ts";

/** Adds a rule's message to a field: the server translates `params.words`, the message is the specified text. */
export function addMessage(context: z.core.$RefinementCtx, message: Message, path: PropertyKey[] = []): void {
  context.addIssue({ code: "custom", message: message.message, params: { words: message }, path });
}

/** A schema that obeys a rule of the domain. */
export function obeys<S extends z.ZodType>(schema: S, rule: Rule<z.output<S>>): S {
  return schema.superRefine((value, context) => {
    const message = rule(value);
    if (message) addMessage(context, message);
  });
}

const text = z.string().max(longestText);

// A field that is left out or null is an empty one, so that the specified "… is required" is what is said.
const emptyWhenMissing = <Given>(given: Given): unknown => given ?? "";

/** A value that obeys a rule. Where the rule lets it be empty, the API's document says that it may be null. */
function emptied<Value extends string | number, Given>(
  schema: z.ZodType<Value, Given>,
  rule: Rule<Value | "">,
) {
  const read: z.ZodType<Value | ""> = rule("")
    ? schema
    : schema.nullable().transform((value) => value ?? ("" as const));
  return z.preprocess(emptyWhenMissing<Given>, obeys(read, rule));
}

/** A text of one line, cleaned, that obeys a rule; `example` is what the API's document shows. */
export function ruled(rule: Rule<string>, example?: string) {
  const schema = emptied(text.transform(cleanLine), rule);
  return example === undefined ? schema : schema.meta({ example });
}

/** An e-mail address, cleaned, that obeys a rule. */
export function ruledEmail(rule: Rule<string>) {
  return emptied(text.transform(cleanEmail), rule).meta({ example: "ann@example.com" });
}

/** A text of several lines, cleaned, that obeys a rule. */
export function ruledText(rule: Rule<string>, example?: string) {
  const schema = emptied(text.transform(cleanText), rule);
  return example === undefined ? schema : schema.meta({ example });
}

/** A text of one line, cleaned; its rule is that of what it is a part of. */
export const cleanedLine = text.transform(cleanLine);

/** A text of several lines that is kept as it was typed, markup as well: it is shown as text and never as a page. */
export function typedText(rule: Rule<string>, example: string) {
  return emptied(text.transform(normalizeAndTrim), rule).meta({ example });
}

/** Texts of one line each, cleaned and without empty ones, that obey a rule together. */
export function ruledLines(rule: Rule<string[]>) {
  return obeys(
    z.array(cleanedLine).transform((lines) => lines.filter((line) => line !== "")),
    rule,
  );
}

/** A password: used exactly as typed, NFC included, because it is compared byte by byte. */
export function ruledSecret(rule: Rule<string>) {
  return z.preprocess(emptyWhenMissing<string>, obeys(text, rule));
}

/** A token or a provider's id: printable, no spaces. */
export const opaque = z.string().regex(/^[\x21-\x7e]{1,300}$/);

/** A text that the server only searches for. */
export const searchText = z.string().max(200).transform(normalizeAndTrim);

/** A flag as forms and browsers send it: 1, 0, true, false, or these as texts (SPEC-2.16). */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(["0", "1", "true", "false"])])
  .transform((given) => given === true || given === 1 || given === "1" || given === "true");

/** A flag of an answer: true and false, or 1 and 0. */
export const answeredFlag = z.preprocess(
  (given: unknown): unknown => (given === 1 || given === 0 ? given === 1 : given),
  z.boolean(),
);

const digits = /^\d{1,15}$/;

/** A whole number, also when it arrives as text, as in addresses and forms. */
export function wholeNumber(least: number, most: number) {
  return z.preprocess(
    (given: number | string): unknown =>
      typeof given === "string" && digits.test(given) ? Number(given) : given,
    z.int().min(least).max(most),
  );
}

/** Ids are integers that PostgreSQL's and SQLite's columns hold. */
export const id = wholeNumber(1, 2_147_483_647);
export const byId = z.strictObject({ id });

const decimalAsGiven = z.union([z.number(), z.string().max(40)]);

/** A decimal as text or number, as it was given: the domain reads it exactly. Left out counts as empty. */
export const decimal = z.preprocess(
  (given: string | number | undefined): unknown => (given === undefined ? "" : given),
  decimalAsGiven,
);

/** The same, where it obeys a rule. */
export function ruledDecimal(rule: Rule<string | number>) {
  return emptied(decimalAsGiven, rule);
}

/** A time as the API answers it: ISO 8601, UTC. */
export const time = z.string().meta({ format: "date-time" });

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A row of an answer whose fields may come under another name: one that is missing is read there (SPEC-2.9, SPEC-2.28). */
export function alsoNamed<S extends z.ZodObject>(
  row: S,
  names: { readonly [Field in keyof S["shape"]]?: string },
) {
  return z.preprocess((given: unknown): unknown => {
    if (!isRecord(given)) return given;
    const read: Record<string, unknown> = { ...given };
    for (const [field, other] of Object.entries(names)) read[field] ??= given[String(other)];
    return read;
  }, row);
}

function parseJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "Not readable as JSON" });
    return z.NEVER;
  }
}

/** A value that an address carries as JSON text. */
export function jsonInAddress<S extends z.ZodType>(schema: S) {
  return text.transform(parseJson).pipe(schema);
}

/**
 * A value that a multipart form carries as JSON text; plain values are taken as they are. One that is left
 * out counts as `missing`, where that is given.
 */
export function jsonText<S extends z.ZodType>(schema: S, missing?: z.input<S>) {
  return z.preprocess((given: string | z.input<S>, context): unknown => {
    return typeof given === "string" ? parseJson(given, context) : (given ?? missing);
  }, schema);
}
