import { taxOfCredit } from "#domain/invoices/invoice.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemHoldQuote } from "#server/features/quotes/system-hold-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findInvoice, findInvoicesOfQuote, insertInvoice } from "./invoices.repository.ts";
import { presentOne } from "./read-invoices.ts";
import { type FullInvoice, readSnapshot } from "./show-invoice.ts";
import { leftOf, recordInvoice } from "./staff-draft-invoice.ts";

const onlyIssued: Message = /*i18n*/ {
  id: "invoice.credit.onlyIssued",
  message: "Only an issued invoice is credited.",
};
const wrongAmount: Message = /*i18n*/ {
  id: "invoice.credit.amount",
  message: "Please type an amount above 0, up to {left} dollars, which is what is left of this invoice.",
};

interface Input {
  readonly invoiceId: number;
  /** In dollars; all that is left where it is not given. */
  readonly amount?: string | number | undefined;
  readonly reason: string;
}

/** Drafts a credit note for an issued invoice, whole or in part (L12.1). @throws 404; 409; 422 for more than is left */
export async function staffCreditInvoice(
  services: Services,
  actor: Staff,
  { invoiceId, amount, reason }: Input,
): Promise<FullInvoice> {
  const at = services.clock();
  const row = await services.db.transaction().execute(async (transaction) => {
    const invoice = await findInvoice(transaction, invoiceId);
    if (!invoice) throw new AppError("not_found");
    if (invoice.kind === "credit" || invoice.number === null || invoice.issued_on === null)
      throw new AppError("conflict", { message: onlyIssued });
    await systemHoldQuote(transaction, invoice.quote_id);
    const all = await findInvoicesOfQuote(transaction, invoice.quote_id);
    const left = leftOf(invoice, all);
    const cents = amount === undefined || amount === "" ? left : dollarsToCents(amount);
    if (cents === undefined || cents <= 0 || cents > left) {
      const words = withValues(wrongAmount, { left: (left / 100).toFixed(2) });
      throw new AppError("invalid", { fields: { amount: [words] } });
    }
    const notes = all.filter(({ credit_of }) => credit_of === invoice.id);
    const sum = (of: "total_cents" | "tax_cents") => notes.reduce((total, note) => total + note[of], 0);
    const before = { totalCents: invoice.due_cents, taxCents: invoice.tax_cents };
    const done = { creditedCents: sum("total_cents"), creditedTaxCents: sum("tax_cents") };
    const taxCents = taxOfCredit({ ...before, ...done }, cents);
    const original = readSnapshot(invoice);
    const snapshot = {
      ...original,
      lines: [{ name: reason, units: null, unit_price_e4: null, amount_cents: cents - taxCents }],
      ...{ discount_cents: 0, goods_cents: cents - taxCents, freight_cents: 0, taxes: [] },
      ...{ tax_cents: taxCents, total_cents: cents, previous: [], due_cents: cents, reason },
      credit_of: { number: invoice.number, issued_on: invoice.issued_on },
    };
    const note = await insertInvoice(transaction, {
      ...{ kind: "credit", state: "draft", number: null, quote_id: invoice.quote_id },
      ...{ client_id: invoice.client_id, company_id: invoice.company_id, credit_of: invoice.id },
      ...{ snapshot: JSON.stringify(snapshot), total_cents: cents, tax_cents: taxCents, due_cents: cents },
      ...{ issued_on: null, due_on: null, hash: null, created_at: at.toISOString() },
    });
    await recordInvoice(transaction, actor, { action: "invoice.credit", row: note, at });
    return note;
  });
  return await presentOne(services, row);
}
