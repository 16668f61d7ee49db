import { undoWait } from "#domain/quotes/undoable-commands.ts";
import { systemFindLastEntry } from "#server/features/ledger/read-lines.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import {
  isMailHeld,
  postHeldMail,
  releaseHeldMail,
  withdrawHeldMail,
  withdrawUnsentMail,
} from "#server/platform/mail/held-mails.ts";
import type { PostMail } from "#server/platform/mail/post-mail.ts";
import { findUndoable, setUndoable } from "./quotes.repository.ts";
import {
  endReplaced,
  findReplaced,
  insertReplaced,
  type Replaced,
  readRowsOfDeal,
} from "./replaced-rows.repository.ts";
import { readReplacedRows, restoreRows } from "./restore-rows.ts";

/** A command that can be undone for ten seconds, while it is under way. */
export interface Undoable {
  /** Lays a mail in the outbox, where it waits as long. */
  readonly post: PostMail;
  /** Keeps what it replaced beside its line of the history, once all else is written. */
  readonly keep: (historyId: number | undefined) => Promise<void>;
}

interface Begun {
  readonly quoteId: number;
  readonly at: Date;
}

/** From here on a command about a deal, which is held, can be undone; what was done before it stands. */
export async function beginUndoable(transaction: Transaction, { quoteId, at }: Begun): Promise<Undoable> {
  const former = (await findUndoable(transaction, quoteId)) ?? null;
  await endUndoable(transaction, { quoteId, at });
  const before = await readRowsOfDeal(transaction, quoteId);
  const firstEntry = await systemFindLastEntry(transaction, quoteId);
  const mailIds: number[] = [];
  const until = new Date(at.getTime() + undoWait);
  return {
    async post(mail, to) {
      mailIds.push(await postHeldMail(transaction, { mail, to }, { now: at, until }));
    },
    async keep(historyId) {
      if (historyId === undefined) return;
      const rows = await readReplacedRows(transaction, { quoteId, before });
      const entries = { before: firstEntry, after: await systemFindLastEntry(transaction, quoteId) };
      await insertReplaced(transaction, { historyId, at, rows, mailIds, entries, former });
      await setUndoable(transaction, quoteId, historyId);
    },
  };
}

/**
 * What was done last to a deal stands from here on, and its mails leave: its client knows of it, or something rests on it.
 * Answers whether a mail waited.
 */
export async function endUndoable(db: Db, { quoteId, at }: Begun): Promise<boolean> {
  const historyId = await findUndoable(db, quoteId);
  const kept = historyId === undefined ? undefined : await findReplaced(db, historyId);
  if (historyId === undefined || !kept || kept.isEnded) return false;
  await endReplaced(db, historyId, at);
  let isReleased = false;
  // A mail that does not wait any more is not locked for nothing.
  for (const id of kept.mailIds)
    if ((await isMailHeld(db, id)) && (await releaseHeldMail(db, id))) isReleased = true;
  return isReleased;
}

/** The same where money came for an offer: the mails that ask for it, and have not left, are not sent. */
export async function endUndoableOffer(transaction: Transaction, { quoteId, at }: Begun): Promise<void> {
  const historyId = await findUndoable(transaction, quoteId);
  const kept = historyId === undefined ? undefined : await findReplaced(transaction, historyId);
  if (historyId === undefined || !kept) return;
  await endReplaced(transaction, historyId, at);
  for (const id of kept.mailIds) await withdrawUnsentMail(transaction, id);
}

/** Restores what a command replaced, and withdraws its mails; undefined where it is too late for that. */
export async function takeBack(
  transaction: Transaction,
  { quoteId, historyId, at }: Begun & { readonly historyId: number },
): Promise<Pick<Replaced, "entries"> | undefined> {
  const kept = await findReplaced(transaction, historyId);
  if (!kept || kept.isEnded) return undefined;
  const { rows, mailIds, entries, keptAt, former } = kept;
  // Where mails wait, they say whether the client knows.
  if (mailIds.length === 0 && Date.parse(keptAt) + undoWait <= at.getTime()) return undefined;
  if ((await systemFindLastEntry(transaction, quoteId)) !== entries.after) return undefined;
  for (const id of mailIds) if (!(await withdrawHeldMail(transaction, id))) return undefined;
  if (!(await restoreRows(transaction, { quoteId, rows }))) return undefined;
  await endReplaced(transaction, historyId, at);
  await setUndoable(transaction, quoteId, former);
  return { entries };
}
