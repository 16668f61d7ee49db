import { z } from "zod";
import { defineCall } from "./call.ts";
import { day, wholeNumber } from "./fields.ts";
import { quoteCounts } from "./quotes.ts";

/** The charts of the dashboard (P34), day by day, newest last. */
export const getStatistics = defineCall({
  method: "GET",
  path: "/api/statistics",
  summary: "Quotes by status, revenue and visits over time, for staff",
  query: z.strictObject({ days: wholeNumber(1, 366).optional() }),
  answers: {
    200: z.object({
      quotes_by_status: quoteCounts,
      revenue: z.array(z.object({ day, cents: z.int(), payments: z.int() })),
      visits: z.array(z.object({ day, views: z.int() })),
    }),
  },
});
