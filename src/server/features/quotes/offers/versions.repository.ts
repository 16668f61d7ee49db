import type { Insertable, Selectable, Updateable } from "kysely";
import type { OfferContent, OfferLine } from "#domain/offers/offer.ts";
import type { WorkedOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { QuoteVersionTable, VersionLineTable } from "./versions.table.ts";

/** A version with its lines. */
export interface QuoteVersion {
  readonly row: Selectable<QuoteVersionTable>;
  readonly content: OfferContent;
}

/** The versions of a quote, the first one first. */
export async function findVersions(db: Db, quoteId: number): Promise<QuoteVersion[]> {
  const rows = await db
    .selectFrom("quote_versions")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("number")
    .execute();
  if (rows.length === 0) return [];
  const lineRows = await db
    .selectFrom("version_lines")
    .selectAll()
    .where(
      "version_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  const lines = Map.groupBy(lineRows, (line) => line.version_id);
  return rows.map((row) => ({
    row,
    content: { rounding: row.rounding, lines: (lines.get(row.id) ?? []).map(lineOf), options: [] },
  }));
}

/** The version that a quote was last given, draft or sent. */
export async function findLatestVersion(db: Db, quoteId: number): Promise<QuoteVersion | undefined> {
  return (await findVersions(db, quoteId)).at(-1);
}

/** The content of a version with its amounts. */
export interface Offered {
  readonly content: OfferContent;
  readonly worked: WorkedOutOffer;
}

/** A version that is to be added. */
export interface NewVersion extends Offered {
  readonly row: Pick<Insertable<QuoteVersionTable>, "quote_id" | "number" | "state" | "created_at"> &
    Partial<Pick<Insertable<QuoteVersionTable>, "snapshot" | "hash" | "sent_at">>;
}

/** Adds versions with their lines: one, or for a shop that is filled many at once. */
export async function addVersions(transaction: Transaction, versions: readonly NewVersion[]): Promise<void> {
  const added = await transaction
    .insertInto("quote_versions")
    .values(
      versions.map(({ row, content, worked }) => ({
        ...{ snapshot: null, hash: null, sent_at: null },
        ...row,
        rounding: content.rounding,
        ...amountsOf(worked),
      })),
    )
    .returning("id")
    .execute();
  const lines = versions.flatMap(({ content }, index) => lineRows(added[index]?.id ?? 0, content.lines));
  if (lines.length > 0) await transaction.insertInto("version_lines").values(lines).execute();
}

/** Writes a draft anew: its lines and its amounts. */
export async function replaceDraft(
  transaction: Transaction,
  versionId: number,
  { content, worked }: Offered,
): Promise<void> {
  await transaction.deleteFrom("version_lines").where("version_id", "=", versionId).execute();
  const lines = lineRows(versionId, content.lines);
  if (lines.length > 0) await transaction.insertInto("version_lines").values(lines).execute();
  await changeVersion(transaction, versionId, { rounding: content.rounding, ...amountsOf(worked) });
}

/** Changes where a version stands. */
export async function changeVersion(
  transaction: Transaction,
  versionId: number,
  changes: Updateable<Omit<QuoteVersionTable, "id" | "quote_id" | "number">>,
): Promise<void> {
  await transaction.updateTable("quote_versions").set(changes).where("id", "=", versionId).execute();
}

function amountsOf({ goodsCents, freightCents, taxCents, totalCents }: WorkedOutOffer) {
  return {
    goods_cents: goodsCents,
    freight_cents: freightCents,
    tax_cents: taxCents,
    total_cents: totalCents,
  };
}

function lineRows(versionId: number, lines: readonly OfferLine[]): Insertable<VersionLineTable>[] {
  return lines.map((line, position) => ({
    version_id: versionId,
    position,
    kind: line.kind,
    name: line.name,
    size_id: line.sizeId ?? null,
    units: line.units ?? null,
    unit_price_e4: line.unitPriceE4 ?? null,
    amount_cents: line.amountCents ?? null,
  }));
}

function lineOf(row: Selectable<VersionLineTable>): OfferLine {
  return {
    kind: row.kind,
    name: row.name,
    ...(row.size_id !== null && { sizeId: row.size_id }),
    ...(row.units !== null && { units: row.units }),
    ...(row.unit_price_e4 !== null && { unitPriceE4: row.unit_price_e4 }),
    ...(row.amount_cents !== null && { amountCents: row.amount_cents }),
  };
}
