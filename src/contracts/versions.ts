import { lineKinds } from "#domain/offers/offer.ts";
import { versionStates } from "#domain/offers/version-state.ts";
import { defineCall } from "./call.ts";
import { byId, time } from "./fields.ts";
import { z } from "./zod.ts";

/** A line of a version, with what it costs. */
const versionLine = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  size_id: z.int().nullable(),
  units: z.int().nullable(),
  /** Dollars, with up to four decimals. */
  unit_price: z.number().nullable(),
  amount_cents: z.int(),
});

/** A version of a quote: what the shop offers, or, as a draft, is about to. */
export const quoteVersion = z
  .object({
    number: z.int(),
    state: z.enum(versionStates),
    /** `once`: the request and the logo fee, summed exactly and rounded once; `per-line`: lines rounded and then summed. */
    rounding: z.enum(["once", "per-line"]),
    goods_cents: z.int(),
    freight_cents: z.int(),
    tax_cents: z.int(),
    total_cents: z.int(),
    /** SHA-256 of what was sent; null for a draft, and for what was sent before versions had one. */
    hash: z.string().nullable(),
    sent_at: time.nullable(),
    lines: z.array(versionLine),
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
