import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Quote } from "./quote.ts";
import { findQuoteEvenDeletedForSystem, lockQuote } from "./quotes.repository.ts";

/** The whole quote, while it is not deleted. */
export async function systemFindQuote(db: Db, quoteId: number): Promise<Quote | undefined> {
  const found = await findQuoteEvenDeletedForSystem(db, quoteId);
  return found?.isDeleted ? undefined : found?.quote;
}

/** The whole quote, also a deleted one: documents of payments need it. @throws 404 */
export async function systemReadQuote(db: Db, quoteId: number): Promise<Quote> {
  const found = await findQuoteEvenDeletedForSystem(db, quoteId);
  if (!found) throw new AppError("not_found");
  return found.quote;
}

/** Locks a quote until the transaction ends: other transactions that lock it wait. */
export async function systemHoldQuote(transaction: Transaction, quoteId: number): Promise<void> {
  await lockQuote(transaction, quoteId);
}

/** The names on those of these quotes that are not deleted. */
export async function systemNameQuotes(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const labels = await labelQuotes(db, quoteIds);
  return new Map([...labels].map(([id, { name }]) => [id, name]));
}

/** The same with their references and how far they came. */
export async function labelQuotes(
  db: Db,
  quoteIds: readonly number[],
): Promise<
  ReadonlyMap<number, { readonly name: string; readonly reference: string; readonly stage: QuoteStage }>
> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "name", "reference", "stage"])
    .where("id", "in", quoteIds)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, ...label }) => [id, label]));
}

/** How quotes stand, and what they come to. */
export interface StandingTotal {
  readonly id: number;
  readonly status: QuoteStatus;
  readonly stage: QuoteStage;
  readonly total_cents: number;
}

export async function findStandingTotals(db: Db, quoteIds: readonly number[]): Promise<StandingTotal[]> {
  if (quoteIds.length === 0) return [];
  return await db
    .selectFrom("quotes")
    .select(["id", "status", "stage", "total_cents"])
    .where(isOneOf(db, "id", quoteIds))
    .execute();
}

/** Those of these quotes that are paid: what went back opens nothing of them (SPEC-2.38). */
export async function systemFindPaidQuotes(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const quotes = await findStandingTotals(db, quoteIds);
  return new Set(quotes.flatMap(({ id, status }) => (status === "paid" ? [id] : [])));
}

/** As a condition: the quote that a column names is not deleted. */
export function isQuoteThere(idColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from quotes where quotes.id = ${sql.ref(idColumn)} and quotes.deleted_at is null)`;
}

/** As a part of a query: the quotes of a client that are not deleted. */
export function systemSelectQuotesOfClient(db: Db, clientId: number) {
  return db
    .selectFrom("quotes")
    .select("id")
    .where("client_id", "=", clientId)
    .where("deleted_at", "is", null);
}
