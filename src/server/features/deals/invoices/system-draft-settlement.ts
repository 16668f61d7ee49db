import type { WorkedOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findInvoicesOfQuote, type InvoiceRow } from "../model/invoices.repository.ts";
import type { Running } from "../model/run-command.ts";
import { type FullInvoice, readSnapshot } from "../presenters/show-invoice.ts";
import { type Billed, billedOf, languageOf } from "./compose-invoice.ts";
import { requireOrder } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { addCreditNote } from "./staff-credit-invoice.ts";
import { addDraft, discardDraft } from "./staff-draft-invoice.ts";
import { leftOf, previousOf, type SummedRow, standingForWhole, summedOf } from "./summed.ts";

const byCount: Message = /*i18n*/ {
  id: "invoice.settlement.reason",
  message: "Settlement by the bags shipped",
};
const tooMuchBefore: Message = /*i18n*/ {
  id: "invoice.settlement.tooMuchBefore",
  message: "No single invoice of this order is large enough to give back what was invoiced too much.",
};

export interface Settling {
  readonly quoteId: number;
  /** The accepted offer worked out with what is billable of each line: `workOutOffer` of the content with other units. */
  readonly worked: WorkedOutOffer;
  /** Both counts of each line of bags, for people to read (L19.6). */
  readonly counts: readonly {
    readonly name: string;
    readonly unitsOrdered: number;
    readonly unitsBilled: number;
  }[];
}

/**
 * Drafts what settles an order by its counted bags (L19.6), within the transaction of its settlement: an invoice of kind
 * `settlement` with every line in full, less all that was invoiced before; or, where more was invoiced before than the
 * bags cost, a credit note for the difference. Drafts that it replaces are thrown away: the invoice of the ordered bags,
 * and an earlier settlement. Undefined where an invoice of the whole order says the same total already.
 *
 * `due_cents` of the answer is what is asked for, or given back where its `kind` is `credit`. The plan is the caller's to change.
 * @throws 404; 409 without an acceptance, with a settlement that is issued, or where no invoice is large enough to credit
 */
export async function systemDraftSettlement(
  running: Running,
  { quoteId, worked, counts }: Settling,
): Promise<FullInvoice | undefined> {
  const { inside, transaction } = running;
  const order = await requireOrder(transaction, quoteId);
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
  const replaced = all.filter((each) => !each.isIssued && isReplaced(each));
  for (const { row } of replaced) await discardDraft(running, row);
  const issued = all.filter(({ isIssued }) => isIssued);
  const said = countsOf(counts);
  const settled = { worked, counts: [] };
  const dueCents = previousOf(issued).reduce((due, { cents }) => due - cents, worked.totalCents);
  if (dueCents === 0 && standingForWhole(issued).length > 0) return undefined;
  const row = dueCents < 0 ? await giveBack(-dueCents) : await askFor();
  // What was sold is invoiced all the same, once the note has made room for it.
  if (dueCents < 0 && standingForWhole(issued).length === 0) await askFor();
  return await presentOne(inside, row);

  async function askFor(): Promise<InvoiceRow> {
    const wanted = { id: null, kind: "settlement" as const, quoteId, planItemId: null };
    const billed = billedOf(worked, said);
    return await addDraft(running, { ...wanted, billed, isBesideNote: dueCents < 0 });
  }

  async function giveBack(cents: number): Promise<InvoiceRow> {
    const left = all.filter((each) => !replaced.includes(each));
    const invoice = issued.findLast((each) => each.kind !== "credit" && leftOf(each, left) >= cents);
    if (!invoice) throw new AppError("conflict", { message: tooMuchBefore });
    const language = languageOf(inside.shop.facts(), order.quote);
    const reason = inside.translate(language, byCount);
    const note = { invoice, order: { ...order, settled }, cents, reason, counts: said };
    return await addCreditNote(running, note);
  }
}

/** The counts as documents say them. */
function countsOf(counts: Settling["counts"]): Billed["counts"] {
  return counts.map(({ name, unitsOrdered, unitsBilled }) => {
    return { name, units_ordered: unitsOrdered, units_billed: unitsBilled };
  });
}

interface Voiding {
  readonly quoteId: number;
  readonly counts: Settling["counts"];
  readonly reason: string;
}

/**
 * Takes back what settled an order, once its settlement does not hold any more: its draft is thrown away, and a credit note
 * drafted for what is left of its invoice. Settled anew, the order takes off what was invoiced instead, and the note goes.
 */
export async function systemGiveBackSettlement(
  running: Running,
  { quoteId, counts, reason }: Voiding,
): Promise<void> {
  const { transaction } = running;
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
  const drafts = all.filter((each) => !each.isIssued && isReplaced(each));
  for (const { row } of drafts) await discardDraft(running, row);
  const left = all.filter((each) => !drafts.includes(each));
  const order = await requireOrder(transaction, quoteId);
  for (const invoice of left.filter(({ isIssued, kind }) => isIssued && kind === "settlement")) {
    const cents = leftOf(invoice, left);
    if (cents > 0) await addCreditNote(running, { invoice, order, cents, reason, counts: countsOf(counts) });
  }
}

/** Drafts that bill the whole order, or give back what an earlier count left. */
function isReplaced({ kind, row }: SummedRow): boolean {
  if (kind !== "credit") return kind !== "deposit";
  return readSnapshot(row).counts.length > 0;
}
