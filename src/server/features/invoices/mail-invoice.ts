import type { Mail } from "#contracts/mails.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { InvoiceRow } from "./invoices.repository.ts";
import { readSnapshot } from "./show-invoice.ts";

/** Writes to the client of an invoice that was just issued, in the language of its quote. */
export async function mailInvoice(transaction: Transaction, row: InvoiceRow, at: Date): Promise<void> {
  const quote = await systemReadQuote(transaction, row.quote_id);
  const { number, due_on, due_cents: amountCents } = row;
  if (number === null || due_on === null) throw new Error("an invoice that was not issued");
  const about = {
    ...{ quoteId: quote.id, reference: quote.reference, name: quote.name },
    ...{ invoiceId: row.id, number, amountCents },
  };
  const { credit_of, reason } = readSnapshot(row);
  const mail: Mail = credit_of
    ? { template: "credit-note-issued", ...about, invoiceNumber: credit_of.number, reason }
    : { template: "invoice-issued", ...about, dueOn: due_on, isDeposit: row.kind === "deposit" };
  await postMail(transaction, mail, quote, at);
}
