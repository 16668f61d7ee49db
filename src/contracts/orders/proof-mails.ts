import { proofNews, staffProofNews } from "#domain/mails/mail-news.ts";
import { clientTasks } from "#domain/orders/order-turn.ts";
import { mailedQuote } from "../quotes/mailed-quote.ts";
import { z } from "../zod.ts";

export type ProofNews = (typeof proofNews)[number];
export type StaffProofNews = (typeof staffProofNews)[number];

/** A proof of an order; its picture stays on the client's page. */
const proof = {
  ...mailedQuote,
  orderId: z.int(),
  orderNumber: z.string(),
  number: z.int(),
};

/** The mails about proofs. */
export const proofMailSchemas = [
  z.strictObject({
    template: z.literal("proof-news"),
    ...proof,
    news: z.enum(proofNews),
    /** What production still waits for on the client's side, after an approval. */
    still: z.array(z.enum(clientTasks)).optional(),
  }),
  z.strictObject({
    template: z.literal("staff-proof-news"),
    ...proof,
    news: z.enum(staffProofNews),
    email: z.string(),
    /** What is to change. */
    text: z.string().optional(),
  }),
] as const;
