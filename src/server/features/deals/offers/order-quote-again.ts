import { cents } from "#domain/money/cents.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import type { PrintPlace } from "#domain/prices/print-places.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import { copyArtwork } from "../model/artwork-files.repository.ts";
import type { Quote, QuoteLine } from "../model/quote.ts";
import { quoteMail } from "../model/quote-mail.ts";
import { usualTerms } from "../model/record-versions.ts";
import { copySketch, findSketchForBuyer } from "../model/sketches.repository.ts";
import { findVersions } from "../model/versions.repository.ts";
import { newsToStaff } from "./offer-mails.ts";
import { addDrafting, askedAgain } from "./staff-new-quote.ts";

interface Again {
  readonly orderId: number;
  /** The former quote, with what is asked for otherwise this time. */
  readonly quote: Quote;
  /** The bags that the shop still offers, at today's prices. */
  readonly lines: readonly QuoteLine[];
  /** What was printed where, and in how many colours. */
  readonly places: readonly PrintPlace[];
  /** What was accepted, at today's prices. */
  readonly content: OfferContent;
  readonly priceListId: number | null;
  readonly printPrices: PrintPrices | null;
}

/**
 * A quote that repeats an order (L20.1): its client, artwork, places, colours and delivery, with a draft at today's prices
 * that staff looks at and sends. Where the client asked, both sides are written to.
 */
export async function orderQuoteAgain(
  services: Services,
  transaction: Transaction,
  actor: Staff | Client,
  { orderId, quote, lines, places, content, priceListId, printPrices }: Again,
): Promise<Quote> {
  const { productId, productType, material, clothNames: formerNames } = quote;
  const fields = askedAgain(quote, quote.delivery);
  const accepted = (await findVersions(transaction, quote)).findLast(({ row }) => row.state === "accepted");
  const { tax_profile_id, tolerance_ppm, tolerance_under_ppm } = accepted?.row ?? usualTerms;
  const drafted = await addDrafting(services, transaction, actor, {
    request: {
      ...{ fields: { ...fields, isLogo: quote.isLogoRequired }, logo: undefined, lines },
      ...{ totalCents: quoteTotal(lines, cents(0)), productId, productType, material },
      ...{ places, priceListId, printPrices, formerNames },
    },
    ...{ logoFileId: quote.logo?.fileId ?? null, reorderOf: orderId },
    content: { ...content, rounding: "per-line" },
    // Bags cost what the catalogue says today; what was typed was the former order's.
    costs: {},
    terms: { ...usualTerms, tax_profile_id, tolerance_ppm, tolerance_under_ppm },
    action: "quote.order-again",
  });
  const at = services.clock();
  const sketch = await findSketchForBuyer(transaction, quote.id);
  if (sketch) await copySketch(transaction, sketch, { quoteId: drafted.id, at });
  const added = { ...drafted, hasSketch: sketch !== undefined };
  await copyArtwork(transaction, { from: quote.id, to: added.id, at });
  if (actor.kind === "client") {
    await postMail(transaction, { template: "request-received", ...quoteMail(added) }, added, at);
    await postMail(transaction, newsToStaff("ordered-again")(added), staffRecipient(services), at);
  }
  return added;
}
