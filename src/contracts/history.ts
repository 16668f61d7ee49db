import { defineCall } from "./call.ts";
import { id, time } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";
import { z } from "./zod.ts";

/** The actors; `key` is a program with an API key, `system` is the shop itself: a job, or a provider's webhook event. */
export const doers = ["staff", "key", "client", "visitor", "system"] as const;

/** One change: who, what, before, after, when. History is only ever added to. */
export const historyEntry = z
  .object({
    id: z.int(),
    doer: z.enum(doers),
    doer_id: z.int().nullable(),
    doer_name: z.string(),
    /** The verb, such as `quote.confirm`. */
    action: z.string(),
    subject: z.string(),
    subject_id: z.int(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    created_at: time,
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

export const listHistory = defineCall({
  method: "GET",
  path: "/api/history",
  summary: "What changed, who changed it and when, for staff",
  query: z.strictObject({
    ...listQuery(["id", "created_at"]),
    ...listStatus(doers),
    subject: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    subject_id: id.optional(),
  }),
  answers: { 200: z.object({ history: z.array(historyEntry), meta: listMeta.optional() }) },
});
