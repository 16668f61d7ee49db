import { audiences, messageTextRule } from "#domain/messages/message-rules.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, id, jsonText, time, typedText, wholeNumber } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { quoteForStaff } from "./quote-answers.ts";
import { versionNumber } from "./versions.ts";

/** A line of an offer that was sent, counted from 1; its options follow its lines. */
export const aboutLine = z.strictObject({ version: versionNumber, line: wholeNumber(1, 10_000) });

/** A file that came with a message: a download, whatever it is. */
const messageFile = z
  .object({ id: z.int(), name: z.string(), media_type: z.string(), bytes: z.int() })
  .meta({ id: "MessageFile" });

/** An entry of a quote's thread. Nothing that was written is changed; staff may remove it. */
export const message = z
  .object({
    id: z.int(),
    /** `staff` for a note that no client ever reads. */
    audience: z.enum(audiences),
    author: z.object({ kind: z.enum(["staff", "client"]), name: z.string() }),
    /** The line of an offer that it is about, by the name that it had (L8.1). */
    about: aboutLine.extend({ name: z.string() }).nullable(),
    /** Empty where files say it all, and while it lies in the trash. */
    text: z.string(),
    files: z.array(messageFile),
    /** Another person wrote it, and this caller has not marked it as read. */
    is_new: z.boolean(),
    /** Who removed it, if it was. */
    removed_by: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: "QuoteMessage" });
export type QuoteMessage = z.infer<typeof message>;

const byMessage = z.strictObject({ id, message_id: id });

/** The oldest first. Asking marks nothing as read. */
export const listMessages = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/messages",
  summary: "The messages about a quote, for staff and its client",
  params: byId,
  answers: { 200: z.object({ messages: z.array(message) }) },
});

export const sendMessage = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/messages",
  summary: "Write about a quote, with up to five files of 5 MB; staff may write a note for staff alone",
  params: byId,
  form: {
    // The rule also knows the files, so the handler asks it.
    fields: z.strictObject({
      text: typedText(() => undefined, "Which blue is it?"),
      audience: z.enum(audiences).default("client"),
      about: jsonText(aboutLine.optional()),
    }),
    files: [],
    // One more than is allowed, so that the refusal can say so.
    several: { name: "files", most: 6 },
  },
  answers: { 201: z.object({ message }) },
});

/** Until the client writes the next message, it is his turn. */
export const askInfo = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/ask-info",
  summary: "Ask the client something that staff needs to know before it can offer anything",
  params: byId,
  body: z.strictObject({
    text: typedText(messageTextRule, "Which blue is it?"),
    about: aboutLine.optional(),
  }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), quote: quoteForStaff }) },
});

export const markMessagesRead = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/messages/read",
  key: "unused",
  summary: "Say that the messages of a quote were read, up to this one",
  params: byId,
  body: z.strictObject({ up_to: id }),
  answers: { 200: z.object({ up_to: z.int() }) },
});

export const getMessageFile = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/messages/{message_id}/files/{file_id}",
  summary: "A file that came with a message, as it was sent",
  params: z.strictObject({ id, message_id: id, file_id: id }),
  ...fileAnswer,
});

export const removeMessage = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/messages/{message_id}/remove",
  summary: "Move what a message says and its files to the trash; who removed it stays",
  params: byMessage,
  body: emptyBody,
  answers: { 200: z.object({ message }) },
});

export const restoreMessage = defineCall({
  method: "POST",
  path: "/api/messages/{id}/restore",
  summary: "Put a removed message back into its thread",
  params: byId,
  body: emptyBody,
  answers: { 200: z.object({ message }) },
});
