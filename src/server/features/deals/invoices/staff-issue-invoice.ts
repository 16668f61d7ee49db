import type { Mail } from "#contracts/mails.ts";
import { refusalToInvoice } from "#domain/france/french-invoice.ts";
import { invoiceNumber, seriesOf } from "#domain/invoices/invoice.ts";
import type { PlanStanding } from "#domain/payments/dues.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import {
  findInvoice,
  findInvoicesOfQuote,
  type InvoiceRow,
  takeNumber,
  updateDraft,
} from "../model/invoices.repository.ts";
import { noteInvoiced } from "../model/orders.repository.ts";
import { type Running, runOnDeal } from "../model/run-command.ts";
import { systemReadQuote } from "../model/system-read-quote.ts";
import { chainOf, type FullInvoice, readSnapshot } from "../presenters/show-invoice.ts";
import { readMoneyChain } from "../receivables/read-money-chain.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { systemMarkPaid } from "../receivables/system-settle-plan.ts";
import { bookIssued, readNoteAmounts } from "./book-document.ts";
import { contentOf, requireOrder } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { recordInvoice, requireInvoice } from "./record-invoice.ts";
import { withAmounts } from "./staff-credit-invoice.ts";
import { type SummedRow, standingForWhole, summedOf } from "./summed.ts";
import { systemDateItems } from "./system-date-items.ts";

const issuedAlready: Message = /*i18n*/ {
  id: "invoice.issued",
  message: "This invoice is issued already, and never changes.",
};
const dayTooEarly: Message = /*i18n*/ {
  id: "invoice.dayTooEarly",
  message: "The last invoice has a later date. Please check the clock of the server.",
};

/**
 * Gives a draft today's date and the next number of its series, in one transaction: continuous and chronological
 * (L12.2, L12.3). What it says is written down anew, never changes from then on, and is mailed to the client.
 * @throws 404; 409 for one that is issued, that lacks what French law asks for (L14.3), or that no longer fits what was invoiced meanwhile
 */
export async function staffIssueInvoice(
  services: Services,
  actor: Staff,
  invoiceId: number,
): Promise<FullInvoice> {
  const row = await runOnDeal(
    services,
    auditActorOf(actor),
    async ({ db, lastPayment }) => {
      const { kind, quote_id: quoteId } = await requireInvoice(db, invoiceId);
      return { quoteId, paymentId: kind === "credit" ? await lastPayment.hold(db, quoteId) : undefined };
    },
    (running, { paymentId }) => issueDraft(running, invoiceId, paymentId),
  );
  return await presentOne(services, row);
}

/** The same within the command that does it. @param paymentId the last payment, locked, where it is a credit note */
export async function issueDraft(
  running: Running,
  invoiceId: number,
  paymentId: number | undefined,
): Promise<InvoiceRow> {
  const { inside, transaction, at, day } = running;
  const draft = await findInvoice(transaction, invoiceId);
  if (draft?.state !== "draft") throw new AppError("conflict", { message: issuedAlready });
  const { quote_id: quoteId } = draft;
  const before = draft.kind === "credit" ? await readPlan(inside, quoteId) : undefined;
  const { content, order } = await issuedContent(transaction, inside, draft, day);
  const kind = seriesOf(draft.kind);
  const count = await takeNumber(transaction, { kind, day });
  if (count === undefined) throw new AppError("conflict", { message: dayTooEarly });
  const number = invoiceNumber(kind, { year: Number(day.slice(0, 4)), count });
  const writing = { ...draft, ...content };
  await bookIssued(transaction, writing, { order, at, day });
  const issued = await updateDraft(transaction, draft.id, {
    ...{ ...content, ...(await sealed(inside, writing)), state: "issued", number, issued_on: day },
  });
  // Rolled back, so that the number is given to the next one.
  if (!issued) throw new AppError("conflict", { message: issuedAlready });
  await noteInvoiced(transaction, quoteId);
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
  const standing = standingForWhole(all.filter(({ isIssued }) => isIssued));
  await dateInvoicedItems(transaction, inside, { quoteId, standing });
  if (before) await settleCredited(running, before, { quoteId, standing, paymentId });
  await recordInvoice(running, "invoice.issue", issued);
  await mailInvoice(transaction, issued, at);
  return issued;
}

/** What is issued: the order, its company and its plan as they stand; of counted bags what was drafted, of a credit note where it takes from now. */
async function issuedContent(transaction: Transaction, services: Services, draft: InvoiceRow, day: string) {
  const { kind, quote_id: quoteId, plan_item_id: planItemId } = draft;
  if (kind === "credit") {
    const order = await requireOrder(transaction, quoteId);
    const note = await readNoteAmounts(transaction, draft, { order, day });
    const snapshot = withAmounts(readSnapshot(draft), note, order);
    const columns = { snapshot: JSON.stringify(snapshot), tax_cents: snapshot.tax_cents };
    return { content: { ...columns, due_on: day }, order };
  }
  const billed = kind === "settlement" ? readSnapshot(draft) : undefined;
  const { columns, snapshot, dueOn, order } = await contentOf(transaction, services, {
    ...{ id: draft.id, kind, quoteId, planItemId, billed, day },
  });
  const { french, buyer, ship_to: shipTo, total_cents: totalCents, tax_cents: taxCents } = snapshot;
  const refusal = french && refusalToInvoice(french, { totalCents, taxCents, buyer, shipTo });
  if (refusal) throw new AppError("conflict", { message: refusal });
  return { content: { ...columns, due_on: dueOn }, order };
}

/** What it says with the money of the whole order, as that stands now that it is booked. */
async function sealed(services: Services, writing: InvoiceRow) {
  const money = await readMoneyChain(services, writing.quote_id, [writing]);
  const chain = money && {
    ...{
      ordered_cents: money.orderedCents,
      asked_cents: money.askedCents,
      invoiced_cents: money.invoicedCents,
    },
    ...{ paid: [...money.paid], left_cents: money.leftCents },
  };
  const snapshot = { ...readSnapshot(writing), ...(chain && { chain }) };
  return { snapshot: JSON.stringify(snapshot), hash: canonicalHash(snapshot) };
}

interface Standing {
  readonly quoteId: number;
  /** The issued invoices of the whole order that were not wholly given back. */
  readonly standing: readonly SummedRow[];
}

/** What is due by its invoice gets the day of the one that stands, and none where that was credited (L11.2). */
async function dateInvoicedItems(
  transaction: Transaction,
  services: Services,
  { quoteId, standing }: Standing,
): Promise<void> {
  const dayOf = (of: typeof standing) => of.at(-1)?.row.due_on ?? null;
  await systemDateItems(transaction, services, {
    quoteId,
    invoiceDueOn: dayOf(standing),
    settlementDueOn: dayOf(standing.filter(({ kind }) => kind === "settlement")),
  });
}

interface Credited extends Standing {
  /** The last payment, locked. */
  readonly paymentId: number | undefined;
}

/**
 * What an issued credit note leaves: the quote is paid where nothing is open any more, unless its invoice was taken back
 * whole, for the next one asks again; of what was paid too much staff looks at the payment.
 * @param before how the plan stood before the note was issued
 */
async function settleCredited(
  running: Running,
  before: PlanStanding,
  { quoteId, standing, paymentId }: Credited,
): Promise<void> {
  const { inside, transaction } = running;
  const after = await readPlan(inside, quoteId);
  const isWhole = before.openCents > 0 && after.openCents === 0 && standing.length > 0;
  if (isWhole) await systemMarkPaid(running, quoteId);
  if (after.heldCents > before.heldCents && paymentId !== undefined)
    await inside.lastPayment.markOverpaid(transaction, paymentId);
}

/** Writes to the client of an invoice that was just issued, in the language of its quote. */
async function mailInvoice(transaction: Transaction, row: InvoiceRow, at: Date): Promise<void> {
  const quote = await systemReadQuote(transaction, row.quote_id);
  const { number, due_on } = row;
  if (number === null || due_on === null) throw new Error("an invoice that was not issued");
  const { credit_of, reason, paid, pay_to: payTo, chain } = readSnapshot(row);
  const about = {
    ...{ quoteId: quote.id, reference: quote.reference, name: quote.name },
    ...{ invoiceId: row.id, number, amountCents: row.due_cents },
    ...(chain && { money: chainOf(chain) }),
  };
  const mail: Mail = credit_of
    ? { template: "credit-note-issued", ...about, invoiceNumber: credit_of.number, reason }
    : {
        ...{ template: "invoice-issued", ...about, dueOn: due_on, isDeposit: row.kind === "deposit", paid },
        ...(payTo && { payTo }),
      };
  await postMail(transaction, mail, quote, at);
}
