import type { Selectable } from "kysely";
import { z } from "zod";
import { type PrintAreaAnswer, printArea, printAreaOf } from "#contracts/catalogue/print-area.ts";
import { type SketchAnswer, sketch as sketchForm } from "#contracts/quotes/sketches.ts";
import type { PrintArea } from "#domain/artwork/print-area.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { SketchTable } from "./sketches.table.ts";

/** A sketch with the print areas of its day. */
export interface QuoteSketch {
  readonly id: number;
  readonly quoteId: number;
  readonly description: SketchAnswer;
  readonly areas: readonly PrintArea[];
  readonly state: SketchTable["state"];
  readonly fileId: number | null;
  readonly createdAt: string;
}

/** What is stored of one. */
export interface NewSketch {
  readonly quoteId: number;
  readonly description: SketchAnswer;
  readonly areas: readonly PrintAreaAnswer[];
  /** Its picture; none while it waits for a decoder. */
  readonly fileId: number | null;
  readonly at: Date;
}

const storedAreas = z.array(printArea);

function sketchOfRow(row: Selectable<SketchTable>): QuoteSketch {
  return {
    ...{ id: row.id, quoteId: row.quote_id, state: row.state, fileId: row.file_id },
    description: sketchForm.parse(JSON.parse(row.description)),
    areas: storedAreas.parse(JSON.parse(row.areas)).map(printAreaOf),
    createdAt: row.created_at,
  };
}

export async function addSketch(
  transaction: Transaction,
  { quoteId, description, areas, fileId, at }: NewSketch,
): Promise<void> {
  await transaction
    .insertInto("sketches")
    .values({
      quote_id: quoteId,
      ...{ description: JSON.stringify(description), areas: JSON.stringify(areas) },
      ...{ state: fileId === null ? "waiting" : "ready", file_id: fileId },
      created_at: at.toISOString(),
    })
    .execute();
}

/** The same bag for a quote that repeats another: its picture is the same file. */
export async function copySketch(
  transaction: Transaction,
  { id }: Pick<QuoteSketch, "id">,
  { quoteId, at }: Pick<NewSketch, "quoteId" | "at">,
): Promise<void> {
  await transaction
    .insertInto("sketches")
    .columns(["quote_id", "description", "areas", "state", "file_id", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("sketches")
        .select([eb.val(quoteId).as("quote_id"), "description", "areas", "state", "file_id"])
        .select(eb.val(at.toISOString()).as("created_at"))
        .where("id", "=", id),
    )
    .execute();
}

/** The sketch of a quote that staff works with: the last one. */
export async function findSketchForStaff(db: Db, quoteId: number): Promise<QuoteSketch | undefined> {
  const row = await db
    .selectFrom("sketches")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && sketchOfRow(row);
}

/** The last one's id, which an offer keeps when it is sent. */
export async function findSketchId(db: Db, quoteId: number): Promise<number | null> {
  const row = await db
    .selectFrom("sketches")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The sketch of the offer that was sent last, whether it has one or not; nothing before the first offer. */
async function findOfferedSketch(db: Db, quoteId: number) {
  return await db
    .selectFrom("quote_versions")
    .select("sketch_id")
    .where("quote_id", "=", quoteId)
    .where("sent_at", "is not", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether an offer was ever sent. */
export async function wasOffered(db: Db, quoteId: number): Promise<boolean> {
  return (await findOfferedSketch(db, quoteId)) !== undefined;
}

/** The sketch that its buyer is shown: that of the offer which stands, before the first offer the last one. */
export async function findSketchForBuyer(db: Db, quoteId: number): Promise<QuoteSketch | undefined> {
  const offered = await findOfferedSketch(db, quoteId);
  if (!offered) return await findSketchForStaff(db, quoteId);
  return offered.sketch_id === null ? undefined : await findSketch(db, offered.sketch_id);
}

async function findSketch(db: Db, id: number): Promise<QuoteSketch | undefined> {
  const row = await db.selectFrom("sketches").selectAll().where("id", "=", id).executeTakeFirst();
  return row && sketchOfRow(row);
}

/** The sketch that a version was sent with; a draft is sent with the last one. */
export async function findSketchOfVersion(
  db: Db,
  { quoteId, number }: { readonly quoteId: number; readonly number: number },
): Promise<QuoteSketch | undefined> {
  const version = await db
    .selectFrom("quote_versions")
    .select(["sketch_id", "sent_at"])
    .where("quote_id", "=", quoteId)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!version || version.sent_at === null) return await findSketchForStaff(db, quoteId);
  return version.sketch_id === null ? undefined : await findSketch(db, version.sketch_id);
}

/** Which of these quotes have a sketch that is drawn. */
export async function findSketchedQuotes(db: Db, quoteIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("sketches")
    .select("quote_id")
    .distinct()
    .where(isOneOf(db, "quote_id", quoteIds))
    .where("state", "=", "ready")
    .execute();
  return new Set(rows.map(({ quote_id }) => quote_id));
}

/** Those that no decoder has drawn yet, the first ones first. */
export async function findWaitingSketches(db: Db, limit: number): Promise<QuoteSketch[]> {
  const rows = await db
    .selectFrom("sketches")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(sketchOfRow);
}

/** It waits no longer: from now on there is a picture, or there will be none. False when another process was first. */
export async function settleSketch(db: Db, id: number, state: "ready" | "refused"): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sketches")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a sketch that is settled its picture. */
export async function setSketchPicture(transaction: Transaction, id: number, fileId: number): Promise<void> {
  await transaction.updateTable("sketches").set({ file_id: fileId }).where("id", "=", id).execute();
}
