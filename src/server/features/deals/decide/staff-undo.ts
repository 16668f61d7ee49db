import { z } from "zod";
import { type UndoableCommand, undoable } from "#domain/quotes/undoable-commands.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { systemTakeBackEntries } from "#server/features/ledger/post-entry.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findAuditEntry } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { conflict, type QuoteAt } from "../commands/change-quote.ts";
import { raiseOrderVersion } from "../model/order-ends.repository.ts";
import type { Quote } from "../model/quote.ts";
import { changeQuoteRow, findQuoteForStaff } from "../model/quotes.repository.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { takeBack } from "../model/undoable.ts";

const tooLate: Message = /*i18n*/ {
  id: "quote.undoDecision.tooLate",
  message: "This can no longer be undone: the client knows of it.",
};
const somethingSince: Message = /*i18n*/ {
  id: "quote.undo.tooLate",
  message: "This can no longer be undone: its time is over, or something was done since.",
};

/** What the owners are told of, where money was written down by hand (SPEC-4.47). */
const moved = z.object({ amount_cents: z.int() });

interface Undoing extends QuoteAt {
  /** What is undone: the last that was done to the deal. */
  readonly command: UndoableCommand;
}

/** The decisions of which the specification lets staff undo one, without naming it. */
const decisions = ["confirm", "reject"] as const satisfies readonly UndoableCommand[];

/** Staff takes a decision back (SPEC-3.21). @throws as `staffUndo` */
export async function staffUndoDecision(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await undo(services, staff, { ...at, commands: decisions, message: tooLate });
}

/**
 * Staff takes back what was done last to a deal, within ten seconds: all its rows stand as before, what it booked is
 * booked back, and its mails do not leave (SPEC-3.21).
 * @throws 403 without the right to do it; 404; 409 once a mail of it has left, the client has opened the quote, or something
 *   rests on it
 */
export async function staffUndo(
  services: Services,
  staff: Staff,
  { command, ...at }: Undoing,
): Promise<Quote> {
  if (!hasRight(staff, undoable[command].right)) throw new AppError("forbidden");
  return await undo(services, staff, { ...at, commands: [command], message: somethingSince });
}

interface Within extends QuoteAt {
  readonly commands: readonly UndoableCommand[];
  readonly message: Message;
}

async function undo(services: Services, staff: Staff, undoing: Within): Promise<Quote> {
  const { quoteId } = undoing;
  return await runOnDeal(
    services,
    auditActorOf(staff),
    async (inside) => {
      // The payment before its quote, as settling one takes them.
      await inside.lastPayment.hold(inside.db, quoteId);
      return { quoteId };
    },
    (running) => takeBackLast(running, undoing),
  );
}

async function takeBackLast(
  running: Running,
  { quoteId, commands, message, ...seen }: Within,
): Promise<Quote> {
  const { inside, transaction, at } = running;
  const quote = await findQuoteForStaff(transaction, quoteId);
  if (!quote) throw new AppError("not_found");
  if (isStale(seen, quote)) throw conflict(quote);
  const { undoableId: historyId } = quote;
  const line = historyId === null ? undefined : await findAuditEntry(transaction, historyId);
  const command = commands.find((each) => line && undoable[each].actions.includes(line.action));
  const taken = command && historyId !== null && (await takeBack(transaction, { quoteId, historyId, at }));
  if (!taken || !line) throw conflict(quote, message);
  if (command === "transfer") await inside.lastPayment.reverse(transaction, line.subject_id);
  // What was begun to be paid by an offer is for another price now.
  const isPriceChanged = undoable[command].right === "quotes.write";
  if (!(await changeQuoteRow(transaction, quote, {}, { isPriceChanged }))) throw conflict(quote);
  await raiseOrderVersion(transaction, quoteId);
  const restored = await findQuoteForStaff(transaction, quoteId);
  if (!restored) throw new AppError("not_found");
  const { status, totalCents: total_cents } = restored;
  const isDecision = decisions.some((each) => each === command);
  const subject = line.subject === "order" || line.subject === "payment" ? line.subject : "quote";
  await recordCommand(running, {
    ...{ subject, subjectId: line.subject_id },
    action: isDecision ? "quote.undo-decision" : `${subject}.undo`,
    ...(isDecision
      ? { before: { status: quote.status }, after: { status, total_cents } }
      : { after: { undone: command, ...moved.safeParse(JSON.parse(line.after ?? "{}")).data } }),
    book: (booking) => systemTakeBackEntries(transaction, { ...booking, ...taken, quoteId }),
  });
  await inside.lastPayment.clearOverpaid(transaction, quoteId);
  return restored;
}
