import { day } from "../fields.ts";
import { z } from "../zod.ts";

/** The money of an order from end to end, as a mail tells it; mails of before had none. */
export const moneyChain = z
  .strictObject({
    orderedCents: z.int(),
    askedCents: z.int().optional(),
    invoicedCents: z.int(),
    paid: z.array(z.strictObject({ on: day, cents: z.int() })).readonly(),
    leftCents: z.int(),
  })
  .optional();
