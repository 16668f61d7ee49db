import { defineCall } from "./call.ts";
import { time } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";
import { z } from "./zod.ts";

/** What may lie in the trash. */
export const trashKinds = ["quote", "product", "size", "user", "contact_message", "quote_message"] as const;

/** A deleted record that can be restored: what it is, who deleted it, and when. */
export const trashed = z
  .object({
    /** The audit entry of the deletion. */
    id: z.int(),
    kind: z.enum(trashKinds),
    record_id: z.int(),
    /** Its name, as far as the history has it. */
    name: z.string(),
    deleted_by: z.string(),
    deleted_at: time,
    /** An administrator's account: restoring it asks for the caller's password. */
    asks_for_proof: z.boolean(),
  })
  .meta({ id: "Trashed" });
export type Trashed = z.infer<typeof trashed>;

export const listTrash = defineCall({
  method: "GET",
  path: "/api/trash",
  summary: "What was deleted and can be restored, for staff",
  query: z.strictObject({ ...listQuery(["id"]), ...listStatus(trashKinds) }),
  answers: { 200: z.object({ trash: z.array(trashed), meta: listMeta }) },
});
