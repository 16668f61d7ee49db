import type { CallAnswer } from "#contracts/call.ts";
import type { getSharedOffer } from "#contracts/quotes/offer-links.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { workingDaysFrom } from "#domain/time/working-days.ts";
import type { OfferLink } from "#server/access/actor.ts";
import { systemReadPicture } from "#server/features/catalogue/products/system-read-picture.ts";
import { readSizesForQuote } from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { noteQuoteOpened } from "../commands/decision-wait.ts";
import { noteLinkOpened } from "../model/offer-links.repository.ts";
import type { Quote } from "../model/quote.ts";
import { confirmAddress } from "../model/quotes.repository.ts";
import { readQuote } from "../model/read-quote.ts";
import { presentToOfferLink } from "../presenters/present-quote.ts";
import { readVersions } from "./read-versions.ts";

type SharedOffer = CallAnswer<typeof getSharedOffer>;

/** The offer of one deal as a proposal, for the holder of its link. Reading it says nothing of who looked (SPEC-4.39). */
export async function readSharedOffer(
  services: Pick<Services, "db" | "clock" | "shop">,
  link: OfferLink,
): Promise<SharedOffer> {
  const { db } = services;
  const { quoteId, rights, isShared, mayPay } = link;
  const quote = await readQuote(db, link, quoteId);
  const version = (await readVersions(services, link, quoteId)).at(-1) ?? null;
  const sent = { subject: "quote", subjectId: quoteId, action: "quote.send-offer" };
  const sender = await findLastAuditEntry(db, sent);
  return {
    link: { rights, is_shared: isShared, may_pay: mayPay },
    quote: presentToOfferLink(quote),
    version,
    seller: sender ? { name: sender.doer_name } : null,
    picture: await pictureOf(db, quote, version),
    dates: datesOf(services, quote),
  };
}

/** Of the first bags that are offered, else of those that were asked for. */
async function pictureOf(db: Db, { lines }: Quote, version: QuoteVersionAnswer | null) {
  const offered = [
    ...(version?.lines ?? []),
    ...(version?.options ?? []).flatMap(({ choices }) => choices.flatMap((choice) => choice.lines)),
  ];
  const sizeId = offered.find(({ size_id }) => size_id !== null)?.size_id;
  const { byId } = await readSizesForQuote(db, { sizeIds: sizeId ? [sizeId] : [], withDrafts: true });
  const productId = (sizeId && byId.get(sizeId)?.productId) ?? lines[0]?.productId;
  return (productId && (await systemReadPicture(db, productId))) || null;
}

/** When the bags of an order that is settled today would leave and arrive, and the last day to approve for the day asked for. */
function datesOf(services: Pick<Services, "clock" | "shop">, { delivery }: Quote): SharedOffer["dates"] {
  const { lead_days, transit_days, holidays } = services.shop.settings();
  const after = (day: string, count: number) => workingDaysFrom(day, count, holidays);
  const leaves_on = after(todayOf(services), lead_days);
  const { wanted_by: wanted } = delivery;
  return {
    ...{ lead_days, transit_days, leaves_on, arrives_on: after(leaves_on, transit_days) },
    approve_by: wanted === null ? null : after(after(wanted, -transit_days), -lead_days),
  };
}

/**
 * The page's script says that the offer is on a screen: the link was opened, what was decided is known from here on, and a
 * link that went to the quote's own address shows that the address is right. A shared one shows nothing of it.
 */
export async function noteOpenedByLink(
  services: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  { linkId, isShared }: OfferLink,
  quote: Quote,
): Promise<void> {
  const { db, clock } = services;
  await noteLinkOpened(db, linkId, clock());
  if (!isShared && !quote.addressConfirmedAt) await confirmAddress(db, quote.id, clock());
  await noteQuoteOpened(services, "client", quote);
}
