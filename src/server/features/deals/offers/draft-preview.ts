import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import { requestOffer } from "#domain/offers/request-offer.ts";
import { standingTotalCents } from "#domain/offers/standing-total.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { asUnsent } from "../model/as-unsent.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { lastDayOf } from "../model/record-versions.ts";
import { findStanding, type QuoteVersion } from "../model/versions.repository.ts";
import { presentToOfferLink } from "../presenters/present-quote.ts";
import { datesOf, pictureOf } from "./offer-around.ts";
import { offerMail } from "./offer-mails.ts";
import { presentVersion } from "./read-versions.ts";
import { usualOf } from "./staff-send-offer.ts";

type Reading = Pick<Services, "db" | "clock" | "shop">;

interface DraftPreview {
  readonly offer: ProposalAnswer;
  /** As the outbox would hold it; no link is issued for it. */
  readonly mail: OutboxRow;
}

/** What the client would get if the draft were sent now: the page of the offer, and the mail that leads to it. @throws 404 */
export async function staffReadDraftPreview(
  services: Reading,
  staff: Staff,
  quoteId: number,
): Promise<DraftPreview> {
  const { db, clock, shop } = services;
  const quote = await findQuoteForStaff(db, quoteId);
  if (!quote) throw new AppError("not_found");
  const { draft, current, nextNumber } = await findStanding(db, quote);
  const content = draft?.content ?? requestOffer(quote);
  const worked = workOutOffer(content);
  const settings = shop.settings();
  const usual = usualOf(settings, quote);
  const lastDay = lastDayOf(draft, usual, { at: clock(), settings });
  const offered = { number: draft?.row.number ?? nextNumber, isAgreed: false, worked };
  const asOffered = { ...quote, offered, totalCents: standingTotalCents(content) };
  const told = { content, intro: draft?.row.intro ?? "", validUntil: lastDay ?? undefined };
  const mail = offerMail(current ? "new-offer" : "offer", told)(asOffered);
  return {
    offer: await pageOf(services, staff, quote, draft && asSent(draft, clock(), { lastDay, ...usual })),
    mail: asUnsent(mail, quote, clock()),
  };
}

async function pageOf(
  services: Reading,
  staff: Staff,
  quote: Quote,
  sent: QuoteVersion | undefined,
): Promise<ProposalAnswer> {
  const { db, clock, shop } = services;
  const seen = { acceptance: undefined, audience: "offer-link", now: clock() } as const;
  const version = sent ? presentVersion(sent, { ...seen, timeZone: shop.facts().timeZone }) : null;
  return {
    quote: presentToOfferLink(quote),
    version,
    seller: { name: staff.name },
    picture: await pictureOf(db, quote, version),
    dates: datesOf(services, quote, todayOf(services)),
  };
}

function asSent(
  draft: QuoteVersion,
  at: Date,
  { lastDay, terms }: { readonly lastDay: string | null; readonly terms: string },
): QuoteVersion {
  const sent = { state: "sent", terms, valid_until: lastDay, sent_at: at.toISOString() } as const;
  return { ...draft, row: { ...draft.row, ...sent } };
}
