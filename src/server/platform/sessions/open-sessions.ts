import { createHash } from "node:crypto";
import type { Db, Transaction } from "../database/db.ts";
import type { SessionKind } from "./sessions.table.ts";
import { isIdle } from "./sessions.ts";

/** The owner of the sessions, and the session of the request. */
export interface Signed {
  readonly kind: SessionKind;
  readonly subjectId: number;
  readonly tokenHash: string;
}

/** The sessions of a person that still open something, the newest first. */
export async function listOpenSessions(db: Db | Transaction, { kind, subjectId }: Signed, now: Date) {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  return rows.filter((row) => !isIdle(row, now));
}

/** Ends the sessions of all accounts but `except`. @returns how many */
export async function closeAllSessions(transaction: Transaction, except: string): Promise<number> {
  const result = await transaction
    .deleteFrom("sessions")
    .where("token_hash", "!=", except)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A name for a session by which its owner may end it, and which opens nothing. */
export function sessionIdOf(tokenHash: string): string {
  return createHash("sha256").update(`session ${tokenHash}`).digest("hex").slice(0, 16);
}
