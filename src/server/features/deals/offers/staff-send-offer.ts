import { onlyLanguageOf } from "#domain/language/language.ts";
import { requestOffer } from "#domain/offers/request-offer.ts";
import { standingTotalCents } from "#domain/offers/standing-total.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { keepLinksWithOffer } from "../model/offer-links.repository.ts";
import type { Quote } from "../model/quote.ts";
import { systemSendVersion } from "../model/record-versions.ts";
import { findLastDay, findStanding } from "../model/versions.repository.ts";
import { offerMail } from "./offer-mails.ts";
import { requireOfferable } from "./require-offerable.ts";
import { requireSameTax } from "./require-same-tax.ts";

const nothingNew: Message = /*i18n*/ {
  id: "offer.send.nothingNew",
  message: "This offer was sent as it stands. Please change it first.",
};

/** What the shop's offers say where staff wrote nothing else. */
export function usualOf(settings: ShopSettings, quote: Pick<Quote, "language">) {
  const language = onlyLanguageOf(settings.languages) ?? quote.language;
  return {
    days: settings.offer_valid_days,
    terms: language === "fr" ? settings.terms_fr : settings.terms_en,
  };
}

/**
 * Staff sends the draft to the client as an offer, or what was asked for where nothing else was written: it is frozen,
 * the one before it superseded, and payments of its price closed (L3.4).
 * @throws 409 where nothing is new, where the logo has no price yet, or with the new total where the buyer's exemption changed
 */
export async function staffSendOffer(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  await requireSameTax(services, staff, { ...at, sends: "next" });
  return await changeQuote(services, staff, {
    ...at,
    command: "send-offer",
    decide: async (quote, now, transaction) => {
      const { draft, current } = await findStanding(transaction, quote);
      if (current && !draft) throw conflict(quote, nothingNew);
      const settings = await readSettings({ ...services, db: transaction });
      requireOfferable(quote, draft, settings);
      const usual = usualOf(settings, quote);
      const totalCents = draft ? standingTotalCents(draft.content) : quote.totalCents;
      let sent: Parameters<typeof offerMail>[1] = {
        content: draft?.content ?? requestOffer(quote),
        ...{ intro: draft?.row.intro ?? "", validUntil: undefined },
      };
      return {
        action: "quote.send-offer",
        set: { total_cents: totalCents, answered_at: now.toISOString(), rejection_reason: null },
        version: async ({ transaction: inside, at: sentAt }, changed) => {
          await systemSendVersion(inside, changed, { at: sentAt, settings, usual });
          await keepLinksWithOffer(inside, quote.id, { now, timeZone: settings.time_zone });
          sent = { ...sent, validUntil: await findLastDay(inside, quote.id) };
        },
        isPriceChanged: true,
        before: { status: quote.status, total_cents: quote.totalCents },
        after: { status: "approved", total_cents: totalCents },
        isUndoable: true,
        mail: (changed) => offerMail(current ? "new-offer" : "offer", sent)(changed),
      };
    },
  });
}
