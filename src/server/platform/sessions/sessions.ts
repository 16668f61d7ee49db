import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import type { Db, Transaction } from "../database/db.ts";
import { isOneOf } from "../database/is-one-of.ts";
import type { SessionKind } from "./sessions.table.ts";
import { hashToken, issueToken } from "./token.ts";

/** How long a session lives unused, and at the most. */
const lifetimes: Record<SessionKind, { idle: number; absolute: number }> = {
  staff: { idle: minutes(30), absolute: hours(12) },
  client: { idle: hours(24), absolute: days(30) },
};
const touchEvery = seconds(60);

export interface Session {
  readonly tokenHash: string;
  readonly kind: SessionKind;
  readonly subjectId: number;
}

interface Opening {
  /** What the session is listed as. */
  readonly device?: string | undefined;
  /** The quote whose mailed link opens it, for a client. */
  readonly quoteId?: number | null;
}

/** Opens a session and returns its token, the only time that it is known. */
export async function openSession(
  db: Db,
  kind: SessionKind,
  subjectId: number,
  now: Date,
  { device = "", quoteId = null }: Opening = {},
): Promise<string> {
  const token = issueToken();
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      kind,
      subject_id: subjectId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimes[kind].absolute).toISOString(),
      device,
      quote_id: quoteId,
    })
    .execute();
  return token;
}

/** The live session of a token; it is read at every request, so that a revocation counts at once. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom("sessions")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  if (isIdle(row, now)) return undefined;
  const unusedFor = now.getTime() - Date.parse(row.last_seen_at);
  if (unusedFor > touchEvery) await touch(db, row.token_hash, now);
  return { tokenHash: row.token_hash, kind: row.kind, subjectId: row.subject_id };
}

/** Whether a session is still there; nothing ends it until the transaction does. */
export async function holdSession(transaction: Transaction, tokenHash: string): Promise<boolean> {
  const result = await transaction
    .updateTable("sessions")
    .set((eb) => ({ device: eb.ref("device") }))
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/**
 * Ends every session of a person, after a new password or a lost right, but `except`.
 * @returns how many there were
 */
export async function closeSessionsOf(
  db: Db,
  kind: SessionKind,
  subjectId: number,
  except = "",
): Promise<number> {
  const result = await db
    .deleteFrom("sessions")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("token_hash", "!=", except)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends every session that was opened with a mailed link of these quotes. @returns how many */
export async function closeSessionsThroughLinks(db: Db, quoteIds: readonly number[]): Promise<number> {
  const result = await db
    .deleteFrom("sessions")
    .where(isOneOf(db, "quote_id", quoteIds))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A session has not been used for as long as its kind allows. */
export function isIdle(
  { kind, last_seen_at }: { kind: SessionKind; last_seen_at: string },
  now: Date,
): boolean {
  return now.getTime() - Date.parse(last_seen_at) > lifetimes[kind].idle;
}

export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
}

async function touch(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now.toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
}
