import type { Mail } from "#contracts/mails.ts";
import { decisions, decisionWait } from "#domain/quotes/decision-wait.ts";
import type { QuoteCommand } from "#domain/quotes/quote-status.ts";
import { type QuoteStatus, quoteStatuses, statusesThatAllow } from "#domain/quotes/quote-status.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postHeldMail } from "#server/platform/mail/held-mails.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { presentToStaff } from "../present-quote.ts";
import type { Quote } from "../quote.ts";
import { changeQuoteRow, findQuoteForStaff, lockQuote, setDecisionMail } from "../quotes.repository.ts";

/** Which quote, and the version of it that the caller has seen, if he named one (SPEC-0.13). */
export interface QuoteAt {
  readonly quoteId: number;
  readonly expectedVersion?: number | undefined;
}

export interface QuoteChange {
  readonly action: string;
  readonly set: Parameters<typeof changeQuoteRow>[2];
  /** What becomes of the version that stands. */
  readonly version?: (transaction: Transaction, changed: Quote, at: Date) => Promise<void>;
  /** The total is another one now: payments under way are for the old one (SPEC-0.2). */
  readonly isPriceChanged?: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** The mail to the client that this change causes. */
  readonly mail?: (changed: Quote) => Mail;
  /** The mail waits a little, so that the decision can be taken back (SPEC-3.21). */
  readonly isMailHeld?: boolean;
}

interface Command extends QuoteAt {
  /** A command of the table of transitions, a decision that is taken back, or a note that any quote may be given. */
  readonly command: QuoteCommand | "undo-decision" | "annotate";
  /** Asks the rules. Nothing means that the quote is already as it should be. */
  readonly decide: (
    quote: Quote,
    now: Date,
    transaction: Transaction,
  ) => QuoteChange | undefined | Promise<QuoteChange | undefined>;
}

/**
 * Every change that staff makes to a quote, the same way: read, ask the rules, change by one conditional
 * update whose row count decides, write history and mail in the same transaction. A late change gets 409 and
 * the fresh row.
 */
export async function changeQuote(services: Services, staff: Staff, command: Command): Promise<Quote> {
  const now = services.clock();
  const { quote, change } = await services.db.transaction().execute(async (transaction) => {
    const found = await requireChangeable(transaction, command);
    const decided = await command.decide(found, now, transaction);
    if (!decided) return { quote: found, change: undefined };
    const changed = await applyChange(transaction, found, command, decided);
    await decided.version?.(transaction, changed, now);
    const { action, before, after } = decided;
    const doer = auditActorOf(staff);
    await recordAudit(transaction, {
      subject: "quote",
      subjectId: found.id,
      action,
      doer,
      before,
      after,
      at: now,
    });
    await postChange(transaction, changed, decided, now);
    return { quote: changed, change: decided };
  });
  if (change?.mail && !change.isMailHeld) services.notifyMailWorker();
  if (change && command.command !== "annotate") services.quoteChanged(quote.id);
  return quote;
}

async function postChange(
  transaction: Transaction,
  quote: Quote,
  { mail, isMailHeld }: QuoteChange,
  now: Date,
): Promise<void> {
  if (!mail) return;
  if (!isMailHeld) return await postMail(transaction, mail(quote), quote, now);
  const until = new Date(now.getTime() + decisionWait);
  const mailId = await postHeldMail(transaction, { mail: mail(quote), to: quote }, { now, until });
  await setDecisionMail(transaction, quote.id, mailId);
}

/** 409 with the quote as it stands now (SPEC-0.9). */
export function conflict(quote: Quote, message?: Message): AppError {
  return new AppError("conflict", { message, extra: { fresh: presentToStaff(quote) } });
}

async function requireChangeable(transaction: Transaction, command: Command): Promise<Quote> {
  const { quoteId, expectedVersion } = command;
  // The quote before its mail, as a payment takes them: otherwise the two could wait for each other in a circle.
  await lockQuote(transaction, quoteId);
  const quote = await findQuoteForStaff(transaction, quoteId);
  if (!quote) throw new AppError("not_found");
  const isStale = expectedVersion !== undefined && expectedVersion !== quote.version;
  if (isStale || !statusesOf(command).includes(quote.status)) throw conflict(quote);
  return quote;
}

async function applyChange(transaction: Transaction, quote: Quote, command: Command, change: QuoteChange) {
  const at = { id: quote.id, version: quote.version, statuses: statusesOf(command) };
  const isFirst = await changeQuoteRow(transaction, at, change.set, change);
  const fresh = await findQuoteForStaff(transaction, quote.id);
  if (!isFirst) throw fresh ? conflict(fresh) : new AppError("not_found");
  // A quote that was just deleted is not found any more: it stands as it was read.
  return fresh ?? quote;
}

function statusesOf({ command }: Command): readonly QuoteStatus[] {
  if (command === "undo-decision") return decisions;
  return command === "annotate" ? quoteStatuses : statusesThatAllow(command);
}
