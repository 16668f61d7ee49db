import { sql } from "kysely";
import type { TaxAmount } from "#domain/ledger/sold.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** What the ledger has of a document; above zero what it sold, below it what its credit took back. */
export interface Booked {
  readonly salesCents: number;
  readonly freightCents: number;
  readonly depositsCents: number;
  readonly taxes: readonly TaxAmount[];
}

/** What documents come to by account, summed where they lie. */
export async function systemSumBooked(
  db: Db,
  documentIds: readonly number[],
): Promise<(documentId: number) => Booked> {
  if (documentIds.length === 0) return () => nothing;
  const rows = await db
    .selectFrom("ledger_lines")
    .select(["document_id", "account", "jurisdiction", "ppm"])
    .select((eb) => [
      eb.fn.sum<number>("cents").as("cents"),
      eb.fn.sum<number>("base_cents").as("base_cents"),
    ])
    .where(isOneOf(db, "document_id", documentIds))
    .where("account", "in", ["sales", "freight", "deposits", "tax"])
    .groupBy(["document_id", "account", "jurisdiction", "ppm"])
    .orderBy(sql`min(id)`)
    .execute();
  const byDocument = Map.groupBy(rows, ({ document_id }) => document_id);
  return (documentId) => {
    const own = byDocument.get(documentId) ?? [];
    const centsOf = (account: string) => 0 - Number(own.find((row) => row.account === account)?.cents ?? 0);
    return {
      ...{ salesCents: centsOf("sales"), freightCents: centsOf("freight") },
      depositsCents: centsOf("deposits"),
      taxes: own.flatMap(({ account, jurisdiction, ppm, base_cents, cents }) =>
        account === "tax" && jurisdiction !== null && ppm !== null
          ? [{ jurisdiction, ppm, baseCents: Number(base_cents), cents: 0 - Number(cents) }]
          : [],
      ),
    };
  };
}

const nothing: Booked = { salesCents: 0, freightCents: 0, depositsCents: 0, taxes: [] };
