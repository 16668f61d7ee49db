import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, time } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";

/** Who acted. */
export const actorKinds = ["staff", "client", "visitor", "system", "provider"] as const;

/** One change: who, what, before, after, when. History is only ever added to. */
export const historyEntry = z
  .object({
    id: z.int(),
    actor_kind: z.enum(actorKinds),
    actor_id: z.int().nullable(),
    actor_name: z.string().nullable(),
    /** The verb, such as `quote.confirm`. */
    action: z.string(),
    entity: z.string(),
    entity_id: z.int().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    created_at: time,
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

export const listHistory = defineCall({
  method: "GET",
  path: "/api/history",
  summary: "What changed, who changed it and when, for administrators",
  query: z.strictObject({
    ...listQuery(["id", "created_at"]),
    ...listStatus(actorKinds),
    entity: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    entity_id: id.optional(),
  }),
  answers: { 200: z.object({ history: z.array(historyEntry), meta: listMeta.optional() }) },
});
