import type { Letter } from "#contracts/letters.ts";
import type { QuoteCommand } from "#domain/quotes/quote-status.ts";
import { type QuoteStatus, quoteStatuses, statusesThatAllow } from "#domain/quotes/quote-status.ts";
import type { Words } from "#domain/words.ts";
import { doerOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import { postLetter } from "#server/platform/mail/post-letter.ts";
import type { Services } from "#server/services.ts";
import { presentToStaff } from "./present-quote.ts";
import type { Quote } from "./quote.ts";
import { changeQuoteRow, findQuoteForStaff } from "./quotes.repository.ts";

/** Which quote, and the version of it that the caller has seen, if he named one (§0.13). */
export interface QuoteAt {
  readonly quoteId: number;
  readonly expectedVersion?: number | undefined;
}

export interface QuoteChange {
  readonly action: string;
  readonly set: Parameters<typeof changeQuoteRow>[2];
  /** The total is another one now: payments under way are for the old one (§0.2). */
  readonly isPriceChanged?: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** The mail to the client that this change causes. */
  readonly letter?: (changed: Quote) => Letter;
}

interface Command extends QuoteAt {
  /** A command of the table of transitions, or a note that any quote may be given. */
  readonly command: QuoteCommand | "annotate";
  /** Asks the rules. Nothing means that the quote is already as it should be. */
  readonly decide: (quote: Quote, now: Date) => QuoteChange | undefined;
}

/**
 * Every change that staff makes to a quote, the same way: read, ask the rules, change by one conditional update whose
 * row count decides, write history and mail in the same transaction. Whoever comes second gets 409 and the fresh row.
 */
export async function changeQuote(services: Services, staff: Staff, command: Command): Promise<Quote> {
  const now = services.clock();
  const { quote, change } = await services.db.transaction().execute(async (transaction) => {
    const found = await requireChangeable(transaction, command);
    const decided = command.decide(found, now);
    if (!decided) return { quote: found, change: undefined };
    const changed = await applyChange(transaction, found, command, decided);
    const { action, before, after, letter } = decided;
    const doer = doerOf(staff);
    await recordDeed(transaction, {
      subject: "quote",
      subjectId: found.id,
      action,
      doer,
      before,
      after,
      at: now,
    });
    if (letter) await postLetter(transaction, letter(changed), changed, now);
    return { quote: changed, change: decided };
  });
  if (change?.letter) services.wakePostman();
  if (change && command.command !== "annotate") services.quoteChanged(quote.id);
  return quote;
}

/** 409 with the quote as it stands now (§0.9). */
export function conflict(quote: Quote, message?: Words): AppError {
  return new AppError("conflict", { message, extra: { fresh: presentToStaff(quote) } });
}

async function requireChangeable(transaction: Transaction, command: Command): Promise<Quote> {
  const { quoteId, expectedVersion } = command;
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
  return command === "annotate" ? quoteStatuses : statusesThatAllow(command);
}
