import { requestOffer } from "#domain/offers/request-offer.ts";
import { lastValidDay } from "#domain/offers/validity.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { Services } from "#server/services.ts";
import { asUnsent } from "../model/as-unsent.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { findStanding } from "../model/versions.repository.ts";
import { offerMail } from "./offer-mails.ts";

/** The mail with which the draft would leave now, as the outbox would hold it; no link is issued for it. @throws 404 */
export async function staffReadDraftMail(
  { db, clock, shop }: Pick<Services, "db" | "clock" | "shop">,
  quoteId: number,
): Promise<OutboxRow> {
  const quote = await findQuoteForStaff(db, quoteId);
  if (!quote) throw new AppError("not_found");
  const { draft, current, nextNumber } = await findStanding(db, quote);
  const content = draft?.content ?? requestOffer(quote);
  const worked = workOutOffer(content);
  const { offer_valid_days, time_zone } = shop.settings();
  const days = draft ? draft.row.valid_days : offer_valid_days;
  const validUntil = days === null ? undefined : lastValidDay(clock(), time_zone, days);
  const offered = { number: draft?.row.number ?? nextNumber, isAgreed: false, worked };
  const asOffered = { ...quote, offered, totalCents: worked.totalCents };
  const intro = draft?.row.intro ?? "";
  const mail = offerMail(current ? "new-offer" : "offer", { content, intro, validUntil })(asOffered);
  return asUnsent(mail, quote, clock());
}
