import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import type { ListMeta } from "#contracts/lists.ts";
import type { InvoiceStanding, InvoiceState } from "#domain/invoices/invoice.ts";
import { creditedOf } from "#domain/invoices/sums.ts";
import { type Buyer, type BuyerScope, buyerScope, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { systemReadOpenDocuments } from "#server/features/ledger/read-standing.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import {
  findInvoice,
  findInvoiceOfClient,
  findInvoicesOfQuotes,
  type InvoiceRow,
} from "../model/invoices.repository.ts";
import { type InvoiceFilter, type InvoiceSort, readInvoicesPage } from "../model/invoices-list.repository.ts";
import { findCancelledAt } from "../model/order-ends.repository.ts";
import { findStandingTotals } from "../model/system-read-quote.ts";
import { type FullInvoice, readSnapshot, showInvoice } from "../presenters/show-invoice.ts";
import { summedOf } from "./summed.ts";

const defaultPerPage = 25;

type Reading = Pick<Services, "db" | "clock" | "shop">;
type Reader = Staff | Buyer;

type ListedStatus = InvoiceState | InvoiceStanding;

interface InvoicesQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: InvoiceSort | undefined;
  readonly status?: ListedStatus | undefined;
  readonly quote_id?: number | undefined;
}

/** One page of the invoices that this reader sees: staff all of them, a client those of his quotes that are issued. */
export async function readInvoices(
  services: Reading,
  reader: Reader,
  { search, sort, status, quote_id, ...query }: InvoicesQuery,
): Promise<{ invoices: InvoiceAnswer[]; meta: ListMeta }> {
  const { db } = services;
  const paging = pagingOf(query, defaultPerPage);
  const scope = scopeOf(reader);
  if (reader.kind !== "staff" && status === "draft") return { invoices: [], meta: paging.meta(0) };
  const seen = reader.kind !== "staff" && status === undefined ? "issued" : status;
  const today = todayOf(services);
  const filter = { search, ...filterOf(seen), quoteId: quote_id, ...scope, today };
  const { rows, total } = await readInvoicesPage(db, filter, { sort, paging });
  const invoices = (await present(services, rows)).map(({ snapshot, ...invoice }) => invoice);
  return { invoices, meta: paging.meta(total) };
}

/** Which rows a status names. */
function filterOf(status: ListedStatus | undefined): Pick<InvoiceFilter, "state" | "standing"> {
  if (status === undefined) return {};
  if (status === "draft" || status === "issued") return { state: status };
  return { standing: status };
}

/** An invoice that this reader may see. @throws 404 */
export async function readInvoice(services: Reading, reader: Reader, id: number): Promise<FullInvoice> {
  const { db } = services;
  const scope = scopeOf(reader);
  const row = await (scope ? findInvoiceOfClient(db, scope, id) : findInvoice(db, id));
  if (!row) throw new AppError("not_found");
  return await presentOne(services, row);
}

/** An issued invoice for the mail that takes it to its client. @throws 404 */
export async function systemReadInvoice(services: Reading, id: number): Promise<FullInvoice> {
  const row = await findInvoice(services.db, id);
  if (!row) throw new AppError("not_found");
  return await presentOne(services, row);
}

export async function presentOne(services: Reading, row: InvoiceRow): Promise<FullInvoice> {
  const [shown] = await present(services, [row]);
  if (!shown) throw new Error("an invoice that was not shown");
  return shown;
}

/** How each stands by what was paid and credited: that is read of its whole order. */
async function present(services: Reading, rows: readonly InvoiceRow[]): Promise<FullInvoice[]> {
  const quoteIds = [...new Set(rows.map(({ quote_id }) => quote_id))];
  const siblings = Map.groupBy(
    (await findInvoicesOfQuotes(services.db, quoteIds)).map(summedOf),
    ({ row }) => row.quote_id,
  );
  const today = todayOf(services);
  const open = await systemReadOpenDocuments(services.db, quoteIds);
  const quotes = await findStandingTotals(services.db, quoteIds);
  const cancelled = quotes.filter(({ stage, status }) => stage === "cancelled" && status !== "paid");
  const cancelledAt = await findCancelledAt(
    services.db,
    cancelled.map(({ id }) => id),
  );
  return rows.map((row) => {
    const all = siblings.get(row.quote_id) ?? [];
    const summed = summedOf(row);
    return showInvoice(row, {
      ...{ snapshot: readSnapshot(row), dueTaxCents: summed.dueTaxCents, today },
      creditedCents: creditedOf(summed, all).cents,
      openCents: open.get(row.id) ?? 0,
      // What is kept of a cancelled order is invoiced later.
      isCancelled: row.created_at <= (cancelledAt.get(row.quote_id) ?? ""),
    });
  });
}

/** Of a client his own alone. @throws 404 for staff who reads no payments */
function scopeOf(reader: Reader): BuyerScope | undefined {
  if (reader.kind !== "staff") return buyerScope(reader);
  if (!hasRight(reader, "payments.read")) throw new AppError("not_found");
  return undefined;
}
