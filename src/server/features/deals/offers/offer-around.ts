import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { workingDaysFrom } from "#domain/time/working-days.ts";
import { systemReadPictures } from "#server/features/catalogue/products/system-read-picture.ts";
import { readSizesForQuote } from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";

type Around = Pick<ProposalAnswer, "seller" | "picture" | "dates">;

/** Who sent the offer of a quote last; null before that. */
export async function sellerOf(db: Db, quoteId: number): Promise<Around["seller"]> {
  const sent = { subject: "quote", subjectId: quoteId, action: "quote.send-offer" };
  const entry = await findLastAuditEntry(db, sent);
  return entry ? { name: entry.doer_name } : null;
}

/** How the first bags that are offered look, else those that were asked for. @param version null: what stands now */
export async function pictureOf(
  db: Db,
  { lines, offered }: Pick<Quote, "lines" | "offered">,
  version: Pick<QuoteVersionAnswer, "lines" | "options"> | null,
): Promise<Around["picture"]> {
  const sizeIds = version ? sizesOf(version) : (offered?.worked.lines.map(({ line }) => line.sizeId) ?? []);
  const sizeId = sizeIds.find((id) => id != null);
  const { byId } = await readSizesForQuote(db, { sizeIds: sizeId ? [sizeId] : [], withDrafts: true });
  const productId = (sizeId && byId.get(sizeId)?.productId) ?? lines[0]?.productId;
  return (productId && (await systemReadPictures(db, [productId])).get(productId)) || null;
}

function sizesOf({ lines, options }: Pick<QuoteVersionAnswer, "lines" | "options">) {
  const chosen = options.flatMap(({ choices }) => choices.flatMap((choice) => choice.lines));
  return [...lines, ...chosen].map(({ size_id }) => size_id);
}

/** When the bags of an order that is settled on a day would leave and arrive, and the last day to approve for the day asked for. */
export function datesOf(
  { shop }: Pick<Services, "shop">,
  { delivery: { wanted_by: wanted } }: Pick<Quote, "delivery">,
  settledOn: string,
): Around["dates"] {
  const { lead_days, transit_days, holidays } = shop.settings();
  const after = (day: string, count: number) => workingDaysFrom(day, count, holidays);
  const leaves_on = after(settledOn, lead_days);
  return {
    ...{ lead_days, transit_days, leaves_on, arrives_on: after(leaves_on, transit_days) },
    approve_by: wanted === null ? null : after(after(wanted, -transit_days), -lead_days),
  };
}
