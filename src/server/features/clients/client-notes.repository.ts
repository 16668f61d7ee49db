import type { ClientNote } from "#contracts/clients/client-notes.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import "./clients.table.ts";

interface WhichNote {
  readonly clientId: number;
  readonly noteId: number;
}

const shown = [
  ...(["id", "text", "author_name as author", "created_at"] as const),
  ...(["changed_by", "changed_at", "version"] as const),
] as const;

/** Notes of a client, and of those who became this one: nothing moves when two become one. */
function notesOf(db: Db, clientId: number) {
  return db.selectFrom("client_notes").where("client_id", "in", (eb) =>
    eb
      .selectFrom("clients")
      .select("id")
      .where("id", "=", clientId)
      .unionAll(eb.selectFrom("clients").select("id").where("merged_into", "=", clientId)),
  );
}

/** The newest of them first, without those that were deleted. */
export async function readNotes(db: Db, clientId: number, most: number): Promise<ClientNote[]> {
  const standing = notesOf(db, clientId).where("removed_at", "is", null);
  return await standing.select(shown).orderBy("id", "desc").limit(most).execute();
}

/** A note of a client, also one that was deleted. */
export async function findNote(db: Db, { clientId, noteId }: WhichNote) {
  const found = notesOf(db, clientId).where("id", "=", noteId);
  return await found.select([...shown, "removed_at"]).executeTakeFirst();
}

export async function addNote(
  transaction: Transaction,
  note: {
    readonly clientId: number;
    readonly text: string;
    readonly by: { userId: number; name: string };
    at: Date;
  },
): Promise<number> {
  const { clientId, text, by, at } = note;
  const { id } = await transaction
    .insertInto("client_notes")
    .values({
      ...{ client_id: clientId, text, author_id: by.userId, author_name: by.name },
      ...{ created_at: at.toISOString(), changed_by: null, changed_at: null, removed_at: null, version: 1 },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a note that stands as it was read; false where it does not any more. */
export async function changeNote(
  transaction: Transaction,
  { id, version }: { readonly id: number; readonly version: number },
  change: { text: string; changed_by: string; changed_at: string } | { removed_at: string | null },
): Promise<boolean> {
  const result = await transaction
    .updateTable("client_notes")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
