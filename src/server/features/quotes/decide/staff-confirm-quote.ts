import { type Cents, cents } from "#domain/money/cents.ts";
import { chargedLogoFee } from "#domain/quotes/logo-fee.ts";
import { quoteTotal } from "#domain/quotes/quote-total.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { quoteMail } from "../access/quote-mail.ts";
import { systemSendVersion } from "../offers/record-versions.ts";
import { requireOfferable } from "../offers/require-offerable.ts";
import { findStanding } from "../offers/versions.repository.ts";
import type { Quote } from "../quote.ts";
import { changeQuote, type QuoteAt, type QuoteChange } from "./change-quote.ts";

/**
 * Staff accepts a request: the total is frozen, and the client is mailed the way to pay it (SPEC-0.2). A quote that
 * requires a logo needs its fee first, with or without a file (SPEC-1.27).
 */
export async function staffConfirmQuote(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  const settings = services.shop.settings();
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
  const { draft, current } = await findStanding(transaction, quote);
  const written = draft ?? current;
  const isWritten = written !== undefined && written.row.content !== null;
  requireOfferable(quote, written);
  const total = isWritten ? cents(written.row.total_cents) : requestedTotal(quote);
  return {
    action: "quote.confirm",
    set: { total_cents: total, answered_at: now.toISOString() },
    // An offer that was sent already is payable as it stands.
    ...((draft || !current) && {
      version: (inside, changed, at) => systemSendVersion(inside, changed, { at, settings }),
    }),
    isPriceChanged: total !== quote.totalCents,
    before: { status: quote.status, stage: quote.stage, total_cents: quote.totalCents },
    after: { status: "confirmed", total_cents: total },
    isMailHeld: true,
    mail: (confirmed) => ({ template: "quote-confirmed", ...quoteMail(confirmed) }),
  };
}

/** An imported quote may have no lines to count; its total is the one that came with it. */
function requestedTotal(quote: Quote): Cents {
  return quote.lines.length === 0 ? quote.totalCents : quoteTotal(quote.lines, chargedLogoFee(quote));
}
