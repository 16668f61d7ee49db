import { languages } from "#domain/language/language.ts";
import {
  colourRequirements,
  defaultProductColours,
  eachDeliveryField,
  hasSeveralLines,
} from "#domain/quotes/quote-limits.ts";
import { interestRule } from "#domain/quotes/quote-rules.ts";
import { parseUnits } from "#domain/quotes/units.ts";
import { places } from "../catalogue/price-lists.ts";
import { flag, id, jsonText, ruled, ruledEmail, ruledText, wholeNumber } from "../fields.ts";
import { suspicion } from "../suspicion.ts";
import { z } from "../zod.ts";
import { sketch } from "./sketches.ts";

// checkQuoteRequest applies the rules, all at once.
const anything = (): undefined => undefined;
const line = (example?: string) => ruled(anything, example);
// What is no number stays undefined, so that the rule of the minimum is what answers it.
const units = z
  .union([z.number(), z.string().max(40)])
  .transform((given) => (typeof given === "number" ? given : parseUnits(given)));
const unitsByName = z.record(z.string().min(1).max(200), units);
/** Units by an id, as they are typed. */
export const unitsById = z.record(z.string().regex(/^[1-9]\d{0,9}$/), units);
const colours = z.array(z.string().max(20)).max(1000);

/**
 * The multipart fields of a quote request; the file part is `logo`. Lists and maps arrive as
 * JSON text. The rules are those of `checkQuoteRequest`, which also knows the file.
 */
export const quoteRequestFields = z.strictObject({
  name: line("Ann Miller"),
  email: ruledEmail(anything),
  phone: line("303-555-0123"),
  message: ruledText(anything),
  /** The sum of all units; the server counts for itself. */
  quantity: wholeNumber(0, 1_000_000_000_000).optional(),
  sizes: jsonText(z.array(z.string().max(200)).max(1000), []),
  sizesQuantities: jsonText(unitsByName).optional(),
  size_ids: jsonText(unitsById).optional(),
  isLogo: flag.default(false),
  colorRequirement: z.enum(colourRequirements).default("single"),
  productColors: jsonText(colours).default([...defaultProductColours]),
  logo_colors: jsonText(colours).optional(),
  /** Where the logo is printed, and in how many colours. */
  places: jsonText(places).optional(),
  /** How the bag is to look; its files by the names of this form. */
  sketch: jsonText(sketch).optional(),
  /** The buyer says that he may use the mark; kept as evidence, and never asked for. */
  may_use_mark: flag.optional(),
  product_id: id.optional(),
  interest: ruled(interestRule).optional(),
  ...eachDeliveryField((field) => (hasSeveralLines(field) ? ruledText(anything) : line()).optional()),
  language: z.enum(languages).optional(),
  ...suspicion,
});
export type QuoteRequestFields = z.output<typeof quoteRequestFields>;
