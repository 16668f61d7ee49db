import { dueTones } from "#domain/offers/due-steps.ts";
import { reminderKinds, reminderReasons, reminderStates } from "#domain/offers/reminders.ts";
import { defineCall } from "../call.ts";
import { byId, day, time } from "../fields.ts";
import { z } from "../zod.ts";
import { quoteForStaff } from "./quote-answers.ts";

const reminders = {
  /** Whether staff has paused them for this quote. */
  paused: z.boolean(),
  /** The latest first. */
  reminders: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      /** When it leaves, or was to leave. */
      due_at: time,
      state: z.enum(reminderStates),
      /** Why it was not sent. */
      why: z.enum(reminderReasons).nullable(),
      /** Of what is owed: its day, and how many days after it this leaves; below 0 before it. */
      due_on: day.nullable(),
      step_days: z.int().nullable(),
      tone: z.enum(dueTones).nullable(),
    }),
  ),
};

export const listReminders = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/reminders",
  summary: "When the client of an offer is reminded of it, for staff",
  params: byId,
  answers: { 200: z.object(reminders) },
});

export const pauseReminders = defineCall({
  method: "PUT",
  path: "/api/quotes/{id}/reminders",
  summary: "Pause the reminders of a quote, or let them leave again",
  params: byId,
  body: z.strictObject({ paused: z.boolean() }),
  headers: ["If-Match"],
  answers: { 200: z.object({ success: z.literal(true), quote: quoteForStaff, ...reminders }) },
});

export const previewReminder = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/reminder-preview",
  summary: "A reminder as the client would read it now; its link is not issued",
  params: byId,
  /** What is owed is asked for in that tone, plainly where none is named. */
  query: z.strictObject({ kind: z.enum(reminderKinds).optional(), tone: z.enum(dueTones).optional() }),
  answers: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
});
