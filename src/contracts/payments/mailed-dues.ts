import { itemDues, itemKinds } from "#domain/offers/plan.ts";
import { z } from "../zod.ts";

/** What is owed, as a mail says it. */
export const mailedDues = z.array(
  z.strictObject({
    kind: z.enum(itemKinds),
    amountCents: z.int(),
    due: z.enum(itemDues),
    days: z.int().nullable(),
    dueOn: z.string().nullable(),
  }),
);
export type MailedDues = z.infer<typeof mailedDues>;
