import { isRequestAlone, requestOffer } from "#domain/offers/request-offer.ts";
import { isExpired } from "#domain/offers/validity.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { standingOf } from "#domain/quotes/quote-stage.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt, type QuoteChange } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { quoteMail } from "../model/quote-mail.ts";
import { systemSendVersion } from "../model/record-versions.ts";
import { findVersions, type QuoteVersion, standingAmong } from "../model/versions.repository.ts";
import { requireOfferable } from "../offers/require-offerable.ts";
import { requireSameTax } from "../offers/require-same-tax.ts";
import { stateBefore } from "./state-before.ts";

const draftWaits: Message = /*i18n*/ {
  id: "quote.confirm.draftWaits",
  message: "Send the new offer, or throw its draft away",
};
const offerExpired: Message = /*i18n*/ {
  id: "quote.confirm.expired",
  message: "This offer has expired. Extend it, or send a new one.",
};
const changesAsked: Message = /*i18n*/ {
  id: "quote.confirm.changesAsked",
  message: "The client asked for changes. Send a new offer.",
};
const offerEnded: Message = /*i18n*/ {
  id: "quote.confirm.ended",
  message: "The last offer is no longer in force. Send the new one.",
};

/**
 * Staff accepts a request: the total is frozen, and the client is mailed the way to pay it (SPEC-0.2). A quote that
 * requires a logo needs its fee first, with or without a file (SPEC-1.27). An offer in force becomes payable as it was
 * sent (SPEC-4.40).
 * @throws 409 with the way out, where the last offer does not stand alone and in force
 */
export async function staffConfirmQuote(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  const settings = services.shop.settings();
  await requireSameTax(services, staff, { ...at, sends: "first" });
  return await changeQuote(services, staff, {
    ...{ ...at, command: "confirm" },
    decide: (quote, now, transaction) => confirm(quote, { now, transaction, settings }),
  });
}

interface Confirming {
  readonly now: Date;
  readonly transaction: Transaction;
  readonly settings: ShopSettings;
}

async function confirm(quote: Quote, { now, transaction, settings }: Confirming): Promise<QuoteChange> {
  const versions = await findVersions(transaction, quote);
  const { draft, current } = standingAmong(versions);
  const isOffered = standingOf(quote.status, quote.stage) === "offered" && current !== undefined;
  const refusal = isOffered
    ? refusalToConfirmOffer(current, { draft, now, timeZone: settings.time_zone })
    : refusalToConfirmRequest(quote, versions);
  if (refusal) throw conflict(quote, refusal);
  if (!isOffered) requireOfferable(quote, draft ?? current, settings);
  const written = draft ?? current;
  const isWritten = written !== undefined && !isRequestAlone(written.written);
  const total = isWritten ? written.row.total_cents : workOutOffer(requestOffer(quote)).totalCents;
  return {
    action: "quote.confirm",
    set: { total_cents: total, answered_at: now.toISOString() },
    // An offer that was sent already is payable as it stands.
    ...((draft || !current) && {
      version: ({ transaction: inside, at }, changed) => systemSendVersion(inside, changed, { at, settings }),
    }),
    isPriceChanged: total !== quote.totalCents,
    before: stateBefore(quote),
    after: { status: "confirmed", total_cents: total },
    isUndoable: true,
    mail: (confirmed) => ({ template: "quote-confirmed", ...quoteMail(confirmed) }),
  };
}

interface Beside {
  readonly draft: QuoteVersion | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

function refusalToConfirmOffer({ row }: QuoteVersion, { draft, now, timeZone }: Beside): Message | undefined {
  if (draft) return draftWaits;
  return isExpired(row.valid_until, now, timeZone) ? offerExpired : undefined;
}

/** A request that was once answered with an offer is answered with another one. */
function refusalToConfirmRequest({ stage }: Quote, versions: readonly QuoteVersion[]): Message | undefined {
  if (stage === "changes_asked") return changesAsked;
  return versions.some(({ row }) => row.state !== "draft" && row.state !== "accepted")
    ? offerEnded
    : undefined;
}
