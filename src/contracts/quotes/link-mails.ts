import { linkNews } from "#domain/mails/mail-news.ts";
import { z } from "../zod.ts";

export type LinkNews = (typeof linkNews)[number];

/** Mails about links to an offer: they hold nothing that a client typed (SPEC-4.39). */
export const linkMailSchemas = [
  z.strictObject({
    template: z.literal("offer-shared"),
    quoteId: z.int(),
    reference: z.string(),
    linkId: z.int(),
  }),
  z.strictObject({
    template: z.literal("answered-by-link"),
    quoteId: z.int(),
    reference: z.string(),
    news: z.enum(linkNews),
    /** Where the link had been mailed to. */
    address: z.string(),
  }),
] as const;
