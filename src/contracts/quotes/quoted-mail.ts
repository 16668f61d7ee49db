import { reasonsOfRates } from "#domain/france/vat-reasons.ts";
import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import { z } from "../zod.ts";
import { cloth } from "./cloth.ts";
import { mailedQuote } from "./mailed-quote.ts";

const line = z.strictObject({
  kind: z.enum(lineKinds),
  name: z.string(),
  units: z.int().optional(),
  unitPriceE4: z.int().optional(),
  freight: z.enum(freightKinds).optional(),
  cloth: cloth.optional(),
  /** Absent for what has no amount, or none yet. */
  amountCents: z.int().optional(),
  /** Of a section. */
  subtotalCents: z.int().optional(),
  /** What is off it already. */
  discount: z.strictObject({ ppm: z.int().optional(), cents: z.int() }).optional(),
});

/** A size that was asked for, in mails of before. */
const requestedLine = z.strictObject({
  product: z.string(),
  size: z.string(),
  units: z.int(),
  unitPriceE4: z.int(),
});

const taxes = z.array(
  z.strictObject({
    ...{ name: z.string(), ppm: z.int(), cents: z.int() },
    reason: z.enum(reasonsOfRates).optional(),
  }),
);

/** What a mail shows of an offer; all of it is absent in mails that are about something else, and in those of before. */
export const offeredInMail = {
  lines: z.array(line).optional(),
  discountCents: z.int().optional(),
  taxes: taxes.optional(),
  /** What it comes to with each quantity that may be chosen. */
  quantities: z.array(z.strictObject({ title: z.string(), totalCents: z.int() })).optional(),
};

/** A quote as a mail shows it: its lines, and what leads from them to the total. */
export const quotedMail = {
  ...mailedQuote,
  lines: z.array(z.union([line, requestedLine])),
  discountCents: z.int().optional(),
  taxes: taxes.optional(),
  /** What the lines come to, where the total is another sum: what was counted, or what a cancelled order costs. */
  agreedCents: z.int().optional(),
  /** In mails of before, whose lines do not name it. */
  logoFeeCents: z.int().nullable().optional(),
  isLogoRequired: z.boolean().optional(),
  totalCents: z.int(),
};
