import { isExpired } from "#domain/offers/validity.ts";
import { proofReminderDays } from "#domain/orders/proofs/proof-moves.ts";
import { promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { days, hours } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { systemFindEndedExemptions } from "#server/features/companies/system-find-ended-exemptions.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditTimes } from "#server/platform/history/history.ts";
import { findFailedItems } from "#server/platform/jobs/each-item.ts";
import { countQuotes } from "../model/quote-list.repository.ts";
import { labelQuotes } from "../model/system-read-quote.ts";
import {
  countQuestions,
  findExemptOffers,
  findOffersEnding,
  findOpenRequests,
  findWaitingProofs,
  findWishes,
} from "../model/waiting.repository.ts";

const answer: Message = /*i18n*/ { id: "today.request", message: "Answer the request" };

/**
 * The requests that were not answered yet, the oldest first, each with the end of the shop's promise. What waits for the
 * client is not among them; when he has answered, the promise begins anew.
 */
export async function staffFindOpenRequests(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await findOpenRequests(db, most);
  const ids = rows.map(({ id }) => id);
  const answers = await findLastAuditTimes(db, "quote", ids, ["quote.answer"]);
  const pending = (await countQuotes(db)).get("pending") ?? 0;
  const items = rows.map(({ created_at, ...row }) => {
    const since = answers.get(row.id) ?? created_at;
    return promised({ ...row, kind: "request", since, label: answer });
  });
  const { count: wishes } = await findWishes(db, 0);
  return { items, count: pending - (await countQuestions(db)) - wishes };
}

const writeNext: Message = /*i18n*/ { id: "today.wish", message: "Write the next offer" };

/** The offers of which their clients wish something else, with the promise that began anew. */
export async function staffFindWishes(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { rows, count } = await findWishes(db, most);
  const ids = rows.map(({ id }) => id);
  const wished = await findLastAuditTimes(db, "quote", ids, ["quote.ask-changes"]);
  const items = rows.map(({ created_at, ...row }) => {
    const since = wished.get(row.id) ?? created_at;
    return promised({ ...row, kind: "wish", since, label: writeNext });
  });
  return { items, count };
}

interface Promised extends Pick<WaitingItem, "id" | "kind" | "since"> {
  readonly name: string;
  readonly label: Message;
}

/** What the shop has promised to answer. */
function promised({ id, kind, name: who, since, label }: Promised): WaitingItem {
  const dueAt = new Date(Date.parse(since) + hours(promisedAnswerHours)).toISOString();
  const next = { label, href: officePaths.adminQuote(id) };
  return { kind, subject: "quote", id, who, since, dueAt, next };
}

const look: Message = /*i18n*/ { id: "today.offerExpiring", message: "Call, or let it hold longer" };
const lookAfterwards: Message = /*i18n*/ {
  id: "today.offerExpired",
  message: "It has ended: call, or extend it",
};

/** An unanswered offer is listed this long before its end, and this long after it (L5.5). */
const before = days(3);
const afterwards = days(14);

/** The offers that wait for their client's answer and end soon, or have ended lately; the first to end first. */
export async function staffFindExpiringOffers(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const dayAt = (milliseconds: number) => shopDayAt(new Date(now.getTime() + milliseconds), timeZone);
  const { rows, count } = await findOffersEnding(db, { from: dayAt(-afterwards), to: dayAt(before) }, most);
  const items = rows.map(({ id, name: who, valid_until, sent_at }): WaitingItem => {
    const hasEnded = isExpired(valid_until, now, timeZone);
    const end = valid_until === null ? null : endOfShopDay(valid_until, timeZone);
    const next = { label: hasEnded ? lookAfterwards : look, href: officePaths.adminQuote(id) };
    const offer = { kind: "offer_expiring", subject: "quote", id, who, next } as const;
    // An end that has passed hurries no more.
    if (hasEnded) return { ...offer, since: end ?? now.toISOString(), dueAt: null };
    return { ...offer, since: sent_at ?? now.toISOString(), dueAt: end };
  });
  return { items, count };
}

const sendAnother: Message = /*i18n*/ {
  id: "today.exemptionEnded",
  message: "Send a new offer",
};

/** The offers in force that bear no tax by a certificate which no longer holds: their clients can neither accept nor pay (SPEC-4.49). */
export async function staffFindEndedExemptions(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const exempt = (await findExemptOffers(db)).flatMap(
    ({ exempt_certificate_id: certificateId, exempt_state, ...row }) =>
      certificateId === null || isExpired(row.valid_until, now, timeZone)
        ? []
        : [{ ...row, certificateId, state: exempt_state ?? "" }],
  );
  const ended = await systemFindEndedExemptions(db, exempt, shopDayAt(now, timeZone));
  const items = ended.map(
    ({ id, name: who, sent_at }): WaitingItem => ({
      ...{ kind: "exemption_ended", subject: "quote", id, who },
      ...{ since: sent_at ?? now.toISOString(), dueAt: null },
      next: { label: sendAnother, href: officePaths.adminQuote(id) },
    }),
  );
  return { items: items.slice(0, most), count: items.length };
}

const tryAgain: Message = /*i18n*/ { id: "today.jobFailed", message: "Try again" };

/** What the shop could not do by itself for a quote, the longest waiting first: it is tried again when staff says so. */
export async function staffFindFailedItems(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await findFailedItems(db);
  const quotes = await labelQuotes(
    db,
    rows.map(({ quote_id }) => quote_id),
  );
  const items = rows.flatMap(({ id: failedId, job, quote_id: id, failed_at: since }): WaitingItem[] => {
    const quote = quotes.get(id);
    if (!quote) return [];
    const next = { label: tryAgain, href: officePaths.adminQuote(id) };
    return [
      {
        ...{ kind: "job_failed", subject: "quote", id, who: quote.name, reference: quote.reference },
        ...{ since, dueAt: null, next, failed: { id: failedId, job } },
      },
    ];
  });
  return { items: items.slice(0, most), count: items.length };
}

const ask: Message = /*i18n*/ { id: "today.proof.unanswered", message: "Ask about the proof" };

/** Proofs that their clients have not answered for days, the longest waiting first. */
export async function staffFindWaitingProofs(
  db: Db,
  most: number,
  now: Date,
): Promise<{ items: WaitingItem[]; count: number }> {
  const sentBefore = new Date(now.getTime() - days(proofReminderDays));
  const { rows, count } = await findWaitingProofs(db, sentBefore, most);
  const items = rows.map((row): WaitingItem => {
    const { id, number: reference, quote_id: quoteId, name: who, sent_at, created_at } = row;
    const next = { label: ask, href: officePaths.adminProofs(id) };
    return {
      ...{ kind: "proof_waiting", subject: "order", id, quoteId, who, reference },
      ...{ since: sent_at ?? created_at, dueAt: null, next },
    };
  });
  return { items, count };
}
