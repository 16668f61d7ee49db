import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { colourRequirements, defaultProductColours, quoteTextLimits } from "#domain/quotes/quote-limits.ts";
import { atMost } from "#domain/text/at-most.ts";
import { flag, id, jsonText, ruled, ruledText, wholeNumber } from "./fields.ts";
import { suspicion } from "./suspicion.ts";

const line = ruled(() => undefined);
const units = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);
const unitsByName = z.record(z.string().min(1).max(200), units);
const unitsById = z.record(z.string().regex(/^[1-9]\d{0,9}$/), units);
const colours = z.array(z.string().max(20)).max(1000);

/**
 * The multipart fields of a quote request (S1 §3, P14); the file part is `logo`. Lists and maps arrive as
 * JSON text. The rules are applied by `quoteRequestFaults`, which also knows the file.
 */
export const quoteRequestFields = z.strictObject({
  name: line,
  email: line,
  phone: line,
  message: ruledText(() => undefined),
  /** The sum of all units; the server counts for itself. */
  quantity: wholeNumber(0, 1_000_000_000_000).optional(),
  sizes: jsonText(z.array(z.string().max(200)).max(1000)),
  sizesQuantities: jsonText(unitsByName).optional(),
  size_ids: jsonText(unitsById).optional(),
  isLogo: flag.default(false),
  colorRequirement: z.enum(colourRequirements).default("single"),
  productColors: jsonText(colours).default([...defaultProductColours]),
  logo_colors: jsonText(colours).optional(),
  product_id: id.optional(),
  interest: ruled(atMost(quoteTextLimits.interest)).optional(),
  company: line.optional(),
  delivery_address: ruledText(() => undefined).optional(),
  wanted_by: line.optional(),
  po_number: line.optional(),
  language: z.enum(languages).optional(),
  ...suspicion,
});
export type QuoteRequestFields = z.output<typeof quoteRequestFields>;
