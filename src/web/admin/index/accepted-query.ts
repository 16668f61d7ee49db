import type { z } from "zod";

/**
 * The parts of an address that a call can parse, in wire form. The rest is dropped, so that a mistyped or old
 * address shows the plain list instead of an error.
 */
export function acceptedQuery<S extends z.ZodObject>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
): z.input<S> {
  const accepted = Object.entries(given).filter(([name, value]) => {
    const field: z.core.$ZodType | undefined = schema.shape[name];
    return field !== undefined && "safeParse" in field && (field as z.ZodType).safeParse(value).success;
  });
  // Every value was accepted by the field of its name.
  return Object.fromEntries(accepted) as z.input<S>;
}
