import { z } from "#contracts/zod.ts";
import { isRecord, readJson } from "#domain/text/read-value.ts";

/**
 * Reads an answer by its contract, and more leniently than the server that made the contract: numbers and flags may be
 * text, lists and objects JSON text. A row of a list that cannot be read is left out, and so is an optional field; the
 * log names them. Rows of which none can be read are another kind of answer. @throws ZodError
 */
export function readAnswer<S extends z.ZodType>(schema: S, given: unknown, source: string): z.output<S> {
  const asAgreed = schema.safeParse(given);
  if (asAgreed.success) return asAgreed.data;
  const unread: string[] = [];
  const answer = schema.parse(mend(schema, given, { path: source, unread }));
  // biome-ignore lint/suspicious/noConsole: the browser's log is where a reader of the answer can look.
  if (unread.length > 0) console.warn(`Not read, because it is not as agreed: ${unread.join(", ")}`);
  return answer;
}

/** The same for what may be something else; undefined then. */
export function readIfAgreed<S extends z.ZodType>(
  schema: S,
  given: unknown,
  source: string,
): z.output<S> | undefined {
  const unread: string[] = [];
  return schema.safeParse(mend(schema, given, { path: source, unread })).data;
}

interface Place {
  readonly path: string;
  /** Paths of what was left out; names of fields only, never their content. */
  readonly unread: string[];
}

/** Brings a value nearer to what its schema takes. What cannot be mended stays, for the schema to refuse. */
function mend(schema: z.core.$ZodType, given: unknown, place: Place): unknown {
  if (schema instanceof z.ZodOptional) return mendOptional(schema.unwrap(), given, place);
  if (schema instanceof z.ZodNullable) return given == null ? null : mend(schema.unwrap(), given, place);
  if (schema instanceof z.ZodPipe)
    return mend(schema.in instanceof z.ZodTransform ? schema.out : schema.in, given, place);
  if (schema instanceof z.ZodObject) return mendObject(schema, fromText(given), place);
  if (schema instanceof z.ZodRecord) return mendRecord(schema, fromText(given), place);
  if (schema instanceof z.ZodArray) return mendArray(schema.element, fromText(given), place);
  if (schema instanceof z.ZodUnion) return mendUnion(schema.options, given, place);
  if (schema instanceof z.ZodNumber) return typeof given === "string" ? numberOf(given) : given;
  if (schema instanceof z.ZodString) return typeof given === "number" ? String(given) : given;
  if (schema instanceof z.ZodBoolean) return flags.get(given) ?? given;
  return given;
}

const flags = new Map<unknown, boolean>([
  ...[1, "1", "true"].map((given) => [given, true] as const),
  ...[0, "0", "false"].map((given) => [given, false] as const),
]);

function numberOf(given: string): unknown {
  return given.trim() === "" ? given : Number(given);
}

function fromText(given: unknown): unknown {
  return readJson(given) ?? given;
}

function mendOptional(schema: z.core.$ZodType, given: unknown, place: Place): unknown {
  if (given === undefined) return undefined;
  const mended = mend(schema, given, place);
  if (z.safeParse(schema, mended).success) return mended;
  // Null says that there is none.
  if (given !== null) place.unread.push(place.path);
  return undefined;
}

function mendObject(schema: z.ZodObject, given: unknown, place: Place): unknown {
  if (!isRecord(given)) return given;
  const mended: Record<string, unknown> = { ...given };
  for (const [name, field] of Object.entries(schema.shape))
    mended[name] = mend(field, given[name], { ...place, path: `${place.path}.${name}` });
  return mended;
}

function mendRecord(schema: z.ZodRecord, given: unknown, place: Place): unknown {
  if (!isRecord(given)) return given;
  return Object.fromEntries(mendEach(schema.valueType, Object.entries(given), place));
}

function mendArray(element: z.core.$ZodType, given: unknown, place: Place): unknown {
  if (!Array.isArray(given)) return given;
  return mendEach(
    element,
    given.map((row: unknown, index) => [String(index), row]),
    place,
  ).map(([, row]) => row);
}

/** Leaves out what cannot be read, as long as anything can. */
function mendEach(
  schema: z.core.$ZodType,
  given: readonly (readonly [string, unknown])[],
  place: Place,
): (readonly [string, unknown])[] {
  const rows = given.map(([name, row]) => {
    const path = `${place.path}.${name}`;
    const unread: string[] = [];
    const mended = mend(schema, row, { path, unread });
    return { path, unread, entry: [name, mended] as const, isRead: z.safeParse(schema, mended).success };
  });
  if (!rows.some(({ isRead }) => isRead)) return rows.map(({ entry }) => entry);
  for (const { path, unread, isRead } of rows) place.unread.push(...(isRead ? unread : [path]));
  return rows.filter(({ isRead }) => isRead).map(({ entry }) => entry);
}

function mendUnion(options: readonly z.core.$ZodType[], given: unknown, place: Place): unknown {
  for (const option of options) {
    const unread: string[] = [];
    const mended = mend(option, given, { ...place, unread });
    if (!z.safeParse(option, mended).success) continue;
    place.unread.push(...unread);
    return mended;
  }
  return given;
}
