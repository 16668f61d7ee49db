import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { type FileRow, findFiles } from "#server/platform/storage/files.repository.ts";
import type { ArtworkFileRow, ArtworkFileTable } from "./artwork-files.table.ts";

/** A row with the file that it names. */
export interface KeptArtwork extends ArtworkFileRow {
  readonly file: FileRow;
}

/** The files of a deal, the newest first. */
export async function findArtwork(db: Db, quoteId: number): Promise<KeptArtwork[]> {
  const rows = await db
    .selectFrom("artwork_files")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("id", "desc")
    .execute();
  return await withFiles(db, rows);
}

/** The files of several deals, the newest first. */
export async function findArtworkOfQuotes(
  db: Db,
  quoteIds: readonly number[],
  most: number,
): Promise<KeptArtwork[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db
    .selectFrom("artwork_files")
    .selectAll()
    .where(isOneOf(db, "quote_id", quoteIds))
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return await withFiles(db, rows);
}

/** The newest versions in other deals of this client, of each file once, the newest first. */
export async function findFormerArtwork(
  db: Db,
  { clientId, exceptQuoteId, most }: Readonly<Record<"clientId" | "exceptQuoteId" | "most", number>>,
) {
  const rows = await db
    .selectFrom("artwork_files")
    .innerJoin("quotes", "quotes.id", "artwork_files.quote_id")
    .selectAll("artwork_files")
    .select("quotes.reference")
    .where("quotes.client_id", "=", clientId)
    .where("quotes.deleted_at", "is", null)
    .where("quotes.id", "<>", exceptQuoteId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("artwork_files as later")
            .select("later.id")
            .whereRef("later.follows_id", "=", "artwork_files.id"),
        ),
      ),
    )
    .orderBy("artwork_files.id", "desc")
    .limit(most)
    .execute();
  const kept = await withFiles(db, rows);
  return kept.filter(({ file_id }, at) => kept.findIndex((other) => other.file_id === file_id) === at);
}

async function withFiles<Row extends ArtworkFileRow>(db: Db, rows: readonly Row[]) {
  const files = await findFiles(
    db,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.file_id);
    return file ? [{ ...row, file }] : [];
  });
}

export async function insertArtwork(
  transaction: Transaction,
  row: Insertable<ArtworkFileTable>,
): Promise<void> {
  await transaction.insertInto("artwork_files").values(row).execute();
}

/** A deal that repeats another keeps the newest version of each of its files. */
export async function copyArtwork(
  transaction: Transaction,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: Date },
): Promise<void> {
  const kept = await findArtwork(transaction, from);
  const followed = new Set(kept.map(({ follows_id }) => follows_id));
  for (const { id, file_id, role, version, author_kind, author_name } of kept.toReversed())
    if (!followed.has(id))
      await insertArtwork(transaction, {
        ...{ quote_id: to, file_id, role, version, author_kind, author_name },
        ...{ follows_id: null, stored_bytes: 0, created_at: at.toISOString() },
      });
}
