import type { Insertable, Selectable, Updateable } from "kysely";
import type { OfferContent } from "#domain/offers/offer.ts";
import { type WorkedOutOffer, withoutTaxes } from "#domain/offers/work-out-offer.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Quote } from "./quote.ts";
import { readStoredContent } from "./stored-content.ts";
import type { QuoteVersionTable } from "./versions.table.ts";

type VersionRow = Selectable<QuoteVersionTable>;

/** A version with what it offers. */
export interface QuoteVersion {
  readonly row: VersionRow;
  /** As it is offered: without tax where the buyer is exempt. */
  readonly content: OfferContent;
  /** As staff wrote it, for the version that follows: its buyer's exemption is looked up anew. */
  readonly written: OfferContent;
}

/** The versions of a quote, the first one first. */
export async function findVersions(db: Db, quote: Pick<Quote, "id">): Promise<QuoteVersion[]> {
  const rows = await db
    .selectFrom("quote_versions")
    .selectAll()
    .where("quote_id", "=", quote.id)
    .orderBy("number")
    .execute();
  return rows.map((row) => {
    const written = readStoredContent(row.content);
    return { row, written, content: row.exempt_certificate_id === null ? written : withoutTaxes(written) };
  });
}

/** When a version was sent; null while it is a draft, undefined where there is none. */
export async function findSentAt(
  db: Db,
  { quoteId, number }: { readonly quoteId: number; readonly number: number },
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("quote_versions")
    .select("sent_at")
    .where("quote_id", "=", quoteId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.sent_at;
}

/** What stands: the draft, where there is one, and the version that was sent last and neither recalled nor replaced. */
export async function findStanding(db: Db, quote: Pick<Quote, "id">) {
  return standingAmong(await findVersions(db, quote));
}

/** The same among all the versions of a quote. */
export function standingAmong(versions: readonly QuoteVersion[]) {
  return {
    draft: versions.find(({ row }) => row.state === "draft"),
    current: versions.findLast(({ row }) => row.state === "sent" || row.state === "accepted"),
    nextNumber: (versions.at(-1)?.row.number ?? 0) + 1,
  };
}

/** The one that waits for its client's answer. */
export async function findOfferInForce(db: Db, quoteId: number) {
  return await db
    .selectFrom("quote_versions")
    .select(["content", "valid_until", "exempt_certificate_id", "exempt_state"])
    .where("quote_id", "=", quoteId)
    .where("state", "=", "sent")
    .executeTakeFirst();
}

/** The last day of the offer that stands; undefined without one, or without an end. */
export async function findLastDay(db: Db, quoteId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("quote_versions")
    .select("valid_until")
    .where("quote_id", "=", quoteId)
    .where("state", "in", ["sent", "accepted"])
    .executeTakeFirst();
  return row?.valid_until ?? undefined;
}

/** The versions of a quote that were sent, the first one first, with how the quote stands: found by its reference. */
export async function findSentVersions(
  db: Db,
  { id, reference }: { readonly id: number; readonly reference: string },
) {
  return await db
    .selectFrom("quote_versions")
    .innerJoin("quotes", "quotes.id", "quote_versions.quote_id")
    .select([
      "quote_versions.number",
      "quote_versions.state",
      "quote_versions.hash",
      "quote_versions.sent_at",
      "quote_versions.valid_until",
      "quote_versions.exempt_certificate_id",
      "quote_versions.exempt_state",
      "quotes.status",
      "quotes.stage",
    ])
    .where("quotes.id", "=", id)
    .where("quotes.reference", "=", reference)
    .where("quotes.deleted_at", "is", null)
    .where("quote_versions.hash", "is not", null)
    .orderBy("quote_versions.number")
    .execute();
}

/** Adds versions: one, or for a shop that is filled many at once. */
export async function addVersions(
  transaction: Transaction,
  versions: readonly Insertable<QuoteVersionTable>[],
): Promise<void> {
  await transaction.insertInto("quote_versions").values(versions).execute();
}

/** Changes a version: a draft as a whole, one that was sent only in where it stands and how long it holds. */
export async function changeVersion(
  transaction: Transaction,
  versionId: number,
  changes: Updateable<Omit<QuoteVersionTable, "id" | "quote_id" | "number">>,
): Promise<void> {
  await transaction.updateTable("quote_versions").set(changes).where("id", "=", versionId).execute();
}

/** Makes a draft the last version again, where one is sent beside it. */
export async function renumberDraft(
  transaction: Transaction,
  versionId: number,
  number: number,
): Promise<void> {
  await transaction
    .updateTable("quote_versions")
    .set({ number })
    .where("id", "=", versionId)
    .where("state", "=", "draft")
    .execute();
}

/** Notes that a client has seen the offer in force. @returns whether it was the first time */
export async function noteViewed(db: Db, quoteId: number, at: Date): Promise<boolean> {
  const result = await db
    .updateTable("quote_versions")
    .set({ first_viewed_at: at.toISOString() })
    .where("quote_id", "=", quoteId)
    .where("state", "=", "sent")
    .where("first_viewed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a draft: a version that was sent is never deleted. */
export async function deleteDraft(transaction: Transaction, versionId: number): Promise<void> {
  await transaction
    .deleteFrom("quote_versions")
    .where("id", "=", versionId)
    .where("state", "=", "draft")
    .execute();
}

/** The columns that say what a version comes to. */
export function amountColumns({ goodsCents, freightCents, taxCents, totalCents }: WorkedOutOffer) {
  return {
    goods_cents: goodsCents,
    freight_cents: freightCents,
    tax_cents: taxCents,
    total_cents: totalCents,
  };
}

/** What the offers in force say, by their quotes: sent, or accepted. */
export async function findContentsInForce(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, OfferContent>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quote_versions")
    .select(["quote_id", "content"])
    .where(isOneOf(db, "quote_id", quoteIds))
    .where("state", "in", ["sent", "accepted"])
    .execute();
  return new Map(rows.map(({ quote_id, content }) => [quote_id, readStoredContent(content)]));
}
