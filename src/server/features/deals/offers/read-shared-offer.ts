import type { CallAnswer } from "#contracts/call.ts";
import type { getSharedOffer } from "#contracts/quotes/offer-links.ts";
import type { OfferLink } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { noteQuoteOpened } from "../commands/decision-wait.ts";
import { noteLinkOpened } from "../model/offer-links.repository.ts";
import type { Quote } from "../model/quote.ts";
import { confirmAddress } from "../model/quotes.repository.ts";
import { readQuote } from "../model/read-quote.ts";
import { presentToOfferLink } from "../presenters/present-quote.ts";
import { datesOf, pictureOf, sellerOf } from "./offer-around.ts";
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
  return {
    link: { rights, is_shared: isShared, may_pay: mayPay },
    quote: presentToOfferLink(quote),
    version,
    seller: await sellerOf(db, quoteId),
    picture: await pictureOf(db, quote, version),
    dates: datesOf(services, quote, todayOf(services)),
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
