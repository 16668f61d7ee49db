import type { FrenchSeller } from "#domain/france/french-facts.ts";
import { vatReasons } from "#domain/france/vat-reasons.ts";
import { invoiceKinds, invoiceStandings, invoiceStates } from "#domain/invoices/invoice.ts";
import { languages } from "#domain/language/language.ts";
import { currencies } from "#domain/money/cents.ts";
import { lineKinds } from "#domain/offers/offer.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, decimal, id, ruled, time } from "../fields.ts";
import { listMeta, listQuery, listStatus } from "../lists.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";

/** Money that came, and its day. */
export const arrival = z.object({ on: day, cents: z.int() });

/** The shop's account, for a transfer. */
export const payTo = z.object({
  holder: z.string(),
  bank: z.string().nullable(),
  account: z.string(),
  code: z.string().nullable(),
});
export type PayTo = z.infer<typeof payTo>;

const invoiceLine = z.object({
  /** What it is for the books; absent from invoices of before, from deposits and credit notes. */
  kind: z.enum(lineKinds).optional(),
  name: z.string(),
  units: z.int().nullable(),
  unit_price_e4: z.int().nullable(),
  /** Less its own discount. */
  amount_cents: z.int(),
  /** Of a section. */
  subtotal_cents: z.int().optional(),
  discount: z.object({ ppm: z.int().optional(), cents: z.int() }).optional(),
});

/** Who sells, as French law has it on papers (L14.1). */
export const frenchSeller = z.object({
  legal_form: z.string(),
  share_capital: z.string(),
  siret: z.string(),
  register_town: z.string(),
  vat_number: z.string(),
  naf_code: z.string(),
  is_vat_exempt: z.boolean(),
  is_vat_on_debits: z.boolean(),
  late_penalty_ppm: z.int().nullable(),
  early_payment: z.string(),
  recovery: z.string(),
} satisfies Record<keyof FrenchSeller, z.ZodType>);

/** What French law has on an invoice (L14.3): who sells, and the day of the sale. */
const frenchInvoice = frenchSeller.extend({
  sold_on: day,
  /** The VAT of the sale, or why it bears none; absent from invoices of before, which are no Factur-X. */
  vat: z.object({ ppm: z.int(), reason: z.enum(vatReasons).nullable() }).optional(),
});

/** All that an invoice says; of an issued one it never changes. */
export const invoiceSnapshot = z.object({
  language: z.enum(languages),
  currency: z.enum(currencies),
  quote_reference: z.string(),
  order_number: z.string(),
  po_number: z.string().nullable(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
  buyer: z.object({
    name: z.string(),
    company: z.string().nullable(),
    address: z.array(z.string()),
    siren: z.string(),
    vat_number: z.string(),
  }),
  ship_to: z.array(z.string()),
  lines: z.array(invoiceLine),
  discount_cents: z.int(),
  /** Its share; null for an amount, absent from invoices of before. */
  discount_ppm: z.int().nullable().default(null),
  goods_cents: z.int(),
  freight_cents: z.int(),
  taxes: z.array(z.object({ name: z.string(), ppm: z.int(), cents: z.int() })),
  tax_cents: z.int(),
  is_tax_exempt: z.boolean(),
  total_cents: z.int(),
  /** What was invoiced before, and is taken off; what credit notes gave back of it is below zero. */
  previous: z.array(
    z.object({
      ...{ kind: z.enum(invoiceKinds), number: z.string(), issued_on: day },
      ...{ cents: z.int(), tax_cents: z.int() },
    }),
  ),
  /** What was ordered and what is billed, where bags were counted; absent from invoices of before. */
  counts: z.array(z.object({ name: z.string(), units_ordered: z.int(), units_billed: z.int() })).default([]),
  due_cents: z.int(),
  /** What had been paid of it when it was issued; absent from invoices of before. */
  paid: z.array(arrival).default([]),
  /** The money of the whole order once it was issued; absent from drafts, and from invoices of before. */
  chain: z
    .object({
      ...{ ordered_cents: z.int(), asked_cents: z.int().optional(), invoiced_cents: z.int() },
      ...{ paid: z.array(arrival), left_cents: z.int() },
    })
    .optional(),
  /** Where it is paid by transfer; null where the shop names no account. */
  pay_to: payTo.nullable().default(null),
  /** Of a credit note: the invoice that it corrects, and why. */
  credit_of: z.object({ number: z.string(), issued_on: day }).nullable(),
  reason: z.string(),
  /** Null in a shop that is not in France, and absent from invoices of before. */
  french: frenchInvoice.nullable().default(null),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

export const invoice = z
  .object({
    id: z.int(),
    kind: z.enum(invoiceKinds),
    state: z.enum(invoiceStates),
    /** Null in a draft. */
    number: z.string().nullable(),
    quote_id: z.int(),
    quote_reference: z.string(),
    name: z.string(),
    /** The item of the plan that a deposit is for. */
    plan_item_id: z.int().nullable(),
    total_cents: z.int(),
    tax_cents: z.int(),
    /** The total less all that was invoiced before, and the tax in it. */
    due_cents: z.int(),
    due_tax_cents: z.int(),
    issued_on: day.nullable(),
    due_on: day.nullable(),
    /** What issued credit notes took back of it, and what is still to be paid. */
    credited_cents: z.int(),
    open_cents: z.int(),
    credit_of: z.int().nullable(),
    /** Null in a draft, and for credit notes. */
    standing: z.enum(invoiceStandings).nullable(),
    /** It is Factur-X: its data is there as XML, and in its PDF. */
    is_factur_x: z.literal(true).optional(),
    created_at: time,
  })
  .meta({ id: "Invoice" });
export type InvoiceAnswer = z.infer<typeof invoice>;

const fullInvoice = invoice.extend({ snapshot: invoiceSnapshot });
const answer = z.object({ invoice: fullInvoice });

export const listInvoices = defineCall({
  method: "GET",
  path: "/api/invoices",
  summary: "The invoices and credit notes, the newest first; a client's own, without drafts",
  query: z.strictObject({
    ...listQuery(["id"]),
    ...listStatus([...invoiceStates, ...invoiceStandings]),
    quote_id: id.optional(),
  }),
  answers: { 200: z.object({ invoices: z.array(invoice), meta: listMeta }) },
});

export const getInvoice = defineCall({
  method: "GET",
  path: "/api/invoices/{id}",
  summary: "One invoice with all that it says",
  params: byId,
  answers: { 200: answer },
});

export const getInvoiceDocument = defineCall({
  method: "GET",
  path: "/api/invoices/{id}/document",
  summary: "An invoice or credit note as a PDF file",
  params: byId,
  ...fileAnswer,
});

export const getFacturX = defineCall({
  method: "GET",
  path: "/api/invoices/{id}/factur-x",
  summary:
    "An issued French invoice or credit note as XML: the Cross Industry Invoice of Factur-X, profile EN 16931",
  params: byId,
  ...fileAnswer,
});

/**
 * `deposit`: for an item of the plan, the first one without an invoice where none is named. A settlement is made of the
 * counted bags, and a credit note of the invoice that it corrects.
 */
export const createInvoice = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/invoices",
  summary: "Draft an invoice of an accepted quote: for a deposit, or for the whole order",
  params: byId,
  body: z.strictObject({ kind: z.enum(invoiceKinds), plan_item_id: id.optional() }),
  answers: { 201: answer },
});

export const issueInvoice = defineCall({
  method: "POST",
  path: "/api/invoices/{id}/issue",
  summary: "Give a draft its number and today's date; it never changes again",
  params: byId,
  body: emptyBody,
  answers: { 200: answer },
});

export const discardInvoice = defineCall({
  method: "DELETE",
  path: "/api/invoices/{id}",
  summary: "Throw a draft away; what is issued stays",
  params: byId,
  answers: { 200: z.object({ success: z.literal(true) }) },
});

export const creditInvoice = defineCall({
  method: "POST",
  path: "/api/invoices/{id}/credit",
  summary: "Draft a credit note for an issued invoice: the amount in dollars, or all that is left of it",
  params: byId,
  body: z.strictObject({ amount: decimal.optional(), reason: ruled(dueReasonRule, "Torn straps") }),
  answers: { 201: answer },
});

/** In one transaction: the note is issued, the new invoice is a draft. */
export const correctInvoice = defineCall({
  method: "POST",
  path: "/api/invoices/{id}/correct",
  summary: "Correct an issued invoice: issue its credit note, and draft the one that follows",
  params: byId,
  body: z.strictObject({ reason: ruled(dueReasonRule, "The address was wrong") }),
  answers: {
    201: z.object({
      credit: z.object({ id: z.int(), number: z.string() }),
      invoice: z.object({ id: z.int() }),
    }),
  },
});
