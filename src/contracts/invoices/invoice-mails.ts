import { moneyChain } from "../payments/money-chain.ts";
import { mailedQuote } from "../quotes/mailed-quote.ts";
import { z } from "../zod.ts";
import { arrival, payTo } from "./invoices.ts";

/** What is attached; the amount is what it asks for, or gives back. */
const issued = {
  ...mailedQuote,
  invoiceId: z.int(),
  number: z.string(),
  amountCents: z.int(),
  money: moneyChain,
};

/** The mails that take an invoice or credit note to its client. */
export const invoiceMailSchemas = [
  z.strictObject({
    template: z.literal("invoice-issued"),
    ...issued,
    dueOn: z.string(),
    isDeposit: z.boolean(),
    /** What had been paid of the amount; absent from older mails. */
    paid: z.array(arrival).optional(),
    /** The shop's account; absent where it names none. */
    payTo: payTo.optional(),
  }),
  z.strictObject({
    template: z.literal("credit-note-issued"),
    ...issued,
    /** Of the invoice that it corrects. */
    invoiceNumber: z.string(),
    reason: z.string(),
  }),
  /** What is open, with its statement; one of company and client is null. */
  z.strictObject({
    template: z.literal("statement"),
    companyId: z.int().nullable(),
    clientId: z.int().nullable(),
    name: z.string(),
    /** `YYYY-MM-DD`, at whose end it is open. */
    on: z.string(),
    amountCents: z.int(),
  }),
] as const;
