import { contactEmailRule, contactMessageRule, contactNameRule } from "#domain/contact/contact-rules.ts";
import { messageTextRule } from "#domain/messages/message-rules.ts";
import { messageAnswer, successAnswer } from "./answers.ts";
import { defineCall } from "./call.ts";
import { byId, flag, ruled, ruledEmail, ruledText, time, typedText } from "./fields.ts";
import { listMeta, listQuery, listStatus } from "./lists.ts";
import { emptyBody } from "./requests.ts";
import { suspicion } from "./suspicion.ts";
import { z } from "./zod.ts";

/** A message as the inbox shows it. */
export const contactMessage = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    is_read: z.boolean(),
    created_at: time,
    /** What staff answered, the oldest first. */
    answers: z.array(z.object({ text: z.string(), by: z.string(), created_at: time })),
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = defineCall({
  method: "POST",
  path: "/api/ContactMessage",
  key: "own",
  summary: "Write to the shop",
  body: z.strictObject({
    name: ruled(contactNameRule, "Ann Miller"),
    email: ruledEmail(contactEmailRule),
    message: ruledText(contactMessageRule),
    ...suspicion,
  }),
  answers: { 201: messageAnswer },
});

export const listContactMessages = defineCall({
  method: "GET",
  path: "/api/contact-messages",
  summary: "The messages written to the shop, for staff",
  query: z.strictObject({
    ...listQuery(["id", "name", "email", "created_at"]),
    ...listStatus(["read", "unread"]),
  }),
  answers: { 200: z.object({ messages: z.array(contactMessage), meta: listMeta.optional() }) },
});

export const updateContactMessage = defineCall({
  method: "PUT",
  path: "/api/contact-messages/{id}",
  summary: "Mark a message as read, or as unread again",
  params: byId,
  body: z.strictObject({ is_read: flag }),
  answers: { 200: z.object({ contact_message: contactMessage }) },
});

export const deleteContactMessage = defineCall({
  method: "DELETE",
  path: "/api/contact-messages/{id}",
  summary: "Delete a message; it can be restored",
  params: byId,
  answers: { 200: successAnswer },
});

export const answerContactMessage = defineCall({
  method: "POST",
  path: "/api/contact-messages/{id}/answer",
  summary: "Answer a message: the answer is kept and mailed in the visitor's language",
  params: byId,
  body: z.strictObject({ text: typedText(messageTextRule, "Yes, we deliver to Lyon.") }),
  answers: { 200: z.object({ contact_message: contactMessage }) },
});

export const restoreContactMessage = defineCall({
  method: "POST",
  path: "/api/contact-messages/{id}/restore",
  summary: "Undo the deletion of a message",
  params: byId,
  body: emptyBody,
  answers: { 200: z.object({ contact_message: contactMessage }) },
});
