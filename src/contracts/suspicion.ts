import { wholeNumber } from "./fields.ts";
import { z } from "./zod.ts";

/**
 * What public forms send along for the doubt about machines: a field that people never see, and how
 * long the form was open, in milliseconds. Neither refuses anything by itself.
 */
export const suspicion = {
  website: z.string().max(1000).optional(),
  fill_ms: wholeNumber(0, 1_000_000_000).optional(),
};
