import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import type { ListMeta } from "#contracts/lists.ts";
import type { InvoiceState } from "#domain/invoices/invoice.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import {
  systemNamePaidQuotes,
  systemReadQuoteIdsOfClient,
} from "#server/features/quotes/system-name-paid-quotes.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import {
  countInvoices,
  findInvoice,
  type InvoiceRow,
  type InvoiceSort,
  readInvoicesPage,
} from "./invoices.repository.ts";
import { type FullInvoice, showInvoice } from "./show-invoice.ts";

const defaultPerPage = 25;

type Reading = Pick<Services, "db" | "clock" | "shop">;
type Reader = Staff | Client;

interface InvoicesQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: InvoiceSort | undefined;
  readonly status?: InvoiceState | undefined;
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
  const own = await quotesOf(db, reader);
  const quoteIds = quote_id === undefined ? own : [quote_id].filter((id) => own?.includes(id) ?? true);
  const filter = { quoteIds, search, state: reader.kind === "client" ? ("issued" as const) : status };
  const shown = await present(services, await readInvoicesPage(db, filter, { sort, paging }));
  const invoices = shown.map(({ snapshot, ...invoice }) => invoice);
  return { invoices, meta: paging.meta(await countInvoices(db, filter)) };
}

/** An invoice that this reader may see. @throws 404 */
export async function readInvoice(services: Reading, reader: Reader, id: number): Promise<FullInvoice> {
  const row = await findInvoice(services.db, id);
  const own = await quotesOf(services.db, reader);
  const isSeen = row && (own === undefined || (row.state === "issued" && own.includes(row.quote_id)));
  if (!isSeen) throw new AppError("not_found");
  return await presentOne(services, row);
}

export async function presentOne(services: Reading, row: InvoiceRow): Promise<FullInvoice> {
  const [shown] = await present(services, [row]);
  if (!shown) throw new Error("an invoice that was not shown");
  return shown;
}

async function present({ db, clock, shop }: Reading, rows: readonly InvoiceRow[]): Promise<FullInvoice[]> {
  const paid = await systemNamePaidQuotes(
    db,
    rows.map(({ quote_id }) => quote_id),
  );
  const today = shopDayAt(clock(), shop.facts().timeZone);
  return rows.map((row) => showInvoice(row, { today, isPaid: paid.has(row.quote_id) }));
}

/** The quotes whose invoices a reader sees; undefined for all of them. @throws 404 for staff who reads no payments */
async function quotesOf(db: Db, reader: Reader): Promise<readonly number[] | undefined> {
  if (reader.kind === "client") return await systemReadQuoteIdsOfClient(db, reader.clientId);
  if (!hasRight(reader, "payments.read")) throw new AppError("not_found");
  return undefined;
}
