import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import { isOnTerms } from "#domain/companies/payment-terms.ts";
import { exemptionEnded, madeChoices, refusalToAccept } from "#domain/offers/acceptance.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { isDueAtOnce, workOutDues } from "#domain/offers/plan.ts";
import { isExpired } from "#domain/offers/validity.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { lockCompanyOfQuote } from "#server/features/companies/company-of-quote.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { type Changer, changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import {
  type Acceptance,
  findAcceptance,
  findOrder,
  undoAcceptanceRow,
} from "../model/acceptances.repository.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import { deletePlanItems } from "../model/plan-items.repository.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteOfClient } from "../model/quotes.repository.ts";
import { changeVersion, findStanding, type QuoteVersion } from "../model/versions.repository.ts";
import { bookAcceptanceUndone } from "../receivables/book-asked.ts";
import { newsToClient, newsToStaff } from "./offer-mails.ts";
import { presentVersion } from "./read-versions.ts";
import { recordAcceptance, type Signature } from "./record-acceptance.ts";
import { refusalToUndo } from "./refusal-to-undo.ts";
import { requireCredit } from "./require-credit.ts";

const otherVersion: Message = /*i18n*/ {
  id: "offer.refused.otherVersion",
  message: "There is a newer offer. Please look at it first.",
};

const otherTotal: Message = /*i18n*/ {
  id: "offer.refused.otherTotal",
  message: "The total is another one by now. Please look at the offer again.",
};

interface Accepting extends QuoteAt {
  /** The number of the version that was looked at. */
  readonly version: number;
  /** The total that was shown, with these choices (SPEC-4.42); left out by programs of before. */
  readonly totalCents?: number | undefined;
  readonly choices?: Choices | undefined;
  /** What is signed, for the total that the choices come to. */
  readonly sign: (offer: { readonly quote: Quote; readonly totalCents: number }) => Signature;
}

/** What stands after an acceptance. */
export interface AcceptedOffer {
  readonly quote: Quote;
  readonly acceptance: Acceptance;
  readonly order: { readonly id: number; readonly number: string };
}

/**
 * The client accepts the current version: evidence is stored, and the order made, once. The same version accepted again
 * answers with the first evidence (L6).
 * @throws 409 for another version, open amounts or choices; 409 `quote_expired` once it has expired; 409 `deposit_needed` beyond a company's credit
 */
export async function clientAcceptOffer(
  services: Services,
  client: Buyer,
  accepting: Accepting,
): Promise<AcceptedOffer> {
  try {
    await accept(services, client, accepting);
  } catch (error) {
    const isConflict = error instanceof AppError && error.code === "conflict";
    const first = isConflict ? await readAccepted(services.db, client, accepting) : undefined;
    if (!first) throw error;
    return first;
  }
  const accepted = await readAccepted(services.db, client, accepting);
  if (!accepted) throw new AppError("not_found");
  return accepted;
}

/** Staff records that a client accepted elsewhere: without a certificate, and the client is written to (L6). */
export async function staffRecordAcceptance(
  services: Services,
  staff: Staff,
  accepting: Accepting,
): Promise<Quote> {
  return await accept(services, staff, accepting);
}

/** Staff takes an acceptance back while nothing was paid, approved or begun: the order goes, and the offer waits for an answer again. */
export async function staffUndoAcceptance(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "undo-acceptance",
    decide: async (quote, now, transaction) => {
      const acceptance = await findAcceptance(transaction, quote.id);
      const { current } = await findStanding(transaction, quote);
      if (!acceptance || !current) throw conflict(quote);
      const refusal = await refusalToUndo(transaction, quote.id, acceptance);
      if (refusal) throw conflict(quote, refusal);
      // As it was sent: with its taxes, and with the choices that count until the client chooses.
      const totalCents = current.row.total_cents;
      return {
        action: "quote.undo-acceptance",
        set: { total_cents: totalCents },
        version: async () => {
          await bookAcceptanceUndone(transaction, {
            ...{ quoteId: quote.id, sourceId: acceptance.id, at: now, day: todayOf(services) },
          });
          await deletePlanItems(transaction, acceptance.version_id);
          await undoAcceptanceRow(transaction, acceptance, now);
          await changeVersion(transaction, acceptance.version_id, { state: "sent" });
        },
        // Payments under way were begun for what was accepted.
        isPriceChanged: true,
        before: { accepted_by: acceptance.name, total_cents: acceptance.total_cents },
        after: { total_cents: totalCents },
        mail: newsToClient("acceptance-undone", { offered: current.content }),
      };
    },
  });
}

async function accept(services: Services, changer: Changer, accepting: Accepting): Promise<Quote> {
  const { time_zone: timeZone, deposit_due_days: depositDueDays, order_prefix } = services.shop.settings();
  return await changeQuote(services, changer, {
    ...accepting,
    command: "accept",
    decide: async (quote, now, transaction) => {
      const accepted = await requireAcceptable(transaction, quote, { accepting, changer, now, timeZone });
      const { version, company, totalCents } = accepted;
      const signature = accepting.sign({ quote, totalCents });
      const acceptedOn = shopDayAt(now, timeZone);
      const terms = { acceptedOn, isOnTerms: isOnTerms(company?.terms), depositDueDays };
      const recording = {
        ...accepted,
        quote,
        signature,
        at: now,
        timeZone,
        depositDueDays,
        orderPrefix: order_prefix,
      };
      const dues = mailedDues(workOutDues(totalCents, version.content.plan, terms));
      const isByClient = changer.kind !== "staff";
      return {
        action: isByClient ? "quote.accept" : "quote.record-acceptance",
        set: { total_cents: totalCents },
        version: () => recordAcceptance(transaction, recording),
        isPriceChanged: totalCents !== quote.totalCents,
        before: { total_cents: quote.totalCents },
        after: { accepted_by: signature.name, version: version.row.number, total_cents: totalCents },
        mail: newsToClient(isByClient ? "accepted" : "answer-recorded", { dues }),
        ...(isByClient && { staffMail: newsToStaff("accepted", { text: signature.name, dues }) }),
      };
    },
  });
}

interface Deciding {
  readonly accepting: Accepting;
  readonly changer: Changer;
  readonly now: Date;
  readonly timeZone: string;
}

/** What is accepted: the current version with the choices that are made, for the total that was shown, within the company's credit. */
async function requireAcceptable(
  transaction: Transaction,
  quote: Quote,
  { accepting, changer, now, timeZone }: Deciding,
) {
  const { current } = await findStanding(transaction, quote);
  if (current?.row.number !== accepting.version)
    throw otherOffer(quote, changer, { current, message: otherVersion, now, timeZone });
  const choices = madeChoices(current.content, accepting.choices);
  const isOver = isExpired(current.row.valid_until, now, timeZone);
  const refusal = refusalToAccept({ content: current.content, isOver }, choices);
  if (refusal) throw new AppError(refusal.code, { message: refusal.message });
  if (await hasExemptionEnded(transaction, current, { at: now, timeZone }))
    throw conflict(quote, exemptionEnded, changer);
  const { totalCents } = workOutOffer(current.content, choices);
  if (accepting.totalCents !== undefined && accepting.totalCents !== totalCents)
    throw otherOffer(quote, changer, { current, message: otherTotal, now, timeZone });
  const company = await lockCompanyOfQuote(transaction, quote);
  if (company) await requireCredit(transaction, company, totalCents);
  return { version: current, company, choices, totalCents };
}

interface Other {
  readonly current: QuoteVersion | undefined;
  readonly message: Message;
  readonly now: Date;
  readonly timeZone: string;
}

/** 409 with the offer as it stands: what was accepted is not what was shown (SPEC-4.42). */
function otherOffer(quote: Quote, changer: Changer, { current, message, now, timeZone }: Other): AppError {
  const { extra } = conflict(quote, message, changer).details;
  const audience = changer.kind;
  const version = current && presentVersion(current, { acceptance: undefined, audience, now, timeZone });
  return new AppError("conflict", { message, extra: { ...extra, version } });
}

/** The version that stands, if it is the one that was looked at. @throws 409 */
export async function requireCurrent(
  transaction: Transaction,
  changer: Changer,
  quote: Quote,
  version: number,
): Promise<QuoteVersion> {
  const { current } = await findStanding(transaction, quote);
  if (!current || current.row.number !== version) throw conflict(quote, otherVersion, changer);
  return current;
}

/** What a mail says of what is owed; nothing where everything is due at once. */
function mailedDues(dues: ReturnType<typeof workOutDues>): MailedDues | undefined {
  if (isDueAtOnce(dues)) return undefined;
  return dues.map(({ kind, amountCents, due, days = null, dueOn }) => ({
    ...{ kind, amountCents, due, days, dueOn },
  }));
}

async function readAccepted(
  db: Db,
  client: Buyer,
  { quoteId, version }: Accepting,
): Promise<AcceptedOffer | undefined> {
  const quote = await findQuoteOfClient(db, client, quoteId);
  if (!quote) return undefined;
  const { current } = await findStanding(db, quote);
  const acceptance = await findAcceptance(db, quote.id);
  const order = await findOrder(db, quote.id);
  if (!acceptance || !order || current?.row.number !== version) return undefined;
  return { quote, acceptance, order };
}
