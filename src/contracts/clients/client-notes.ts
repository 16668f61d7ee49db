import { messageTextRule } from "#domain/messages/message-rules.ts";
import { defineCall } from "../call.ts";
import { byId, id, time, typedText } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";

/** What staff noted of a client, for staff alone. */
export const clientNote = z
  .object({
    id: z.int(),
    text: z.string(),
    /** Who noted it. */
    author: z.string(),
    created_at: time,
    /** Who corrected it last, and when. */
    changed_by: z.string().nullable(),
    changed_at: time.nullable(),
    version: z.int(),
  })
  .meta({ id: "ClientNote" });
export type ClientNote = z.infer<typeof clientNote>;

const byNote = z.strictObject({ id, note_id: id });
const noteBody = z.strictObject({
  text: typedText(messageTextRule, "Met at the fair; wants samples in May."),
});
const noteAnswer = z.object({ note: clientNote });

export const addClientNote = defineCall({
  method: "POST",
  path: "/api/clients/{id}/notes",
  summary: "Note something about a client, for staff alone",
  params: byId,
  body: noteBody,
  answers: { 201: noteAnswer },
});

export const correctClientNote = defineCall({
  method: "PUT",
  path: "/api/clients/{id}/notes/{note_id}",
  summary: "Correct a note about a client",
  params: byNote,
  body: noteBody,
  headers: ["If-Match"],
  answers: { 200: noteAnswer },
});

export const deleteClientNote = defineCall({
  method: "DELETE",
  path: "/api/clients/{id}/notes/{note_id}",
  summary: "Delete a note about a client; it can be restored",
  params: byNote,
  answers: { 200: z.object({ success: z.literal(true) }) },
});

export const restoreClientNote = defineCall({
  method: "POST",
  path: "/api/clients/{id}/notes/{note_id}/restore",
  summary: "Take the deletion of a note back",
  params: byNote,
  body: emptyBody,
  answers: { 200: noteAnswer },
});
