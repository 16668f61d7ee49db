import {
  askedLines,
  keptLines,
  loweredLines,
  raisedLines,
  restoredLines,
  unsettledLines,
  unwaivedLines,
  waivedLines,
} from "#domain/ledger/asking.ts";
import { systemPost, systemReverse } from "#server/features/ledger/post-entry.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { findPlanItems } from "../model/plan-items.repository.ts";

/** When something is booked, and the row that it comes from. */
interface Booked {
  readonly quoteId: number;
  readonly sourceId: number;
  readonly at: Date;
  /** The day of the shop for which it counts. */
  readonly day: string;
}

/** What an accepted offer owes is asked for. */
export async function bookAccepted(transaction: Transaction, booked: Booked): Promise<void> {
  const { quoteId, day } = booked;
  const items = (await findPlanItems(transaction, [quoteId])).map((item) => {
    return { itemId: item.id, cents: item.amount_cents };
  });
  await systemPost(transaction, {
    ...entryOf("accepted", booked),
    write: () => askedLines({ quoteId, day, items }),
  });
}

/** An acceptance that is taken back asks for nothing. To be called while its items stand. */
export async function bookAcceptanceUndone(transaction: Transaction, booked: Booked): Promise<void> {
  const lowering = await loweringOf(transaction, booked);
  await systemReverse(transaction, {
    ...{ ...entryOf("acceptance-undone", booked), of: { kind: "accepted" } },
    write: (known) => loweredLines(known, lowering),
  });
}

/** An order that is cancelled, or a quote that is deleted, asks for nothing: what was paid is the client's credit. */
export async function bookEnded(
  transaction: Transaction,
  kind: "cancelled" | "deleted",
  booked: Booked,
): Promise<void> {
  const lowering = await loweringOf(transaction, booked);
  await systemPost(transaction, {
    ...entryOf(kind, booked),
    write: (known) => loweredLines(known, lowering),
  });
}

/** A quote that was deleted asks again. @param deletedBy the line of the history by which it was deleted */
export async function bookRestored(
  transaction: Transaction,
  { deletedBy, ...booked }: Booked & { readonly deletedBy: number },
): Promise<void> {
  const { quoteId, day } = booked;
  await systemReverse(transaction, {
    ...{ ...entryOf("restored", booked), of: { kind: "deleted", sourceId: deletedBy } },
    write: (known, taken) => restoredLines(known, { quoteId, day, taken }),
  });
}

/** What is open of an item is given up. */
export async function bookWaived(
  transaction: Transaction,
  { itemId, cents, ...booked }: Booked & { readonly itemId: number; readonly cents: number },
): Promise<void> {
  const { quoteId, day } = booked;
  await systemPost(transaction, {
    ...entryOf("waived", booked),
    write: (known) => waivedLines(known, { quoteId, day, itemId, cents }),
  });
}

/** What was given up of an item is asked for again, by the document that names it. */
export async function bookUnwaived(
  transaction: Transaction,
  { itemId, documentId, ...booked }: Booked & { readonly itemId: number; readonly documentId: number | null },
): Promise<void> {
  const { quoteId, day } = booked;
  await systemPost(transaction, {
    ...entryOf("unwaived", booked),
    write: (known) => unwaivedLines(known, { quoteId, day, itemId, documentId }),
  });
}

/** What is asked comes to what was counted: more of the item that is named, or less from the last one down. */
export async function bookSettled(
  transaction: Transaction,
  { differenceCents, itemId, ...booked }: Booked & { differenceCents: number; itemId: number | undefined },
): Promise<void> {
  const { quoteId, day } = booked;
  const lowering = { ...(await loweringOf(transaction, booked)), cents: -differenceCents };
  await systemPost(transaction, {
    ...entryOf("settled", booked),
    write: (known) =>
      itemId === undefined
        ? loweredLines(known, lowering)
        : raisedLines({ quoteId, day, itemId, cents: differenceCents }),
  });
}

/** All that the terms keep of a cancelled order, as an item of its own. */
export async function bookKept(
  transaction: Transaction,
  { itemId, cents, ...booked }: Booked & { readonly itemId: number; readonly cents: number },
): Promise<void> {
  const { quoteId, day } = booked;
  await systemPost(transaction, {
    ...entryOf("kept", booked),
    write: (known) => keptLines(known, { quoteId, day, itemId, cents }),
  });
}

/** A settlement does not hold any more: what is asked comes to what was accepted. */
export async function bookSettlementVoided(
  transaction: Transaction,
  { settlementId, ...booked }: Booked & { readonly settlementId: number },
): Promise<void> {
  const lowering = await loweringOf(transaction, booked);
  await systemReverse(transaction, {
    ...{ ...entryOf("settlement-voided", booked), of: { kind: "settled", sourceId: settlementId } },
    write: (known, taken) => unsettledLines(known, { ...lowering, taken }),
  });
}

function entryOf<Kind extends string>(kind: Kind, { quoteId, sourceId, at }: Booked) {
  return { kind, sourceId, at, quoteIds: [quoteId] };
}

async function loweringOf(transaction: Transaction, { quoteId, day }: Booked) {
  const itemIds = (await findPlanItems(transaction, [quoteId])).map(({ id }) => id);
  return { quoteId, day, itemIds };
}
