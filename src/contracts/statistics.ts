import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { defineCall } from "./call.ts";
import { day, wholeNumber } from "./fields.ts";
import { quoteCounts } from "./quotes/quotes.ts";
import { z } from "./zod.ts";

/** The quotes asked for on a day, by the status they have now. */
const quotesOfDay = z.object({ day, counts: z.record(z.enum(quoteStatuses), z.int()) });

/** How soon requests were answered, against the promised hours. */
const firstAnswers = z.object({
  promised_hours: z.int(),
  answered: z.int(),
  within_promise: z.int(),
  /** Null while nothing was answered. */
  average_minutes: z.number().nullable(),
  by_day: z.array(z.object({ day, answered: z.int(), within_promise: z.int(), average_minutes: z.number() })),
});

/** The charts of the dashboard, day by day, newest last. */
export const getStatistics = defineCall({
  method: "GET",
  path: "/api/statistics",
  summary: "Quotes by status, revenue, visits and first answers over time, for staff",
  query: z.strictObject({ days: wholeNumber(1, 2 * 365).optional() }),
  answers: {
    200: z.object({
      quotes_by_status: quoteCounts,
      quotes: z.array(quotesOfDay),
      first_answers: firstAnswers,
      /** Orders by the day on which they were agreed on, without those that were cancelled: what they came to without tax, how much of it has a cost that is known, and that cost. Left out for whom prices are not meant. */
      agreed: z
        .array(
          z.object({
            ...{ day, orders: z.int(), net_cents: z.int() },
            ...{ costed_cents: z.int(), cost_cents: z.int() },
          }),
        )
        .optional(),
      revenue: z.array(z.object({ day, cents: z.int(), payments: z.int() })),
      visits: z.array(z.object({ day, views: z.int() })),
    }),
  },
});
export type Statistics = z.infer<(typeof getStatistics.answers)[200]>;
