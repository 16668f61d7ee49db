import { createHash } from "node:crypto";
import { dueDay } from "#domain/companies/payment-terms.ts";
import { invoiceNumber, seriesOf } from "#domain/invoices/invoice.ts";
import { canonicalText } from "#domain/offers/snapshot.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemHoldQuote } from "#server/features/quotes/system-hold-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { findInvoice, type InvoiceRow, takeNumber, updateDraft } from "./invoices.repository.ts";
import { presentOne } from "./read-invoices.ts";
import { type FullInvoice, readSnapshot } from "./show-invoice.ts";
import { recordInvoice, requireOrder } from "./staff-draft-invoice.ts";

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
 * (L12.2, L12.3). What it says is written down anew and never changes from then on.
 * @throws 404; 409 for one that is issued
 */
export async function staffIssueInvoice(
  services: Services,
  actor: Staff,
  invoiceId: number,
): Promise<FullInvoice> {
  const at = services.clock();
  const day = shopDayAt(at, services.shop.facts().timeZone);
  const row = await services.db.transaction().execute(async (transaction) => {
    const draft = await findInvoice(transaction, invoiceId);
    if (!draft) throw new AppError("not_found");
    const content = await contentOf(transaction, services, draft, day);
    const kind = seriesOf(draft.kind);
    const count = await takeNumber(transaction, { kind, day });
    if (count === undefined) throw new AppError("conflict", { message: dayTooEarly });
    const number = invoiceNumber(kind, { year: Number(day.slice(0, 4)), count });
    const issued = await updateDraft(transaction, draft.id, {
      ...{ ...content, state: "issued", number, issued_on: day },
    });
    // Rolled back, so that the number is given to the next one.
    if (!issued) throw new AppError("conflict", { message: issuedAlready });
    await recordInvoice(transaction, actor, { action: "invoice.issue", row: issued, at });
    return issued;
  });
  return await presentOne(services, row);
}

/** What is issued: the order and its company as they stand, or the credit note as it was drafted. */
async function contentOf(
  transaction: Transaction,
  { shop }: Pick<Services, "shop">,
  draft: InvoiceRow,
  day: string,
) {
  if (draft.kind === "credit") {
    const snapshot = readSnapshot(draft);
    return { due_on: day, hash: hashOf(snapshot) };
  }
  // Its acceptance is not taken back meanwhile.
  await systemHoldQuote(transaction, draft.quote_id);
  const order = await requireOrder(transaction, draft.quote_id);
  const snapshot = composeInvoice(order, { facts: shop.facts(), previous: [] });
  return {
    ...{ snapshot: JSON.stringify(snapshot), hash: hashOf(snapshot) },
    ...{ total_cents: snapshot.total_cents, tax_cents: snapshot.tax_cents, due_cents: snapshot.due_cents },
    ...{ company_id: order.company?.id ?? null, client_id: order.quote.clientId },
    due_on: dueDay(day, order.company?.terms ?? { kind: "prepaid" }),
  };
}

function hashOf(snapshot: Parameters<typeof canonicalText>[0]): string {
  return createHash("sha256").update(canonicalText(snapshot)).digest("hex");
}
