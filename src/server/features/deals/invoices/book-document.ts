import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { noteLines } from "#domain/ledger/credit-notes.ts";
import { depositLines, wholeLines } from "#domain/ledger/documents.ts";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { bookedTaxes, type Sold, shareOf, type TaxAmount } from "#domain/ledger/sold.ts";
import type { WorkedOutOffer } from "#domain/offers/work-out-offer.ts";
import { sum } from "#domain/sum.ts";
import { systemPost } from "#server/features/ledger/post-entry.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { findInvoicesOfQuote, type InvoiceRow } from "../model/invoices.repository.ts";
import { findPlanItems } from "../model/plan-items.repository.ts";
import type { AcceptedOrder } from "../model/read-accepted-order.ts";
import { readSnapshot } from "../presenters/show-invoice.ts";

/** Books a document in the transaction that issues it. */
export async function bookIssued(
  transaction: Transaction,
  row: InvoiceRow,
  { order, at, day }: { readonly order: AcceptedOrder; readonly at: Date; readonly day: string },
): Promise<void> {
  const write = await writerOf(transaction, row, { order, day });
  await systemPost(transaction, {
    ...{ kind: row.kind === "credit" ? "credited" : "invoiced", sourceId: row.id, at },
    ...{ quoteIds: [row.quote_id], write },
  });
}

/** The part of a credit note that says where it takes from. */
type NoteAmounts = Pick<InvoiceSnapshot, "goods_cents" | "freight_cents" | "taxes" | "tax_cents">;

/** A credit note of so much, as it would be issued now: of what was sold and of each tax its part (ADR-82). */
export async function readNoteAmounts(
  db: Db,
  note: Pick<InvoiceRow, "id" | "kind" | "quote_id" | "credit_of" | "due_cents">,
  { order, day }: { readonly order: AcceptedOrder; readonly day: string },
): Promise<NoteAmounts> {
  const write = await writerOf(db, note, { order, day });
  const lines = write(await systemReadLedger(db, { quoteIds: [note.quote_id] }));
  const taxes = [...bookedTaxes(lines).values()].filter(({ cents }) => cents !== 0);
  return {
    goods_cents: balanceOf(lines, "sales") + balanceOf(lines, "deposits"),
    freight_cents: balanceOf(lines, "freight"),
    taxes: taxes.map(({ jurisdiction, ppm, cents }) => ({ name: jurisdiction, ppm, cents })),
    tax_cents: balanceOf(lines, "tax"),
  };
}

type Booked = Pick<InvoiceRow, "id" | "kind" | "quote_id" | "credit_of" | "due_cents"> &
  Partial<Pick<InvoiceRow, "snapshot" | "plan_item_id">>;

async function writerOf(
  db: Db,
  row: Booked,
  { order, day }: { readonly order: AcceptedOrder; readonly day: string },
): Promise<(known: readonly LedgerLine[]) => LedgerLine[]> {
  const { id: documentId, quote_id: quoteId, credit_of: creditOf, due_cents: cents } = row;
  const itemIds = (await findPlanItems(db, [quoteId])).map(({ id }) => id);
  const snapshot = row.snapshot === undefined ? undefined : readSnapshot({ snapshot: row.snapshot });
  const place = { quoteId, day, documentId, taxDay: snapshot?.french?.sold_on ?? day };
  const worked = (order.settled ?? order).worked;
  const sold = soldOf(worked);
  if (row.kind === "deposit" && snapshot) {
    const { plan_item_id: itemId = null } = row;
    const deposit = { netCents: snapshot.due_cents - snapshot.tax_cents, taxes: partsOf(snapshot, worked) };
    return (known) => depositLines(known, { ...place, ...deposit, itemId });
  }
  if (snapshot && row.kind !== "credit") {
    const billed = { ...sold, salesCents: snapshot.goods_cents, freightCents: snapshot.freight_cents };
    const taxes = partsOf(snapshot, worked);
    return (known) => wholeLines(known, { ...place, sold: { ...billed, taxes }, itemIds });
  }
  if (creditOf === null) throw new Error(`document ${documentId} corrects nothing`);
  const issued = (await findInvoicesOfQuote(db, quoteId)).filter(
    ({ id, state }) => id !== documentId && state === "issued",
  );
  const documents = issued.map(({ id, kind, due_cents, credit_of }) => {
    return { id, kind, cents: due_cents, creditOf: credit_of };
  });
  return (known) => noteLines(known, { ...place, cents, creditOf, documents, sold, itemIds });
}

/** What an order comes to, by account. */
function soldOf({ goodsCents, freightCents, taxes, taxedCents }: WorkedOutOffer): Sold {
  return {
    ...{ salesCents: goodsCents, freightCents },
    taxes: taxes.map(({ name, ppm, cents }) => ({ jurisdiction: name, ppm, cents, baseCents: taxedCents })),
  };
}

/** The taxes of a deposit, each of its share of what the order is taxed on. */
function partsOf({ taxes }: InvoiceSnapshot, { taxedCents, taxes: all }: WorkedOutOffer): TaxAmount[] {
  const whole = sum(all.map(({ cents }) => cents));
  const baseCents = shareOf(taxedCents, sum(taxes.map(({ cents }) => cents)), whole);
  return taxes.map(({ name, ppm, cents }) => ({ jurisdiction: name, ppm, cents, baseCents }));
}
