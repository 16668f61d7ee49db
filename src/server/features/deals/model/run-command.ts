import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { systemHoldQuote } from "./system-read-quote.ts";

/** The services within a transaction: what reads and writes with them does so there. */
export type Inside = Services & { readonly db: Transaction };

/** A command about a deal that is under way, in its transaction and under the lock of its quote. */
export interface Running {
  readonly inside: Inside;
  readonly transaction: Transaction;
  /** Who gives it. */
  readonly actor: AuditActor;
  readonly at: Date;
  /** The day of the shop. */
  readonly day: string;
  /** Says that all stays as it is, so that no one is told. */
  readonly unchanged: () => void;
}

/** Whose deal it is; what else was found or locked before it is handed to the act. */
interface Deal {
  readonly quoteId: number;
}

/**
 * Every command about a deal, the same way: one transaction, which locks what `find` locks (a payment) and then the quote,
 * so that the act reads and writes while nothing of the deal changes. Once it is committed the mails leave, and payments
 * under way are looked at again; not where the act says that all stays as it is.
 */
export async function runOnDeal<Found extends Deal, Result>(
  services: Services,
  actor: AuditActor,
  find: (inside: Inside) => Found | Promise<Found>,
  act: (running: Running, found: Found) => Promise<Result>,
): Promise<Result> {
  const { quoteId, result, isChanged } = await services.db.transaction().execute(async (transaction) => {
    const found = await find({ ...services, db: transaction });
    const { quoteId } = found;
    let isChanged = true;
    const unchanged = () => {
      isChanged = false;
    };
    const running = { ...(await holdDeal(transaction, services, { actor, quoteId })), unchanged };
    return { quoteId, result: await act(running, found), isChanged };
  });
  if (isChanged) {
    services.notifyMailWorker();
    services.quoteChanged(quoteId);
  }
  return result;
}

/** The same for a command in a transaction that writes more, and that tells of it itself. */
export async function holdDeal(
  transaction: Transaction,
  services: Services,
  { actor, quoteId }: Deal & Pick<Running, "actor">,
): Promise<Running> {
  await systemHoldQuote(transaction, quoteId);
  const inside = { ...services, db: transaction };
  const at = services.clock();
  const day = shopDayAt(at, services.shop.facts().timeZone);
  return { inside, transaction, actor, at, day, unchanged: () => undefined };
}

/** When something is booked, and the line of the history that it comes from. */
export interface Booking {
  readonly at: Date;
  readonly day: string;
  readonly sourceId: number;
}

interface Recorded {
  readonly subject: "quote" | "order" | "invoice" | "payment";
  readonly subjectId: number;
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** What the command books in the ledger. */
  readonly book?: ((booking: Booking) => Promise<void>) | undefined;
}

/** A command's line of the history, and what it books under it. @returns the line, where anything changed */
export async function recordCommand(
  { transaction, actor, at, day }: Running,
  { book, ...entry }: Recorded,
): Promise<number | undefined> {
  const historyId = await recordAudit(transaction, { ...entry, actor, at });
  if (historyId !== undefined) await book?.({ at, day, sourceId: historyId });
  return historyId;
}

/** Whether the caller has seen another version than the one that stands (SPEC-0.13); one who names none has not. */
export function isStale(
  { expectedVersion }: { readonly expectedVersion?: number | undefined },
  standing: { readonly version: number },
): boolean {
  return expectedVersion !== undefined && expectedVersion !== standing.version;
}
