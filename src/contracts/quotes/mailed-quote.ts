import { z } from "../zod.ts";

/** The quote that a mail is about, and its client's name. */
export const mailedQuote = { quoteId: z.int(), reference: z.string(), name: z.string() };
