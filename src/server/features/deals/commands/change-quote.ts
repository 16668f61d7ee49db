import type { Mail } from "#contracts/mails.ts";
import type { LinkNews } from "#contracts/quotes/link-mails.ts";
import { moveOf, type QuoteCommand, standingColumns, standingOf } from "#domain/quotes/quote-stage.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Buyer, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type PostMail, postingAt } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { changeQuoteRow, findQuoteForStaff, findQuoteOfClient } from "../model/quotes.repository.ts";
import { withStandingOffers } from "../model/read-quote-rows.ts";
import {
  type Booking,
  holdDeal,
  isStale,
  type Running,
  recordCommand,
  runOnDeal,
} from "../model/run-command.ts";
import { beginUndoable, endUndoable } from "../model/undoable.ts";
import { presentTo } from "../presenters/present-quote.ts";
import { mailAnsweredByLink } from "./answered-by-link.ts";
import { systemFollowChange } from "./system-plan-reminders.ts";

/** Which quote, and the version of it that the caller has seen, if he named one (SPEC-0.13). */
export interface QuoteAt {
  readonly quoteId: number;
  readonly expectedVersion?: number | undefined;
}

/** Who changes a quote: staff any, the buyer's side its own. */
export type Changer = Staff | Buyer;

export interface QuoteChange {
  readonly action: string;
  /** What is written beside stage and status, which the table of moves decides. */
  readonly set: Parameters<typeof changeQuoteRow>[2];
  /** What becomes of its versions. */
  readonly version?: (running: Running, changed: Quote) => Promise<void>;
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
  /** It can be undone for ten seconds, while its mail waits (SPEC-3.21). */
  readonly isUndoable?: boolean;
}

interface Command extends QuoteAt {
  /** A command of the table of moves, or a note that any quote may be given. */
  readonly command: QuoteCommand | "annotate";
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
  return await runOnDeal(
    services,
    auditActorOf(changer),
    () => command,
    (running) => change(running, changer, command),
  );
}

/** The same inside a transaction that writes more. It wakes no mail worker and closes no payment: `changeQuote` does. */
export async function changeQuoteWithin(
  transaction: Transaction,
  services: Services,
  changer: Changer,
  command: Command,
): Promise<void> {
  const { quoteId } = command;
  await change(
    await holdDeal(transaction, services, { actor: auditActorOf(changer), quoteId }),
    changer,
    command,
  );
}

/** What both addresses are told of where it was done through a link (SPEC-4.39). */
const answersByLink: ReadonlyMap<Command["command"], LinkNews> = new Map([
  ["accept", "accepted"],
  ["decline", "declined"],
]);

async function change(running: Running, changer: Changer, command: Command): Promise<Quote> {
  const { inside, transaction, at, unchanged } = running;
  const found = await requireChangeable(transaction, changer, command);
  const decided = await command.decide(found, at, transaction);
  if (!decided) {
    unchanged();
    return found;
  }
  const quoteId = found.id;
  const undoable = decided.isUndoable ? await beginUndoable(transaction, { quoteId, at }) : undefined;
  // What is done after a decision rests on it: the decision stands, and its mail leaves.
  if (!undoable && command.command !== "annotate" && found.undoableId !== null)
    await endUndoable(transaction, { quoteId, at });
  const written = await applyChange(transaction, changer, found, {
    ...decided,
    set: { ...moved(found, command), ...decided.set },
  });
  await decided.version?.(running, written);
  const quote = decided.version ? await withOffer(transaction, written) : written;
  await systemFollowChange(transaction, inside, { changer, quote, now: at, command: command.command });
  const { action, before, after, book } = decided;
  const historyId = await recordCommand(running, {
    ...{ subject: "quote", subjectId: quoteId, action, before, after },
    book: book && ((booking) => book(transaction, quote, booking)),
  });
  const post: PostMail = undoable?.post ?? postingAt(transaction, at);
  if (decided.mail) await post(decided.mail(quote), quote);
  if (decided.staffMail) await post(decided.staffMail(quote), staffRecipient(inside));
  const news = answersByLink.get(command.command);
  if (news) await mailAnsweredByLink(transaction, changer, { quote, news, at });
  await undoable?.keep(historyId);
  return quote;
}

/** 409 with the quote as it stands now, as the caller may see it (SPEC-0.9). */
export function conflict(quote: Quote, message?: Message, changer?: Changer): AppError {
  const fresh = presentTo(changer?.kind ?? "staff", quote);
  return new AppError("conflict", { message, extra: { fresh } });
}

async function requireChangeable(
  transaction: Transaction,
  changer: Changer,
  command: Command,
): Promise<Quote> {
  const quote = await findForChanger(transaction, changer, command.quoteId);
  if (!quote) throw new AppError("not_found");
  if (isStale(command, quote) || !isAllowed(quote, command)) throw conflict(quote, undefined, changer);
  return quote;
}

async function findForChanger(transaction: Transaction, changer: Changer, quoteId: number) {
  if (changer.kind === "staff") return await findQuoteForStaff(transaction, quoteId);
  return await findQuoteOfClient(transaction, changer, quoteId);
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
  return moveOf(standingOf(quote.status, quote.stage), command) !== undefined;
}

/** Where the command leads, as the two columns that say it. */
function moved({ status, stage }: Quote, { command }: Command) {
  if (command === "annotate") return {};
  const to = moveOf(standingOf(status, stage), command);
  return to ? standingColumns(to) : {};
}
