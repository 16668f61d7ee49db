import type { Mail } from "#contracts/mails.ts";
import { decisionWait, isDecided } from "#domain/quotes/decision-wait.ts";
import { moveOf, type QuoteCommand, standingColumns, standingOf } from "#domain/quotes/quote-stage.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postHeldMail, releaseHeldMail } from "#server/platform/mail/held-mails.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import type { Quote } from "../model/quote.ts";
import {
  changeQuoteRow,
  findQuoteForStaff,
  findQuoteOfClient,
  lockQuote,
  setDecisionMail,
} from "../model/quotes.repository.ts";
import { withStandingOffers } from "../model/read-quote-rows.ts";
import { readRowsOfDeal } from "../model/replaced-rows.repository.ts";
import { presentToClient, presentToStaff } from "../presenters/present-quote.ts";
import { keepReplacedRows } from "./restore-rows.ts";
import { systemFollowChange } from "./system-plan-reminders.ts";

/** Which quote, and the version of it that the caller has seen, if he named one (SPEC-0.13). */
export interface QuoteAt {
  readonly quoteId: number;
  readonly expectedVersion?: number | undefined;
}

/** Who changes a quote: staff any, a client his own. */
export type Changer = Staff | Client;

/** When something is booked, and the line of the history that it comes from. */
export interface Booking {
  readonly at: Date;
  readonly day: string;
  readonly historyId: number;
}

export interface QuoteChange {
  readonly action: string;
  /** What is written beside stage and status, which the table of moves decides. */
  readonly set: Parameters<typeof changeQuoteRow>[2];
  /** What becomes of its versions. */
  readonly version?: (transaction: Transaction, changed: Quote, at: Date) => Promise<void>;
  /** The total is another one now: payments under way are for the old one (SPEC-0.2). */
  readonly isPriceChanged?: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What it books in the ledger, after its line of the history. */
  readonly book?: (transaction: Transaction, changed: Quote, booking: Booking) => Promise<void>;
  /** The mail to the client that this change causes. */
  readonly mail?: (changed: Quote) => Mail;
  /** The mail to staff that it causes. */
  readonly staffMail?: (changed: Quote) => Mail;
  /** It can be undone while its mail waits a little, and keeps what it replaced (SPEC-3.21). */
  readonly isUndoable?: boolean;
}

interface Command extends QuoteAt {
  /** A command of the table of moves, a decision that is taken back, or a note that any quote may be given. */
  readonly command: QuoteCommand | "undo-decision" | "annotate";
  /** Asks the rules. Nothing means that the quote is already as it should be. */
  readonly decide: (
    quote: Quote,
    now: Date,
    transaction: Transaction,
  ) => QuoteChange | undefined | Promise<QuoteChange | undefined>;
}

/**
 * Every change that staff or its client makes to a quote, the same way: read, ask the table of moves and the rules, change by one
 * conditional update whose row count decides, write history and mail in the same transaction. A late change gets 409 and
 * the fresh row.
 */
export async function changeQuote(services: Services, changer: Changer, command: Command): Promise<Quote> {
  const { quote, change } = await services.db
    .transaction()
    .execute((transaction) => changeQuoteWithin(transaction, services, changer, command));
  if (change && (change.staffMail || (change.mail && !change.isUndoable))) services.notifyMailWorker();
  if (change && command.command !== "annotate") services.quoteChanged(quote.id);
  return quote;
}

/** The same inside a transaction that writes more. It wakes no mail worker and closes no payment: `changeQuote` does. */
export async function changeQuoteWithin(
  transaction: Transaction,
  services: Services,
  changer: Changer,
  command: Command,
): Promise<{ readonly quote: Quote; readonly change: QuoteChange | undefined }> {
  const now = services.clock();
  const found = await requireChangeable(transaction, changer, command);
  const decided = await command.decide(found, now, transaction);
  if (!decided) return { quote: found, change: undefined };
  const rowsBefore = decided.isUndoable ? await readRowsOfDeal(transaction, found.id) : undefined;
  // What is done after a decision rests on it: the decision stands, and its mail leaves.
  if (command.command !== "annotate" && found.decisionMailId !== null)
    await releaseHeldMail(transaction, found.decisionMailId);
  const written = await applyChange(transaction, changer, found, {
    ...decided,
    set: { ...moved(found, command), ...decided.set },
  });
  await decided.version?.(transaction, written, now);
  const changed = decided.version ? await withOffer(transaction, written) : written;
  await systemFollowChange(transaction, services, {
    ...{ changer, quote: changed, now },
    command: command.command,
  });
  const { action, before, after } = decided;
  const actor = auditActorOf(changer);
  const historyId = await recordAudit(transaction, {
    subject: "quote",
    subjectId: found.id,
    action,
    actor,
    before,
    after,
    at: now,
  });
  if (decided.book && historyId !== undefined)
    await decided.book(transaction, changed, { at: now, day: todayOf(services), historyId });
  await postChange(transaction, changed, decided, now);
  if (decided.staffMail)
    await postMail(transaction, decided.staffMail(changed), staffRecipient(services), now);
  if (rowsBefore && historyId !== undefined)
    await keepReplacedRows(transaction, { quoteId: found.id, historyId, before: rowsBefore, at: now });
  return { quote: changed, change: decided };
}

async function postChange(
  transaction: Transaction,
  quote: Quote,
  { mail, isUndoable }: QuoteChange,
  now: Date,
): Promise<void> {
  if (!mail) return;
  if (!isUndoable) return await postMail(transaction, mail(quote), quote, now);
  const until = new Date(now.getTime() + decisionWait);
  const mailId = await postHeldMail(transaction, { mail: mail(quote), to: quote }, { now, until });
  await setDecisionMail(transaction, quote.id, mailId);
}

/** 409 with the quote as it stands now, as the caller may see it (SPEC-0.9). */
export function conflict(quote: Quote, message?: Message, changer?: Changer): AppError {
  const fresh = changer?.kind === "client" ? presentToClient(quote) : presentToStaff(quote);
  return new AppError("conflict", { message, extra: { fresh } });
}

async function requireChangeable(
  transaction: Transaction,
  changer: Changer,
  command: Command,
): Promise<Quote> {
  const { quoteId, expectedVersion } = command;
  // The quote before its mail, as a payment takes them: otherwise the two could wait for each other in a circle.
  await lockQuote(transaction, quoteId);
  const quote = await findForChanger(transaction, changer, quoteId);
  if (!quote) throw new AppError("not_found");
  const isStale = expectedVersion !== undefined && expectedVersion !== quote.version;
  if (isStale || !isAllowed(quote, command)) throw conflict(quote, undefined, changer);
  return quote;
}

async function findForChanger(transaction: Transaction, changer: Changer, quoteId: number) {
  if (changer.kind === "staff") return await findQuoteForStaff(transaction, quoteId);
  return await findQuoteOfClient(transaction, changer.clientId, quoteId);
}

async function applyChange(transaction: Transaction, changer: Changer, quote: Quote, change: QuoteChange) {
  const isFirst = await changeQuoteRow(transaction, quote, change.set, change);
  const fresh = await findForChanger(transaction, changer, quote.id);
  if (!isFirst) throw fresh ? conflict(fresh, undefined, changer) : new AppError("not_found");
  // A quote that was just deleted is not found any more: it stands as it was read.
  return fresh ?? quote;
}

/** What it offers stands in its versions. */
async function withOffer(transaction: Transaction, quote: Quote): Promise<Quote> {
  const [fresh] = await withStandingOffers(transaction, [quote]);
  return fresh ?? quote;
}

function isAllowed(quote: Quote, { command }: Command): boolean {
  if (command === "annotate") return true;
  if (command === "undo-decision") return isDecided(quote.status);
  return moveOf(standingOf(quote.status, quote.stage), command) !== undefined;
}

/** Where the command leads, as the two columns that say it. */
function moved({ status, stage }: Quote, { command }: Command) {
  if (command === "annotate" || command === "undo-decision") return {};
  const to = moveOf(standingOf(status, stage), command);
  return to ? standingColumns(to) : {};
}
