import { deliveryNews, orderNews } from "#domain/mails/mail-news.ts";
import { payTo } from "../invoices/invoices.ts";
import { moneyChain } from "../payments/money-chain.ts";
import { mailedQuote } from "../quotes/mailed-quote.ts";
import { z } from "../zod.ts";

export type DeliveryNews = (typeof deliveryNews)[number];
export type OrderNews = (typeof orderNews)[number];

/** What a client is written to about his order and its bags, as the values of the template. */
export const deliveryMailSchemas = [
  z.strictObject({
    template: z.literal("order-news"),
    ...mailedQuote,
    number: z.string(),
    news: z.enum(orderNews),
    /** The day on which it is with the client, and the one that was meant before. */
    arrivesOn: z.string().optional(),
    arrivedBefore: z.string().optional(),
  }),
  z.strictObject({
    template: z.literal("delivery-news"),
    ...mailedQuote,
    news: z.enum(deliveryNews),
    /** The number of the order. */
    order: z.string(),
    /** What left, or was made. */
    units: z.int().optional(),
    carrier: z.string().optional(),
    tracking: z.array(z.string()).optional(),
    /** The last day to choose. */
    chooseUntil: z.string().optional(),
    totalCents: z.int().optional(),
    /** What is still to pay; below zero what goes back. */
    balanceCents: z.int().optional(),
    money: moneyChain,
    /** Where what is left is paid. */
    payTo: payTo.optional(),
  }),
] as const;
