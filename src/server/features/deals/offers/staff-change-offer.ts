import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { keepLinksWithOffer } from "../model/offer-links.repository.ts";
import type { Quote } from "../model/quote.ts";
import { systemCopyToDraft } from "../model/record-versions.ts";
import { changeVersion, deleteDraft, findStanding } from "../model/versions.repository.ts";
import { newsToClient } from "./offer-mails.ts";

const dayIsPast: Message = /*i18n*/ { id: "offer.extend.past", message: "This day is over." };

/** Staff takes back an offer that was not answered: its page says so, and a copy of it is the draft (L6). */
export async function staffRecallOffer(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "recall",
    decide: async (quote, now, transaction) => {
      const { current } = await findStanding(transaction, quote);
      if (!current) throw conflict(quote);
      return {
        action: "quote.recall",
        set: { answered_at: null },
        version: async () => {
          await changeVersion(transaction, current.row.id, { state: "withdrawn" });
          await systemCopyToDraft(transaction, quote, now);
        },
        // What was begun to be paid is offered no longer.
        isPriceChanged: true,
        before: { version: current.row.number, status: quote.status },
        after: { status: "pending" },
        mail: newsToClient("offer-recalled", { offered: current.content }),
      };
    },
  });
}

const noOffer: Message = /*i18n*/ {
  id: "offer.discard.noOffer",
  message: "No offer stands beside this draft: it is all there is of the quote.",
};

/** Staff throws the draft of the next offer away: the one that was sent stays as it is. @throws 409 where none stands */
export async function staffDiscardDraft(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "edit",
    decide: async (quote, _now, transaction) => {
      const { draft, current } = await findStanding(transaction, quote);
      if (!draft) return undefined;
      if (!current || quote.stage !== "offered") throw conflict(quote, noOffer);
      return {
        action: "quote.discard-draft",
        set: {},
        version: () => deleteDraft(transaction, draft.row.id),
        before: { version: draft.row.number, total_cents: draft.row.total_cents },
        after: { version: current.row.number, total_cents: quote.totalCents },
      };
    },
  });
}

/** Staff lets an offer hold until another day, also one that has expired: nothing else of it changes (L4.2). */
export async function staffExtendOffer(
  services: Services,
  staff: Staff,
  { validUntil, ...at }: QuoteAt & { readonly validUntil: string },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "extend",
    decide: async (quote, now, transaction) => {
      const { timeZone } = services.shop.facts();
      if (validUntil < shopDayAt(now, timeZone))
        throw new AppError("invalid", { fields: { valid_until: [dayIsPast] } });
      const { current } = await findStanding(transaction, quote);
      if (!current) throw conflict(quote);
      if (current.row.valid_until === validUntil) return undefined;
      return {
        action: "quote.extend",
        set: {},
        version: async () => {
          await changeVersion(transaction, current.row.id, { valid_until: validUntil });
          await keepLinksWithOffer(transaction, quote.id, { now, timeZone });
        },
        before: { valid_until: current.row.valid_until },
        after: { valid_until: validUntil },
        mail: newsToClient("offer-extended", { validUntil, offered: current.content }),
      };
    },
  });
}

/** Staff works again on a quote that had ended; the last offer is the draft to begin with. */
export async function staffReopenQuote(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "reopen",
    decide: (quote) => ({
      action: "quote.reopen",
      set: { rejection_reason: null, answered_at: null },
      version: ({ transaction, at: now }, changed) => systemCopyToDraft(transaction, changed, now),
      before: { status: quote.status, rejection_reason: quote.rejectionReason },
      after: { status: "pending" },
    }),
  });
}
