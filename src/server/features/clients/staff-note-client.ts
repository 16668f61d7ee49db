import type { ClientNote } from "#contracts/clients/client-notes.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { addNote, changeNote, findNote, readNotes } from "./client-notes.repository.ts";
import { systemReadClient } from "./system-list-clients.ts";

type NoteServices = Pick<Services, "db" | "clock">;

interface WhichNote {
  readonly clientId: number;
  readonly noteId: number;
}

/** What staff noted of a client, the newest first. */
export async function systemReadNotes(db: Db, clientId: number, most: number): Promise<ClientNote[]> {
  return await readNotes(db, clientId, most);
}

/** Staff notes something of a client. @throws 404 */
export async function staffAddNote(
  { db, clock }: NoteServices,
  staff: Staff,
  { clientId, text }: { readonly clientId: number; readonly text: string },
): Promise<ClientNote> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const client = await systemReadClient(transaction, clientId);
    // One that became another has no page of its own.
    if (!client || client.merged_into !== null) throw new AppError("not_found");
    const noteId = await addNote(transaction, { clientId, text, by: staff, at });
    await record(transaction, staff, { clientId, noteId, action: "client.add-note", after: {}, at });
    return await requireNote(transaction, { clientId, noteId });
  });
}

/** Corrects a note; who did stands beside it. @throws 404; 409 with the note as it stands where it was corrected since */
export async function staffCorrectNote(
  { db, clock }: NoteServices,
  staff: Staff,
  { text, expectedVersion, ...which }: WhichNote & { text: string; expectedVersion: number | undefined },
): Promise<ClientNote> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const note = await requireNote(transaction, which);
    const seen = { id: note.id, version: expectedVersion ?? note.version };
    // What is said again as it stands changes nothing, and leaves no line.
    if (seen.version === note.version && text === note.text) return note;
    const change = { text, changed_by: staff.name, changed_at: at.toISOString() };
    if (!(await changeNote(transaction, seen, change)))
      throw new AppError("conflict", { extra: { fresh: await requireNote(transaction, which) } });
    const { version } = await requireNote(transaction, which);
    const said = { before: { version: note.version }, after: { version } };
    await record(transaction, staff, { ...which, action: "client.correct-note", ...said, at });
    return await requireNote(transaction, which);
  });
}

/** Deletes a note, or takes that back. @throws 404; 409 where another did at once */
export async function staffRemoveNote(
  { db, clock }: NoteServices,
  staff: Staff,
  { isRemoved, ...which }: WhichNote & { readonly isRemoved: boolean },
): Promise<ClientNote> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const note = await findNote(transaction, which);
    if (!note || (note.removed_at !== null) === isRemoved) throw new AppError("not_found");
    const removed_at = isRemoved ? at.toISOString() : null;
    if (!(await changeNote(transaction, note, { removed_at }))) throw new AppError("conflict");
    const action = isRemoved ? "client.delete-note" : "client.restore-note";
    const said = { before: { deleted: !isRemoved }, after: { deleted: isRemoved } };
    await record(transaction, staff, { ...which, action, ...said, at });
    const { removed_at: before, ...shown } = note;
    return { ...shown, version: note.version + 1 };
  });
}

async function requireNote(db: Db, which: WhichNote): Promise<ClientNote> {
  const found = await findNote(db, which);
  if (!found || found.removed_at !== null) throw new AppError("not_found");
  const { removed_at, ...note } = found;
  return note;
}

interface Recorded extends WhichNote {
  readonly action: `client.${"add" | "correct" | "delete" | "restore"}-note`;
  readonly before?: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly at: Date;
}

/** The history says that it was done. What is noted stands in the note alone, which goes when the client is erased. */
async function record(
  transaction: Transaction,
  staff: Staff,
  { clientId, noteId, before, after, ...entry }: Recorded,
): Promise<void> {
  await recordAudit(transaction, {
    ...{ subject: "client", subjectId: clientId, actor: auditActorOf(staff), ...entry },
    ...(before && { before: { client_note: noteId, ...before } }),
    after: { client_note: noteId, ...after },
  });
}
