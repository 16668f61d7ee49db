import { ageingBuckets, ageingGroups, ageingParts } from "#domain/books/ageing.ts";
import { entryKinds } from "#domain/ledger/entry-kinds.ts";
import { defineCall } from "../call.ts";
import { day, id, time } from "../fields.ts";
import { z } from "../zod.ts";

/** The end of a day where the shop is; today where none is named. */
const asOf = z.strictObject({ on: day.optional() });
const buckets = z.object(
  Object.fromEntries(ageingBuckets.map((bucket) => [bucket, z.int()])) as Record<
    (typeof ageingBuckets)[number],
    z.ZodInt
  >,
);

/** A company, or a client who buys for none. */
const owing = z.object({
  company_id: z.int().nullable(),
  client_id: z.int().nullable(),
  name: z.string(),
  orders: z.int(),
  cents: buckets,
  /** What invoices ask for of it; the rest is agreed, and not invoiced yet. */
  invoiced_cents: z.int(),
  total_cents: z.int(),
});
export type Owing = z.infer<typeof owing>;

/** What changed the report of a past day since: a day that was typed later, or a charge that was found late. */
const bookedSince = z.object({
  quote_id: id,
  reference: z.string(),
  kind: z.enum(entryKinds),
  day,
  booked_at: time,
  cents: z.int(),
});
export type BookedSince = z.infer<typeof bookedSince>;

export const ageing = z
  .object({
    ...{ on: day, rows: z.array(owing), cents: buckets, total_cents: z.int() },
    /** The newest; the count is of all. */
    booked_since: z.array(bookedSince),
    booked_since_count: z.int(),
  })
  .meta({ id: "Ageing" });
export type Ageing = z.infer<typeof ageing>;

export const getAgeing = defineCall({
  method: "GET",
  path: "/api/books/ageing",
  summary: "What is owed at the end of a day, by company or client and by how long it has been due",
  query: asOf.extend({ by: z.enum(ageingGroups).optional(), only: z.enum(ageingParts).optional() }),
  answers: { 200: ageing },
});

const heldDeposit = z.object({
  quote_id: id,
  reference: z.string(),
  order_number: z.string(),
  name: z.string(),
  total_cents: z.int(),
  received_cents: z.int(),
});
export type HeldDeposit = z.infer<typeof heldDeposit>;

/** The newest orders; count and total are of all of them. */
export const heldDeposits = z
  .object({ on: day, rows: z.array(heldDeposit), count: z.int(), total_cents: z.int() })
  .meta({ id: "HeldDeposits" });
export type HeldDeposits = z.infer<typeof heldDeposits>;

export const getHeldDeposits = defineCall({
  method: "GET",
  path: "/api/books/deposits",
  summary: "What was received by the end of a day for orders that were not invoiced whole",
  query: asOf,
  answers: { 200: heldDeposits },
});
