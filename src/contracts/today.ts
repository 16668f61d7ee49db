import { itemDues, itemKinds } from "#domain/offers/plan.ts";
import { shopTasks } from "#domain/orders/order-turn.ts";
import { jobs } from "#domain/today/job-names.ts";
import { waitingKinds } from "#domain/today/waiting-item.ts";
import { defineCall } from "./call.ts";
import { byId, day, time } from "./fields.ts";
import { z } from "./zod.ts";

/** Something that waits for staff; `due_at` is when a promise to a client ends. */
const todayItem = z
  .object({
    kind: z.enum(waitingKinds),
    subject: z.enum(["quote", "order", "invoice", "payment", "contact_message", "outbox", "company"]),
    id: z.int(),
    who: z.string(),
    /** What its deal is about: who buys, how many bags, the first of them and how many others. */
    company: z.string().nullish(),
    units: z.int().optional(),
    product: z.string().nullish(),
    other_products: z.int().optional(),
    /** What it is worth: for who reads prices alone. */
    amount_cents: z.int().nullish(),
    /** What the shop does next for an order, and the day on which that leaves. */
    task: z.enum(shopTasks).optional(),
    leaves_on: day.nullish(),
    /** Why it waits, where its kind does not say. */
    note: z.string().optional(),
    /** The number of the order, or of the quote that a mail was about. */
    reference: z.string().optional(),
    /** The item of the plan that came and has no invoice: `POST /quotes/{id}/invoices` takes it. */
    plan_item_id: z.int().optional(),
    /** What an accepted quote is to pay next; `is_part_paid` of the quote as a whole. */
    owes: z
      .object({
        kind: z.enum(itemKinds),
        open_cents: z.int(),
        due: z.enum(itemDues),
        days: z.int().nullable(),
        due_on: day.nullable(),
        is_part_paid: z.boolean(),
      })
      .optional(),
    /** What a job could not do: `POST /failed-items/{id}/retry` has it tried again. */
    failed: z.object({ id: z.int(), job: z.enum(jobs) }).optional(),
    since: time,
    due_at: time.nullable(),
    /** The one thing to do about it, in the caller's language, and the page where it is done. */
    next: z.object({ label: z.string(), href: z.string() }),
  })
  .meta({ id: "TodayItem" });

/** The shop's turn first, then the client's, each with the most urgent first, up to twenty of each kind; `counts` has how many there are. */
export const getToday = defineCall({
  method: "GET",
  path: "/api/today",
  summary: "What waits for staff, as far as the caller may know of it",
  answers: {
    200: z.object({ items: z.array(todayItem), counts: z.record(z.enum(waitingKinds), z.int()) }),
  },
});
export type Today = z.infer<(typeof getToday.answers)[200]>;

/** What a job has put aside goes back into its queue. */
export const retryFailedItem = defineCall({
  method: "POST",
  path: "/api/failed-items/{id}/retry",
  summary: "Have what a job of the shop could not do tried again",
  params: byId,
  answers: { 200: z.object({ success: z.literal(true) }) },
});
