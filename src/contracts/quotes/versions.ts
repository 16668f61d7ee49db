import { reasonsOfRates, vatReasons } from "#domain/france/vat-reasons.ts";
import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import { planDues, planKinds } from "#domain/offers/plan.ts";
import { versionStates } from "#domain/offers/version-state.ts";
import { defineCall } from "../call.ts";
import { byId, day, id, time, wholeNumber } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { cloth } from "./cloth.ts";
import { discountAnswer, lineDiscount } from "./line-discount.ts";

/** A line of a version, with what it costs. */
const versionLine = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  size_id: z.int().nullable(),
  units: z.int().nullable(),
  /** Dollars, with up to four decimals. */
  unit_price: z.number().nullable(),
  amount_cents: z.int(),
  taxable: z.boolean().nullable(),
  discountable: z.boolean().nullable(),
  freight: z.enum(freightKinds).nullable(),
  ...lineDiscount,
  /** Of bags. */
  cloth: cloth.optional(),
  /** Of a section: what its lines come to, before the offer's discount, freight and tax; absent while that depends on a choice. */
  subtotal_cents: z.int().optional(),
  reason: z.string().nullable(),
});
export type VersionLine = z.infer<typeof versionLine>;

const versionOption = z.object({
  id: z.string(),
  kind: z.enum(["one_of", "any_of"]),
  title: z.string(),
  /** Of a ladder of quantities: before which of the version's lines those of its choice stand, from 0. */
  at: z.int().optional(),
  choices: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      is_default: z.boolean(),
      /** What it adds to the total instead of the default, or beside it. */
      difference_cents: z.int(),
      /** Of a quantity: its bags, the total with it, and what that makes of a bag, in dollars; null while another choice is open. */
      units: z.int().optional(),
      total_cents: z.int().nullable().optional(),
      per_bag: z.number().nullable().optional(),
      lines: z.array(versionLine),
    }),
  ),
});

/** An item of the plan: its share, its amount, or the rest; and what that comes to. */
const versionPlanItem = z.object({
  kind: z.enum(planKinds),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  rest: z.boolean(),
  due: z.enum(planDues),
  days: z.int().nullable(),
  /** Null while the total depends on a choice. */
  amount_cents: z.int().nullable(),
});
export type VersionPlanItem = z.infer<typeof versionPlanItem>;

/** A version of a quote: what the shop offers, or, as a draft, is about to. */
export const quoteVersion = z
  .object({
    number: z.int(),
    state: z.enum(versionStates),
    /** `once`: the request and the logo fee, summed exactly and rounded once; `per-line`: lines rounded and then summed. */
    rounding: z.enum(["once", "per-line"]),
    discount: discountAnswer.nullable(),
    discount_cents: z.int(),
    goods_cents: z.int(),
    freight_cents: z.int(),
    /** Freight without a number yet: the total is "plus freight". */
    is_freight_open: z.boolean(),
    tax_profile_id: z.int().nullable(),
    taxes: z.array(
      z.object({
        ...{ name: z.string(), percent: z.number(), cents: z.int() },
        reason: z.enum(reasonsOfRates).optional(),
      }),
    ),
    tax_cents: z.int(),
    /** It is for a company whose certificate frees it from sales tax: looked up when it is written and sent, and kept with it. */
    is_tax_exempt: z.boolean().optional(),
    /** Of a shop in France: why it bears no VAT; null where it does. */
    vat_reason: z.enum(vatReasons).nullable().optional(),
    /** That certificate no longer holds: the offer can neither be accepted nor paid, and another one follows. Of the one in force. */
    is_exemption_ended: z.boolean().optional(),
    /** What the tax profile says of freight and of set-up lines that do not say it themselves. */
    freight_taxable: z.boolean(),
    setup_taxable: z.boolean(),
    /** With the default choices, once it is accepted with those that were made; null where an option has none, and so no total. */
    total_cents: z.int().nullable(),
    /** How many more bags than ordered may come, and how many fewer. */
    tolerance_percent: z.number(),
    tolerance_under_percent: z.number(),
    /** To the client. */
    intro: z.string(),
    /** The shop's terms as they were when it was sent, in its client's language. */
    terms: z.string().optional(),
    /** Staff's own; null for everybody else. */
    note: z.string().nullable(),
    /** For how many days it will hold; null for no end. Of a draft. */
    valid_days: z.int().nullable(),
    /** The last day on which it holds. */
    valid_until: day.nullable(),
    is_expired: z.boolean(),
    /** SHA-256 of what was sent; null for a draft, and for what was sent before versions had one. */
    hash: z.string().nullable(),
    sent_at: time.nullable(),
    first_viewed_at: time.nullable(),
    /** What its client asked to be changed of it, whole; null where nothing was. Not for the holder of a link. */
    asked: z
      .object({
        text: z.string(),
        line: z.string().nullable(),
        /** The titles of what was picked of its options. */
        picked: z.array(z.string()),
        at: time,
      })
      .nullish(),
    lines: z.array(versionLine),
    options: z.array(versionOption),
    /** When which part is paid; empty: everything at once. */
    plan: z.array(versionPlanItem),
    /** How it was accepted, and the total with the choices that were made. */
    acceptance: z
      .object({
        kind: z.enum(["signed", "paid", "recorded"]),
        at: time,
        /** Null for the holder of a link, who is not told by whom. */
        name: z.string().nullable(),
        title: z.string().nullable(),
        po_number: z.string().nullable(),
        choices: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        total_cents: z.int(),
        hash: z.string(),
        order_number: z.string(),
        order_id: z.int(),
        /** The address of the mailed link by which it was given; null with a session. Staff alone is told. */
        link_email: z.string().nullable().optional(),
        /** Whether it may still be taken back: staff alone is told. */
        can_undo: z.boolean().optional(),
      })
      .nullable(),
    /** All that the holder of its link is told of that: a link may be passed on, a name may not (L7). */
    accepted: z.object({ by_payment: z.boolean(), at: time }).nullable().optional(),
  })
  .meta({ id: "QuoteVersion" });
export type QuoteVersionAnswer = z.infer<typeof quoteVersion>;

/** A client never sees a draft; the holder of a link sees the version that stands. */
export const listVersions = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/versions",
  summary: "What the shop has offered for a quote, the first version first",
  params: byId,
  answers: { 200: z.object({ versions: z.array(quoteVersion) }) },
});

/** The page's script says that the current version was looked at; fetching a link alone says nothing. */
export const noteVersionViewed = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/viewed",
  key: "unused",
  summary: "Note that the client has looked at the current version",
  params: byId,
  body: emptyBody,
  answers: { 200: z.object({ success: z.literal(true) }) },
});

/** A version of a quote, by its number. */
export const versionNumber = wholeNumber(1, 10_000);

export const listChanges = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/versions/{number}/changes",
  summary: "In words, what a version changes against the one sent before",
  params: z.strictObject({ id, number: versionNumber }),
  answers: {
    200: z.object({
      changes: z.array(z.string()),
      total_before_cents: z.int().nullable(),
      total_cents: z.int().nullable(),
    }),
  },
});

export const verifyVersion = defineCall({
  method: "GET",
  path: "/api/verify",
  summary: "Whether a printed quote is still offered, or was ordered, by its number and code",
  query: z.strictObject({ reference: z.string().max(40), code: z.string().max(64) }),
  answers: {
    200: z.object({
      /** `ended`: declined, rejected, expired, taken back, or its order cancelled. */
      result: z.enum(["current", "replaced", "accepted", "ended", "unknown"]),
      version: z.int().optional(),
      on: time.optional(),
    }),
  },
});
