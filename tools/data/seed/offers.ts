import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import type { OfferContent } from "#domain/offers/offer.ts";
import { type RequestedQuote, requestOffer } from "#domain/offers/request-offer.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Standing } from "#domain/quotes/quote-stage.ts";
import { standingOf } from "#domain/quotes/quote-stage.ts";
import type { OrderTable } from "#server/features/deals/model/orders.table.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import { amountColumns } from "#server/features/deals/model/versions.repository.ts";
import type { AcceptanceTable, QuoteVersionTable } from "#server/features/deals/model/versions.table.ts";
import type { Dice } from "./dice.ts";
import type { NewQuote } from "./quotes.ts";

type QuoteRow = Selectable<QuoteTable>;

/** What staff wrote around the lines of a request: printing, set-up, freight, and sometimes a discount. */
export function contentOf(dice: Dice, lines: NewQuote["lines"]): OfferContent {
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return {
    rounding: "per-line",
    lines: [
      ...lines.map((line) => ({
        ...{ kind: "product" as const, name: `${line.product_name}, ${line.size_name}` },
        ...{ units: line.units, unitPriceE4: line.unit_price_e4 },
        ...(line.size_id && { sizeId: line.size_id }),
      })),
      { kind: "run", name: "Second ink colour", units, unitPriceE4: 200 },
      { kind: "setup", name: "Screens", units: 2, unitPriceE4: 450_000 },
      { kind: "freight", name: "Freight", freight: "estimate", amountCents: 18_000 + dice.below(30) * 1_000 },
    ],
    options: [],
    ...(dice.happens(300) && { discount: { ppm: 50_000 } }),
  };
}

/** Whether staff wrote an offer for a quote that stands like this, or answered it as specified. */
export function isWritten(dice: Dice, standing: Standing): boolean {
  if (standing === "paid" || standing === "confirmed") return dice.happens(200);
  return ["drafting", "offered", "changesAsked", "accepted", "declined"].includes(standing);
}

const states: Readonly<Record<Standing, QuoteVersionTable["state"]>> = {
  ...{ new: "draft", needsInfo: "draft", drafting: "draft", refused: "draft" },
  ...{ offered: "sent", confirmed: "sent", changesAsked: "sent" },
  ...{ accepted: "accepted", paid: "accepted", declined: "declined", withdrawn: "withdrawn" },
  ...{ cancelled: "accepted", cancelledPaid: "accepted" },
};

/** The version of a quote: what staff wrote, or the request as it came. */
export function versionOf(
  row: QuoteRow,
  { content: written, lines }: Pick<NewQuote, "content" | "lines">,
): { readonly values: Insertable<QuoteVersionTable>; readonly content: OfferContent } {
  const state = states[standingOf(row.status, row.stage)];
  const content = written ?? requestOffer(requestOf(row, lines));
  const sentAt = state === "draft" ? null : (row.answered_at ?? row.created_at);
  const values = {
    ...{ quote_id: row.id, number: 1, state, created_at: row.created_at },
    content: JSON.stringify(content),
    ...amountColumns(workOutOffer(content)),
    ...{ tax_profile_id: null, valid_days: 30, valid_until: null, snapshot: null, hash: null },
    ...{ sent_at: sentAt, first_viewed_at: sentAt },
  };
  return { values, content };
}

function requestOf(row: QuoteRow, lines: NewQuote["lines"]): RequestedQuote {
  return {
    lines: lines.map((line) => ({
      buyerNames: { productName: line.product_name, sizeName: line.size_name },
      sizeId: line.size_id ?? null,
      ...{ unitPrice: line.unit_price_e4, units: line.units, material: line.material ?? null },
    })),
    ...{ productColours: z.array(z.string()).parse(JSON.parse(row.product_colors)), clothNames: [] },
    ...{ isLogoRequired: row.is_logo_required === 1, logoFeeCents: row.logo_fee_cents },
    totalCents: row.total_cents,
  };
}

/** How a quote was accepted and the order that followed; nothing for one that was not. */
export function acceptanceOf(row: QuoteRow, versionId: number) {
  if (row.stage !== "accepted" && row.stage !== "cancelled") return [];
  const created_at = row.answered_at ?? row.created_at;
  const acceptance: Insertable<AcceptanceTable> = {
    ...{ version_id: versionId, kind: row.paid_at ? "paid" : "signed", client_id: row.client_id },
    ...{
      recorded_by: null,
      channel: null,
      answered_on: null,
      name: row.name,
      title: null,
      po_number: null,
      choices: "{}",
    },
    ...{ sentence: "", version_hash: null, total_cents: row.total_cents, ip: null, user_agent: null },
    ...{ hash: "", created_at, undone_at: null },
  };
  const number = row.reference.replace(/^GE-/, "GO-");
  const order: Insertable<OrderTable> = { quote_id: row.id, version_id: versionId, number, created_at };
  return [{ acceptance, order }];
}
