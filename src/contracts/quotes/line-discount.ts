import { z } from "../zod.ts";

/** A discount as it is answered: per cent, or dollars. */
export const discountAnswer = z.union([z.object({ percent: z.number() }), z.object({ amount: z.number() })]);

/** The discount of a line, and what it takes off; its amount is less that. Absent where it has none. */
export const lineDiscount = { discount: discountAnswer.optional(), discount_cents: z.int().optional() };
